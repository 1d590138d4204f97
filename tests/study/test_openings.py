"""The opening book: counts of first choices, and those that come with the games."""

from __future__ import annotations

import msgspec
import pytest

from coltexpress.games import OFFERED, game
from coltexpress.kernel.errors import Unreadable
from coltexpress.study.openings import (
    Count,
    OpeningBook,
    Tally,
    bandits_in,
    book_of,
    openings,
)


def tallied(name: str, games: int) -> OpeningBook:
    tally = Tally(name, players=3, games=games, seed=1)
    for number in range(games):
        tally.add(number)
    return tally.opening_book()


@pytest.mark.parametrize("name", ["toy", "super"])
def test_every_seat_of_every_game_is_counted_once(name: str) -> None:
    found = tallied(name, 6)
    assert sum(count.games for count in found.counts) == 18
    assert sum(count.wins for count in found.counts) == pytest.approx(3 * 6 * found.even, abs=0.01)
    assert {count.place for count in found.counts} == {0, 1, 2}


def test_first_choices_are_drawn() -> None:
    found = tallied("toy", 30)
    assert len({count.word for count in found.counts if count.place == 0}) >= 4


def test_counts_are_added_up_with_an_interval() -> None:
    counts = [
        Count("tuco", 0, "m", 10, 6.0),
        Count("tuco", 1, "m", 10, 4.0),
        Count("belle", 0, "f", 40, 4.0),
    ]
    book = OpeningBook("classic", 1, 3, "sharp", 1, 20, 0.3333, counts)
    best, worst = openings(book)
    assert (best.word, best.games, best.rate) == ("m", 20, 0.5)
    assert best.low < 0.5 < best.high
    assert worst.word == "f"
    assert [one.games for one in openings(book, "tuco", 1)] == [10]
    assert openings(book, "belle", 1) == []
    assert bandits_in(book) == ["belle", "tuco"]


@pytest.mark.parametrize("name", OFFERED)
def test_every_game_has_its_book(name: str) -> None:
    book = book_of(name)
    assert book.rules == game(name).version, "count anew: coltexpress study book --games"
    assert sum(count.games for count in book.counts) >= 3 * book.games
    assert {count.place for count in book.counts} == set(range(book.players))
    assert sum(count.wins for count in book.counts) == pytest.approx(
        book.games * book.players * book.even, rel=0.01
    )


def test_a_game_without_a_book_says_so() -> None:
    with pytest.raises(Unreadable, match="no opening book"):
        book_of("toy")


def test_json_comes_back_as_it_went() -> None:
    found = tallied("toy", 3)
    assert msgspec.json.decode(msgspec.json.encode(found), type=OpeningBook) == found
