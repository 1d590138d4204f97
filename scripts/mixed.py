"""Play many games between bots of all levels and characters, in every game, count and option.

    python3 scripts/mixed.py --games 10000 --jobs 2

Each game has its own random mix of players, options and bots. Every choice must be one of the
options, and every game must end. The searching bots think only a little, so that there is time for
many games: what they may choose does not depend on how long they think.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from multiprocessing import get_context

from soak import LONGEST, mix

from coltexpress.bots.characters import CHARACTERS
from coltexpress.bots.levels import make
from coltexpress.games import GAMES, game
from coltexpress.kernel.agenda import choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import ColtExpressError
from coltexpress.kernel.views import look
from coltexpress.notation.position import line

BOTS = ("uniform", "greenhorn", "greenhorn", "outlaw@1", "desperado@3", "legend@2", "plain@2")
BATCH = 10


def some_bot(dice: Dice) -> str:
    """Any level with any character."""
    level, at, effort = BOTS[dice.below(len(BOTS))].partition("@")
    character = list(CHARACTERS)[dice.below(len(CHARACTERS))]
    return f"{level}:{character}{at}{effort}"


def play(number: int) -> Counter[str]:
    """One game; counts what it was."""
    dice = Dice(number)
    name = sorted(GAMES)[number % len(GAMES)]
    book = game(name)
    settings = mix(book, dice)
    try:
        g = book.new(settings, dice)
    except ColtExpressError:
        return Counter(["refused options"])
    names = [some_bot(dice) for _ in range(g.seats)]
    bots = [make(one, book, dice.below(1 << 30)) for one in names]
    choices = 0
    while g.asks:
        question = waiting(g)[0]
        try:
            choice = bots[question.seat].choose(look(g, question.seat), question)
            assert choice in question.options, f"{names[question.seat]} chose {choice}"
            assert choices < LONGEST, "the game does not end"
        except Exception as error:
            raise RuntimeError(f"game {number}, {settings}: {error}\n{line(book, g)}") from error
        choose(g, question.seat, choice)
        choices += 1
    return Counter({"games": 1, "choices": choices, f"{name} {g.seats} players": 1})


def batch(job: tuple[int, int]) -> Counter[str]:
    """Several games in a row."""
    total: Counter[str] = Counter()
    for number in range(*job):
        total += play(number)
    return total


def main() -> None:
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
    with get_context("spawn").Pool(given.jobs) as pool:
        for done, part in enumerate(pool.imap_unordered(batch, work), start=1):
            total += part
            left = (time.perf_counter() - start) / done * (len(work) - done)
            print(f"\r{done / len(work):4.0%}, {left:4.0f} s left", end="", file=sys.stderr)
    print(file=sys.stderr)
    counts = ", ".join([f"{count:,} {what}" for what, count in sorted(total.items())])
    print(f"{counts}; no illegal choice; {time.perf_counter() - start:,.0f} s")


if __name__ == "__main__":
    main()
