"""What numbers are called, in no language: terminal and page put it into words.

A game says once, in its `scene/names.py`, what each of its numbers fills into a sentence. That is
told with the box; so what happens is told in numbers alone, and everybody who has the messages of
a language can say it.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from coltexpress.protocol.scenery import says

PEOPLE: Final = "people"  # looked up like a field: by seat the names that people gave


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message with what is filled in, a number, a list, or what a field of the scene has."""

    key: Annotated[str, says("the message; a game's own comes before that of all games")] = ""
    values: Annotated[dict[str, Saying], says("its variables")] = {}
    type: Annotated[
        str, says("of the number: its variables are filled in too, or it stands alone")
    ] = ""
    number: int = 0
    field: Annotated[
        str, says("or the field that has numbers of this type; `people` has the names of people")
    ] = ""
    rows: Annotated[list[int], says("in these rows; several are named together")] = []
    several: Annotated[list[Saying], says("or all of these, as a list within a sentence")] = []
    otherwise: Annotated[
        Saying | None, says("what is said where a row is empty, or where there is no such message")
    ] = None


Saying: TypeAlias = Said | str | int
Values: TypeAlias = dict[str, Saying]


class Naming(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the numbers of one type are called; one that is not there is just a number."""

    of: Annotated[dict[int, Values], says("by number: the variables that it fills in")]
    alone: Annotated[
        str, says("the message that says it alone; else the variable with the name of the type")
    ] = ""
    answer: Annotated[str, says("the message that says it as an answer; else as alone")] = ""


Names: TypeAlias = dict[str, Naming]  # by type


def money(amount: int) -> Said:
    """Dollars."""
    return Said("money", {"amount": amount})


def person(seat: int) -> Said:
    """Who sits there: the name that was given, or the number of the seat."""
    return Said(field=PEOPLE, rows=[seat], otherwise=Said("player-seat", {"number": seat + 1}))


def characters(rows: list[int], otherwise: Said) -> Said:
    """The characters of these bandits, once they are picked."""
    return Said(type="character", field="who", rows=rows, otherwise=otherwise)
