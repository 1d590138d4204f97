"""How the fields of a scene are read from a table, who may see them, and what each event touches.

Every field, or row of a field, is read as one row of machine numbers, a single number as a row of
one. Every kind of event declares which fields, or which rows of a field, it can touch; so only
those are looked at. What stands and what only some eyes own follows from the agenda
and the open questions too; it is settled when all events of an update have been told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from coltexpress.games import part
from coltexpress.kernel.agenda import BLANK, HIDDEN, LOWEST, MASK, WIDTH, A, Ask, State
from coltexpress.kernel.events import Event
from coltexpress.kernel.rules import Rulebook, StepKind
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.wire.messages import Question
from coltexpress.wire.values import OPEN, Row, Value

# The shapes of fields.
NUMBER: Final = 0
FLAG: Final = 1  # a number that is true or false
NUMBERS: Final = 2
COUNTS: Final = 3  # numbers of which each can change by itself
ROWS: Final = 4  # rows of numbers

MOST_ROWS: Final = 32  # more than any field has

# The ways to find the row of a field that an event touches.
WHOLE: Final = 0  # it touches the whole field
FIXED: Final = 1  # always the same row
ARGUMENT: Final = 2  # an argument of the event is the row
AT: Final = 3  # the spot of a bandit
PLAYER: Final = 4  # the player of a bandit
SEAT: Final = 5  # the seat of a bandit
PROFESSORE: Final = 6  # the place after the last player
VIA: Final = {"": ARGUMENT, "at": AT, "player_of": PLAYER, "seat": SEAT}


class Field:
    """A field of a scene."""

    def __init__(self, name: str, shape: int, *, veiled: bool = False) -> None:
        self.name = name
        self.shape: i64 = shape
        self.veiled = veiled  # is it not the same to all eyes?
        self.keys = [f"{name}.{place}" for place in range(MOST_ROWS)]  # by row, in patches


class Touch:
    """A field, or one row of it, that a kind of event can change."""

    def __init__(self, field: int, way: int, place: int) -> None:
        self.field: i64 = field
        self.way: i64 = way
        self.place: i64 = place  # of an argument of the event, or the row itself


class Reader:
    """One game's scene: its fields, how each is read, and what each event touches."""

    def __init__(self, fields: Sequence[Field], book: Rulebook) -> None:
        self.fields = list(fields)
        self.events = book.events
        self.facts = book.facts
        self.names = [kind.name for kind in book.events]
        self.args = [kind.args for kind in book.events]
        self.showing: i64 = self.names.index("showed") if "showed" in self.names else BLANK
        places = {field.name: place for place, field in enumerate(fields)}
        self.touches = [
            [touch(text, places, kind.args) for text in kind.touches] for kind in book.events
        ]

    # what a game has to say

    def numbers(self, g: State, field: i64, row: i64) -> vec[i64]:
        """A field, or one row of it; perhaps the very row of the table."""
        raise NotImplementedError

    def rows(self, g: State, field: i64) -> i64:
        """How many rows a field has."""
        raise NotImplementedError

    def covered(self, g: State, field: i64, row: i64, value: vec[i64], shown: vec[i64]) -> vec[i64]:
        """What everybody can see of a veiled field; `shown` are the tokens turned over so far."""
        raise NotImplementedError

    def knowers(self, g: State, field: i64, row: i64) -> i64:
        """The seats that see more of a veiled field than everybody, one bit each."""
        raise NotImplementedError

    def known(self, g: State, field: i64, row: i64, value: vec[i64], seat: i64) -> vec[i64]:
        """What one of these seats sees."""
        return value

    def row_of(self, g: State, way: i64, number: i64) -> i64:
        """The row that belongs to an argument of an event."""
        raise NotImplementedError

    def stands(self, g: State) -> Row:
        """What agenda and questions say, the same to all eyes."""
        raise NotImplementedError

    def foresight(self, g: State) -> vec[i64]:
        """All that the previews follow from, the sealed answers apart."""
        raise NotImplementedError

    def preview_changed(self, g: State, before: vec[i64], after: vec[i64]) -> i64:
        """The seats whose previews may be others than with the foresight before, one bit each."""
        raise NotImplementedError

    def owns(self, g: State, eyes: i64, foresight: vec[i64]) -> Row:
        """What only these eyes have."""
        raise NotImplementedError

    def shown(self, g: State) -> vec[i64]:
        """By bandit: how many of its tokens everybody has seen under."""
        return vec[i64]()

    def complete(self, question: Question, g: State, asked: Ask, foresight: vec[i64]) -> None:
        """Add to a question what lies on offer and where each option may lead."""

    # what follows

    def located(self, g: State, each: Touch, event: Event) -> i64:
        """The row that an event will touch; BLANK for none, or for a whole field."""
        way = each.way
        if way == WHOLE:
            return BLANK
        if way == FIXED:
            return each.place
        if way == PROFESSORE:
            return self.row_of(g, way, 0)
        number: i64 = event.args[each.place]
        return number if way == ARGUMENT else self.row_of(g, way, number)

    def told(self, g: State, field: i64, row: i64, value: vec[i64]) -> Value:
        """What was read of a field, or of a row of it, as it is told."""
        shape = self.fields[field].shape
        if shape == NUMBER or (shape == COUNTS and row != BLANK):
            return value[0]
        if shape == FLAG:
            return value[0] != 0
        if shape == ROWS and row == BLANK:
            return self.whole(g, field)
        return plain(value)

    def whole(self, g: State, field: i64) -> Value:
        """A field with all its rows."""
        shape = self.fields[field].shape
        if shape == ROWS:
            return [plain(self.numbers(g, field, row)) for row in range(self.rows(g, field))]
        if shape == COUNTS:
            return [self.numbers(g, field, row)[0] for row in range(self.rows(g, field))]
        return self.told(g, field, BLANK, self.numbers(g, field, BLANK))

    def read(self, g: State) -> Row:
        """Everything that can be read from a table without knowing who looks."""
        return {field.name: self.whole(g, place) for place, field in enumerate(self.fields)}


@cache
def reader_of(game: str) -> Reader:
    """The reader of the game with this name."""
    reader = part(game, "scene.fields").READER
    assert isinstance(reader, Reader), "every game has a reader"
    return reader


def touch(text: str, fields: Mapping[str, int], args: tuple[str, ...]) -> Touch:
    """What `hand@player`, `top@player_of:target`, `queue@0` or `at` stands for."""
    name, _, where = text.partition("@")
    if not where:
        return Touch(fields[name], WHOLE, BLANK)
    if where.isdigit():
        return Touch(fields[name], FIXED, int(where))
    if where == "professore":
        return Touch(fields[name], PROFESSORE, BLANK)
    via, _, argument = where.rpartition(":")
    return Touch(fields[name], VIA[via], args.index(argument))


# What is often read


def one(number: i64) -> vec[i64]:
    """A number as a row."""
    return append(vec[i64](capacity=1), number)


def plain(numbers: vec[i64]) -> list[int]:
    """A row as it leaves for the wire."""
    return [int(number) for number in numbers]  # compiled, this is quicker than list(numbers)


def is_same(one_row: vec[i64], other: vec[i64]) -> bool:
    """Do two rows hold the same numbers?"""
    count: i64 = len(one_row)
    if count != len(other):
        return False
    place: i64 = 0
    while place < count and one_row[place] == other[place]:
        place += 1
    return place == count


def sealed_for(g: State, eyes: i64) -> list[int]:
    """The sealed answers, as far as these eyes may know them."""
    return [
        answer if answer == BLANK or eyes in (owner, OPEN) else HIDDEN
        for owner, answer in enumerate(g.sealed)
    ]


def argument(step: i64, place: i64) -> i64:
    """An argument of a step of the agenda."""
    return (step >> (A + WIDTH * place) & MASK) - LOWEST


def first_args(steps: Sequence[StepKind]) -> list[str]:
    """By rule: the type of its first argument, or nothing."""
    return [kind.args[0] if kind.args else "" for kind in steps]
