"""Play many games between bots of all levels and characters, in every game, count and option.

    python3 scripts/mixed.py --games 10000 --jobs 2

Each game has its own random mix of players, options and bots. Every choice must be one of the
options, and every game must end. Most bots are quick, and the searching ones think only a little,
so that there is time for many games: what they may choose does not depend on how long they think.

The first failure stops the run, with the position line and the command that plays that game alone.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context

import progress
from soak import LONGEST, mix

from coltexpress.bots.characters import CHARACTERS
from coltexpress.bots.levels import make
from coltexpress.games import GAMES, game
from coltexpress.kernel.agenda import State, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import ColtExpressError
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look
from coltexpress.notation.position import line

BOTS = (
    *("uniform", "uniform", "greenhorn", "greenhorn", "outlaw@1", "outlaw@2"),
    *("sharp", "sharp", "desperado@3", "legend@2", "legend-search@2", "plain@1"),
)
BATCH = 10
INTERRUPTED = 130

Settings = dict[str, str]


class Wrong(Exception):
    """A bot has chosen what it may not, or a game does not end: says how to see it again."""


def some_bot(dice: Dice) -> str:
    """Any level with any character."""
    level, at, effort = BOTS[dice.below(len(BOTS))].partition("@")
    character = list(CHARACTERS)[dice.below(len(CHARACTERS))]
    return f"{level}:{character}{at}{effort}"


def some_table(book: Rulebook, dice: Dice) -> tuple[Settings, State]:
    """Any options that go together."""
    while True:
        settings = mix(book, dice)
        if settings.get("unofficial_two_players") == "true":
            settings["players"] = "2"  # it is for nothing else
        try:
            return settings, book.new(settings, dice)
        except ColtExpressError:
            continue


def play(number: int) -> Counter[str]:
    """One game; counts what it was."""
    dice = Dice(number)
    name = sorted(GAMES)[number % len(GAMES)]
    settings, g = some_table(game(name), dice)
    names = [some_bot(dice) for _ in range(g.seats)]
    try:
        choices = play_out(game(name), g, names, dice)
    except Exception as error:
        raise Wrong(
            f"game {number}: {error!r}\n{name} with {settings}, bots {', '.join(names)}\n"
            f"{line(game(name), g)}\n"
            f"To see it again: python3 scripts/mixed.py --first {number} --games 1 --jobs 1"
        ) from error
    played = {"games": 1, "choices": choices, f"{name} {g.seats} players": 1}
    return Counter(played | {value_of(name, *pair): 1 for pair in settings.items()})


def play_out(book: Rulebook, g: State, names: list[str], dice: Dice) -> int:
    """The game to its end; the number of choices."""
    bots = [make(name, book, dice.below(1 << 30)) for name in names]
    choices = 0
    while g.asks:
        question = waiting(g)[0]
        choice = bots[question.seat].choose(look(g, question.seat), question)
        assert choice in question.options, (
            f"{names[question.seat]} at seat {question.seat} chose {choice} "
            f"of {list(question.options)} ({book.questions[question.what].name})"
        )
        choose(g, question.seat, choice)
        choices += 1
        assert choices < LONGEST, "the game does not end"
    return choices


def batch(job: tuple[int, int]) -> Counter[str]:
    """Several games in a row."""
    total: Counter[str] = Counter()
    for number in range(*job):
        total += play(number)
    return total


# What was played


def value_of(name: str, option: str, value: str) -> str:
    """How one value of an option is counted."""
    return f"{name} {option}={value}"


def all_values() -> list[str]:
    """Every value of every option of every game."""
    found = []
    for name, book in sorted(GAMES.items()):
        found += [value_of(name, "edition", preset) for preset in book.presets[1:]]
        for option, kind in book.options.items():
            found += [value_of(name, option, value) for value in kind.values]
    return found


def in_words(total: Counter[str], seconds: float) -> str:
    """What was played, and what was not."""
    tables = [f"{count:,} {what}" for what, count in sorted(total.items()) if "=" not in what]
    missing = [value for value in all_values() if not total[value]]
    values = "every value of every option"
    if missing:
        values = f"{len(missing)} values of options not played, {missing[0]} the first"
    return f"{', '.join(tables)}; {values}; no illegal choice; {seconds:,.0f} s"


# The run


def be_quiet() -> None:
    """Ctrl-C is for the process that counts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(work: list[tuple[int, int]], jobs: int) -> Iterator[Counter[str]]:
    """All batches, as they are finished; with one job in this process, to follow an error."""
    if jobs == 1:
        yield from map(batch, work)
        return
    with get_context("spawn").Pool(jobs, be_quiet) as pool:
        yield from pool.imap_unordered(batch, work)


def main() -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="Games between bots of every kind.")
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    last = given.first + given.games
    work = [(first, min(first + BATCH, last)) for first in range(given.first, last, BATCH)]
    total: Counter[str] = Counter()
    start = time.perf_counter()
    try:
        for done, part in enumerate(run(work, given.jobs), start=1):
            total += part
            left = (time.perf_counter() - start) / done * (len(work) - done)
            counted = f"{total['games']:,} games, {left:,.0f} s left"
            progress.show(f"{done / len(work):4.0%}, {counted}")
    except Wrong as wrong:
        print(f"\n{wrong}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"\nstopped after {total['games']:,} games; no illegal choice", file=sys.stderr)
        return INTERRUPTED
    progress.end()
    print(in_words(total, time.perf_counter() - start))
    return 0


if __name__ == "__main__":
    sys.exit(main())
