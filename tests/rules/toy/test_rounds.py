"""A round: the lookout looks, everybody bids, the crate is opened."""

from __future__ import annotations

import pytest
from rules.toy.words import BOOK, SPECTATOR, new, table

from coltexpress.games.toy.rulebook import state_of
from coltexpress.kernel.agenda import HIDDEN
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import IllegalChoice
from coltexpress.kernel.views import look

THREE = "toy players=3 hands=1234,1235,2345 cars=-;-;x$0;*$1000 agenda=bid:? sealed=-,-,-"


def test_a_round_is_a_look_and_a_bid() -> None:
    """T-ROUND-01, T-LOOK-01"""
    t = new(players="2").play("B which-car 3", "dice what-is-inside $600")
    assert t.story()[1:] == ["chose-car B 3", "looked B $600"]
    assert t.asks() == ["B which-bid 1 2 3 4 5", "T which-bid 1 2 3 4 5"]


def test_the_lookout_passes_on_clockwise() -> None:
    """T-ROUND-02"""
    t = new(players="2").play("B which-car 1", "dice what-is-inside $200").bid(B=1, T=2)
    assert t.asks() == ["T which-car 2 3 4"]
    t.play("T which-car 2", "dice what-is-inside $100").bid(B=2, T=1)
    assert t.asks() == ["B which-car 3 4"]


def test_only_a_closed_crate_can_be_chosen() -> None:
    """T-LOOK-01"""
    t = table("toy players=2 hands=1245,1235 cars=B$300;-;-;- agenda=bid:?,look:T:?:?")
    assert t.asks() == ["T which-car 2 3 4"]
    with pytest.raises(IllegalChoice, match="'1' is not offered to T"):
        t.play("T which-car 1")


def test_the_last_crate_needs_no_choice() -> None:
    """T-LOOK-01"""
    t = table("toy players=2 hands=123,123 cars=B$300;T$100;-;- agenda=bid:?,look:B:?:?")
    t.play("B which-car 4", "dice what-is-inside $0").bid(B=1, T=2)
    assert t.asks() == ["dice what-is-inside $0 $400 $600"]


@pytest.mark.parametrize(
    ("car", "drawn"), [("1", "$200 $200 $300"), ("4", "$0 $0 $1000")], ids=["front", "rear"]
)
def test_chance_fills_the_crate_with_what_is_printed(car: str, drawn: str) -> None:
    """T-LOOK-02"""
    assert new().play(f"B which-car {car}").asks() == [f"dice what-is-inside {drawn}"]


def test_only_the_lookout_knows_what_is_in_the_crate() -> None:
    """T-LOOK-03"""
    t = new(players="2").play("B which-car 4", "dice what-is-inside $1000")
    told = [t.story(seat)[-1] for seat in (0, 1, SPECTATOR)]
    assert told == ["looked B $1000", "looked B ?", "looked B ?"]
    crates = [state_of(look(t.g, seat).state).crate[3] for seat in (0, 1, SPECTATOR)]
    assert crates == [1000, HIDDEN, HIDDEN]


def test_a_guess_fills_the_crate_with_what_is_printed() -> None:
    """T-LOOK-02, T-LOOK-03"""
    view = look(table(THREE).g, 2)
    guesses = [state_of(BOOK.determinize(view, Dice(seed))).crate[3] for seed in range(20)]
    assert set(guesses) == {0, 1000}


def test_all_bid_at_the_same_time_the_lookout_too() -> None:
    """T-BID-01"""
    assert table(THREE).asks() == [
        "B which-bid 1 2 3 4",
        "T which-bid 1 2 3 5",
        "O which-bid 2 3 4 5",
    ]


def test_a_bid_is_secret_and_can_be_changed_until_the_last_is_made() -> None:
    """T-BID-02"""
    t = table(THREE).bid(B=4, T=1)
    assert list(look(t.g, 2).state.sealed) == [HIDDEN, HIDDEN, -1]
    t.bid(B=3, O=2)
    assert [told for told in t.story() if told.startswith("bid")] == [
        "bid B 3",
        "bid T 1",
        "bid O 2",
    ]


def test_a_used_card_is_gone() -> None:
    """T-BID-03"""
    t = table(THREE).bid(B=1, T=2, O=3)
    assert t.hands == "234,135,245"


def test_the_crate_is_opened_for_all_to_see() -> None:
    """T-BID-04"""
    t = table(THREE).bid(B=1, T=2, O=3)
    assert "opened 4 $1000" in t.story(SPECTATOR)
    assert state_of(look(t.g, SPECTATOR).state).crate[3] == 1000


@pytest.mark.parametrize(
    ("bids", "taker"),
    [
        ({"B": 4, "T": 3, "O": 2}, "B"),
        ({"B": 3, "T": 3, "O": 2}, "O"),  # the highest is not alone
        ({"B": 2, "T": 5, "O": 5}, "B"),
        ({"B": 2, "T": 2, "O": 5}, "O"),
    ],
)
def test_the_highest_bid_that_nobody_else_made_takes_the_crate(
    bids: dict[str, int], taker: str
) -> None:
    """T-BID-05"""
    t = table(THREE).bid(**bids)
    assert f"took {taker} 4 $1000" in t.story()
    assert t.cars == f"-;-;x$0;{taker}$1000"


def test_a_crate_for_which_no_bid_stands_alone_falls_off_the_train() -> None:
    """T-BID-06"""
    t = table(THREE).bid(B=3, T=3, O=3)
    assert "lost-crate 4 $1000" in t.story()
    assert t.cars == "-;-;x$0;x$1000"


def test_at_lookout_such_a_crate_is_the_lookouts() -> None:
    """T-BID-06"""
    t = table(THREE.replace("players=3", "players=3 all_equal=lookout")).bid(B=3, T=3, O=3)
    assert t.cars == "-;-;x$0;T$1000"
