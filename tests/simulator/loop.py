"""An event loop whose time is a number: it jumps to the next thing that happens."""

from __future__ import annotations

import asyncio
import heapq
import warnings
from collections.abc import Callable, Coroutine
from typing import Any


class Agenda:
    """What happens in the world outside the server, in order of time."""

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


class Selector:
    """Where a loop would wait for sockets: the next thing happens instead."""

    def __init__(self, agenda: Agenda, settled: Callable[[], None]) -> None:
        self.agenda = agenda
        self.settled = settled

    def select(self, timeout: float | None) -> list[object]:
        """Go on to the next thing that happens, if the server has nothing left to do now."""
        agenda = self.agenda
        if timeout == 0:
            return []
        self.settled()
        deadline = float("inf") if timeout is None else agenda.now + timeout
        if agenda.heap and agenda.heap[0][0] <= deadline:
            agenda.now, _, what = heapq.heappop(agenda.heap)
            what()
        else:
            assert timeout is not None, "nothing will ever happen again"
            agenda.now = deadline + 1e-9
        return []

    def close(self) -> None:
        """Nothing is open."""


class VirtualLoop(asyncio.BaseEventLoop):
    """The event loop of one server process."""

    def __init__(self, agenda: Agenda, settled: Callable[[], None]) -> None:
        super().__init__()
        self._clock_resolution = 1e-9
        self._selector = Selector(agenda, settled)
        self.agenda = agenda
        self.reads: Callable[[Callable[[], object], asyncio.Future[Any]], None] | None = None

    def __del__(self) -> None:
        """A process that was killed says no goodbye."""

    def time(self) -> float:
        return self.agenda.now

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]  # noqa: ANN401  # for any of them
        """Reading from the disk takes a while; no thread does it."""
        future: asyncio.Future[Any] = self.create_future()
        assert self.reads is not None
        self.reads(lambda: func(*args), future)
        return future

    def _process_events(self, event_list: list[object]) -> None:
        """Nothing ever comes from a real socket."""

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
        self._ready.clear()  # type: ignore[attr-defined]
        self._scheduled.clear()  # type: ignore[attr-defined]
