"""The record of a room: choices, chance's among them, in the order in which they were made.

Where servers share a database, each is a row of a table of its own. Where one server has it for
itself, they are packed: see journal.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, select, text, update
from sqlalchemy.exc import IntegrityError

from coltexpress.server.store.nodes import is_shared
from coltexpress.server.store.packing import (
    Row,
    last_row,
    rooms_in,
    rows_of_room,
    unpacked,
    without_rooms,
)
from coltexpress.server.store.schema import journal, moves, stretches

TAKE_BACK: Final = -1  # in the place of a question: so many choices are kept, the rest is void
COLUMNS: Final = ("room_id", "number", "seat", "what", "choice", "spent", "made_at")
ROWS_A_STATEMENT: Final = 128
GONE: Final = "gone"  # noted of a connection: the rooms that it has deleted, for the journal


class Conflict(Exception):
    """Somebody else has written under the same number: this room must be read again."""


class Kept(NamedTuple):
    """A row of the record as it is read again."""

    seat: int
    what: int
    choice: int
    spent: int
    made_at: int


RECORD: Final = (
    select(*[moves.c[name] for name in Kept._fields])
    .where(moves.c.room_id == bindparam("wanted"))
    .order_by(moves.c.number)
)
PACKED: Final = text(  # in one statement, for what lies in the journal may be sorted in meanwhile
    "SELECT content FROM (SELECT 0 AS part, number AS place, content FROM stretches"
    " WHERE room_id = :wanted UNION ALL SELECT 1, id, content FROM journal) ORDER BY part, place"
)


def append(connection: Connection, content: bytes) -> None:
    """Add packed rows, each by itself; if one of their numbers is taken none is added."""
    rows, paramstyle = list(unpacked(content)), connection.dialect.paramstyle
    try:
        for first in range(0, len(rows), ROWS_A_STATEMENT):
            part = rows[first : first + ROWS_A_STATEMENT]
            values = tuple([value for row in part for value in row])
            connection.exec_driver_sql(insert_text("moves", len(part), paramstyle), values)
    except IntegrityError as error:
        raise Conflict from error


@cache
def insert_text(table: str, rows: int, paramstyle: str) -> str:
    """One statement for so many rows: the database is entered once, not once a row."""
    mark = "?" if paramstyle == "qmark" else "%s"
    row = f"({', '.join([mark] * len(COLUMNS))})"
    return f"INSERT INTO {table} ({', '.join(COLUMNS)}) VALUES {', '.join([row] * rows)}"


def read_moves(connection: Connection, room: int) -> list[Kept]:
    """Every row of a room, in order."""
    if is_shared(connection):
        return [Kept._make(row) for row in connection.execute(RECORD, {"wanted": room})]
    contents = connection.execute(PACKED, {"wanted": room}).scalars()
    return [Kept(*row[2:]) for content in contents for row in rows_of_room(content, room)]


def last_moves(connection: Connection, wanted: list[int]) -> dict[int, tuple[int, int]]:
    """The last number of each of these rooms, and when it was written."""
    if is_shared(connection):
        last = func.max(moves.c.number), func.max(moves.c.made_at)
        query = select(moves.c.room_id, *last).where(moves.c.room_id.in_(wanted))
        rows = connection.execute(query.group_by(moves.c.room_id))
        return {room: (number, at) for room, number, at in rows}
    # SQLite takes what else is asked for from the row that has the highest number.
    highest = select(stretches.c.content, func.max(stretches.c.number))
    query = highest.where(stretches.c.room_id.in_(wanted)).group_by(stretches.c.room_id)
    found = dict[int, tuple[int, int]]()
    for content in connection.execute(query).scalars():
        note(found, last_row(content))
    asked = set(wanted)
    for content in connection.execute(select(journal.c.content).order_by(journal.c.id)).scalars():
        for row in unpacked(content):
            if row[0] in asked:
                note(found, row)
    return found


def note(found: dict[int, tuple[int, int]], row: Row) -> None:
    """This is the last row of its room so far."""
    room, number, *_, made_at = row
    found[room] = (number, made_at)


def forget_rooms(connection: Connection, rooms: Iterable[int]) -> None:
    """Nothing in the journal is about these rooms any more, whose numbers may be given again."""
    if is_shared(connection):
        return  # there each choice is a row that goes with its room
    gone = set(rooms)
    connection.info.setdefault(GONE, set()).update(gone)
    for number, content in connection.execute(select(journal.c.id, journal.c.content)).all():
        if gone.isdisjoint(rooms_in(content)):
            continue
        left = without_rooms(content, gone)
        row = journal.c.id == number
        if left:
            connection.execute(update(journal).where(row).values(content=left))
        else:
            connection.execute(delete(journal).where(row))
