"""Chapter 6: the plans are carried out."""

from rules.super.words import started, train


def revealed(story: list[str]) -> list[str]:
    """Who revealed a card, in order."""
    return [text.split()[1] for text in story if text.startswith("revealed")]


def test_three_laps_clockwise_from_the_start_player() -> None:
    """S-EXEC-01, S-EXEC-02, S-EXEC-04, S-EXEC-05"""
    t = started("B", players="3").round(*["climb-move-turn"] * 3)
    assert "".join(revealed(t.story())) == "BCA" * 3
    assert t.phase == "round_end"


def test_a_turn_is_one_card_revealed_and_applied_before_the_next() -> None:
    """S-EXEC-03, S-EXEC-04"""
    t = started(players="3").round(*["climb-move-turn"] * 3)
    after = t.story()[t.story().index("execution-began") + 1 :][:4]
    assert after == ["revealed A climb", "climbed A 3r", "revealed B climb", "climbed B 2r"]


def test_an_unwanted_card_must_be_resolved() -> None:
    """S-EXEC-06, S-MOVE-06"""
    t = train("0.in=[<A] 1.ro=[<B] 2.in=[<C]")
    t.round("move-turn-climb", "turn-climb-move", "turn-climb-move")
    assert t.status("A") == "out"


def test_who_is_out_plans_no_more_and_is_skipped() -> None:
    """S-RULE-11"""
    t = train("0.in=[<A] 1.ro=[<B] 2.in=[<C]").round("move-turn-climb", *["turn-climb-move"] * 2)
    assert "".join(revealed(t.story())) == "ABCBCBC"
    assert t.draw(301).asked() == ["B which-plan", "C which-plan"]


def test_the_rest_of_the_plan_of_an_eliminated_player_is_never_shown() -> None:
    """S-RULE-11"""
    t = train("0.in=[<A] 1.ro=[<B] 2.in=[<C]").round("move-fire-turn", *["turn-climb-move"] * 2)
    told = [text for text in t.story("B") if "A" in text.split()]
    assert told == ["planned A ?", "revealed A move", "fell-off A", "eliminated A 1"]
    assert (t.plan_of("A", seen_by="A"), t.plan_of("A", seen_by="B")) == ([], [])


def test_the_order_of_seats_holds_when_the_start_player_falls_in_the_round() -> None:
    """S-RULE-16, S-RULE-27"""
    t = train("0.in=[<B] 1.ro=[<A] 2.in=[<C] 3.in=[<D]", start="B")
    t.round("turn-climb-move", "move-turn-climb", "turn-climb-move", "turn-climb-move")
    assert "".join(revealed(t.story())) == "BCDACDACDA"
