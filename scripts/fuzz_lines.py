"""Change position lines in every way: each is refused with a reason, or can be played to its end.

    python3 scripts/fuzz_lines.py --lines 1000000 --jobs 2
    python3 scripts/fuzz_lines.py --game super --replay 12345     # one case again, with its lines
    python3 scripts/fuzz_lines.py --line "classic players=3 …"    # one line

A case is a random game with any options. About one in so many of its positions is written down, as
a whole or as somebody sees it; then fields, parts, steps, numbers and letters are swapped, left
out, doubled, replaced or taken from another position of the same game. What is not refused as
Unreadable or BadPosition must be read again from its own line, be filled in if it is a view, and be
played to its end with all checks after every choice (or, with --every 10, after about every tenth
and at the end). The first failure stops the run, and prints the command that replays it.
"""

from __future__ import annotations

import argparse
import faulthandler
import time
from collections import Counter
from collections.abc import Callable
from multiprocessing import get_context

import progress
from soak import mix

from coltexpress.games import GAMES, game
from coltexpress.kernel.agenda import NOBODY, State, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import BadPosition, ColtExpressError, Unreadable
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look
from coltexpress.notation.position import line, line_of_view, read, read_view

LONGEST = 3_000  # choices; the longest games have a few hundred
SHORT = 12  # rules; a game with no more of them has few choices
LINES = 100  # a case, more or less
GUESSES = 3  # a view is filled in so often
PATIENCE = 120  # seconds for one case, which takes about one
NUMBERS = ("0", "1", "2", "3", "4", "5", "6", "7", "9", "13", "23", "99", "250", "8191", "999999")
STRANGE = "-?$#*!()<>:;,/=+@%~jxbndmcfrpsPGCDBTOYWMSi0123456789é→"
SEPARATORS = (",", ";", "/", ":", "-", "")


class Failure(Exception):
    """A line that was neither refused nor played."""


def one_of(dice: Dice, things: list[str]) -> str:
    """Any of these."""
    return things[dice.below(len(things))]


# How a line is changed. Each takes its fields, those of another line, and the dice.

Fields = list[str]
Change = Callable[[Fields, Fields, Dice], Fields]


def leave_out(parts: Fields, others: Fields, dice: Dice) -> Fields:
    """Without one part."""
    gone = dice.below(len(parts))
    return parts[:gone] + parts[gone + 1 :]


def double(parts: Fields, others: Fields, dice: Dice) -> Fields:
    """With one part twice."""
    place = dice.below(len(parts))
    return [*parts[:place], parts[place], *parts[place:]]


def swap(parts: Fields, others: Fields, dice: Dice) -> Fields:
    """With two parts in each other's place."""
    a, b = dice.below(len(parts)), dice.below(len(parts))
    swapped = parts[:]
    swapped[a], swapped[b] = parts[b], parts[a]
    return swapped


def take_over(parts: Fields, others: Fields, dice: Dice) -> Fields:
    """With one part of the other."""
    place = dice.below(len(parts))
    return [*parts[:place], one_of(dice, others), *parts[place + 1 :]]


def insert(parts: Fields, others: Fields, dice: Dice) -> Fields:
    """With one part of the other between."""
    place = dice.below(len(parts) + 1)
    return [*parts[:place], one_of(dice, others), *parts[place:]]


CHANGES: tuple[Change, ...] = (leave_out, double, swap, take_over, insert)


def changed_text(text: str, other: str, dice: Dice) -> str:
    """A text with some of its parts changed, down to its letters and numbers."""
    if dice.below(8) == 0:
        return one_of(dice, [*NUMBERS, "-", "?", ""])
    mark = SEPARATORS[dice.below(len(SEPARATORS))]
    if mark == "":
        letters = [*STRANGE] if dice.below(2) else [*other] or ["-"]
        return "".join(CHANGES[dice.below(len(CHANGES))]([*text] or ["-"], letters, dice))
    parts, others = text.split(mark), other.split(mark)
    if len(parts) > 1 and dice.below(2):
        place = dice.below(len(parts))
        parts[place] = changed_text(parts[place], one_of(dice, others), dice)
        return mark.join(parts)
    return mark.join(CHANGES[dice.below(len(CHANGES))](parts, others, dice))


def changed(text: str, other: str, dice: Dice) -> str:
    """A line with one to three changes; the other is of the same game."""
    name, *fields = text.split(" ")
    by_name = dict(field.partition("=")[::2] for field in other.split(" ")[1:])
    for _ in range(1 + dice.below(3)):
        place = dice.below(len(fields)) if dice.below(3) else fields.index(agenda_in(fields))
        key, _, value = fields[place].partition("=")
        how = dice.below(8)
        if how == 0 and len(fields) > 1:
            fields = CHANGES[dice.below(len(CHANGES))](fields, other.split(" ")[1:], dice)
        elif how < 4:
            fields[place] = f"{key}={by_name.get(key, value)}"
        else:
            fields[place] = f"{key}={changed_text(value, by_name.get(key, value), dice)}"
        if not fields:
            break
    return " ".join([name, *fields])


def agenda_in(fields: Fields) -> str:
    """The field with the agenda, or any if there is none."""
    return next((field for field in fields if field.startswith("agenda=")), fields[0])


# What is done with a line.


def try_line(text: str, dice: Dice, every: int = 1) -> str:
    """What became of a line: refused, played as a state, or played as a view."""
    try:
        if " seen-by=" in text:
            return try_view(text, dice, every)
        g = read(text)
    except (Unreadable, BadPosition):
        return "refused"
    book = game(text.split(maxsplit=1)[0])
    again = read(line(book, g))
    if again != g:
        raise Failure("read again it is another position")
    play_on(book, g, dice, every)
    return "played"


def try_view(text: str, dice: Dice, every: int) -> str:
    """A view is read again from its line, filled in, and played to its end."""
    view = read_view(text)
    book = game(text.split(maxsplit=1)[0])
    if read_view(line_of_view(book, view)) != view:
        raise Failure("read again it is another view")
    guesses = [book.determinize(view, Dice(dice.below(2**31))) for _ in range(GUESSES)]
    for guess in guesses:
        if look(guess, view.seat) != view:
            raise Failure("filled in it looks different")
        book.check(guess)
    play_on(book, guesses[0], dice, every)
    return "played as a view"


def play_on(book: Rulebook, g: State, dice: Dice, every: int = 1) -> None:
    """Random choices until the game is over, with the table checked after every so many."""
    choices = 0
    while waiting(g):
        question = waiting(g)[dice.below(len(waiting(g)))]
        choose(g, question.seat, dice.answer(question.options))
        choices += 1
        if choices % every == 0:
            book.check(g)
        if choices > LONGEST:
            raise Failure("the game does not end")
    book.check(g)
    read(line(book, g))
    book.winners(g)
    book.scores(g)


def lines_of(book: Rulebook, dice: Dice) -> list[str]:
    """Some positions of a random game, as they are or as somebody sees them."""
    try:
        g = book.new(mix(book, dice))
    except ColtExpressError:  # options that exclude each other
        return []
    every = 12 if len(book.steps) > SHORT else 2
    found = [line(book, g)]
    while waiting(g):
        question = waiting(g)[dice.below(len(waiting(g)))]
        choose(g, question.seat, dice.answer(question.options))
        if dice.below(every) == 0:
            found.append(line(book, g))
            seat = dice.below(g.seats + 1)
            found.append(line_of_view(book, look(g, NOBODY if seat == g.seats else seat)))
    return found


def fuzz(name: str, number: int, every: int = 1, show: bool = False) -> Counter[str]:
    """One case: what became of its lines."""
    book, dice = game(name), Dice(number)
    lines = lines_of(book, dice)
    results: Counter[str] = Counter()
    if not lines:
        return results
    for _ in range(LINES):
        text = changed(one_of(dice, lines), one_of(dice, lines), dice)
        if show:
            print(text, flush=True)
        try:
            results[try_line(text, dice, every)] += 1
        except Exception as error:
            again = f"python3 scripts/fuzz_lines.py --game {name} --replay {number}"
            raise Failure(f"{error!r}\n{text}\nthe whole case again: {again}") from error
    return results


def work(job: tuple[str, int, int]) -> Counter[str]:
    """One case in a process of its own, which may not hang."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    results = fuzz(*job)
    faulthandler.cancel_dump_traceback_later()
    return results


def run(names: list[str], lines: int, first: int, jobs: int, every: int) -> None:
    """Cases of all these games, until there were so many lines."""
    counts: dict[str, Counter[str]] = {name: Counter() for name in names}
    cases = lines // LINES
    todo = [(names[number % len(names)], first + number, every) for number in range(cases)]
    began, done = time.monotonic(), 0
    with get_context("spawn").Pool(jobs) as pool:
        for (name, *_), results in zip(todo, pool.imap(work, todo, chunksize=4), strict=True):
            counts[name].update(results)
            done += results.total()
            progress.show(f"{done:,} of {lines:,} lines, {time.monotonic() - began:,.0f} s")
    progress.end()
    for name, count in counts.items():
        print(name, f"{count.total():,} lines:", *[f"{n:,} {what}" for what, n in count.items()])


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=[*GAMES])
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first case")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--every", type=int, default=1, help="check after so many choices")
    parser.add_argument("--replay", type=int, metavar="CASE")
    parser.add_argument("--line")
    given = parser.parse_args()
    names = [given.game] if given.game else list(GAMES)
    if given.line:
        print(try_line(given.line, Dice(0)))
    elif given.replay is not None:
        print(fuzz(names[0], given.replay, show=True))
    else:
        run(names, given.lines, given.first, given.jobs, given.every)


if __name__ == "__main__":
    main()
