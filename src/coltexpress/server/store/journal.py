"""The journal: choices in the order in which they come, where one server has a database for itself.

SQLite writes a whole page for each room that a choice is added to. In the journal the choices of
all rooms follow one another, so that a transaction writes a page or two, and is one statement that
needs no beginning and no end. When there are many, they are sorted into the records of their
rooms. Whoever reads a record reads both.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import OperationalError

from coltexpress.server.store.moves import COLUMNS, ROWS_A_STATEMENT, Conflict, Rows, insert_text

FULL: Final = 2_000  # rows, which are sorted in within some two milliseconds
NAMES: Final = ", ".join(COLUMNS)
SORT_IN: Final = (
    f"INSERT INTO moves ({NAMES}) SELECT {NAMES} FROM journal ORDER BY room_id, number",
    "DELETE FROM journal",
)
SORTED_IN: Final = "SELECT coalesce(max(number), -1) FROM moves WHERE room_id = ?"
STILL_HERE: Final = "SELECT coalesce(max(number), -1) FROM journal WHERE room_id = ?"


class Journal:
    """What the writer knows of the journal, which nobody else writes."""

    def __init__(self, full: int = FULL) -> None:
        self.full = full
        self.is_certain = False  # does this agree with the database?
        self.rows = 0  # that lie there
        self.highest: dict[int, int] = {}  # by room that has rows there: its last number

    @property
    def is_due(self) -> bool:
        """Should it be emptied before anything is added?"""
        return self.rows >= self.full or not self.is_certain

    def doubt(self) -> None:
        """A transaction has failed, or nobody knows what has become of it."""
        self.is_certain = False

    def sort_in(self, connection: Connection) -> None:
        """Empty it into the records."""
        for statement in SORT_IN:
            connection.exec_driver_sql(statement)
        self.highest.clear()
        self.rows, self.is_certain = 0, True

    def append(self, connection: Connection, rows: Rows) -> None:
        """Add rows; if one of their numbers is taken none is added.

        Outside of a transaction up to ROWS_A_STATEMENT rows are one.
        """
        cursor = connection.connection.cursor()  # without what SQLAlchemy adds to it
        try:
            highest = self.checked(cursor, rows)
            for first in range(0, len(rows), ROWS_A_STATEMENT):
                part = rows[first : first + ROWS_A_STATEMENT]
                values = [value for row in part for value in row]
                cursor.execute(insert_text("journal", len(part), "qmark"), values)
        except sqlite3.IntegrityError as error:
            raise Conflict from error
        except sqlite3.Error as error:
            raise OperationalError("INSERT INTO journal", None, error) from error
        self.rows += len(rows)
        self.highest.update(highest)

    def checked(self, cursor: DBAPICursor, rows: Rows) -> dict[int, int]:
        """By room the last number that is taken with these rows; none may be taken before."""
        found: dict[int, int] = {}
        for row in rows:
            room, number = row[0], row[1]
            last = found.get(room)
            if last is None:
                last = self.highest.get(room)
                if last is None:
                    last = read_highest(cursor, SORTED_IN, room)
                elif number <= last:  # or that room was deleted, and its number given again
                    last = read_highest(cursor, STILL_HERE, room)
            if number <= last:
                raise Conflict
            found[room] = number
        return found


def read_highest(cursor: DBAPICursor, query: str, room: int) -> int:
    """The last number of a room that is taken, by the database; -1 if none is."""
    cursor.execute(query, (room,))
    found: int = cursor.fetchall()[0][0]
    return found
