"""The queue that servers share: jobs go to workers anywhere, or stay where they are wanted.

A server does quick jobs itself, and all of them while no worker of its version is there. What was
put in the queue comes back when all workers are gone, when nobody takes it although there is room
here, when a worker that has it is silent for too long, and when PostgreSQL has lost the queue.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from coltexpress import __version__
from coltexpress.server.store.jobs import (
    ANSWERS,
    Answered,
    Judged,
    Load,
    Pending,
    Wanted,
    collect,
    drop_all,
    judge_workers,
    load,
    pending,
    put,
    withdraw,
)
from coltexpress.server.store.store import Store
from coltexpress.server.workers.jobs import Job, Pace, encode, kind_of, name_of, pace_of
from coltexpress.server.workers.listening import Listener
from coltexpress.server.workers.pool import TRIES, Workers, number_in
from coltexpress.server.workers.queue import Share

BEAT: Final = 0.5  # seconds between looks at the queue
MOST: Final = 5_000  # jobs that a server has in the queue
UNTAKEN: Final = 2.0  # seconds after which who has room does a job itself that nobody takes
OVERDUE: Final = 5.0  # seconds more than a worker may need at worst, with all its tries
NOBODY: Final = Load(workers=0, slots=0, waiting=0, running=0, oldest=0)
LOG: Final = structlog.get_logger("queue")


class Back(Exception):
    """A job has come back: it is to be done here."""


class Asked(NamedTuple):
    """A job in the queue, and who waits for its answer."""

    node: int  # under which number it was put there
    job: msgspec.Struct
    answer: asyncio.Future[str | None]


class Look(NamedTuple):
    """What a look at the queue has found."""

    judged: Judged
    load: Load
    pending: list[Pending]


class Shared:
    """Does jobs by way of the queue, or with the workers of this server."""

    def __init__(self, own: Workers, store: Store, number: Callable[[], int]) -> None:
        self.own = own
        self.store = store
        self.number = number  # of this server; 0: it has none
        self.load = NOBODY
        self.asked: dict[int, Asked] = {}
        self.putting = 0  # jobs whose number is not known yet,
        self.early: dict[int, str | None] = {}  # and answers that may be theirs
        self.lost = 0  # jobs that nobody could do
        self.answered = 0
        self.waited = 0.0  # seconds until a worker took the jobs that were answered
        self.retried = 0  # jobs of workers that were gone
        self.came_back = 0
        self.has_news = asyncio.Event()
        self.fetching = asyncio.Lock()
        self.listener = Listener(store.engine, ANSWERS, self.heard)
        self.tasks = [asyncio.create_task(self.beat()), asyncio.create_task(self.gather())]

    @property
    def failed(self) -> int:
        """How many jobs nobody could do."""
        return self.own.failed + self.lost

    @property
    def waiting(self) -> list[object]:
        """The jobs of this server that nobody does yet, or somebody elsewhere."""
        return [*self.own.waiting, *self.asked]

    # asking

    async def choose(self, job: Job, share: Share) -> int | None:
        """The choice of a bot, or none if nobody gave one."""
        return number_in(await self.do(job, share))

    async def do(self, job: msgspec.Struct, share: Share) -> bytes | None:
        """The answer to a job, or none if nobody gave one."""
        try:
            answer = await self.ask(job, share)
        except Back:
            return await self.own.do(job, share)
        self.lost += answer is None
        return None if answer is None else answer.encode()

    async def ask(self, job: msgspec.Struct, share: Share) -> str | None:
        """Have a job done by way of the queue; `Back` if it is to be done here."""
        node, pace = self.number(), pace_of(job)
        if not node or pace is Pace.QUICK or not self.load.workers or len(self.asked) >= MOST:
            raise Back
        wanted = Wanted(
            name_of(type(job)),
            encode(job).decode(),
            share.guest,
            rank=int(not share.with_people),
            is_long=pace is Pace.LONG,
        )
        place = await self.put(node, wanted)
        if place in self.early:
            return self.early.pop(place)
        asked = Asked(node, job, asyncio.get_running_loop().create_future())
        self.asked[place] = asked
        try:
            return await asked.answer
        finally:
            self.asked.pop(place, None)

    async def put(self, node: int, wanted: Wanted) -> int:
        """Put a job in the queue; its number there."""
        if not self.putting:
            self.early.clear()
        self.putting += 1
        try:
            work = partial(put, node=node, version=__version__, wanted=wanted)
            return await self.store.beside(work)
        except SQLAlchemyError as error:
            LOG.warning("a job could not be put in the queue", error=type(error).__name__)
            raise Back from error
        finally:
            self.putting -= 1

    # hearing

    def heard(self, node: str) -> None:
        """There are answers for a server, or something was missed."""
        if not node or int(node) == self.number():
            self.has_news.set()

    async def gather(self) -> None:
        """Fetch the answers whenever there are some."""
        while True:
            await self.has_news.wait()
            self.has_news.clear()
            await self.fetch()

    async def fetch(self) -> None:
        """Hand the answers that are there to those who wait for them.

        Also those that somebody else is just fetching: their jobs are in the queue no longer, and
        whoever looks there would take them for lost.
        """
        async with self.fetching:
            node = self.number()
            try:
                found = await self.store.beside(partial(collect, node=node)) if node else []
            except SQLAlchemyError as error:
                LOG.warning("answers could not be fetched", error=type(error).__name__)
                return  # the next beat tries again
            for one in found:
                self.take(one)

    def take(self, one: Answered) -> None:
        """An answer."""
        self.answered += 1
        self.waited += one.waited / 1000
        asked = self.asked.get(one.id)
        if asked is None and self.putting:
            self.early[one.id] = one.answer
        elif asked is None:
            pass  # nobody wants it any more
        elif not asked.answer.done():
            asked.answer.set_result(one.answer)

    # looking after the queue

    async def beat(self) -> None:
        """Look at the queue now and then; what went wrong there is put right."""
        while True:
            known, node = set(self.asked), self.number()
            try:
                found = await self.store.beside(partial(look, node=node))
            except SQLAlchemyError:
                self.load = NOBODY
                self.call_back(known)
            else:
                self.load = found.load
                self.retried += found.judged.retried
                await self.fetch()
                await self.judge(known, node, {one.id: one for one in found.pending})
            await asyncio.sleep(BEAT)

    async def judge(self, known: set[int], node: int, there: dict[int, Pending]) -> None:
        """Call back what is lost, what nobody takes or wants, and what takes too long."""
        mine = {place: one for place, one in self.asked.items() if place in known}
        self.call_back({place for place in mine if mine[place].node != node or place not in there})
        overdue = {one for one in mine.keys() & there if is_overdue(mine[one], there[one])}
        await self.take_out(overdue, taken_too=True)
        unwanted = set() if self.putting else there.keys() - self.asked.keys()
        untaken = [place for place in there if place in mine and not there[place].is_taken]
        if self.load.workers:  # somebody will take them, but whoever has room does not wait long
            late = [place for place in untaken if there[place].age > UNTAKEN * 1000]
            untaken = late[: self.own.free]
        await self.take_out(unwanted.union(untaken), taken_too=False)

    async def take_out(self, places: set[int], *, taken_too: bool) -> None:
        """Take jobs out of the queue, to do them here."""
        if not places:
            return
        try:
            work = partial(withdraw, wanted=places, taken_too=taken_too)
            self.call_back(await self.store.beside(work))
        except SQLAlchemyError as error:
            LOG.warning("jobs could not be called back", error=type(error).__name__)

    def call_back(self, places: set[int] | list[int]) -> None:
        """These jobs are to be done here."""
        for place in places:
            asked = self.asked.get(place)
            if asked is not None and not asked.answer.done():
                self.came_back += 1
                asked.answer.set_exception(Back())

    async def close(self) -> None:
        """Want nothing more; whoever waits gets no answer."""
        for task in self.tasks:
            task.cancel()
        nodes = {one.node for one in self.asked.values()}
        for one in list(self.asked.values()):
            if not one.answer.done():
                one.answer.set_result(None)
        await self.own.close()
        await self.listener.close()
        for node in nodes:
            try:
                await self.store.beside(partial(drop_all, node=node))
            except SQLAlchemyError:
                LOG.warning("jobs were left in the queue")  # until another server sees it


def look(connection: Connection, node: int) -> Look:
    """See how the queue is, after jobs of workers that are gone were freed."""
    judged = judge_workers(connection)
    return Look(judged, load(connection, __version__), pending(connection, node))


def is_overdue(asked: Asked, one: Pending) -> bool:
    """Is the worker that has this job silent for too long, although it lives?"""
    longest = TRIES * kind_of(asked.job).patience + OVERDUE
    return one.is_taken and one.age > longest * 1000
