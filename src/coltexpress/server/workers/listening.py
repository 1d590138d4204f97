"""Hearing what PostgreSQL notifies, in a thread: whoever listens is woken in the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from threading import Thread
from typing import Final

import structlog
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

LOOK: Final = 0.5  # seconds between looks whether this is the end
AGAIN: Final = 1.0  # seconds after which a connection that was lost is tried again
LOG: Final = structlog.get_logger("queue")


class Listener:
    """One channel; what was missed while the connection was lost counts as heard."""

    def __init__(self, engine: Engine, channel: str, heard: Callable[[str], None]) -> None:
        self.engine = engine
        self.channel = channel
        self.heard = heard
        self.loop = asyncio.get_running_loop()
        self.is_closed = False
        self.thread = Thread(target=self.run, name=channel, daemon=True)
        self.thread.start()

    def run(self) -> None:
        """In the thread: listen until the end, on one connection after the other."""
        dbapi = self.engine.dialect.loaded_dbapi
        while not self.is_closed:
            try:
                self.listen()
            except (SQLAlchemyError, dbapi.Error) as error:
                LOG.warning("the queue cannot be heard", error=type(error).__name__)
                time.sleep(AGAIN)

    def listen(self) -> None:
        """Listen on a connection that is nobody else's, for as long as it lasts."""
        with self.engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            driver = connection.connection.driver_connection
            assert driver is not None
            connection.detach()
            connection.exec_driver_sql(f"LISTEN {self.channel}")
            self.tell("")
            while not self.is_closed:
                for notice in driver.notifies(timeout=LOOK, stop_after=1):
                    self.tell(notice.payload)

    def tell(self, payload: str) -> None:
        """Call back in the event loop, if that still runs."""
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.heard, payload)

    async def close(self) -> None:
        """Listen no more."""
        self.is_closed = True
        await asyncio.to_thread(self.thread.join)
