"""The journal: choices in the order in which they come, where one server has a database for itself.

SQLite writes a whole page for each room that a choice is added to, and takes each row apart and
together again. In the journal all choices of a transaction, whatever their rooms, are one row, and
to add it needs no beginning and no end. When there are many, they are sorted into the records of
their rooms, where a row is a stretch of one record. Whoever reads a record reads both.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import OperationalError

from coltexpress.kernel.vecs import i64
from coltexpress.server.store.moves import Conflict
from coltexpress.server.store.packing import (
    WIDTH,
    by_room,
    last_number,
    number_at,
    room_at,
)

NO_ROOM: Final = -1
NOTHING: Final = -1  # no number is taken
FULL: Final = 8_000  # choices and answers of chance: a game of two is sorted in once or twice
ADD: Final = "INSERT INTO journal (content) VALUES (?)"
ALL: Final = "SELECT content FROM journal ORDER BY id"
EMPTY: Final = "DELETE FROM journal"
SORT_IN: Final = (  # into the record of a room, if that is still there
    "INSERT INTO stretches (room_id, number, content) SELECT id, ?, ? FROM rooms WHERE id = ?"
)
SORTED_IN: Final = (  # nothing at all where the room is gone
    "SELECT (SELECT content FROM stretches WHERE room_id = rooms.id ORDER BY number DESC LIMIT 1)"
    " FROM rooms WHERE id = ?"
)


class Journal:
    """What the writer knows of the journal, which nobody else writes."""

    def __init__(self, full: int = FULL) -> None:
        self.full = full
        self.is_certain = False  # does this agree with the database?
        self.rows = 0  # that lie there
        self.highest: dict[int, int] = {}  # by room, if it is known: the last number taken there

    @property
    def is_due(self) -> bool:
        """Should it be emptied before anything is added?"""
        return self.rows >= self.full or not self.is_certain

    def doubt(self) -> None:
        """A transaction has failed, or nobody knows what has become of it."""
        self.is_certain = False

    def forget(self, rooms: Iterable[int]) -> None:
        """These rooms were deleted: what comes for one of them now is looked at anew."""
        for room in rooms:
            self.highest.pop(room, None)

    def sort_in(self, connection: Connection) -> None:
        """Empty it into the records."""
        cursor = connection.connection.cursor()
        try:
            self.highest = sort_in(cursor)
        except sqlite3.Error as error:
            raise OperationalError("INSERT INTO stretches", None, error) from error
        self.rows, self.is_certain = 0, True

    def append(self, connection: Connection, content: bytes) -> None:
        """Add packed rows; if one of their numbers is taken none is added.

        Outside of a transaction this is one.
        """
        if not content:
            return
        cursor = connection.connection.cursor()  # without what SQLAlchemy adds to it
        try:
            highest = self.checked(cursor, content)
            # `execute` would ask for the row's number, and let the event loop in once more for it.
            cursor.executemany(ADD, ((content,),))
        except sqlite3.Error as error:
            raise OperationalError("INSERT INTO journal", None, error) from error
        self.rows += len(content) // WIDTH
        self.highest.update(highest)

    def checked(self, cursor: DBAPICursor, content: bytes) -> dict[int, int]:
        """By room the last number that is taken with these rows; none may be taken before."""
        found: dict[int, int] = {}
        room: i64 = NO_ROOM
        last: i64 = NOTHING
        for place in range(0, len(content), WIDTH):
            its_room, number = room_at(content, place), number_at(content, place)
            if its_room != room:  # rows of one room come together
                if room != NO_ROOM:
                    found[room] = last
                room = its_room
                last = found[room] if room in found else self.last_of(cursor, room, number)
            if number <= last:
                raise Conflict
            last = number
        found[room] = last
        return found

    def last_of(self, cursor: DBAPICursor, room: i64, number: i64) -> i64:
        """The last number that is taken in a room before this one is."""
        last = self.highest.get(room)
        if last is None:
            return read_sorted_in(cursor, room)  # what it has in the journal is known
        if number <= last:  # or that room was deleted, and its number given again
            return read_highest(cursor, room)
        return last


def sort_in(cursor: DBAPICursor) -> dict[int, int]:
    """Empty the journal into the records; by room that has new rows there the last number taken."""
    parts: dict[bytes, list[bytes]] = {}
    for (content,) in read_all(cursor):
        by_room(content, parts)
    highest: dict[int, int] = {}
    for rows in parts.values():
        stretch = b"".join(rows)
        room = room_at(stretch, 0)
        cursor.execute(SORT_IN, (number_at(stretch, 0), stretch, room))
        if cursor.rowcount:
            highest[room] = last_number(stretch)
    cursor.execute(EMPTY)
    return highest


def read_all(cursor: DBAPICursor) -> Sequence[tuple[bytes]]:
    """All that lies in the journal."""
    cursor.execute(ALL)
    return cursor.fetchall()


def read_sorted_in(cursor: DBAPICursor, room: i64) -> i64:
    """The last number in the sorted record of a room; -1 if there is none."""
    cursor.execute(SORTED_IN, (room,))
    found = cursor.fetchall()
    if not found:
        raise Conflict  # the room was deleted
    content = found[0][0]
    return NOTHING if content is None else last_number(content)


def read_highest(cursor: DBAPICursor, room: i64) -> i64:
    """The last number of a room that is taken, by the database; -1 if none is."""
    parts: dict[bytes, list[bytes]] = {}
    for (content,) in read_all(cursor):
        by_room(content, parts)
    for rows in parts.values():
        if room_at(rows[0], 0) == room:
            return last_number(rows[-1])
    return read_sorted_in(cursor, room)
