"""Does the store work? Whoever finds that it does not says so; then it is tried until it does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

FIRST: Final = 0.1  # seconds until the store is tried again,
LONGEST: Final = 1.0  # which is doubled up to this
STEADY: Final = 10.0  # seconds after which a store that works again is trusted
LOG: Final = structlog.get_logger("store")


class Health:
    """Whether the store works, as far as anybody knows."""

    def __init__(self, attempt: Callable[[], Awaitable[object]]) -> None:
        self.attempt = attempt  # reads and writes something
        self.is_well = True
        self.changed: Callable[[], None] = lambda: None  # for whoever wants to know
        self.loop = asyncio.get_running_loop()
        self.delay = FIRST
        self.well_at = 0.0  # when it was found to work again
        self.recovered = asyncio.Event()
        self.recovered.set()
        self.trying: asyncio.Task[None] | None = None

    def failed(self, error: Exception) -> None:
        """Something could not be read or written."""
        if not self.is_well:
            return
        LOG.error("the store does not work", error=type(error).__name__)
        is_shaky = self.loop.time() - self.well_at < STEADY
        self.delay = min(2 * self.delay, LONGEST) if is_shaky else FIRST
        self.is_well = False
        self.recovered.clear()
        self.trying = asyncio.ensure_future(self.keep_trying())
        self.changed()

    async def keep_trying(self) -> None:
        """Try until it works, each time after a longer while."""
        while not self.is_well:
            await asyncio.sleep(self.delay)
            try:
                await self.attempt()
            except SQLAlchemyError:
                self.delay = min(2 * self.delay, LONGEST)
            else:
                self.is_well = True
        LOG.warning("the store works again")
        self.well_at = self.loop.time()
        self.recovered.set()
        self.changed()

    async def well(self) -> None:
        """Wait until the store works."""
        await self.recovered.wait()

    def close(self) -> None:
        """Try no more."""
        if self.trying is not None:
            self.trying.cancel()
