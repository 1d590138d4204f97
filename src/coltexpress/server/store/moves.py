"""The record of a room: choices, chance's among them, in the order in which they were made."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, bindparam, func, select
from sqlalchemy.exc import IntegrityError

from coltexpress.server.store.schema import records

TAKE_BACK: Final = -1  # in the place of a question: so many choices are kept, the rest is void
COLUMNS: Final = ("room_id", "number", "seat", "what", "choice", "spent", "made_at")
ROWS_A_STATEMENT: Final = 128

Row: TypeAlias = tuple[int, int, int, int, int, int, int]
Rows: TypeAlias = list[Row]


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
    select(*[records.c[name] for name in Kept._fields])
    .where(records.c.room_id == bindparam("wanted"))
    .order_by(records.c.number)
)


def append(connection: Connection, rows: Rows) -> None:
    """Add rows; if one of their numbers is taken none is added."""
    paramstyle = connection.dialect.paramstyle
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
    return [Kept._make(row) for row in connection.execute(RECORD, {"wanted": room})]


def last_moves(connection: Connection, wanted: list[int]) -> dict[int, tuple[int, int]]:
    """The last number of each of these rooms, and when it was written."""
    last = func.max(records.c.number), func.max(records.c.made_at)
    query = select(records.c.room_id, *last).where(records.c.room_id.in_(wanted))
    rows = connection.execute(query.group_by(records.c.room_id))
    return {room: (number, at) for room, number, at in rows}
