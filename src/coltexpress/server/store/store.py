"""The store as the event loop uses it: one writer, a few readers, each in threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Final, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from coltexpress.server.refusals import Refused
from coltexpress.server.store.engine import (
    READERS,
    check_engine,
    in_thread,
    only_reads,
    open_engine,
)
from coltexpress.server.store.health import Health
from coltexpress.server.store.lock import hold
from coltexpress.server.store.migrate import migrate
from coltexpress.server.store.nodes import Claim
from coltexpress.server.store.writer import Fenced, Hand, ThreadHand, Writer

Result = TypeVar("Result")

DOWN: Final = ("not_kept", "unavailable")  # refusals that say that the store does not work
PULSE: Final = (
    "INSERT INTO alembic_version (version_num) VALUES ('pulse')",
    "DELETE FROM alembic_version WHERE version_num = 'pulse'",
)


class Store:
    """An open database; `open` and `close` are called in a running loop."""

    def __init__(
        self, engine: Engine, hand: Hand | None = None, lock: IO[bytes] | None = None
    ) -> None:
        loop = asyncio.get_running_loop()
        self.engine = engine
        self.lock = lock  # keeps other servers away, where only one may come
        self.writer = Writer(engine, loop, hand or ThreadHand(loop), self.failed)
        self.readers = ThreadPoolExecutor(READERS - 1, thread_name_prefix="reader")
        self.health = Health(self.pulse)
        self.fenced: Callable[[], None] = lambda: None  # for whoever owns rooms

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
            only_reads(connection)
            return work(connection)

    async def write(
        self, work: Callable[[Connection], Result], claim: Claim | None = None
    ) -> Result:
        """Keep something, about a room that is claimed or about none; wait until it is on the disk.

        Refused as `not_kept` if the store does not work; then nobody knows whether it was kept. And
        as `unavailable` if the room is no longer ours.
        """
        try:
            return await self.writer.do(work, claim)
        except Fenced as error:
            self.fenced()
            raise Refused("unavailable") from error
        except IntegrityError:
            raise  # the work was wrong, not the store
        except SQLAlchemyError as error:
            self.health.failed(error)
            raise Refused("not_kept") from error

    async def beside(self, work: Callable[[Connection], Result]) -> Result:
        """Keep something that must not wait for the writer."""
        return await in_thread(self.engine, work)

    def failed(self, error: Exception) -> None:
        """Choices could not be kept."""
        if isinstance(error, SQLAlchemyError):
            self.health.failed(error)
        elif isinstance(error, Fenced):
            self.fenced()

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
        if self.lock is not None:
            self.lock.close()


def write_pulse(connection: Connection) -> None:
    """Change a page, so that the disk has to take it."""
    for statement in PULSE:
        connection.execute(text(statement))


def read_pulse(connection: Connection) -> None:
    """Read anything."""
    connection.execute(text("SELECT version_num FROM alembic_version")).all()


async def open_store(address: str) -> Store:
    """The database behind an address, sound and with the rooms of this version."""

    def opened() -> tuple[Engine, IO[bytes] | None]:
        engine, lock = open_engine(address), None
        try:
            if engine.dialect.name == "sqlite":
                lock = hold(Path(engine.url.database or ""))
            check_engine(engine)
            migrate(engine)
        except BaseException:
            engine.dispose()  # nobody else will close its connections
            if lock is not None:
                lock.close()
            raise
        return engine, lock

    engine, lock = await asyncio.to_thread(opened)
    return Store(engine, lock=lock)
