"""The end: who has won, and who came how far."""

from __future__ import annotations

import pytest
from rules.toy.words import BOOK, new, table


def test_the_game_ends_when_all_crates_are_open() -> None:
    """T-END-01"""
    t = new(players="2")
    t.play("B which-car 1", "dice what-is-inside $200").bid(B=1, T=5)
    t.play("T which-car 2", "dice what-is-inside $300").bid(B=2, T=4)
    t.play("B which-car 3", "dice what-is-inside $0").bid(B=3, T=2)
    t.play("dice what-is-inside $0").bid(B=4, T=3)
    assert (t.asks(), t.story()[-2:]) == ([], ["game-ended", "won T"])


@pytest.mark.parametrize(
    ("cars", "ranks"),
    [
        ("B$300;T$500;T$0;T$1000", [2, 1, 3]),  # the most money
        ("B$300;O$300;O$0;x$0", [2, 3, 1]),  # as much money, but more crates
        ("B$300;O$300;x$0;x$0", [1, 3, 1]),  # all alike: they share the victory
        ("x$300;x$300;x$0;x$0", [1, 1, 1]),  # nobody has anything
    ],
)
def test_most_money_wins_then_most_crates(cars: str, ranks: list[int]) -> None:
    """T-END-02, T-END-03"""
    t = table(f"toy players=3 hands=1,1,1 cars={cars} agenda=-")
    assert BOOK.ranks(t.g) == ranks
    assert BOOK.winners(t.g) == [seat for seat, rank in enumerate(ranks) if rank == 1]


def test_every_winner_is_told() -> None:
    """T-END-01, T-END-03"""
    t = table("toy players=2 hands=12,12 cars=B$300;T$300;*$0;x$0 agenda=bid:? sealed=-,-")
    t.bid(B=2, T=2)
    assert t.story()[-3:] == ["game-ended", "won B", "won T"]
