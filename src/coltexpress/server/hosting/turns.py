"""What is done once in a turn of the event loop, for all who need it together, and its time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Turn:
    """Does at the end of this turn what was asked for in it: one wake-up for everybody."""

    __slots__ = ("loop", "tick", "waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.tick = loop.time
        self.waiting: list[Callable[[], None]] = []

    def now(self) -> int:
        """Milliseconds of a clock that never jumps."""
        return int(self.tick() * 1000)

    def do(self, work: Callable[[], None]) -> None:
        """Do this as well."""
        if not self.waiting:
            self.loop.call_soon(self.end)
        self.waiting.append(work)

    def end(self) -> None:
        """Do everything; what goes wrong with one must not keep the others waiting."""
        waiting, self.waiting = self.waiting, []
        for place, work in enumerate(waiting):
            try:
                work()
            except BaseException:
                for later in waiting[place + 1 :]:
                    self.do(later)
                raise
