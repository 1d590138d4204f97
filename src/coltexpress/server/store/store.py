"""The store as the event loop uses it: one writer, a few readers, each in threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine

from coltexpress.server.store.engine import READERS, open_engine
from coltexpress.server.store.migrate import migrate
from coltexpress.server.store.writer import Hand, ThreadHand, Writer

Result = TypeVar("Result")


class Store:
    """An open database; `open` and `close` are called in a running loop."""

    def __init__(self, engine: Engine, hand: Hand | None = None) -> None:
        loop = asyncio.get_running_loop()
        self.engine = engine
        self.writer = Writer(engine, loop, hand or ThreadHand(loop))
        self.readers = ThreadPoolExecutor(READERS - 1, thread_name_prefix="reader")

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Look something up, without keeping the loop waiting."""
        return await self.writer.loop.run_in_executor(self.readers, self.look_up, work)

    def look_up(self, work: Callable[[Connection], Result]) -> Result:
        """Look something up, in a thread."""
        with self.engine.connect() as connection:
            connection.execution_options(reads=True)
            return work(connection)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Keep something, and wait until it is on the disk."""
        return await self.writer.do(work)

    async def close(self) -> None:
        """Write what waits, then let the database go."""
        await self.writer.close()
        self.readers.shutdown()
        self.engine.dispose()


async def open_store(address: str) -> Store:
    """The database behind an address, with the tables of this version."""

    def opened() -> Engine:
        engine = open_engine(address)
        migrate(engine)
        return engine

    return Store(await asyncio.to_thread(opened))
