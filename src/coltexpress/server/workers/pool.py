"""The workers: as many processes as there are cores, each thinking for one seat at a time.

Long thinkers never take the last free worker, so a table of legends does not hold up one of
greenhorns. Who does not answer in time is ended, and any option is taken for the bot.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Collection
from typing import Final, Protocol

import msgspec
import structlog

from coltexpress.bots.levels import read_name
from coltexpress.server.workers.worker import Job

LONG_THINKERS: Final = ("desperado", "legend", "plain")
PATIENCE: Final = 10.0  # seconds; the longest habit of a bot is a seventh of it
LINE_LIMIT: Final = 1 << 16
LOG: Final = structlog.get_logger("workers")


class Waiting:
    """A job and who waits for it."""

    __slots__ = ("future", "is_long", "job")

    def __init__(self, job: Job, future: asyncio.Future[int | None]) -> None:
        self.job = job
        self.future = future
        self.is_long = read_name(job.bot).level in LONG_THINKERS


class Bots(Protocol):
    """Whoever thinks for bots."""

    failed: int

    @property
    def waiting(self) -> Collection[object]:
        """The jobs that wait for somebody to think."""

    async def choose(self, job: Job) -> int | None:
        """The choice of a bot, or none if it did not answer in time."""

    async def close(self) -> None:
        """End all thinking."""


class Workers:
    """A few worker processes, started when they are first wanted."""

    def __init__(self, count: int | None = None, patience: float = PATIENCE) -> None:
        self.count = max(2, count or os.cpu_count() or 2)
        self.patience = patience
        self.idle: list[Process] = []
        self.busy_long = 0
        self.running: set[asyncio.Task[None]] = set()
        self.waiting: deque[Waiting] = deque()
        self.processes: set[Process] = set()
        self.closed = False
        self.failed = 0

    async def choose(self, job: Job) -> int | None:
        """The choice of a bot, or none if it did not answer in time."""
        future: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting(job, future))
        self.begin()
        return await future

    def begin(self) -> None:
        """Give work to every free worker, in the order in which it came."""
        while len(self.running) < self.count and not self.closed:
            found = self.next_job()
            if found is None:
                return
            self.busy_long += found.is_long
            task = asyncio.create_task(self.serve(found))
            self.running.add(task)
            task.add_done_callback(self.running.discard)

    def next_job(self) -> Waiting | None:
        """The first job that may begin now; one worker is kept for those who think briefly."""
        for place, one in enumerate(self.waiting):
            if not one.is_long or self.busy_long < self.count - 1:
                del self.waiting[place]
                return one
        return None

    async def serve(self, one: Waiting) -> None:
        """Have one job done."""
        choice = None
        process = None
        try:
            process = self.idle.pop() if self.idle else await self.start()
            choice = await asyncio.wait_for(ask(process, one.job), self.patience)
            self.idle.append(process)
        except (OSError, ValueError, TimeoutError) as error:
            self.failed += 1
            LOG.warning("bot gave no answer", bot=one.job.bot, error=type(error).__name__)
            if process is not None:
                await self.end(process)
        finally:
            self.busy_long -= one.is_long
            if not one.future.done():
                one.future.set_result(choice)
            asyncio.get_running_loop().call_soon(self.begin)

    async def start(self) -> Process:
        """A new worker."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "coltexpress.server.workers.worker",
            stdin=PIPE,
            stdout=PIPE,
            limit=LINE_LIMIT,
        )
        self.processes.add(process)
        return process

    async def end(self, process: Process) -> None:
        """End a worker, and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self.processes.discard(process)

    async def close(self) -> None:
        """End all workers; whoever waits for one gets no answer."""
        self.closed = True
        for one in self.waiting:
            if not one.future.done():
                one.future.set_result(None)
        self.waiting.clear()
        for process in list(self.processes):
            await self.end(process)
        if self.running:
            await asyncio.wait(self.running)


async def ask(process: Process, job: Job) -> int:
    """Send a job to a worker and read its choice."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(job) + b"\n")
    await process.stdin.drain()
    return int(await process.stdout.readline())
