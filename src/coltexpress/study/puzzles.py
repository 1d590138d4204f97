"""Puzzles: what a seat sees, and the one choice that is clearly best.

Each game has its puzzles in a file in its own folder, a line of JSON each, made by `making.py`.
"""

from __future__ import annotations

import datetime
from collections.abc import Collection, Iterable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

import msgspec

from coltexpress.games import OFFERED, game
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import IllegalChoice, Unreadable
from coltexpress.kernel.views import View
from coltexpress.notation import position
from coltexpress.notation.choices import in_words

FILE: Final = "puzzles.jsonl"
ID_LENGTH: Final = 8  # hexadecimal digits
NEAR: Final = 5  # puzzles that suit a solver; one of them is drawn


class PuzzleLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle as it lies in its file."""

    line: str  # a view
    answers: list[str]  # in words; the best first, and those that are as good
    chances: list[float]  # by option, in the order in which they are offered
    theme: str
    rating: float = 25.0

    @property
    def id(self) -> str:
        """The puzzle by what it shows."""
        return sha256(self.line.encode()).hexdigest()[:ID_LENGTH]


class PuzzleOption(msgspec.Struct, frozen=True):
    """Something that can be answered, and the chance to win that it gives."""

    choice: int
    word: str
    chance: float


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle to solve, with its answer."""

    id: str
    game: str
    line: str  # what the seat sees, as a position line
    seat: int
    what: str  # the question, by its name in the notation
    options: list[PuzzleOption]  # in the order in which they are offered
    answers: list[int]  # the best choice first, and those that are as good
    theme: str  # `<game>-theme-<theme>` is what it is called
    rating: float  # its skill as an opponent; 25 is the mean

    def view(self) -> View:
        """What the seat sees."""
        return position.read_view(self.line)

    def is_solved_by(self, choice: int) -> bool:
        """Is this the answer? Refused if it is not offered."""
        if choice not in [option.choice for option in self.options]:
            raise IllegalChoice(f"{choice} is not offered in puzzle {self.id}")
        return choice in self.answers


@cache
def lines_of(name: str) -> tuple[PuzzleLine, ...]:
    """The puzzles of a game as they lie in its file, in an order that tells nothing."""
    file = files(f"coltexpress.games.{game(name).name}.study") / FILE
    if not file.is_file():
        return ()
    lines = file.read_bytes().splitlines()
    found = [msgspec.json.decode(line, type=PuzzleLine) for line in lines]
    return tuple(sorted(found, key=lambda one: one.id))


def read(line: PuzzleLine) -> Puzzle:
    """A puzzle from its line: the position is read and checked."""
    book = game(line.line.split(maxsplit=1)[0])
    view = position.read_view(line.line)
    if view.ask is None:
        raise IllegalChoice(f"puzzle {line.id} asks its seat nothing")
    asked = in_words(book, view.state, view.ask)
    return Puzzle(
        id=line.id,
        game=book.name,
        line=line.line,
        seat=view.seat,
        what=asked.what,
        options=[
            PuzzleOption(choice, word, chance)
            for choice, word, chance in zip(asked.options, asked.words, line.chances, strict=True)
        ],
        answers=[asked.choice(word) for word in line.answers],
        theme=line.theme,
        rating=line.rating,
    )


def puzzle(id_: str) -> Puzzle:
    """The puzzle with this id."""
    for name in with_puzzles():
        for line in lines_of(name):
            if line.id == id_:
                return read(line)
    raise no_puzzle(id_)


def no_puzzle(id_: str) -> Unreadable:
    """That there is no such puzzle."""
    return Unreadable("", "no_such_puzzle", name=id_)


def with_puzzles() -> list[str]:
    """The games that have puzzles."""
    return [name for name in OFFERED if lines_of(name)]


def suiting(
    lines: Iterable[PuzzleLine], known: Collection[str], skill: float, luck: Dice
) -> PuzzleLine | None:
    """A puzzle that is not known yet, about as hard as suits a skill; none if all are known."""
    left = [one for one in lines if one.id not in known]
    near = sorted(left, key=lambda one: abs(one.rating - skill))[:NEAR]
    return near[luck.below(len(near))] if near else None


def of_the_day(day: datetime.date, name: str | None = None) -> Puzzle:
    """The puzzle of a day: of one game after the other, or of this one; none twice in a row."""
    names = with_puzzles() if name is None else [name]
    turn, place = divmod(day.toordinal(), max(1, len(names)))
    found = lines_of(names[place]) if names else ()
    if not found:
        raise no_puzzle(day.isoformat())
    return read(found[turn % len(found)])
