"""What is done once in a turn of the event loop, for all who need it together, and its time."""

from __future__ import annotations

import asyncio

from coltexpress.kernel.vecs import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Late:
    """Whoever has something to do at the end of a turn."""

    __slots__ = ()

    def end_turn(self) -> None:
        """Do it."""
        raise NotImplementedError


class Turn:
    """Does at the end of this turn what was asked for in it: one wake-up for everybody."""

    __slots__ = ("loop", "tick", "waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.tick = loop.time
        self.waiting: list[Late] = []

    def now(self) -> int:
        """Milliseconds of a clock that never jumps."""
        return int(self.tick() * 1000)

    def do(self, late: Late) -> None:
        """Let somebody do something, too."""
        if not self.waiting:
            self.loop.call_soon(self.end)
        self.waiting.append(late)

    def end(self) -> None:
        """Do everything; what goes wrong with one must not keep the others waiting."""
        waiting, self.waiting = self.waiting, []
        for place, late in enumerate(waiting):
            try:
                late.end_turn()
            except BaseException:
                for later in waiting[place + 1 :]:
                    self.do(later)
                raise
