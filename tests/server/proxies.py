"""Proxies in between, which can be cut: to the database, and from one server to another.

While a way is cut nothing is carried on it and nobody is told, as when packets are dropped: what
was sent waits, new connections are made and stay silent. When it is whole again, what waited
arrives late, or the connections are gone.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Thread

CHUNK = 1 << 16
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Way:
    """One way through a proxy; everything but its making is asked for from other threads."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, upstream: Callable[[], Awaitable[Ends]]
    ) -> None:
        self.loop = loop
        self.upstream = upstream
        self.is_whole = asyncio.Event()
        self.is_whole.set()
        self.writers: set[asyncio.StreamWriter] = set()

    def cut(self) -> None:
        """Carry nothing any more."""
        self.loop.call_soon_threadsafe(self.is_whole.clear)

    def mend(self, *, resets: bool) -> None:
        """Carry everything again; what waited arrives, or its connections are gone."""
        if resets:
            self.loop.call_soon_threadsafe(self.reset)
        self.loop.call_soon_threadsafe(self.is_whole.set)

    def reset(self) -> None:
        """End all connections."""
        for writer in self.writers:
            writer.transport.abort()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one connection to its end."""
        self.writers.add(writer)
        there: asyncio.StreamWriter | None = None
        gone = (OSError, asyncio.IncompleteReadError, asyncio.CancelledError)  # or all of it ends
        with contextlib.suppress(*gone):
            await self.is_whole.wait()
            far, there = await self.upstream()
            self.writers.add(there)
            pumps = [
                asyncio.create_task(self.pump(*ends)) for ends in ((reader, there), (far, writer))
            ]
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for one in pumps:
                one.cancel()
        for end in (writer, there):
            if end is not None:
                self.writers.discard(end)
                end.transport.abort()

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry bytes in one direction."""
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                await self.is_whole.wait()
                writer.write(data)
                await writer.drain()


class Proxies:
    """All proxies of a test, in an event loop and a thread of their own."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop

    def to_socket(self, place: Path, upstream: Path) -> Way:
        """A way to a socket of the file system, from another one."""
        way = Way(self.loop, partial(asyncio.open_unix_connection, str(upstream)))
        self.wait(asyncio.start_unix_server(way.take, str(place)))
        return way

    def to_port(self, upstream: Callable[[], int]) -> tuple[Way, int]:
        """A way to a port of this machine, which may be known only later; and its own port."""
        way = Way(self.loop, lambda: asyncio.open_connection("127.0.0.1", upstream()))
        server = self.wait(asyncio.start_server(way.take, "127.0.0.1", 0))
        port: int = server.sockets[0].getsockname()[1]
        return way, port

    def wait(self, work: Awaitable[asyncio.Server]) -> asyncio.Server:
        """Have something done in the loop of the proxies."""

        async def done() -> asyncio.Server:
            return await work

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result()


@contextmanager
def proxies() -> Iterator[Proxies]:
    """Proxies for as long as they are needed."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, name="proxies", daemon=True)
    thread.start()

    async def end() -> None:
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    try:
        yield Proxies(loop)
    finally:
        asyncio.run_coroutine_threadsafe(end(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
