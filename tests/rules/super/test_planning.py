"""Chapter 5: planning."""

import pytest
from rules.super.words import started, train

from coltexpress.games.super.printed import CARDS, HORSE, REFLEX, cards_in, plan_of
from coltexpress.kernel.agenda import BLANK, HIDDEN
from coltexpress.kernel.errors import IllegalChoice
from coltexpress.kernel.views import look


def test_a_round_is_planned_first_and_carried_out_then() -> None:
    """S-GEN-04, S-GEN-05"""
    t = started(players="3").round(*["turn-climb-fire"] * 3)
    names = [text.split()[0] for text in t.story()]
    first = [
        names.index(name) for name in ("round-began", "planned", "execution-began", "revealed")
    ]
    assert first == sorted(first)
    assert names.index("revealed") > len(names) - 1 - names[::-1].index("planned")


def test_everybody_plans_at_the_same_time() -> None:
    """S-PLAN-02"""
    t = started(players="4")
    assert t.asked() == ["A which-plan", "B which-plan", "C which-plan", "D which-plan"]


def test_a_base_plan_is_one_of_24_orders_of_three_different_cards() -> None:
    """S-PLAN-02, S-PLAN-03, S-PLAN-06"""
    plans = [cards_in(plan) for plan in started(players="3").g.asks[0].options]
    assert len({tuple(cards) for cards in plans}) == 24
    assert all(len(set(cards)) == 3 for cards in plans)


@pytest.mark.parametrize(
    ("reflex", "horse", "plans"),
    [("false", "false", 24), ("true", "false", 60), ("false", "true", 60), ("true", "true", 120)],
)
def test_each_expansion_adds_one_card_to_the_choice_of_three(
    reflex: str, horse: str, plans: int
) -> None:
    """S-EXP-02..05"""
    t = started(players="3", reflex=reflex, horse=horse)
    offered = [cards_in(plan) for plan in t.g.asks[0].options]
    assert len(offered) == plans
    assert any(REFLEX in cards for cards in offered) == (reflex == "true")
    assert any(HORSE in cards for cards in offered) == (horse == "true")


def test_without_a_word_neither_expansion_is_in_play() -> None:
    """S-EXP-01"""
    cards = started(players="3").g.options.cards
    assert [CARDS[card] for card in cards] == ["turn", "climb", "move", "fire"]


def test_the_top_card_of_a_plan_comes_first() -> None:
    """S-PLAN-03, S-PLAN-04"""
    t = started(players="3").round("turn-climb-fire", "climb-turn-fire", "climb-turn-move")
    shown = [text for text in t.happened("revealed") if text.startswith("revealed A")]
    assert shown == ["revealed A turn", "revealed A climb", "revealed A fire"]
    assert cards_in(plan_of([3, 0, 2])) == [3, 0, 2]


def test_a_plan_is_seen_by_its_owner_only() -> None:
    """S-PLAN-02, S-RULE-04"""
    t = train("0.in=[<A] 2.in=[<B] 3.in=[<C]")
    t.plan(A="turn-move-fire", B="turn-climb-fire")
    mine, theirs = look(t.g, 0).state.sealed, look(t.g, 2).state.sealed
    assert (mine[1], mine[2], list(theirs)) == (HIDDEN, BLANK, [HIDDEN, HIDDEN, BLANK])
    assert mine[0] == plan_of([0, 2, 3])


def test_a_plan_is_told_to_its_owner_only() -> None:
    """S-PLAN-02, S-RULE-04"""
    t = started(players="3").round("turn-climb-fire", "climb-turn-fire", "climb-turn-move")
    told = [text for text in t.story("A") if text.startswith("planned")]
    assert told == ["planned A turn-climb-fire", "planned B ?", "planned C ?"]


def test_a_plan_can_be_changed_until_the_last_is_in() -> None:
    """S-RULE-04"""
    t = started(players="3").plan(A="turn-move-fire", B="climb-turn-fire")
    assert t.plan(A="move-turn-fire").phase == "planning"
    t.plan(C="climb-turn-move")
    shown = [text for text in t.happened("revealed") if text.startswith("revealed A")]
    assert shown[0] == "revealed A move"
    with pytest.raises(IllegalChoice):
        t.plan(A="turn-move-fire")


def test_cards_not_picked_stay_hidden_and_unused() -> None:
    """S-PLAN-05, S-RULE-04"""
    t = started(players="3").round(*["turn-climb-fire"] * 3)
    assert not any("move" in text for story in (t.story(), t.story("B")) for text in story)


def test_all_cards_come_back_at_the_start_of_every_round() -> None:
    """S-PLAN-01, S-ROUND-08"""
    t = started(players="3").round(*["climb-move-turn"] * 3).draw(301)
    assert (t.story()[-1], t.phase) == ("round-began 2", "planning")
    assert [len(question.options) for question in t.g.asks] == [24, 24, 24]
    assert all(t.shown(one) == t.plan_of(one, seen_by=one) == [] for one in "ABC")
