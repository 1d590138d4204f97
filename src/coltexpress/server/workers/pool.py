"""The workers: as many processes as there are cores, each thinking for one seat at a time.

Long thinkers never take the last free worker, so a room of legends does not hold up one of
greenhorns. A worker that dies or does not answer in time is ended, and another one asked; only when
none of them answers is any option taken for the bot.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Collection
from typing import Final, Protocol

import msgspec
import structlog

from coltexpress.server.workers.queue import Queue, Share, Waiting
from coltexpress.server.workers.worker import Job

TRIES: Final = 3  # workers that are asked the same
PATIENCE: Final = 10.0  # seconds; the longest habit of a bot is a seventh of it
LINE_LIMIT: Final = 1 << 16
LOG: Final = structlog.get_logger("workers")


class Bots(Protocol):
    """Whoever thinks for bots."""

    failed: int

    @property
    def waiting(self) -> Collection[object]:
        """The jobs that wait for somebody to think."""

    async def choose(self, job: Job, share: Share) -> int | None:
        """The choice of a bot, or none if nobody gave one."""

    async def close(self) -> None:
        """End all thinking."""


class Workers:
    """A few worker processes, started when they are first wanted."""

    def __init__(self, count: int | None = None, patience: float = PATIENCE) -> None:
        self.count = max(2, count or os.cpu_count() or 2)
        self.patience = patience
        self.queue = Queue(self.count)
        self.idle: list[Process] = []
        self.running: set[asyncio.Task[None]] = set()
        self.processes: set[Process] = set()
        self.closed = False
        self.failed = 0

    @property
    def waiting(self) -> list[Waiting]:
        """The jobs that wait for a worker."""
        return self.queue.waiting

    async def choose(self, job: Job, share: Share) -> int | None:
        """The choice of a bot, or none if no worker gave one."""
        if self.closed:
            return None
        future: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting(job, share, future))
        self.begin()
        return await future

    def begin(self) -> None:
        """Give work to every free worker."""
        while len(self.running) < self.count and not self.closed:
            found = self.queue.begin()
            if found is None:
                return
            task = asyncio.create_task(self.serve(found))
            self.running.add(task)
            task.add_done_callback(self.running.discard)

    async def serve(self, one: Waiting) -> None:
        """Have one job done, by another worker if the first does not; the last is a fresh one."""
        choice = None
        try:
            for left in range(TRIES - 1, -1, -1):
                choice = await self.attempt(one.job, is_last=not left)
                if choice is not None or self.closed:
                    break
        finally:
            self.failed += choice is None
            self.queue.finish(one)
            if not one.future.done():
                one.future.set_result(choice)
            asyncio.get_running_loop().call_soon(self.begin)

    async def attempt(self, job: Job, *, is_last: bool) -> int | None:
        """Ask one worker; none if it dies or takes too long."""
        process = None
        try:
            process = self.idle.pop() if self.idle and not is_last else await self.start()
            choice = await asyncio.wait_for(ask(process, job), self.patience)
        except (OSError, ValueError, TimeoutError) as error:
            LOG.warning("a worker gave no answer", bot=job.bot, error=type(error).__name__)
            if process is not None:
                await self.end(process)
            return None
        self.idle.append(process)
        return choice

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
        if self.closed:  # while it was starting
            await self.end(process)
            raise OSError("the workers are closed")
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
        if self.running:  # among them those that were just starting a worker
            await asyncio.wait(self.running)


async def ask(process: Process, job: Job) -> int:
    """Send a job to a worker and read its choice."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(job) + b"\n")
    await process.stdin.drain()
    return int(await process.stdout.readline())
