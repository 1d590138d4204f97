"""Is a win rate sharper if it is corrected for luck?

    python3 scripts/luck.py classic --bots greenhorn,greenhorn,greenhorn,greenhorn --games 360

Chance is a seat whose options are listed. So whenever it draws, a judge can say how good the table
is for each seat after each draw, and how much better the real draw is than the mean one: that much
is luck, and its mean over all draws is zero. A result without its luck has the same expectation as
the result itself, whatever the judge says, and varies less if the judge knows something [AIVAT,
Burch and others, 2018; here without a correction for choices, as nobody knows how likely they
were]. The set-up is left as it is.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Callable
from statistics import fmean, pvariance
from typing import NamedTuple

from coltexpress.bots.judge import judge_of
from coltexpress.games import game
from coltexpress.kernel.agenda import CHANCE, Ask, State, choose
from coltexpress.sim.ratings import CERTAINTY
from coltexpress.sim.series import Series, play

Value = Callable[[State], list[float]]  # by seat, how good a table is


def luck_of(g: State, question: Ask, value: Value) -> dict[int, list[float]]:
    """By draw, by seat: how much better the table is after it than after the mean draw."""
    values = {}
    for option in set(question.options):
        after = g.copy()
        choose(after, CHANCE, option)
        values[option] = value(after)
    means = [
        fmean([values[option][seat] for option in question.options]) for seat in range(g.seats)
    ]
    return {
        option: [own - mean for own, mean in zip(found, means, strict=True)]
        for option, found in values.items()
    }


class Game(NamedTuple):
    """One game of a series: by bot, its share of the win and its luck."""

    shares: list[float]
    luck: list[float]


def watched(series: Series, number: int, value: Value) -> Game:
    """Play a game and add up the luck of each bot."""
    book, seats = game(series.game), series.seating(number).seats()
    total = [0.0] * len(seats)

    def drawn(g: State, question: Ask, choice: int) -> None:
        if not book.is_setting_up(g):
            for seat, luck in enumerate(luck_of(g, question, value)[choice]):
                total[seat] += luck

    result = play(series, number, drawn)
    return Game(result.shares, [total[seat] for seat in seats])


class Figures(NamedTuple):
    """The mean of some results and half of its 95 % interval."""

    mean: float
    half: float


def figures(results: list[float]) -> Figures:
    """What is known of the mean of these results."""
    return Figures(fmean(results), CERTAINTY * math.sqrt(pvariance(results) / len(results)))


def in_words(games: list[Game], seconds: float, plain_seconds: float) -> str:
    """The win rates of all bots with and without their luck, and what that saves."""
    lines, plain, adjusted = [], 0.0, 0.0
    for bot in range(len(games[0].shares)):
        as_is = figures([one.shares[bot] for one in games])
        without = figures([one.shares[bot] - one.luck[bot] for one in games])
        plain, adjusted = plain + as_is.half**2, adjusted + without.half**2
        lines.append(
            f"bot {bot + 1}: {100 * as_is.mean:.1f} ± {100 * as_is.half:.2f} %, "
            f"without luck {100 * without.mean:.1f} ± {100 * without.half:.2f} %"
        )
    ratio = math.sqrt(adjusted / plain) if plain else 1.0
    lines.append(
        f"{len(games)} games: intervals are {100 * (1 - ratio):.1f} % smaller, "
        f"in {seconds:.0f} s instead of {plain_seconds:.0f}"
    )
    return "\n".join(lines)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True)
    parser.add_argument("--games", type=int, default=360)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    bots = tuple(given.bots.split(","))
    series = Series(given.game, {"players": str(len(bots))}, bots, given.games, given.seed)
    series.check()
    start = time.perf_counter()
    for number in range(given.games):
        play(series, number)
    between = time.perf_counter()
    value = judge_of(given.game).chances
    games = [watched(series, number, value) for number in range(given.games)]
    print(in_words(games, time.perf_counter() - between, between - start))


if __name__ == "__main__":
    main(sys.argv[1:])
