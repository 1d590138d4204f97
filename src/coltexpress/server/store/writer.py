"""The one writer: everything that is to be kept in one tick goes into one transaction.

Whoever writes hands over a job and is told when it is on the disk, never before. While one
transaction is under way the next jobs gather, so that a hundred choices cost one commit. A job that
comes after a quiet moment is written at once; when many come, transactions follow one another no
faster than the pace, since each costs the same however much is in it. After a large one the next
waits about as long as the server takes to play as many choices: else those who choose fall into two
groups, one of which is written while the other chooses, and there are twice as many transactions.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from coltexpress.server.store.journal import Journal
from coltexpress.server.store.moves import GONE, append
from coltexpress.server.store.nodes import Claim, is_shared, owned

Result = TypeVar("Result")
Done = Callable[[Exception | None], None]
Work = Callable[[Connection], object]

LARGEST: Final = 2_000  # jobs in one transaction
FRESH: Final = 1.0  # seconds that a connection may lie idle before it is looked at again
PACE: Final = 0.001  # seconds from the beginning of one transaction to that of the next,
A_JOB: Final = 0.00003  # or so many for each job of the first,
SLOWEST: Final = 0.005  # and never more


class Broken(Exception):
    """A choice before this one could not be kept."""


class Fenced(Exception):
    """This server no longer owns the room: nothing was written."""


class Run:
    """Choices of one room that follow one another: after one that is not kept, none is."""

    __slots__ = ("is_broken",)

    def __init__(self) -> None:
        self.is_broken = False


class Job:
    """Something to keep: choices of a room, any other work on the database, or both together.

    `done` is called in the event loop when it is on the disk, with what went wrong otherwise.
    """

    __slots__ = ("claim", "content", "done", "error", "result", "run", "work")

    def __init__(
        self,
        done: Done,
        work: Work | None = None,
        claim: Claim | None = None,
        content: bytes = b"",
        run: Run | None = None,
    ) -> None:
        self.done = done
        self.claim = claim  # on the room that it is about, if it is about one
        self.work = work
        self.content = content  # choices, packed
        self.run = run
        self.result: object = None
        self.error: Exception | None = None

    def finish(self) -> None:
        """In the event loop: it is on the disk, or is not."""
        self.done(self.error)

    def fail(self, error: Exception) -> None:
        """This was not kept, and nothing that builds on it will be."""
        self.error = error
        if self.run is not None:
            self.run.is_broken = True


class Hand(Protocol):
    """Where transactions are written: one after the other, and beside the event loop."""

    def do(self, work: Callable[[], None], then: Callable[[], None]) -> None:
        """Do the work, then call back in the event loop."""

    async def close(self, last: Callable[[], None]) -> None:
        """Do a last thing, and no more."""


class ThreadHand:
    """A hand of its own for a real disk: a thread."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.queue: SimpleQueue[tuple[Callable[[], None], Callable[[], None]] | None] = (
            SimpleQueue()
        )
        self.thread = Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def do(self, work: Callable[[], None], then: Callable[[], None]) -> None:
        """Hand something to the thread."""
        self.queue.put((work, then))

    async def close(self, last: Callable[[], None]) -> None:
        """Do a last thing, then end the thread."""
        self.do(last, lambda: None)
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    def run(self) -> None:
        """In the thread: work until there will be no more."""
        while (item := self.queue.get()) is not None:
            work, then = item
            work()
            self.loop.call_soon_threadsafe(then)


class Writer:
    """The only connection that writes; it is spoken to from the event loop."""

    def __init__(
        self,
        engine: Engine,
        loop: asyncio.AbstractEventLoop,
        hand: Hand,
        failed: Callable[[Exception], None] = lambda _: None,
    ) -> None:
        self.engine = engine
        self.loop = loop
        self.hand = hand
        self.failed = failed  # is told when choices could not be kept, before whoever made them
        self.gathered: list[Job] = []  # for the next transaction
        self.is_writing = False  # or about to begin
        self.began_at = 0.0
        self.pause = PACE  # until the next transaction may begin
        self.batches = 0
        self.connection: Connection | None = None  # of the hand alone
        self.used_at = 0.0
        self.journal = None if is_shared(engine) else Journal()  # of the hand alone, too

    # in the event loop

    async def do(self, work: Callable[[Connection], Result], claim: Claim | None = None) -> Result:
        """Do any other work in a transaction, and wait until it is on the disk."""
        future: asyncio.Future[None] = self.loop.create_future()

        def done(error: Exception | None) -> None:
            if future.cancelled():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        job = Job(done, work, claim)
        self.add(job)
        await future
        return job.result  # type: ignore[return-value]

    def add(self, job: Job) -> None:
        """The jobs of one tick are handed over together, and those that come until then."""
        self.gathered.append(job)
        if not self.is_writing:
            self.go_on()

    def go_on(self) -> None:
        """Have the next transaction begin: in the next tick, or as soon as the pace allows."""
        self.is_writing = True
        wait = self.began_at + self.pause - self.loop.time()
        if wait > 0:
            self.loop.call_later(wait, self.hand_over)
        else:
            self.loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        """Have written what has gathered."""
        jobs, self.gathered = self.gathered[:LARGEST], self.gathered[LARGEST:]
        self.began_at, self.pause = self.loop.time(), pause_for(len(jobs))
        self.hand.do(partial(self.write, jobs), partial(self.finish, jobs))

    def finish(self, jobs: list[Job]) -> None:
        """Tell everybody what has become of their job, and go on with what has gathered."""
        self.batches += 1
        self.is_writing = False
        if self.gathered:
            self.go_on()
        for job in jobs:
            if job.error is not None and job.content:
                self.failed(job.error)
            job.finish()

    async def close(self) -> None:
        """Write what is still there, then stop."""
        while self.is_writing:
            await asyncio.sleep(PACE)
        await self.hand.close(self.leave)

    # in the hand

    def write(self, jobs: list[Job]) -> None:
        """All jobs in one transaction; if one of them is wrong, each in its own."""
        try:
            whole = unbroken(jobs)
            if whole:
                write_together(self.connect(), whole, self.journal)
        except Exception as error:  # noqa: BLE001  # whatever it was, those whom it concerns are told
            self.hang_up()
            if self.journal is not None:
                self.journal.doubt()
            if len(jobs) > 1 and not is_of_store(error):
                for job in jobs:
                    self.write([job])
                return
            for job in jobs:
                job.fail(error)

    def leave(self) -> None:
        """Leave whole records behind; where the store does not work the next server makes them."""
        if self.journal is not None and self.journal.is_certain and self.journal.rows:
            with suppress(SQLAlchemyError):
                connection = self.connect()
                with connection.begin():
                    self.journal.sort_in(connection)
        self.hang_up()

    def connect(self) -> Connection:
        """The one connection, kept for as long as there is enough to do and all goes well."""
        now = time.monotonic()
        if now - self.used_at > FRESH:
            self.hang_up()
        self.used_at = now
        if self.connection is None:
            self.connection = self.engine.connect()
        return self.connection

    def hang_up(self) -> None:
        """Give the connection back; the next one that is taken is looked at first."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def pause_for(jobs: int) -> float:
    """Seconds from the beginning of a transaction with so many jobs to that of the next."""
    return min(max(PACE, jobs * A_JOB), SLOWEST)


def is_of_store(error: Exception) -> bool:
    """Does the store itself not work? Then to try each job alone would only take longer.

    A transaction that failed as it was committed may have been kept all the same, and is never
    tried twice.
    """
    return isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError)


def unbroken(jobs: list[Job]) -> list[Job]:
    """The jobs that build on nothing that was lost; the others are told."""
    for job in jobs:
        if job.error is None and job.run is not None and job.run.is_broken:
            job.fail(Broken())
    return [job for job in jobs if job.error is None]


def write_together(connection: Connection, jobs: list[Job], journal: Journal | None) -> None:
    """All jobs in one transaction, or none."""
    if journal is None:
        with connection.begin():
            jobs = unfenced(connection, jobs)
            append(connection, choices_of(jobs))
            work_for(jobs, connection)
        return
    choices = choices_of(jobs)
    if choices and journal.is_due:
        with connection.begin():
            journal.sort_in(connection)
    works = [job for job in jobs if job.work is not None]
    if not works:
        journal.append(connection, choices)  # one statement is a transaction
        return
    with connection.begin():
        journal.append(connection, choices)
        work_for(works, connection)
    journal.forget(connection.info.pop(GONE, ()))


def choices_of(jobs: list[Job]) -> bytes:
    """All choices, in the order in which they came."""
    return b"".join([job.content for job in jobs])


def work_for(jobs: list[Job], connection: Connection) -> None:
    """Do what else there is to do."""
    for job in jobs:
        if job.work is not None:
            job.result = job.work(connection)


def unfenced(connection: Connection, jobs: list[Job]) -> list[Job]:
    """The jobs about rooms that are still this server's, or about none; the others are told."""
    wanted: dict[int, set[int]] = {}
    for job in jobs:
        if job.claim is not None:
            wanted.setdefault(job.claim.node, set()).add(job.claim.room)
    for node, rooms in wanted.items():
        mine = owned(connection, node, rooms)
        for job in jobs:
            if job.claim is not None and job.claim.node == node and job.claim.room not in mine:
                job.fail(Fenced())
    return [job for job in jobs if job.error is None]
