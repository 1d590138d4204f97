"""The workers: as many processes as there are cores, each at one job at a time.

Long jobs never take the last free worker, so a room of legends does not hold up one of greenhorns.
A worker that dies or does not answer in time is ended, and another one asked; only when none of
them answers is the job given up.
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

from coltexpress.server.workers.jobs import Job, encode, kind_of, name_of
from coltexpress.server.workers.queue import Queue, Share, Waiting

TRIES: Final = 3  # workers that are asked the same
LINE_LIMIT: Final = 1 << 20  # bytes of an answer
LOG: Final = structlog.get_logger("workers")


class Bots(Protocol):
    """Whoever does jobs: thinks for bots, and more."""

    @property
    def failed(self) -> int:
        """How many jobs nobody could do."""

    @property
    def waiting(self) -> Collection[object]:
        """The jobs that wait for somebody to do them."""

    async def choose(self, job: Job, share: Share) -> int | None:
        """The choice of a bot, or none if nobody gave one."""

    async def do(self, job: msgspec.Struct, share: Share) -> bytes | None:
        """The answer to any job as JSON, or none if nobody gave one."""

    async def close(self) -> None:
        """End all thinking."""


class Workers:
    """A few worker processes, started when they are first wanted."""

    def __init__(self, count: int, patience: float | None = None) -> None:
        self.count = count
        self.patience = patience  # none: that of each kind of job
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

    @property
    def free(self) -> int:
        """With how many jobs more it could begin at once."""
        return 0 if self.closed else max(0, self.count - len(self.running) - len(self.waiting))

    async def choose(self, job: Job, share: Share) -> int | None:
        """The choice of a bot, or none if no worker gave one."""
        return number_in(await self.do(job, share))

    async def do(self, job: msgspec.Struct, share: Share) -> bytes | None:
        """The answer to a job, or none if no worker gave one."""
        if self.closed:
            return None
        future: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
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
            task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        """A worker is free; only now, for as long as its task is there it counts as busy."""
        self.running.discard(task)
        self.begin()

    async def serve(self, one: Waiting) -> None:
        """Have one job done, by another worker if the first does not; the last is a fresh one."""
        answer = None
        try:
            for left in range(TRIES - 1, -1, -1):
                answer = await self.attempt(one.job, is_last=not left)
                if answer is not None or self.closed:
                    break
        finally:
            self.failed += answer is None
            self.queue.finish(one)
            if not one.future.done():
                one.future.set_result(answer)

    async def attempt(self, job: msgspec.Struct, *, is_last: bool) -> bytes | None:
        """Ask one worker; none if it dies or takes too long."""
        process = None
        try:
            process = self.idle.pop() if self.idle and not is_last else await self.start()
            patience = self.patience or kind_of(job).patience
            answer = await asyncio.wait_for(ask(process, job), patience)
        except (OSError, EOFError, ValueError, TimeoutError) as error:
            say = LOG.debug if self.closed else LOG.warning
            say("a worker gave no answer", kind=name_of(type(job)), error=type(error).__name__)
            if process is not None:
                await self.end(process)
            return None
        self.idle.append(process)
        return answer

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


async def ask(process: Process, job: msgspec.Struct) -> bytes:
    """Send a job to a worker and read its answer."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(encode(job) + b"\n")
    await process.stdin.drain()
    answer = await process.stdout.readline()
    if not answer.endswith(b"\n"):
        raise EOFError("the worker died")
    return answer[:-1]


def number_in(answer: bytes | None) -> int | None:
    """The choice that an answer names."""
    return None if answer is None else msgspec.json.decode(answer, type=int)


def sensible_count(wanted: int) -> int:
    """How many processes a server has for bots: one a core unless it is told, but at least two."""
    return max(2, wanted or os.cpu_count() or 2)
