"""Play the same games with the interpreted and the compiled engine, and compare everything.

    python3 scripts/same_games.py --games 10000 --jobs 2

The games of each kind take the numbers of players in turn, with a random mix of editions and
options; every fiftieth is played by bots. In both forms the same seed must give the same
questions, events for every seat, position lines, views, guesses, scores and winners. The first game
that differs is named, with the first line in which it does.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from itertools import zip_longest
from typing import Final

import progress
from mixed import some_bot
from soak import mix

from coltexpress.bots.bot import Bot
from coltexpress.bots.levels import make
from coltexpress.games import NAMES, game
from coltexpress.kernel.agenda import NOBODY, Ask, State, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import ColtExpressError
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look, told
from coltexpress.notation.position import line, line_of_view

FORMS: Final = {"interpreted": "0", "compiled": "1"}
BATCH: Final = 100
BOTS_EVERY: Final = 50
LINE_EVERY: Final = 10  # choices


class Different(Exception):
    """The two forms do not play the same game."""


# One game --------------------------------------------------------------------------------------


def story(name: str, number: int) -> Iterator[str]:
    """All that can be known of one game, line by line."""
    book, dice = game(name), Dice(number)
    settings, g = start(book, number, dice)
    yield f"{name} {number} {settings}"
    bots = bots_for(book, g, dice) if number % BOTS_EVERY == 0 else []
    choices = 0
    while g.asks:
        question = waiting(g)[dice.below(len(waiting(g)))]
        choice = answer(bots, g, question, dice)
        yield f"{question.seat} {question.what} {list(question.options)} {choice}"
        choose(g, question.seat, choice)
        choices += 1
        if choices % LINE_EVERY == 0:
            yield from glimpse(book, g, choices % g.seats, dice)
    yield line(book, g)
    for seat in [*range(g.seats), NOBODY]:
        yield f"{seat} {told(g.log or [], seat)}"
    yield f"{book.scores(g)} {book.ranks(g)} {book.winners(g)}"


def start(book: Rulebook, number: int, dice: Dice) -> tuple[dict[str, str], State]:
    """A new game for the next number of players, with the first options that go together."""
    while True:
        settings = mix(book, dice)
        settings["players"] = str(book.players[number % len(book.players)])
        try:
            return settings, book.new(settings, dice, listen=True)
        except ColtExpressError:
            continue


def bots_for(book: Rulebook, g: State, dice: Dice) -> list[Bot]:
    return [make(some_bot(dice), book, dice.below(1 << 30)) for _ in range(g.seats)]


def answer(bots: list[Bot], g: State, question: Ask, dice: Dice) -> int:
    if bots:
        return bots[question.seat].choose(look(g, question.seat), question)
    return dice.answer(question.options)


def glimpse(book: Rulebook, g: State, seat: int, dice: Dice) -> Iterator[str]:
    """The table, what a seat sees of it, and what it may guess."""
    view = look(g, seat)
    yield line(book, g)
    yield line_of_view(book, view)
    yield line(book, book.determinize(view, dice))


# Both forms ------------------------------------------------------------------------------------


def digest(lines: Iterable[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


def told_by(form: str, *words: str) -> list[str]:
    """What this script prints when the engine has that form."""
    settings = os.environ | {"COLTEXPRESS_COMPILED": FORMS[form]}
    command = [sys.executable, __file__, *words]
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Different(f"the {form} engine fails:\n{done.stderr}")
    return done.stdout.splitlines()


def compare(name: str, games: range) -> int:
    """Play these games in both forms; how many were the same, which is all of them or none."""
    words = ("--digests", name, str(games.start), str(games.stop))
    one, other = told_by("interpreted", *words), told_by("compiled", *words)
    for number, *digests in zip(games, one, other, strict=True):
        if len(set(digests)) > 1:
            raise Different(first_difference(name, number))
    return len(games)


def first_difference(name: str, number: int) -> str:
    stories = [told_by(form, "--story", name, str(number)) for form in FORMS]
    for lines in zip_longest(*stories, fillvalue="(over)"):
        if len(set(lines)) > 1:
            told = "\n".join(f"{form}: {words}" for form, words in zip(FORMS, lines, strict=True))
            return f"{name}, game {number}:\n{told}"
    return f"{name}, game {number}: different once, but not again"


def run(name: str, games: range, jobs: int) -> None:
    """All games of one kind, with a progress line."""
    parts = [range(one, min(one + BATCH, games.stop)) for one in games[::BATCH]]
    start, same = time.monotonic(), 0
    with ThreadPoolExecutor(jobs) as pool:
        waiting_for = [pool.submit(compare, name, part) for part in parts]
        try:
            for done in waiting_for:
                same += done.result()
                left = (time.monotonic() - start) / same * (len(games) - same)
                progress.show(
                    f"{name}: {bar(same / len(games))} {same:,} games, {left:4.0f} s left"
                )
        finally:
            pool.shutdown(cancel_futures=True)
    progress.end()
    print(f"{name}: {same:,} games, the same in both forms; {time.monotonic() - start:,.0f} s")


def bar(share: float, width: int = 20) -> str:
    return "█" * round(share * width) + "░" * (width - round(share * width))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=sorted(NAMES), action="append")
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--digests", nargs=3, metavar=("GAME", "FIRST", "END"))
    parser.add_argument("--story", nargs=2, metavar=("GAME", "NUMBER"))
    given = parser.parse_args()
    if given.digests:
        name, first, end = given.digests
        print("\n".join(digest(story(name, number)) for number in range(int(first), int(end))))
    elif given.story:
        print("\n".join(story(given.story[0], int(given.story[1]))))
    else:
        try:
            for name in given.game or sorted(NAMES):
                run(name, range(given.first, given.first + given.games), given.jobs)
        except Different as difference:
            print(f"\n{difference}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
