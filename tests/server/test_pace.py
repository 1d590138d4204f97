"""Transactions follow one another at a pace: the more is in one, the longer the next may gather."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import Connection

from coltexpress.server.store.engine import open_engine
from coltexpress.server.store.writer import PACE, SLOWEST, Job, Writer, pause_for


class Loop:
    """An event loop whose time is set, and that notes what is to be done and when."""

    def __init__(self) -> None:
        self.now = 100.0
        self.planned: list[tuple[float, Callable[[], None]]] = []

    def time(self) -> float:
        return self.now

    def call_soon(self, work: Callable[[], None]) -> None:
        self.planned.append((self.now, work))

    def call_later(self, delay: float, work: Callable[[], None]) -> None:
        self.planned.append((self.now + delay, work))

    def go_on(self) -> float:
        """Do what comes next; when that is."""
        (self.now, work), self.planned = self.planned[0], self.planned[1:]
        work()
        return self.now


class Hand:
    """A hand that writes nothing, and is done when it is told so."""

    def __init__(self) -> None:
        self.finish: Callable[[], None] = lambda: None

    def do(self, work: Callable[[], None], then: Callable[[], None]) -> None:
        self.finish = then

    async def close(self, last: Callable[[], None]) -> None:
        last()


def ignore(error: Exception | None) -> None:
    """Nobody waits."""


def nothing(connection: Connection) -> None:
    """No work."""


@pytest.mark.parametrize(
    ("jobs", "pause"), [(1, PACE), (30, PACE), (50, 0.0015), (100, 0.003), (2000, SLOWEST)]
)
def test_the_next_transaction_waits_for_as_many_as_the_last_had(
    tmp_path: Path, jobs: int, pause: float
) -> None:
    loop, hand = Loop(), Hand()
    writer = Writer(open_engine(str(tmp_path / "x.db")), cast("object", loop), hand)  # type: ignore[arg-type]
    for _ in range(jobs):
        writer.add(Job(ignore, nothing))
    began = loop.go_on()
    assert began == 100.0, "what comes after a quiet moment is written at once"
    writer.add(Job(ignore, nothing))
    assert not loop.planned, "one after the other"
    loop.now += 0.0004
    hand.finish()
    assert loop.go_on() == pytest.approx(began + pause)
    assert pause_for(jobs) == pytest.approx(pause)


def test_who_comes_later_than_that_is_written_at_once(tmp_path: Path) -> None:
    loop, hand = Loop(), Hand()
    writer = Writer(open_engine(str(tmp_path / "x.db")), cast("object", loop), hand)  # type: ignore[arg-type]
    for _ in range(100):
        writer.add(Job(ignore, nothing))
    loop.go_on()
    hand.finish()
    loop.now += 0.004
    writer.add(Job(ignore, nothing))
    assert loop.go_on() == loop.now == pytest.approx(100.004)
