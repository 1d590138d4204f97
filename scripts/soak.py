"""Play many random games of every kind and check the whole table after every choice.

    python3 scripts/soak.py --game classic --games 100000 --jobs 2

Each game has its own random mix of players and options. Every card, token and bullet must be
somewhere, once, after each choice (or, with --every 20, after about every twentieth and at the
end), and every game must end. The first failure stops the run and
prints the game's number, its options and the position line.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from multiprocessing import get_context

import progress

from coltexpress.games import GAMES, game
from coltexpress.kernel.agenda import choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import ColtExpressError
from coltexpress.kernel.rules import Rulebook
from coltexpress.notation.position import line

LONGEST = 5_000  # choices
BATCH = 50


def mix(book: Rulebook, dice: Dice) -> dict[str, str]:
    """Any number of players, and any value for about half of the options."""
    settings = {"players": str(book.players[dice.below(len(book.players))])}
    if len(book.presets) > 1 and dice.below(2):
        settings["edition"] = book.presets[dice.below(len(book.presets))]
    for name, option in book.options.items():
        if dice.below(2):
            settings[name] = option.values[dice.below(len(option.values))]
    return settings


def soak(name: str, number: int, every: int = 1) -> Counter[str]:
    """One game, checked after every so many choices and at its end; counts what it was."""
    book, dice = game(name), Dice(number)
    settings = mix(book, dice)
    try:
        g = book.new(settings)
    except ColtExpressError:
        return Counter(["refused options"])
    choices = 0
    while g.asks:
        question = waiting(g)[dice.below(len(waiting(g)))]
        choose(g, question.seat, dice.answer(question.options))
        choices += 1
        if choices % every and g.asks:
            continue
        try:
            book.check(g)
            assert choices < LONGEST, "the game does not end"
        except Exception as error:
            raise RuntimeError(f"game {number}, {settings}: {error}\n{line(book, g)}") from error
    return Counter({"games": 1, "choices": choices, f"{settings['players']} players": 1})


def batch(job: tuple[str, int, int, int]) -> Counter[str]:
    """Several games in a row."""
    name, first, last, every = job
    total: Counter[str] = Counter()
    for number in range(first, last):
        total += soak(name, number, every)
    return total


def run(name: str, games: range, jobs: int, every: int) -> None:
    """All games of one kind, with a progress line."""
    work = [(name, one, min(one + BATCH, games.stop), every) for one in games[::BATCH]]
    total: Counter[str] = Counter()
    start = time.perf_counter()
    with get_context("spawn").Pool(jobs) as pool:
        for done, part in enumerate(pool.imap_unordered(batch, work), start=1):
            total += part
            left = (time.perf_counter() - start) / done * (len(work) - done)
            progress.show(f"{name}: {done / len(work):4.0%}, {left:4.0f} s left")
    progress.end()
    spent = time.perf_counter() - start
    counts = ", ".join([f"{count:,} {what}" for what, count in sorted(total.items())])
    often = "every choice" if every == 1 else f"every {every} choices"
    print(f"{name}: {counts}; every table sound after {often}; {spent:,.0f} s")


def main() -> None:
    """Read the command line and soak."""
    parser = argparse.ArgumentParser(description="Random games, checked after every choice.")
    parser.add_argument("--game", choices=sorted(GAMES), action="append")
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    for name in given.game or sorted(GAMES):
        run(name, range(given.first, given.first + given.games), given.jobs, given.every)


if __name__ == "__main__":
    main()
