"""How the fields of a scene are read from a state, and what each event touches.

Who may see what is asked of the state, whose fields are declared. Every field, or row of a field,
is read as one row of machine numbers, a single number as a row of one. Every kind of event declares
which fields, or which rows of a field, it can touch; so only those are looked at. What stands and
what only some viewers own follows from the agenda and the open questions too; it is settled when
all events of an update have been told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from coltexpress.games import piece
from coltexpress.kernel.agenda import BLANK, HIDDEN, Ask, State
from coltexpress.kernel.buffers import BytesWriter
from coltexpress.kernel.fields import FOLLOWS, MOST_ROWS, Field
from coltexpress.kernel.log import unpacked
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.shapes import COUNTS, FLAG, NUMBER, ROWS, STACKS
from coltexpress.kernel.vecs import i64, vec
from coltexpress.protocol.drafts import Draft
from coltexpress.protocol.values import OPEN, Row, Value
from coltexpress.protocol.writing import key_of, put_flag, put_number, put_numbers, put_value

# The ways to find the row of a field that an event touches.
WHOLE: Final = 0  # it touches the whole field
FIXED: Final = 1  # always the same row
ARGUMENT: Final = 2  # an argument of the event is the row
AT: Final = 3  # the spot of a bandit
PLAYER: Final = 4  # the player of a bandit
SEAT: Final = 5  # the seat of a bandit
PROFESSORE: Final = 6  # the place after the last player
VIA: Final = {"": ARGUMENT, "at": AT, "player_of": PLAYER, "seat": SEAT}


class Touch:
    """A field, or one row of it, that a kind of event can change."""

    def __init__(self, field: Field, way: int, place: int) -> None:
        self.field = field
        self.way: i64 = way
        self.place: i64 = place  # of an argument of the event, or the row itself
        self.key = key_of(field.name)
        self.keys = [key_of(f"{field.name}.{row}") for row in range(MOST_ROWS)]  # by row
        self.may_repeat = False  # does the kind touch a row of this field before?


class Reader:
    """One game's scene: its fields, how each is read, and what each event touches."""

    def __init__(self, fields: Sequence[Field], book: Rulebook) -> None:
        self.fields = list(fields)
        self.book = book
        self.firsts = [kind.args[0] if kind.args else "" for kind in book.steps]
        self.events = book.events
        self.facts = book.facts
        self.names = [kind.name for kind in book.events]
        self.args = [kind.args for kind in book.events]
        self.openings = [opening(kind.name, kind.args) for kind in book.events]
        self.asked = [f',"what":"{kind.name}"}}'.encode() for kind in book.questions]
        self.questions = [
            f'{{"what":"{kind.name}","type":"{kind.options}",'.encode() for kind in book.questions
        ]
        by_name = {field.name: field for field in fields}
        self.touches = [
            with_repeats([touch(text, by_name, kind.args) for text in kind.touches])
            for kind in book.events
        ]

    # what a game has to say

    def follows(self, g: State, field: i64, row: i64, viewer: i64) -> vec[i64]:
        """What follows from what this viewer may know: a field that no state keeps, or its row."""
        raise NotImplementedError

    def rows(self, g: State, field: i64) -> i64:
        """How many rows such a field has."""
        raise NotImplementedError

    def knowers(self, g: State, field: i64, row: i64) -> i64:
        """The seats that may know more of such a field than everybody, one bit each."""
        return 0

    def row_of(self, g: State, way: i64, number: i64) -> i64:
        """The row that belongs to an argument of an event."""
        raise NotImplementedError

    def stance(self, g: State) -> i64:
        """A number that is another one whenever what stands is."""
        raise NotImplementedError

    def stands(self, g: State) -> Row:
        """What agenda and questions say, the same to all viewers."""
        raise NotImplementedError

    def foresight(self, g: State) -> vec[i64]:
        """All that the previews follow from, the sealed answers apart."""
        raise NotImplementedError

    def preview_changed(self, g: State, before: vec[i64], after: vec[i64]) -> i64:
        """The seats whose previews may be others than with the foresight before, one bit each."""
        raise NotImplementedError

    def owns(self, g: State, viewer: i64, foresight: vec[i64]) -> Row:
        """What only this viewer has."""
        raise NotImplementedError

    def complete(self, draft: Draft, g: State, asked: Ask, foresight: vec[i64]) -> None:
        """Add to a question what lies on offer and where each option may lead."""

    # what follows

    def outcome(self, g: State, over: bool) -> Row:
        """Who has won and with how much, once the game is over."""
        return {
            "winners": self.book.who_won(g) if over else [],
            "scores": self.book.scores(g) if over else [],
        }

    def located(self, g: State, each: Touch, given: i64) -> i64:
        """The row that an event with these packed arguments will touch; BLANK for none, or all."""
        way = each.way
        if way == WHOLE:
            return BLANK
        if way == FIXED:
            return each.place
        if way == PROFESSORE:
            return self.row_of(g, way, 0)
        number = unpacked(given, each.place)
        return number if way == ARGUMENT else self.row_of(g, way, number)

    def numbers(self, g: State, field: Field, row: i64, viewer: i64) -> vec[i64]:
        """A field, or one row of it, as far as this viewer may know it."""
        if field.number >= FOLLOWS:
            return self.follows(g, field.number, row, viewer)
        if viewer == OPEN:
            return g.stored(field.number, row)
        return g.seen(field.number, row, viewer)

    def known_to(self, g: State, field: Field, row: i64) -> i64:
        """The seats that may know more of a field than everybody, one bit each."""
        if field.number >= FOLLOWS:
            return self.knowers(g, field.number, row)
        return g.knowers(field.number, row)

    def put_event(self, out: BytesWriter, kind: i64, count: i64, given: i64) -> None:
        """Write an event with so many packed arguments, up to its patch."""
        pieces = self.openings[kind]
        for place in range(count):
            out.write(pieces[place])
            put_number(out, unpacked(given, place))
        out.write(pieces[count])

    def put_told(self, out: BytesWriter, g: State, touch: Touch, row: i64, value: vec[i64]) -> None:
        """Write what was read of a field, or of a row of it, after its name."""
        shape = touch.field.shape
        out.write(touch.key if row == BLANK else touch.keys[row])
        if shape == NUMBER or (shape == COUNTS and row != BLANK):
            put_number(out, value[0])
        elif shape == FLAG:
            put_flag(out, value[0] != 0)
        elif shape in (ROWS, STACKS) and row == BLANK:
            put_value(out, self.whole(g, touch.field))
        else:
            put_numbers(out, value)

    def whole(self, g: State, field: Field) -> Value:
        """A field with all its rows."""
        shape, number = field.shape, field.number
        if shape not in (COUNTS, ROWS, STACKS):
            return told(field, self.numbers(g, field, BLANK, OPEN))
        count = self.rows(g, number) if number >= FOLLOWS else g.rows(number)
        rows = [self.numbers(g, field, row, OPEN) for row in range(count)]
        return [one[0] for one in rows] if shape == COUNTS else [plain(one) for one in rows]

    def read_field(self, g: State, name: str) -> Value:
        """The field of this name, without knowing who looks."""
        return next(self.whole(g, field) for field in self.fields if field.name == name)

    def read(self, g: State) -> Row:
        """Everything that can be read from a state without knowing who looks."""
        return {field.name: self.whole(g, field) for field in self.fields}


def reader_of(game: str) -> Reader:
    """The reader of the game with this name."""
    return piece(game, "scene.fields", "READER", Reader)


def touch(text: str, fields: Mapping[str, Field], args: tuple[str, ...]) -> Touch:
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


def with_repeats(touches: list[Touch]) -> list[Touch]:
    """What a kind of event touches, each knowing whether it may be what another has named."""
    for place, each in enumerate(touches):
        each.may_repeat = any(other.field is each.field for other in touches[:place])
    return touches


def opening(name: str, args: tuple[str, ...]) -> list[bytes]:
    """What is written of every event of a kind: before each of its arguments, and after all."""
    head = f'{{"kind":"{name}","args":{{'
    before = [f'{"," if place else head}"{arg}":' for place, arg in enumerate(args)]
    last = '},"patch":{'
    return [piece.encode() for piece in [*before, last if args else head + last]]


# What is often read


def told(field: Field, value: vec[i64]) -> Value:
    """A field that has no rows, as it is told."""
    if field.shape == NUMBER:
        return value[0]
    return value[0] != 0 if field.shape == FLAG else plain(value)


def plain(numbers: vec[i64]) -> list[int]:
    """A row as messages carry it."""
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


def sealed_for(g: State, viewer: i64) -> list[int]:
    """The sealed answers, as far as this viewer may know them."""
    return [
        answer if answer == BLANK or viewer in (owner, OPEN) else HIDDEN
        for owner, answer in enumerate(g.sealed)
    ]
