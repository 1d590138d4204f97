"""Fields: what a state is made of, each declared once, with who may know it.

The fields of a game stand in its fields.py. From them scripts/make_states.py makes the class that
keeps them (stored.py), with copying, comparing and hiding; views, scenes and patches go through it.
Scenes also show fields that follow from the state: those are read by the game's reader.
"""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.vecs import i64

# What rows and arguments are counted by; games add their own.
BY_NOTHING: Final = 0
BY_SEAT: Final = 1
NO_OWNER: Final = -9  # the seat behind what belongs to no seat; no viewer has this number

FOLLOWS: Final = 100  # fields that are only read, as they follow from the others, count from here
MOST_ROWS: Final = 32  # more than any field has


class Cover:
    """Who may not know a field, and what they see of it instead; expressions, `{}` for the value.

    `unseen` is true of a value under the cover. `by` says whose a row is, and nobody else sees it.
    Without it the cover itself looks at `seat`, and `knowers` are the seats, one bit each, that see
    more than everybody.
    """

    def __init__(self, over: str, unseen: str, by: int = BY_NOTHING, knowers: str = "0") -> None:
        self.over = over
        self.unseen = unseen
        self.by: i64 = by
        self.knowers = knowers


class Field:
    """A field of a state or of a scene.

    `start` is the expression of its first value; `says` is what a page is told of it, nothing if
    it is no part of the scene. A fixed field never changes: copies share it, and it is not
    compared. A passing one is the same in all positions at rest, so it is not compared either.
    An object whose first value looks at `self` follows from the fields before it, at any time.
    """

    def __init__(
        self,
        name: str,
        shape: int,
        start: str = "",
        says: str = "",
        *,
        number: int = 0,
        cover: Cover | None = None,
        veiled: bool = False,
        fixed: bool = False,
        passing: bool = False,
        replaced: bool = False,
    ) -> None:
        self.name = name
        self.shape: i64 = shape
        self.start = start
        self.says = says
        self.number: i64 = number
        self.cover = cover
        self.veiled = veiled or cover is not None  # is it not the same to all viewers?
        self.fixed = fixed
        self.passing = passing
        self.replaced = replaced  # are its rows only replaced, never changed?


class Stored:
    """What a class of states keeps, and how it is made: see scripts/make_states.py.

    `imports` are those of its expressions, but for what the kernel has. `above` are the first
    arguments of the constructor above; `again` are fields from there that start differently here.
    """

    def __init__(
        self,
        name: str,
        says: str,
        own: tuple[Field, ...],
        imports: str,
        *,
        base: str = "State",
        above: str = "options.players",
        again: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.says = says
        self.base = base
        self.above = above
        self.imports = imports
        self.own = own
        self.again = again or {}


def only(seat: i64) -> i64:
    """The set of this one seat, or of none."""
    if seat < 0:
        return 0
    return 1 << seat  # not in one expression with a constant: that would box it


def declared(*fields: Field) -> tuple[Field, ...]:
    """The fields that a state keeps, each with its number: its place."""
    for number, field in enumerate(fields):
        field.number = number
    return fields


def follows(number: int, name: str, shape: int, says: str, *, veiled: bool = False) -> Field:
    """A field that no state keeps, as it follows from the others; the game's reader reads it."""
    return Field(name, shape, says=says, number=number, veiled=veiled)


def in_scene(*fields: Field) -> list[Field]:
    """Those of these fields that a page is told of, the later of two with the same name."""
    return list({field.name: field for field in fields if field.says}.values())


def number_of(name: str, fields: tuple[Field, ...]) -> int:
    """The number of the field with this name."""
    return next(field.number for field in fields if field.name == name)
