"""A worker anywhere: takes jobs out of the queue that servers share, and answers them.

It is reached by nobody and reaches nothing but the database. It holds a lease there; when that was
ended, it begins anew under another number, and what it still answers under the old one is in vain.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from coltexpress import __version__
from coltexpress.kernel.errors import Unreadable
from coltexpress.server.store.engine import in_thread, open_engine, read_address
from coltexpress.server.store.jobs import (
    JOBS,
    Taken,
    enter_worker,
    finish,
    leave_worker,
    renew_worker,
    take,
)
from coltexpress.server.workers.jobs import NAMES, Pace, decode, pace_of
from coltexpress.server.workers.listening import Listener
from coltexpress.server.workers.pool import Workers
from coltexpress.server.workers.queue import Share, most_long

Result = TypeVar("Result")

LEASE: Final = 3000  # milliseconds after which its jobs are given to others
BEAT: Final = 0.5  # seconds between renewals
LOOK: Final = 1.0  # seconds between looks for jobs of which it was not told
ANYBODY: Final = Share(0, with_people=True)  # the queue has decided already whose turn it is
LAST: Final = 10.0  # seconds for what was begun when it is told to end
LOG: Final = structlog.get_logger("worker")


class NeedsPostgres(Unreadable):
    """Only PostgreSQL has a queue that several programs share."""


class Working:
    """One worker, which does so many jobs at a time."""

    def __init__(self, engine: Engine, slots: int) -> None:
        self.engine = engine
        self.slots = slots
        self.pool = Workers(slots)
        self.number = 0  # none yet
        self.running: dict[asyncio.Task[None], Pace] = {}
        self.done = 0
        self.in_vain = 0
        self.is_stopping = False
        self.is_down = False  # is the database out of reach?
        self.wanted = asyncio.Event()

    # from beginning to end

    async def run(self, when_up: Callable[[], None]) -> None:
        """Work until it is stopped, then finish what was begun."""
        listener = Listener(self.engine, JOBS, lambda _: self.wanted.set())
        living = asyncio.create_task(self.live(when_up))
        while not self.is_stopping:
            await self.take_all()
            await self.rest()
        if self.running:
            await asyncio.wait(self.running, timeout=LAST)
        living.cancel()
        with contextlib.suppress(SQLAlchemyError):  # then the lease runs out
            await self.beside(partial(leave_worker, worker=self.number))
        self.number = 0
        await self.pool.close()
        if self.running:
            await asyncio.wait(self.running)
        await listener.close()
        LOG.info("the worker has ended", done=self.done)

    def stop(self) -> None:
        """Take nothing more."""
        self.is_stopping = True
        self.wanted.set()

    async def rest(self) -> None:
        """Wait until there is something to do."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.wanted.wait(), LOOK)
        self.wanted.clear()

    async def live(self, when_up: Callable[[], None]) -> None:
        """Hold a lease, as long as the database can be reached."""
        is_new = True
        while True:
            try:
                await self.renew()
            except SQLAlchemyError as error:
                self.went_wrong(error)
            else:
                self.is_down = False
                if is_new:
                    is_new = False
                    when_up()
            await asyncio.sleep(BEAT)

    async def renew(self) -> None:
        """Renew the lease, or get one."""
        work = partial(renew_worker, worker=self.number, lease=LEASE)
        if self.number and await self.beside(work):
            return
        if self.number:
            LOG.warning("the lease of this worker has ended", worker=self.number)
        enter = partial(enter_worker, version=__version__, slots=self.slots, lease=LEASE)
        self.number = await self.beside(enter)
        LOG.info("this worker takes jobs", worker=self.number, jobs=self.slots)
        self.wanted.set()

    def went_wrong(self, error: Exception) -> None:
        """The database cannot be reached, or has no queue: say so once."""
        if not self.is_down:
            LOG.warning("the queue does not answer", error=type(error).__name__)
        self.is_down = True

    # jobs

    async def take_all(self) -> None:
        """Take jobs as long as there are some and there is room."""
        while len(self.running) < self.slots and self.number and not self.is_stopping:
            busy_long = sum(pace is Pace.LONG for pace in self.running.values())
            work = partial(
                take, worker=self.number, kinds=NAMES, may_be_long=busy_long < most_long(self.slots)
            )
            try:
                taken = await self.beside(work)
            except SQLAlchemyError as error:
                self.went_wrong(error)
                return
            if taken is None:
                return
            await self.begin(self.number, taken)

    async def begin(self, number: int, taken: Taken) -> None:
        """Begin with a job; one that cannot be read is nobody's to do."""
        try:
            job = decode(taken.body)
        except msgspec.DecodeError as error:
            LOG.warning("a job cannot be read", error=type(error).__name__)
            await self.answer(number, taken.id, None)
            return
        task = asyncio.create_task(self.work(number, taken.id, job))
        self.running[task] = pace_of(job)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        """There is room for another job."""
        del self.running[task]
        self.wanted.set()
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a job has failed", exc_info=task.exception())

    async def work(self, number: int, place: int, job: msgspec.Struct) -> None:
        """Do a job."""
        answer = await self.pool.do(job, ANYBODY)
        if answer is not None or not self.pool.closed:  # else another worker does it
            await self.answer(number, place, answer)

    async def answer(self, number: int, place: int, answer: bytes | None) -> None:
        """Answer a job, unless it was given to another worker meanwhile."""
        text = None if answer is None else answer.decode()
        work = partial(finish, worker=number, job=place, answer=text)
        try:
            is_kept = await self.beside(work)
        except SQLAlchemyError as error:
            self.went_wrong(error)
            is_kept = False
        self.done += is_kept
        self.in_vain += not is_kept

    async def beside(self, work: Callable[[Connection], Result]) -> Result:
        """Do something with the database."""
        return await in_thread(self.engine, work)


def work(database: str, slots: int, when_up: Callable[[], None]) -> None:
    """Do jobs until somebody stops it."""
    if read_address(database).drivername == "sqlite":
        raise NeedsPostgres("workers need PostgreSQL: an SQLite file has one server")
    engine = open_engine(database)

    async def until_stopped() -> None:
        working = Working(engine, slots)
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(working.stop))
        await working.run(when_up)

    try:
        asyncio.run(until_stopped())
    finally:
        engine.dispose()
