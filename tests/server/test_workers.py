"""Bots in processes of their own: they get a view and nothing else, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from server.halls import hall_at, new_guest, new_room

from coltexpress import compiled
from coltexpress.games import GAMES, game
from coltexpress.kernel.agenda import choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.views import look
from coltexpress.notation.position import line_of_view, read_view
from coltexpress.server.hosting.bots import job_for
from coltexpress.server.workers.jobs import Job, think
from coltexpress.server.workers.pool import Workers
from coltexpress.server.workers.queue import Queue, Share, Waiting

ADA = Share(1, with_people=True)


def a_job(bot: str = "uniform", seed: int = 1, name: str = "classic") -> Job:
    book = game(name)
    g = book.new({"players": "4"}, Dice(seed))
    for _ in range(20):  # far enough for something to think about
        choose(g, waiting(g)[0].seat, waiting(g)[0].options[0])
    question = waiting(g)[0]
    return Job(book.name, line_of_view(book, look(g, question.seat)), bot, seed)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_travels_as_a_line_and_arrives_whole(name: str) -> None:
    book, rng = game(name), random.Random(1)
    g = book.new({"players": "4"}, Dice(1))
    while g.asks:
        question = rng.choice(waiting(g))
        view = look(g, question.seat)
        assert read_view(line_of_view(book, view)) == view
        choose(g, question.seat, rng.choice(question.options))


def test_a_bot_gets_its_view_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "x.db") as hall:
            ada = await new_guest(hall)
            room = await new_room(hall, ada, "person", "person")
            assert room.play is not None
            seat = room.play.asked[0]
            job = job_for(room, seat, room.play.opened)
            assert read_view(job.view) == look(room.play.state, seat)
            assert room.row.secret.hex() not in str(job)
            assert set(Job.__struct_fields__) == {"game", "view", "bot", "seed"}

    asyncio.run(story())


@pytest.mark.parametrize("bot", ["uniform", "greenhorn", "outlaw"])
def test_a_worker_thinks_as_the_bot_would(bot: str) -> None:
    async def story() -> None:
        workers = Workers(2)
        try:
            job = a_job(bot)
            assert await workers.choose(job, ADA) == think(job)
        finally:
            await workers.close()

    asyncio.run(story())


@pytest.mark.parametrize("count", [1, 2])
def test_as_many_workers_are_at_work_as_there_are(count: int) -> None:
    """Whoever has finished begins with the next job at once, not when somebody else asks."""

    async def story() -> None:
        workers = Workers(count)
        try:
            jobs = [asyncio.create_task(workers.choose(a_job(seed=n), ADA)) for n in range(6)]
            for done in asyncio.as_completed(jobs):
                await done
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                left = sum(not job.done() for job in jobs)
                assert len(workers.running) == min(count, left)
        finally:
            await workers.close()

    asyncio.run(story())


def test_a_worker_that_dies_costs_no_answer() -> None:
    async def story() -> None:
        workers = Workers(2)
        try:
            for _ in range(3):
                assert await workers.choose(a_job(), ADA) == think(a_job())
                process = next(iter(workers.processes))
                os.kill(process.pid, signal.SIGKILL)
            assert await workers.choose(a_job(), ADA) == think(a_job())
            assert workers.failed == 0
        finally:
            await workers.close()

    asyncio.run(story())


def test_a_worker_that_sleeps_costs_no_answer() -> None:
    async def story() -> None:
        workers = Workers(2, patience=5.0)
        try:
            assert await workers.choose(a_job(), ADA) is not None
            process = next(iter(workers.processes))
            os.kill(process.pid, signal.SIGSTOP)
            assert await workers.choose(a_job(), ADA) == think(a_job())
            assert process not in workers.processes
        finally:
            await workers.close()

    asyncio.run(story())


def test_closing_ends_a_worker_that_is_just_starting() -> None:
    async def story() -> None:
        for ticks in range(6):
            workers = Workers(2)
            waiting = asyncio.create_task(workers.choose(a_job(), ADA))
            for _ in range(ticks):
                await asyncio.sleep(0)
            await workers.close()
            assert workers.processes == set()
            assert await waiting is None

    asyncio.run(story())


# Who thinks next


def queue_of(workers: int, *jobs: tuple[str, Share]) -> Queue:
    queue, loop = Queue(workers), asyncio.new_event_loop()
    for number, (bot, share) in enumerate(jobs):
        queue.waiting.append(Waiting(a_job(bot, number), share, loop.create_future()))
    loop.close()
    return queue


def seed_of(one: Waiting | None) -> int | None:
    """By what these tests tell jobs apart."""
    if one is None:
        return None
    assert isinstance(one.job, Job)
    return one.job.seed


def order(queue: Queue) -> list[int | None]:
    """The jobs in the order in which they begin, if each is done before the next."""
    found: list[int | None] = []
    while (one := queue.begin()) is not None:
        found.append(seed_of(one))
        queue.finish(one)
    return found


def test_a_long_thinker_does_not_hold_up_the_others() -> None:
    queue = queue_of(2, ("legend", ADA), ("legend", ADA), ("uniform", ADA))
    begun = [queue.begin() for _ in range(3)]
    assert [seed_of(one) for one in begun] == [0, 2, None]


def test_bots_that_play_with_people_come_first() -> None:
    idle = Share(2, with_people=False)
    assert order(queue_of(2, ("uniform", idle), ("uniform", idle), ("uniform", ADA))) == [2, 0, 1]


def test_every_guest_has_a_turn() -> None:
    greedy, modest = Share(2, with_people=True), Share(3, with_people=True)
    jobs = [("uniform", greedy)] * 4 + [("uniform", modest)] * 2
    assert order(queue_of(2, *jobs)) == [0, 4, 1, 5, 2, 3]
    queue = queue_of(4, *jobs)
    begun = [queue.begin() for _ in range(4)]
    assert [seed_of(one) for one in begun] == [0, 4, 1, 5]  # two workers for each


def test_a_room_goes_on_when_a_bot_gives_no_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "x.db") as hall:

            async def silent(job: Job, share: Share) -> int | None:
                return None

            hall.workers.choose = silent  # type: ignore[method-assign]
            ada = await new_guest(hall)
            room = await new_room(hall, ada, "outlaw", "outlaw", "outlaw", game="super")
            for _ in range(500):
                if room.row.status == "over":
                    return
                await asyncio.sleep(0.01)
            raise AssertionError("the room is stuck")

    asyncio.run(story())


def test_a_worker_begins_anew_once_when_the_engine_was_compiled(tmp_path: Path) -> None:
    """This build cannot be loaded: the worker says so when it has tried, and goes on without."""
    settings = {"COLTEXPRESS_BUILDS": str(tmp_path), "COLTEXPRESS_COMPILED": ""}
    job = msgspec.json.encode(a_job()) + b"\n"
    with (tmp_path / "said").open("wb") as said:
        worker = subprocess.Popen(
            [sys.executable, "-m", "coltexpress.server.workers.worker"],
            env=os.environ | settings,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=said,
        )
    with worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        choices = []
        for turn in range(4):
            if turn == 1:
                broken_build(tmp_path)
            worker.stdin.write(job)
            worker.stdin.flush()
            choices.append(worker.stdout.readline())
        worker.stdin.close()
    assert len(set(choices)) == 1
    assert (tmp_path / "said").read_text().count("cannot be loaded, so the source runs") == 1


def broken_build(builds: Path) -> None:
    """What looks like a build of this source, and is none."""
    folder = builds / compiled.fingerprint(compiled.PACKAGE) / "coltexpress" / "kernel"
    folder.mkdir(parents=True)
    (folder / f"agenda{compiled.SUFFIX}").write_text("no library")
