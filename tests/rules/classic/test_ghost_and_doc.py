"""Chapter A10, the powers of Schemin': Ghost and Doc."""

from collections.abc import Iterator

import pytest
from scenario import Scenario, given, schemin, stealin

from coltexpress.games.classic.printed import (
    ROUND_CARDS,
    SPEEDING_UP,
    STANDARD,
    TUNNEL,
    TURNS,
)
from coltexpress.kernel.rows import row

TRAIN = "-/*;-/-;-/-;-/GOB"
MADE_UP = 0  # the round card whose turns are replaced
HANDS = {"G": "mcf", "O": "mcf", "B": "mcf"}


def test_ghost_may_play_his_first_card_of_the_round_face_down() -> None:
    """C-GHOST-01"""
    t = schemin(TRAIN, card="r24_bridge", hands=HANDS)
    assert t.asks() == ["G play-or-draw m c f (m) (c) (f) draw"]
    t.play("G play-or-draw (f)")
    assert (t.pile, t.asks()) == ("G:(f)", ["O play-or-draw m c f draw"])


def test_ghost_may_play_his_first_card_face_up() -> None:
    """C-GHOST-01, C-RULE-15"""
    t = schemin(TRAIN, card="r24_bridge", hands=HANDS).play("G play-or-draw f")
    assert t.pile == "G:f"


@pytest.mark.parametrize("first", ["f", "(f)", "draw"])
def test_only_the_first_play_of_the_round_can_be_hidden(first: str) -> None:
    """C-GHOST-01, C-GHOST-02, C-ED-16"""
    t = schemin(
        TRAIN, card="r24_braking", hands={"G": "mff", "O": "mm", "B": "mm"}, tops={"G": "mmm"}
    )
    t.play(f"G play-or-draw {first}", "O play-or-draw m", "B play-or-draw m")
    assert t.options() == "m f draw"


def test_ghost_can_hide_a_card_again_in_the_next_round() -> None:
    """C-GHOST-01"""
    t = given(TRAIN, rounds="r24_braking", turn=3).go("round").roll()
    assert t.options() == "m c s f (m) (c) (s) (f) draw"


def test_the_hidden_card_shows_only_when_it_is_carried_out() -> None:
    """C-RULE-54"""
    t = stealin("-/*;-/-;-/GO;-/B", pile="O:m,G:(m)")
    assert (t.pile, t.seen_by("O").pile) == ("O:m,G:(m)", "O:m,G:(?)")
    t.play("O move-where 1i")
    assert (t.seen_by("O").pile, t.story("O")[-1]) == ("G:m", "revealed G m")


def test_no_round_card_begins_with_a_tunnel_or_with_speeding_up() -> None:
    """C-RULE-52, C-RULE-53, C-ED-16"""
    assert len(TURNS) == len(ROUND_CARDS)
    assert {turns[0] for turns in TURNS} == {STANDARD}


@pytest.fixture
def made_up_card() -> Iterator[int]:
    """A round card with other turns, for rules that no printed card can show."""
    turns = TURNS[MADE_UP]
    yield MADE_UP
    TURNS[MADE_UP] = turns


def with_card(made_up: int, *kinds: int) -> Scenario:
    TURNS[made_up] = row(list(kinds))
    t = given(TRAIN, hands={"G": "mcf", "O": "mmmm", "B": "mmmm"}, tops={"G": "mmm"})
    t.g.round_cards = row([made_up])
    return t.go(*[f"turn:{number}" for number in range(len(kinds))])


def test_a_tunnel_as_first_turn_hides_ghosts_card_anyway_and_saves_nothing(
    made_up_card: int,
) -> None:
    """C-RULE-52"""
    t = with_card(made_up_card, TUNNEL, STANDARD)
    assert t.options() == "(m) (c) (f) draw"
    t.play("G play-or-draw (f)", "O play-or-draw (m)", "B play-or-draw (m)")
    assert t.options() == "m c draw"


@pytest.mark.parametrize(
    ("first", "left"), [("f", "m c draw"), ("(f)", "m c draw"), ("draw", "m c f draw")]
)
def test_when_speeding_up_first_only_the_first_of_ghosts_two_plays_can_be_hidden(
    made_up_card: int, first: str, left: str
) -> None:
    """C-RULE-53, C-ED-16"""
    t = with_card(made_up_card, SPEEDING_UP, STANDARD)
    assert t.options() == "m c f (m) (c) (f) draw"
    assert t.play(f"G play-or-draw {first}").options() == left


def test_doc_draws_seven_cards_at_the_start_of_a_round() -> None:
    """C-DOC-01"""
    t = given(TRAIN, card="r24_bridge").go("round").roll()
    assert (t.hand("G"), t.hand("O"), t.hand("B")) == ("mmccsf", "mmccsff", "mmccsf")


def test_doc_draws_only_three_during_the_phase() -> None:
    """C-DOC-01, C-PLAN-04"""
    t = schemin(TRAIN, card="r24_bridge", first="O", hands=HANDS, tops={"O": "!n!nrr"})
    assert t.play("O play-or-draw draw").hand("O") == "mcfrr!n"
