"""The store as the event loop uses it: one writer, a few readers, each in threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from coltexpress.server.refusals import Refused
from coltexpress.server.store.engine import READERS, check_engine, open_engine
from coltexpress.server.store.health import Health
from coltexpress.server.store.migrate import migrate
from coltexpress.server.store.moves import Rows
from coltexpress.server.store.writer import Done, Hand, Run, ThreadHand, Work, Writer

Result = TypeVar("Result")

DOWN: Final = ("not_kept", "unavailable")  # refusals that say that the store does not work
PULSE: Final = (
    "INSERT INTO alembic_version (version_num) VALUES ('pulse')",
    "DELETE FROM alembic_version WHERE version_num = 'pulse'",
)


class Store:
    """An open database; `open` and `close` are called in a running loop."""

    def __init__(self, engine: Engine, hand: Hand | None = None) -> None:
        loop = asyncio.get_running_loop()
        self.engine = engine
        self.writer = Writer(engine, loop, hand or ThreadHand(loop))
        self.readers = ThreadPoolExecutor(READERS - 1, thread_name_prefix="reader")
        self.health = Health(self.pulse)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Look something up, without keeping the loop waiting."""
        try:
            return await self.writer.loop.run_in_executor(self.readers, self.look_up, work)
        except SQLAlchemyError as error:
            self.health.failed(error)
            raise Refused("unavailable") from error

    def look_up(self, work: Callable[[Connection], Result]) -> Result:
        """Look something up, in a thread."""
        with self.engine.connect() as connection:
            connection.execution_options(reads=True)
            return work(connection)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Keep something, and wait until it is on the disk.

        Refused as `not_kept` if the store does not work; then nobody knows whether it was kept.
        """
        try:
            return await self.writer.do(work)
        except IntegrityError:
            raise  # the work was wrong, not the store
        except SQLAlchemyError as error:
            self.health.failed(error)
            raise Refused("not_kept") from error

    def append(self, rows: Rows, run: Run, done: Done, work: Work | None = None) -> None:
        """Keep choices of one room; `done` is called when they are on the disk, or why not.

        `work` is done in the same transaction.
        """

        def finished(error: Exception | None) -> None:
            if isinstance(error, SQLAlchemyError):
                self.health.failed(error)
            done(error)

        self.writer.append(rows, run, finished, work)

    async def pulse(self) -> None:
        """Write something and take it back, to see whether that works; and read."""
        await self.writer.do(write_pulse)
        await self.writer.loop.run_in_executor(self.readers, self.look_up, read_pulse)

    async def close(self) -> None:
        """Write what waits, then let the database go."""
        self.health.close()
        await self.writer.close()
        self.readers.shutdown()
        self.engine.dispose()


def write_pulse(connection: Connection) -> None:
    """Change a page, so that the disk has to take it."""
    for statement in PULSE:
        connection.execute(text(statement))


def read_pulse(connection: Connection) -> None:
    """Read anything."""
    connection.execute(text("SELECT version_num FROM alembic_version")).all()


async def open_store(address: str) -> Store:
    """The database behind an address, sound and with the rooms of this version."""

    def opened() -> Engine:
        engine = open_engine(address)
        try:
            check_engine(engine)
            migrate(engine)
        except BaseException:
            engine.dispose()  # nobody else will close its connections
            raise
        return engine

    return Store(await asyncio.to_thread(opened))
