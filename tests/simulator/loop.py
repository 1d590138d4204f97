"""Event loops whose time is a number: it jumps to the next thing that happens.

Each server process has a loop of its own; the world gives them turns, one after the other.
"""

from __future__ import annotations

import asyncio
import heapq
import warnings
from asyncio import events
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

NEVER = float("inf")


class Agenda:
    """What happens in the world outside the servers, in order of time."""

    def __init__(self) -> None:
        self.now = 0.0
        self.seq = 0
        self.heap: list[tuple[float, int, Callable[[], None]]] = []

    def after(self, delay: float, what: Callable[[], None]) -> None:
        """Have something happen after a while."""
        self.at(self.now + delay, what)

    def at(self, when: float, what: Callable[[], None]) -> None:
        """Have something happen at a time; what was planned first comes first."""
        self.seq += 1
        heapq.heappush(self.heap, (max(when, self.now), self.seq, what))

    def go_on(self, until: float) -> None:
        """Let the next thing happen, or time pass if nothing does before then."""
        if self.heap and self.heap[0][0] <= until:
            self.now, _, what = heapq.heappop(self.heap)
            what()
        else:
            assert until < NEVER, "nothing will ever happen again"
            self.now = until + 1e-9


class VirtualLoop(asyncio.BaseEventLoop):
    """The event loop of one server process."""

    # What asyncio keeps there and its types do not tell.
    _ready: deque[asyncio.Handle]
    _scheduled: list[Any]  # timers, the next one first

    def __init__(self, agenda: Agenda) -> None:
        super().__init__()
        self._clock_resolution = 1e-9
        self.agenda = agenda
        self.reads: Callable[[Callable[[], object], asyncio.Future[Any]], None] | None = None
        self.connects: Callable[[Callable[[], Any], str, int], Awaitable[Any]] | None = None

    def __del__(self) -> None:
        """A process that was killed says no goodbye."""

    def time(self) -> float:
        return self.agenda.now

    def next_at(self) -> float:
        """When there is something to do: now, later, or never."""
        if self._ready:
            return self.agenda.now
        scheduled = self._scheduled
        while scheduled and scheduled[0]._cancelled:
            heapq.heappop(scheduled)
        return scheduled[0]._when if scheduled else NEVER

    def call_soon(self, callback: Any, *args: Any, context: Any = None) -> asyncio.Handle:  # type: ignore[override]  # noqa: ANN401  # as asyncio has it
        """As asyncio does it, without asking whether mistakes are to be looked for."""
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def turn(self) -> None:
        """Do what is to be done now, once: as asyncio does it, but there is nothing to wait for."""
        ready, scheduled = self._ready, self._scheduled
        end = self.agenda.now + self._clock_resolution
        while scheduled and scheduled[0]._when < end:
            ready.append(heapq.heappop(scheduled))
        events._set_running_loop(self)
        try:
            for _ in range(len(ready)):
                handle = ready.popleft()
                if not handle._cancelled:
                    handle._run()
        finally:
            events._set_running_loop(None)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time comes."""

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]  # noqa: ANN401  # for any of them
        """Reading from the disk takes a while; no thread does it."""
        future: asyncio.Future[Any] = self.create_future()
        assert self.reads is not None
        self.reads(lambda: func(*args), future)
        return future

    async def create_connection(self, factory: Any, host: Any = None, port: Any = None) -> Any:  # type: ignore[override]  # noqa: ANN401  # as asyncio has it
        """A connection to another server of the world."""
        assert self.connects is not None
        return await self.connects(factory, host, port)

    def _write_to_self(self) -> None:
        """Nobody else is there to be woken by."""

    def abandon(self) -> None:
        """Kill the process: what was under way is never finished."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # of what was never begun
            for task in asyncio.all_tasks(self):
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                coroutine = task.get_coro()
                if isinstance(coroutine, Coroutine):
                    coroutine.close()
        self._ready.clear()
        self._scheduled.clear()
