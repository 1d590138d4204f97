"""Chapter A5: the four kinds of turns."""

import pytest
from scenario import schemin

TRAIN = "-/*;-/-;-/-;-/OBT"
HANDS = {"O": "mcfrp", "B": "mcfrp", "T": "mcfrp"}


def test_in_a_standard_turn_cards_are_played_face_up() -> None:
    """C-TURN-01"""
    t = schemin(TRAIN, card="r24_bridge", hands=HANDS)
    assert t.options() == "m c f r p draw"
    assert t.play("O play-or-draw f", "B play-or-draw p").pile == "O:f,B:p"


def test_in_a_tunnel_cards_are_played_face_down() -> None:
    """C-TURN-02"""
    t = schemin(TRAIN, card="r24_tunnel", turn=1, hands=HANDS)
    assert t.asks() == ["O play-or-draw (m) (c) (f) (r) (p) draw"]
    t.play("O play-or-draw (f)", "B play-or-draw (p)")
    assert (t.pile, t.seen_by("O").pile) == ("O:(f),B:(p)", "O:(f),B:(?)")


def test_in_a_tunnel_one_may_draw_too() -> None:
    """C-TURN-02, C-PLAN-02"""
    t = schemin(TRAIN, card="r24_tunnel", turn=1, hands=HANDS, decks={"O": "s"})
    t.play("O play-or-draw draw")
    assert (t.hand("O"), t.pile) == ("mcsfrp", "-")


def test_speeding_up_everybody_acts_twice_before_the_next() -> None:
    """C-TURN-03, C-TURN-04, C-RULE-10"""
    t = schemin(TRAIN, card="r24_bridge", turn=1, hands=HANDS)
    t.play("O play-or-draw f")
    assert t.asks() == ["O play-or-draw m c r p draw"]
    t.play("O play-or-draw p")
    assert t.asks() == ["B play-or-draw m c f r p draw"]
    t.play("B play-or-draw m c", "T play-or-draw r m")
    assert t.pile == "O:f,O:p,B:m,B:c,T:r,T:m"


@pytest.mark.parametrize(
    ("first", "second", "pile", "hand"),
    [
        ("draw", "draw", "-", "mmccsffrrp!n"),
        ("draw", "m", "O:m", "cffrrp!n"),
        ("f", "draw", "O:f", "mcfrrp!n"),
        ("f", "p", "O:f,O:p", "mcr"),
    ],
)
def test_speeding_up_one_draws_six_or_plays_two_or_does_one_of_each(
    first: str, second: str, pile: str, hand: str
) -> None:
    """C-TURN-04, C-RULE-09"""
    t = schemin(
        TRAIN, card="r24_bridge", turn=1, hands=HANDS, decks={"O": "msc"}, tops={"O": "!nrf"}
    )
    t.play(f"O play-or-draw {first}", f"O play-or-draw {second}").roll()
    assert (t.pile, t.hand("O")) == (pile, hand)


def test_a_switching_turn_runs_counter_clockwise_from_the_first_player() -> None:
    """C-TURN-05, C-RULE-10"""
    t = schemin(TRAIN, card="r24_angry_marshal", turn=3, hands=HANDS, first="B")
    t.play("B play-or-draw f", "O play-or-draw m", "T play-or-draw c")
    assert t.pile == "B:f,O:m,T:c"


def test_the_first_player_opens_every_turn_also_after_switching() -> None:
    """C-RULE-12, C-TURN-05"""
    hands = dict.fromkeys("OBTCG", "mmcf")
    t = schemin(
        "-/*;-/-;-/-;-/-;-/-;-/OBTCG", card="r56_angry_marshal", turn=2, hands=hands, first="T"
    )
    t.play("T play-or-draw m", "B play-or-draw m")
    assert t.pile == "T:m,B:m"
    t.play_out().go("turn:0")
    assert t.asks() == ["T play-or-draw m c f draw"]
