"""A disk with faults: SQLite in memory that is slow, full, locked or gone at times."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Protocol

from simulator.loop import Agenda, VirtualLoop
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.pool import StaticPool

from coltexpress.server.store.engine import begin_sqlite
from coltexpress.server.store.schema import METADATA

MOVES = "INSERT INTO moves"
WELL, SLOW, DOWN, FULL, LOCKED, SHAKY = "well", "slow", "down", "full", "locked", "shaky"
TROUBLES = (SLOW, DOWN, FULL, LOCKED, SHAKY)
LONGEST = 15.0  # seconds that something takes which was begun while it did not work
CHANGES = ("INSERT", "UPDATE", "DELETE", "COMMIT", "REPLACE")


class Watcher(Protocol):
    """Whoever is told what has really come onto the disk."""

    def rows_kept(self, rows: list[tuple[int, ...]]) -> None:
        """Choices are on the disk."""

    def rooms_changed(self) -> None:
        """Rooms or seats are on the disk."""


class FaultyCursor(sqlite3.Cursor):
    """A cursor that asks the disk whether it works today."""

    def execute(self, sql: str, parameters: Any = ()) -> FaultyCursor:  # noqa: ANN401
        disk = self.connection.disk  # type: ignore[attr-defined]
        if disk is not None:
            disk.touched(sql, parameters)
        super().execute(sql, parameters)
        return self


class FaultyConnection(sqlite3.Connection):
    """A connection whose commits can fail, before or after they are done."""

    disk: Disk | None = None

    def cursor(self, factory: Any = FaultyCursor) -> Any:  # noqa: ANN401
        return super().cursor(factory)

    def commit(self) -> None:
        if self.disk is None or not self.in_transaction:
            super().commit()
            return
        self.disk.touched("COMMIT", ())
        super().commit()
        self.disk.committed()

    def rollback(self) -> None:
        if self.disk is not None:
            self.disk.rows.clear()
            self.disk.is_changed = False
        super().rollback()


@cache
def engine_and_blank() -> tuple[Engine, FaultyConnection, sqlite3.Connection]:
    """One database for all worlds of this process, and an empty copy to begin each with."""
    connection = sqlite3.connect(
        ":memory:", factory=FaultyConnection, isolation_level=None, check_same_thread=False
    )
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    connection.execute("PRAGMA foreign_keys=ON")
    event.listen(engine, "begin", begin_sqlite)
    with engine.begin() as made:
        METADATA.create_all(made)
        made.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)")
    blank = sqlite3.connect(":memory:", check_same_thread=False)
    connection.backup(blank)
    return engine, connection, blank


class Disk:
    """What outlives a killed server."""

    def __init__(self, agenda: Agenda, rng: random.Random, watcher: Watcher) -> None:
        self.agenda = agenda
        self.rng = rng
        self.watcher = watcher
        self.mode = WELL
        self.rows: list[tuple[int, ...]] = []  # of the transaction under way
        self.is_changed = False
        self.failures = 0
        self.well_at = -LONGEST  # since when it works
        self.engine, self.connection, blank = engine_and_blank()
        self.connection.disk = None
        self.connection.rollback()
        blank.backup(self.connection)
        self.connection.disk = self

    # how it fails

    def touched(self, sql: str, parameters: tuple[Any, ...]) -> None:
        """A statement is about to run."""
        changes = sql.startswith(CHANGES)
        if self.mode == DOWN:
            self.fail("server closed the connection unexpectedly")
        if self.mode == FULL and changes:
            self.fail("database or disk is full")
        if self.mode == LOCKED and sql.startswith("BEGIN IMMEDIATE"):
            self.fail("database is locked")
        if self.mode == SHAKY and self.rng.random() < 0.1:
            self.fail("disk I/O error")
        if sql.startswith(MOVES):
            width = 7
            self.rows += [
                tuple(parameters[first : first + width])
                for first in range(0, len(parameters), width)
            ]
        elif changes and sql != "COMMIT":
            self.is_changed = True

    def committed(self) -> None:
        """A transaction is on the disk; whether that is heard of is another thing."""
        rows, self.rows = self.rows, []
        changed, self.is_changed = self.is_changed, False
        if rows:
            self.watcher.rows_kept(rows)
        if changed:
            self.watcher.rooms_changed()
        if self.mode == SHAKY and self.rng.random() < 0.1:
            self.fail("connection lost while committing")

    def fail(self, why: str) -> None:
        """What a driver does when it cannot."""
        self.failures += 1
        raise sqlite3.OperationalError(why)

    def look(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """The truth, past all faults."""
        cursor = sqlite3.Connection.cursor(self.connection)
        return list(cursor.execute(sql, values))

    # how long it takes

    @property
    def is_prompt(self) -> bool:
        """Is whatever is written now on the disk at once, and was so for a while?"""
        return self.mode == WELL and self.agenda.now >= self.well_at + LONGEST

    def delay(self) -> float:
        """How long the next thing takes."""
        if self.mode == SLOW:
            return self.rng.uniform(0.1, 3.0)
        if self.mode == LOCKED:
            return self.rng.uniform(0.0, 10.0)
        return self.rng.uniform(0.0005, 0.02)


class Hand:
    """The writing hand of one server process."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.is_dead = False

    def do(self, work: Callable[[], None], then: Callable[[], None]) -> None:
        """Write after a while, and say so after another."""
        self.disk.agenda.after(self.disk.delay(), partial(self.write, work, then))

    def write(self, work: Callable[[], None], then: Callable[[], None]) -> None:
        """Write now, unless the process was killed."""
        if self.is_dead:
            return
        work()
        self.disk.agenda.after(self.disk.rng.uniform(0, 0.01), partial(self.tell, then))

    def tell(self, then: Callable[[], None]) -> None:
        """Say that it was written, unless the process was killed."""
        if not self.is_dead:
            asyncio.get_running_loop().call_soon(then)

    async def close(self, last: Callable[[], None]) -> None:
        """Nothing is left to do."""
        last()

    # reading

    def read(
        self, loop: VirtualLoop, work: Callable[[], object], future: asyncio.Future[Any]
    ) -> None:
        """Read after a while, and say what was found after another."""

        def look() -> None:
            if self.is_dead:
                return
            try:
                answer = partial(settle, future, work(), None)
            except Exception as error:  # noqa: BLE001  # whoever reads is told
                answer = partial(settle, future, None, error)
            self.disk.agenda.after(self.disk.rng.uniform(0, 0.01), partial(self.tell, answer))

        self.disk.agenda.after(self.disk.delay(), look)


def settle(future: asyncio.Future[Any], result: object, error: Exception | None) -> None:
    """Answer whoever waits, if they still do."""
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
