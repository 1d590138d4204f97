"""Cross-play: each of several bots against a field of each other one.

A bot can be strong against most and weak against one: a single figure does not show that. In games
for teams a team of one bot plays a team of the other; else one bot plays all the others alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

from coltexpress.games import game
from coltexpress.kernel.errors import Unreadable
from coltexpress.sim.arena import Diary, contests_of, even_share, until_known
from coltexpress.sim.ratings import UNRATED, Contest, fit, wilson
from coltexpress.sim.series import Result, Series


class Pair(NamedTuple):
    """Two bots by their places in the list: the one that is measured, and the field."""

    bot: int
    field: int


class Cell(msgspec.Struct, frozen=True):
    """How one bot did against a field of another."""

    bot: str
    field: str
    games: int
    win_rate: float
    even: float
    low: float
    high: float


class Rated(msgspec.Struct, frozen=True):
    """One bot over all fields."""

    name: str
    win_rate: float  # the mean over the fields of others
    rating: float
    rating_low: float
    rating_high: float


class CrossTable(msgspec.Struct, frozen=True):
    """The whole table; this is what `--cross` with `--json` prints."""

    game: str
    players: int
    games: int  # of each pair
    block: int
    seed: int
    seconds: float
    bots: list[Rated]
    cells: list[Cell]


class Cross:
    """A series for each pair of bots. What they share is said by a series of all of them."""

    def __init__(self, series: Series) -> None:
        if len(set(series.bots)) < max(2, len(series.bots)):
            raise Unreadable("a cross-play table needs two different bots or more, each once")
        book = game(series.game)
        self.bots = series.bots
        self.seats = book.new(series.settings).seats
        self.sides = book.teams if book.teams and self.seats % book.teams == 0 else self.seats
        places = range(len(series.bots))
        ordered = [Pair(bot, field) for bot in places for field in places if bot != field]
        # Where there are two sides, what one wins the other loses: both halves are one series.
        self.pairs = [pair for pair in ordered if self.sides > 2 or pair.bot < pair.field]
        self.series = [
            msgspec.structs.replace(series, bots=self.at_table(pair)) for pair in self.pairs
        ]
        for one in self.series:
            one.check()

    def at_table(self, pair: Pair) -> tuple[str, ...]:
        """The bots of a pair as a series names them: the first side is the one's."""
        bot, field = self.bots[pair.bot], self.bots[pair.field]
        return tuple([bot if not place % self.sides else field for place in range(self.seats)])

    def play(
        self, jobs: int, folder: Path | None = None, ray: str | None = None
    ) -> Generator[tuple[int, Result], None, None]:
        """All results, each with the number of its pair; in the folder is a diary of each pair."""
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        for number, (pair, series) in enumerate(zip(self.pairs, self.series, strict=True)):
            file = None if folder is None else folder / f"{pair.bot + 1}-{pair.field + 1}.jsonl"
            diary = None if file is None else Diary(file, series)
            with closing(until_known(series, jobs, None, diary, ray)) as played:
                for result in played:
                    yield number, result

    def table(self, results: list[tuple[int, Result]], seconds: float) -> CrossTable:
        """The figures, by the order of bots and fields."""
        by_pair: list[list[Result]] = [[] for _ in self.pairs]
        contests: Counter[Contest] = Counter()
        for number, result in results:
            by_pair[number].append(result)
        for series, played in zip(self.series, by_pair, strict=True):
            contests += contests_of(series, played)
        cells = self.cells(by_pair)
        ratings = fit(contests)
        bots = [
            Rated(name, mean_rate(name, cells), *ratings.get(name, UNRATED)) for name in self.bots
        ]
        first = self.series[0]
        return CrossTable(
            first.game, self.seats, first.games, first.block, first.seed, seconds, bots, cells
        )

    def cells(self, by_pair: list[list[Result]]) -> list[Cell]:
        """What is known of each pair, those that were seen from the other side too."""
        found: dict[Pair, Cell] = {}
        for pair, series, played in zip(self.pairs, self.series, by_pair, strict=True):
            found[pair] = cell(series, played, 0, self.bots[pair.field])
            if self.sides == 2:
                found[Pair(pair.field, pair.bot)] = cell(series, played, 1, self.bots[pair.bot])
        return [found[pair] for pair in sorted(found)]


def cell(series: Series, results: list[Result], bot: int, field: str) -> Cell:
    """How one bot of a series did."""
    wins = sum([result.shares[bot] for result in results])
    rate = wins / len(results) if results else 0.0
    even = even_share(series, results)
    return Cell(series.bots[bot], field, len(results), rate, even, *wilson(wins, len(results)))


def mean_rate(name: str, cells: list[Cell]) -> float:
    """The mean win rate of a bot over the fields that it has met."""
    rates = [one.win_rate for one in cells if one.bot == name and one.games]
    return sum(rates) / len(rates) if rates else 0.0
