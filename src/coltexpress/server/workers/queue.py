"""Which job is next: first where people wait, and those of each guest in their turn."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final, NamedTuple

import msgspec

from coltexpress.server.workers.jobs import Pace, pace_of

REMEMBERED: Final = 1000  # guests whose last turn is known


class Share(NamedTuple):
    """On whose account a job is done."""

    guest: int  # for a bot the host of its room
    with_people: bool  # does it keep somebody waiting?


class Waiting:
    """A job and who waits for it."""

    __slots__ = ("future", "is_long", "job", "share")

    def __init__(
        self, job: msgspec.Struct, share: Share, future: asyncio.Future[bytes | None]
    ) -> None:
        self.job = job
        self.share = share
        self.future = future
        self.is_long = pace_of(job) is Pace.LONG


class Queue:
    """The jobs that wait, and those under way."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.waiting: list[Waiting] = []  # in the order in which they came
        self.busy: Counter[int] = Counter()  # workers by guest
        self.busy_long = 0
        self.turns: dict[int, int] = {}  # by guest: when a job of theirs was last begun
        self.begun = 0

    def begin(self) -> Waiting | None:
        """The job that is to begin now; one worker is kept for those that are soon done."""
        may_be_long = self.busy_long < most_long(self.workers)
        may = [one for one in self.waiting if may_be_long or not one.is_long]
        if not may:
            return None
        found = min(may, key=self.place)
        self.waiting.remove(found)
        self.begun += 1
        if len(self.turns) >= REMEMBERED:
            self.turns.clear()
        self.turns[found.share.guest] = self.begun
        self.busy[found.share.guest] += 1
        self.busy_long += found.is_long
        return found

    def place(self, one: Waiting) -> tuple[bool, int, int]:
        """Where a job stands: with people first, then whoever has the fewest, then the longest."""
        guest = one.share.guest
        return (not one.share.with_people, self.busy[guest], self.turns.get(guest, 0))

    def finish(self, one: Waiting) -> None:
        """A job is no longer under way."""
        self.busy_long -= one.is_long
        self.busy[one.share.guest] -= 1
        if not self.busy[one.share.guest]:
            del self.busy[one.share.guest]


def most_long(workers: int) -> int:
    """How many of so many workers may be at long jobs; a single one does whatever comes."""
    return max(1, workers - 1)
