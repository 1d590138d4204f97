"""Positions as texts, and what no table can look like."""

from collections.abc import Callable

import pytest
from rules.armored.words import BOOK, Words, again, given, resting, set_up, stealin

import coltexpress
from coltexpress.games.armored.options import EDITIONS, read_options
from coltexpress.games.armored.printed import EVENTS, PRINTED
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.classic.state import OVER, SCHEMIN
from coltexpress.kernel.errors import BadPosition, Unreadable
from coltexpress.kernel.rows import joined, row


def test_a_position_in_the_middle_of_a_nudge_can_be_read_again() -> None:
    """A-NUDGE-01"""
    t = stealin(
        "-/-;-/C;-/-;-/-",
        pile="G:n,P:(@T)",
        seats="GTCBD",
        rest="S3r",
        turn=3,
        then=("happen", "end_round"),
    )
    t.play("G nudge-whom C", "G nudge-what move")
    assert again(t).asks() == t.asks() == ["C take-action move none"]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("armored=-/x", "armored=G/x", "G is on the trains twice"),
        ("armored=-/x", "armored=*/x", "one courier in each armored car"),
        (";*b500/", ";b500/", "a courier is not in his car"),
        ("cars=baggage", "cars=saloon", "not in this train"),
        ("cars=baggage", "cars=restaurant", "twice"),
        ("advances=0", "advances=9", "clear after five"),
        ("advances=0", "advances=3", "advances once each round"),
        ("neutral=23", "neutral=22", "neutral bullets are missing"),
        ("neutral=23", "neutral=24", "more than 23"),
        ("guns=6,6", "guns=5,6", "pawn 0 has 5 bullets"),
        ("bunch=-", "bunch=m", "under the Wild Bunch token lies a bullet of nobody"),
        ("bunch=-", "bunch=n", "Il Professore has laid no neutral bullet under the token"),
        ("healed-away=-", "healed-away=e", "a bullet of nobody was healed"),
        ("wounds=-,", "wounds=n,", "without its cause"),
        ("ladder=0", "ladder=9", "no such space"),
        ("ladder=0", "ladder=1", "does not play"),
        ("professore-bullets=0", "professore-bullets=1", "Il Professore has 1"),
        ("held=$250", "held=$250dR", "tokens are missing"),
        ("first=0", "first=7", "first player"),
        ("diverted=0", "diverted=4", "two teams"),
        ("bonus=0,", "bonus=1,", "two cards"),
        ("kept=0,", "kept=1,", "no Action plan, so no card is kept"),
        ("healed=0,", "healed=3,", "two bullets"),
        ("unders=-,", "unders=n,", "cards|not his"),
    ],
)
def test_a_position_that_no_game_can_reach_is_refused(old: str, new: str, reason: str) -> None:
    """A-RULE-24, A-COURIER-03, A-TRAIN-01, A-COMP-08"""
    text = set_up("GTCB").line
    assert old in text
    with pytest.raises(BadPosition, match=reason):
        coltexpress.read(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("nnn0", "y", "."),
        ("phase=schemin", "phase=napping", "phase"),
        ("pile=-", "pile=G", "colon"),
        ("pile=-", "pile=G:mm", "one card"),
        ("decks=", "decks=z", "has no card"),
        ("decks=", "decks=+", "is not a card of G"),
        ("starting=", "starting=-/-;", "parts"),
        ("box=", "box=q", "has no loot"),
        ("turn=0", "turn=x", "whole number"),
        ("turn=0", "turn=0 hat=1", "unknown fields"),
    ],
)
def test_a_text_that_is_not_a_position_is_refused(old: str, new: str, reason: str) -> None:
    """A-RULE-74"""
    text = set_up("GTCB").line.replace("n0n0n1500", "nnn0")
    assert old in text
    with pytest.raises((Unreadable, BadPosition), match=reason):
        coltexpress.read(text.replace(old, new, 1))


def test_nobody_can_be_inside_the_tender_or_beside_a_courier() -> None:
    """A-TENDER-01, A-COURIER-01, A-RULE-24"""
    t = resting()
    for spot, reason in ((10, "Tender"), (13, "beside a courier")):
        t.g.at[0] = spot
        with pytest.raises(BadPosition, match=reason):
            BOOK.check(t.g)


def test_nobody_holds_the_other_teams_document() -> None:
    """A-ROB-04"""
    with pytest.raises(BadPosition, match="other team's document"):
        BOOK.check(resting(held={"G": "dR"}).g)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("target", "Z"),
        ("courier", "*3"),
        ("seat", "Z"),
        ("player", "P"),
        ("spot", "S9i"),
        ("section", "B1"),
        ("action", "nap"),
        ("healing", "m?"),
        ("loot", "gold"),
        ("token", "jj"),
        ("round_card", "bridge"),
        ("cause", "z"),
    ],
)
def test_a_word_that_is_none_is_refused(kind: str, text: str) -> None:
    """A-RULE-37"""
    with pytest.raises(Unreadable):
        BOOK.read_word(given().g, kind, text)


def test_the_polish_edition_sets_seven_options() -> None:
    """A-ED-01..07"""
    english, polish = (BOOK.settings(BOOK.new({"edition": one})) for one in EDITIONS)
    assert english == {"players": "4"}
    assert polish == {
        "players": "4",
        "professore_bullets": "neutral",
        "heal_choice": "neutral_first",
        "healed_neutral_bullets": "pile",
        "robbery_pick": "choice",
        "nudge_source": "own_card",
        "gatling_loot_pick": "random",
        "armory_draw": "optional",
    }


def test_a_diversion_of_the_last_round_is_forgotten_when_a_turn_begins() -> None:
    """A-DIVERSION-04, C-RULE-91"""
    words: Words = {"wounds": {"G": "m"}, "neutral": 22, "hands": {"G": "m!n"}}
    words |= {"expert_variant": "true", "expert_bullet_discard": "may"}
    t = given(card="a24_swivel_arm", **words)
    t.g.phase, t.g.diverted = SCHEMIN, 2
    turns = [f"turn:{turn}" for turn in range(len(t.g.turns()))]
    players = [f"drop_bullets:{one}" for one in "GTCB"]
    t.go(*players, *turns, "lay_down", "steal", "happen", "end_round")
    assert again(t).g == t.g
    t.play("G drop-which-bullet done")
    assert (again(t).g, t.g.diverted) == (t.g, 0)
    with pytest.raises(BadPosition, match="only a Diversion can be used"):
        coltexpress.read(t.line.replace("diverted=0", "diverted=2"))


def test_unknown_options_are_refused() -> None:
    """A-COMP-01"""
    for settings in ({"marshals_revenge": "most"}, {"edition": "zh"}, {"mode": "chaos"}):
        with pytest.raises(Unreadable):
            read_options(settings)


def test_every_event_of_the_rulebooks_is_on_some_card() -> None:
    """A-COMP-05, A-COMP-06"""
    assert set(PRINTED.event_of) - {-1} == set(range(len(EVENTS)))


def test_a_view_with_an_unknown_deck_is_checked_too() -> None:
    """A-DIVERSION-02"""
    t = resting(unders={"G": "p"})
    BOOK.check(t.seen_by("T").g)
    view = t.seen_by("T").g
    view.under[0] = joined(view.under[0], row([-2]))
    with pytest.raises(BadPosition, match="wrong number of cards"):
        BOOK.check(view)


def over_too_early(g: Armored) -> None:
    g.agenda = row([])
    g.phase = OVER


def loot_in_the_tender(g: Armored) -> None:
    g.floor[10] = row([g.box[0]])
    g.box = row(list(g.box)[1:])


def the_same_card_again(g: Armored) -> None:
    g.round_cards = row([g.round_cards[0]] * 2)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda g: g.who.__setitem__(1, g.who[0]), "same bandit"),
        (lambda g: g.who.__setitem__(1, 9), "guest"),
        (lambda g: g.at.__setitem__(0, -1), "some bandits are on the train"),
        (lambda g: setattr(g, "at", row([-1] * 4)), "without bandits"),
        (lambda g: setattr(g, "courier", row([-1] * 3)), "no couriers"),
        (lambda g: g.courier.__setitem__(0, 20), "not in his car"),
        (lambda g: setattr(g, "marshal", 0), "Marshal"),
        (loot_in_the_tender, "inside the Tender"),
        (lambda g: g.box.__setitem__(0, g.box[15]), "more tokens of one value"),
        (the_same_card_again, "turned up twice"),
        (lambda g: setattr(g, "round_cards", row([14])), "another set"),
        (lambda g: setattr(g, "round_cards", row([0, 1, 2, 3, 14, 15])), "only 5 rounds"),
        (lambda g: setattr(g, "turn", 5), "no such turn"),
        (over_too_early, "ends after 5 rounds"),
        (lambda g: g.under.__setitem__(0, row([8])), "not his"),
    ],
)
def test_a_table_that_no_game_can_reach(change: Callable[[Armored], None], reason: str) -> None:
    """A-RULE-05, A-RULE-24, A-SETUP-20, A-ROUND-01, A-TENDER-01"""
    g = resting().g
    BOOK.check(g)
    change(g)
    with pytest.raises(BadPosition, match=reason):
        BOOK.check(g)


def test_bandits_settled_beforehand_are_those_on_the_table() -> None:
    """A-RULE-01"""
    g = set_up("GTCB").g
    g.who[0] = 5
    with pytest.raises(BadPosition, match="other bandits"):
        BOOK.check(g)


@pytest.mark.parametrize(
    ("kept", "settings", "reason"),
    [
        ("2,0,0,0", {}, "each may keep one card"),
        ("1,0,0,0", {"expert_variant": "true"}, "the Expert variant has no Action plan"),
    ],
)
def test_no_more_is_kept_than_an_action_plan_allows(
    kept: str, settings: Words, reason: str
) -> None:
    """A-PLAN-01, A-PLAN-03"""
    t = given(card="a24_coordinated", turn=4, hands={"G": "f"}, **settings)
    t.g.phase = SCHEMIN
    text = t.go("lay_down", "steal", "happen", "end_round").line
    assert coltexpress.read(text) == t.g
    with pytest.raises(BadPosition, match=reason):
        coltexpress.read(text.replace("kept=0,0,0,0", f"kept={kept}"))
