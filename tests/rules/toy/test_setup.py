"""The setup, and the texts of a table."""

from __future__ import annotations

import pytest
from rules.toy.words import new, table

import coltexpress
from coltexpress.games.toy.printed import CRATES
from coltexpress.kernel.errors import BadPosition, Unreadable

AT_STAKE = "toy players=2 hands=1245,1235 cars=B$300;-;*$600;- agenda=bid:? sealed=-,-"


@pytest.mark.parametrize(("players", "letters"), [("2", "BT"), ("3", "BTO"), ("4", "BTOD")])
def test_two_to_four_play_and_each_seat_has_its_bandit(players: str, letters: str) -> None:
    """T-SETUP-01"""
    t = new(players=players)
    assert "".join([t.word("bandit", seat) for seat in range(t.g.players)]) == letters
    for wrong in ("1", "5", "two"):
        with pytest.raises(Unreadable, match="expected 2 to 4"):
            new(players=wrong)


def test_every_car_has_a_closed_crate_and_says_what_may_be_in_it() -> None:
    """T-SETUP-02"""
    t = new()
    assert t.cars == "-;-;-;-"
    assert [list(values) for values in CRATES] == [
        [200, 200, 300],
        [100, 300, 500],
        [0, 400, 600],
        [0, 0, 1000],
    ]


def test_everybody_begins_with_the_same_bid_cards_for_all_to_see() -> None:
    """T-SETUP-03"""
    t = new(players="2")
    assert t.hands == "12345,12345"
    seen = coltexpress.read_view(f"{AT_STAKE.replace('*$600', '*?')} seen-by=B").state
    assert [list(hand) for hand in seen.hand] == [[1, 2, 4, 5], [1, 2, 3, 5]]  # type: ignore[attr-defined]


def test_the_first_seat_is_the_first_lookout() -> None:
    """T-SETUP-04, T-ROUND-01"""
    t = new()
    assert (t.story(), t.asks()) == (["round-began 1 B"], ["B which-car 1 2 3 4"])


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (
            AT_STAKE.replace("*$600", "*$500"),
            "cars=\\$500: expected one of \\$0, \\$400, \\$600 .T-SETUP-02",
        ),
        (AT_STAKE.replace("*$600", "*?"), "seen-by"),
        (AT_STAKE.replace("B$300", "*$300"), "'.' stands twice in cars="),
        (
            AT_STAKE.replace("*$600", "-"),
            "agenda=…bid and cars=….? go together: both or neither .T-ROUND-01",
        ),
        (AT_STAKE.replace("1245", "124"), "B has 3 cards in hands=; expected 4 .T-BID-03"),
        (AT_STAKE.replace("1245", "1246"), "hands=6: expected one of 1, 2, 3, 4, 5 .T-SETUP-03"),
        (AT_STAKE.replace("1245", "1254"), "hands=1254: expected in order, and each only once"),
        (
            AT_STAKE.replace("agenda=bid:? sealed=-,-", "agenda=-"),
            "agenda=- does not fit cars=…- .T-END-01",
        ),
        (AT_STAKE.replace("agenda=bid:?", "agenda=bid:?,bid:?"), "no rule has left"),
    ],
)
def test_a_table_that_no_game_leads_to_is_refused(wrong: str, reason: str) -> None:
    """T-SETUP-02, T-SETUP-03, T-BID-03, T-END-01"""
    with pytest.raises((BadPosition, Unreadable), match=reason):
        table(wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        AT_STAKE.replace("B$300", "Z$300"),
        AT_STAKE.replace("B$300", "B300"),
        AT_STAKE.replace("B$300", ""),
        AT_STAKE.replace("1245", "12x5"),
        AT_STAKE.replace("hands=1245,1235", "hands=1245"),
        f"{AT_STAKE} hat=1",
        AT_STAKE.replace("players=2", "players=2 all_equal=maybe"),
    ],
)
def test_a_line_that_cannot_be_read_is_refused(wrong: str) -> None:
    """T-SETUP-01"""
    with pytest.raises(Unreadable):
        table(wrong)
