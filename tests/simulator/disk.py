"""A disk with faults: SQLite in memory that is slow, full, locked or gone at times.

In worlds of several servers it is the database that they share. A transaction is one thing there:
nothing else happens between its beginning and its end.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Protocol

from simulator.loop import Agenda, VirtualLoop
from simulator.opened import Open
from sqlalchemy import Engine, MetaData, create_engine
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.pool import StaticPool

from coltexpress.server.store.engine import OWN_SQLITE
from coltexpress.server.store.nodes import Now
from coltexpress.server.store.packing import unpacked
from coltexpress.server.store.schema import METADATA, nodes

if TYPE_CHECKING:
    from simulator.process import Process

MOVES = "INSERT INTO moves"
JOURNAL = "INSERT INTO journal"
NODES = ("INSERT INTO nodes", "UPDATE nodes", "DELETE FROM nodes")
WELL, SLOW, DOWN, FULL, LOCKED, SHAKY = "well", "slow", "down", "full", "locked", "shaky"
TROUBLES = (SLOW, DOWN, FULL, LOCKED, SHAKY)
LONGEST = 15.0  # seconds that something takes which was begun while it did not work
CHANGES = ("INSERT", "UPDATE", "DELETE", "COMMIT", "REPLACE")
WHOLE, CUT, HALF = "whole", "cut", "half"  # ways to the database; half: answers are lost


@compiles(Now, "sqlite")
def now_text(*_: object, **__: object) -> str:
    """The clock of this database is the world's."""
    return "virtual_now()"


class Watcher(Protocol):
    """Whoever is told what has really come onto the disk."""

    def rows_kept(self, rows: list[tuple[int, ...]], writer: Process | None) -> None:
        """Choices are on the disk."""

    def rooms_changed(self) -> None:
        """Rooms or seats are on the disk."""

    def nodes_changed(self, writer: Process | None) -> None:
        """Leases, or who owns what, are on the disk."""


class FaultyCursor(sqlite3.Cursor):
    """A cursor that asks the disk whether it works today."""

    def execute(self, sql: str, parameters: Any = ()) -> FaultyCursor:  # noqa: ANN401
        disk = self.connection.disk  # type: ignore[attr-defined]
        if disk is not None:
            disk.touched(sql, parameters)
        super().execute(sql, parameters)
        self.after(sql)
        return self

    def executemany(self, sql: str, parameters: Any) -> FaultyCursor:  # noqa: ANN401
        disk = self.connection.disk  # type: ignore[attr-defined]
        rows = list(parameters)
        for row in rows if disk is not None else ():
            disk.touched(sql, row)
        super().executemany(sql, rows)
        self.after(sql)
        return self

    def after(self, sql: str) -> None:
        """What was done may have been a transaction by itself."""
        disk = self.connection.disk  # type: ignore[attr-defined]
        if disk is not None and sql.startswith(CHANGES) and not self.connection.in_transaction:
            disk.committed()


class FaultyConnection(sqlite3.Connection):
    """A connection whose commits can fail, before or after they are done."""

    disk: Disk | None = None

    def cursor(self, factory: Any = FaultyCursor) -> Any:  # noqa: ANN401
        return super().cursor(factory)

    def execute(self, sql: str, parameters: Any = ()) -> Any:  # noqa: ANN401
        return self.cursor().execute(sql, parameters)

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
            self.disk.is_changed = self.disk.is_about_nodes = False
        super().rollback()


@cache
def engine_and_blank() -> tuple[Engine, FaultyConnection, sqlite3.Connection]:
    """One database for all worlds of this process, and an empty copy to begin each with."""
    connection = sqlite3.connect(
        ":memory:", factory=FaultyConnection, isolation_level=None, check_same_thread=False
    )
    engine = create_engine(f"{OWN_SQLITE}://", creator=lambda: connection, poolclass=StaticPool)
    connection.execute("PRAGMA foreign_keys=ON")
    with engine.begin() as made:
        METADATA.create_all(made)
        nodes.drop(made)
        # No number is ever given twice, as with PostgreSQL.
        numbered = nodes.to_metadata(MetaData())
        numbered.dialect_options["sqlite"]["autoincrement"] = True
        numbered.create(made)
        made.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)")
    blank = sqlite3.connect(":memory:", check_same_thread=False)
    connection.backup(blank)
    return engine, connection, blank


@cache
def always_open(*, is_shared: bool) -> Engine:
    """The same database for servers that share it, or not, with one connection for all."""
    engine = engine_and_blank()[0].execution_options(shared=is_shared)
    opened = Open(engine)
    engine.connect = lambda: opened  # type: ignore[method-assign]  # there is no other way in
    return engine


class Disk:
    """What outlives a killed server."""

    def __init__(
        self, agenda: Agenda, rng: random.Random, watcher: Watcher, *, is_shared: bool = False
    ) -> None:
        self.agenda = agenda
        self.rng = rng
        self.watcher = watcher
        self.mode = WELL
        self.rows: list[tuple[int, ...]] = []  # of the transaction under way
        self.is_changed = False
        self.is_about_nodes = False
        self.hand: Hand | None = None  # which writes or reads at this moment
        self.jump = 0  # milliseconds by which the clock of leases is wrong
        self.failures = 0
        self.well_at = -LONGEST  # since when it works
        _, self.connection, blank = engine_and_blank()
        self.engine = always_open(is_shared=is_shared)
        self.connection.disk = None
        self.connection.rollback()
        blank.backup(self.connection)
        self.connection.disk = self
        self.connection.create_function("virtual_now", 0, self.clock)
        # Whoever writes here writes alone, and needs no lock beside that.
        self.connection.create_function("pg_advisory_xact_lock", 1, lambda _key: None)

    def clock(self) -> int:
        """What the clock of the database says, in milliseconds."""
        return int(self.agenda.now * 1000) + self.jump

    # how it fails

    def touched(self, sql: str, parameters: tuple[Any, ...]) -> None:
        """A statement is about to run."""
        changes = sql.startswith(CHANGES)
        if self.mode == DOWN or (self.hand is not None and self.hand.way == CUT):
            self.fail("server closed the connection unexpectedly")
        if self.mode == FULL and changes:
            self.fail("database or disk is full")
        begins = changes and not self.connection.in_transaction
        if self.mode == LOCKED and (begins or sql.startswith("BEGIN IMMEDIATE")):
            self.fail("database is locked")
        if self.mode == SHAKY and self.rng.random() < 0.1:
            self.fail("disk I/O error")
        if sql.startswith(MOVES):
            width = 7
            self.rows += [
                tuple(parameters[first : first + width])
                for first in range(0, len(parameters), width)
            ]
        elif sql.startswith(JOURNAL):
            self.rows += unpacked(parameters[0])
        elif sql.startswith(NODES):
            self.is_about_nodes = True
        elif changes and sql != "COMMIT":
            self.is_changed = True

    def committed(self) -> None:
        """A transaction is on the disk; whether that is heard of is another thing."""
        rows, self.rows = self.rows, []
        changed, self.is_changed = self.is_changed, False
        about_nodes, self.is_about_nodes = self.is_about_nodes, False
        writer = None if self.hand is None else self.hand.process
        if changed or about_nodes:
            self.watcher.nodes_changed(writer)
        if rows:
            self.watcher.rows_kept(rows, writer)
        if changed:
            self.watcher.rooms_changed()
        if self.hand is not None and self.hand.way == HALF:
            self.hand.way = CUT
            self.fail("connection lost while committing")
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
    """The hand of one server process, and its way to the database."""

    def __init__(self, disk: Disk, process: Process) -> None:
        self.disk = disk
        self.process = process
        self.way = WHOLE
        self.held: list[Callable[[], None]] = []  # what a process that was stopped will do

    def delay(self) -> float:
        """How long the next thing takes; who does not get through is told so late."""
        return self.disk.delay() if self.way == WHOLE else self.disk.rng.uniform(0.0, 10.0)

    def later(self, what: Callable[[], None]) -> None:
        """Do something at the database after a while, if the process is still there."""

        def now() -> None:
            if self.process.is_stopped:
                self.held.append(now)
            elif self.process.is_up:
                self.disk.hand = self
                try:
                    what()
                finally:
                    self.disk.hand = None

        self.disk.agenda.after(self.delay(), now)

    def tell(self, then: Callable[[], None]) -> None:
        """Say after another while that it was done."""
        late = self.disk.rng.uniform(0, 0.01)
        self.disk.agenda.after(late, lambda: self.process.enter(then))

    def do(self, work: Callable[[], None], then: Callable[[], None]) -> None:
        """Write after a while, and say so after another."""

        def write() -> None:
            work()
            self.tell(then)

        self.later(write)

    def release(self) -> None:
        """The process goes on where it was stopped."""
        held, self.held = self.held, []
        for what in held:
            what()

    async def close(self, last: Callable[[], None]) -> None:
        """Nothing is left to do."""
        last()

    # reading

    def read(
        self, loop: VirtualLoop, work: Callable[[], object], future: asyncio.Future[Any]
    ) -> None:
        """Read after a while, and say what was found after another."""

        def look() -> None:
            try:
                answer = partial(settle, future, work(), None)
            except Exception as error:  # noqa: BLE001  # whoever reads is told
                answer = partial(settle, future, None, error)
            self.tell(answer)

        self.later(look)


def settle(future: asyncio.Future[Any], result: object, error: Exception | None) -> None:
    """Answer whoever waits, if they still do."""
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
