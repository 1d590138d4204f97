"""The queue that servers share: whose turn it is, who answers, and what becomes of lost workers."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path

import pytest
from server.postgres import new_database
from server.running import PATIENCE, RUN, Guest, served
from server.test_workers import ADA, a_job
from sqlalchemy import Connection, Engine, text

from coltexpress import __version__
from coltexpress.server.store import jobs
from coltexpress.server.store.engine import open_engine
from coltexpress.server.store.jobs import Wanted
from coltexpress.server.store.migrate import migrate
from coltexpress.server.store.nodes import Peer, enter, leave
from coltexpress.server.store.store import open_store
from coltexpress.server.workers import shared as sharing_module
from coltexpress.server.workers.jobs import (
    KINDS,
    NAMES,
    Coaching,
    Pace,
    decode,
    encode,
    pace_of,
    think,
)
from coltexpress.server.workers.pool import Workers
from coltexpress.server.workers.queue import Share
from coltexpress.server.workers.shared import BEAT, Shared
from coltexpress.server.workers.studying import BoardJob, EditJob, ReviewJob
from coltexpress.server.workers.working import Working
from coltexpress.study.editing import Change

LEASE = 60_000
OVER = -1  # a lease that has run out before it began
STUCK = 150.0  # seconds until games must be over, on a busy machine


@pytest.fixture(scope="module")
def database(postgres: str) -> str:
    """The address of a database that these tests share."""
    return new_database(postgres, "jobs")


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    """A database with an empty queue."""
    found = open_engine(database)
    migrate(found)
    with found.begin() as connection:
        connection.execute(text("TRUNCATE jobs, workers, nodes"))
    yield found
    found.dispose()


@pytest.fixture
def queue(engine: Engine) -> Iterator[Connection]:
    """The same, as one who looks at it."""
    with engine.connect() as connection:
        connection.execution_options(isolation_level="AUTOCOMMIT")
        yield connection


def node(queue: Connection) -> int:
    return enter(queue, Peer("127.0.0.1:1", "secret"), LEASE)


def worker(queue: Connection, lease: int = LEASE, version: str = __version__) -> int:
    return jobs.enter_worker(queue, version, 2, lease)


def put(
    queue: Connection,
    server: int,
    guest: int = 1,
    rank: int = 0,
    *,
    is_long: bool = False,
    kind: str = "choose",
) -> int:
    return jobs.put(queue, server, __version__, Wanted(kind, "[]", guest, rank, is_long))


def take(queue: Connection, by: int, *, may_be_long: bool = True) -> int | None:
    taken = jobs.take(queue, by, NAMES, may_be_long=may_be_long)
    return None if taken is None else taken.id


def taken_in_order(queue: Connection, server: int, by: int) -> list[int]:
    """All jobs, if each is done before the next is taken."""
    found = []
    while (one := take(queue, by)) is not None:
        found.append(one)
        assert jobs.finish(queue, by, one, "1")
        jobs.collect(queue, server)
    return found


# Whose turn it is


def test_every_guest_has_a_turn(queue: Connection) -> None:
    server, by = node(queue), worker(queue)
    greedy = [put(queue, server, guest=1) for _ in range(4)]
    modest = [put(queue, server, guest=2) for _ in range(2)]
    wanted = [greedy[0], modest[0], greedy[1], modest[1], greedy[2], greedy[3]]
    assert taken_in_order(queue, server, by) == wanted


def test_who_asks_one_thing_at_a_time_waits_for_one_job_of_others_at_most(
    queue: Connection,
) -> None:
    server, by = node(queue), worker(queue)
    for _ in range(50):
        put(queue, server, guest=1)
    for _ in range(10):
        mine, before = put(queue, server, guest=2), 0
        while (one := take(queue, by)) != mine:
            assert one is not None
            before += 1
            jobs.finish(queue, by, one, "1")
            jobs.collect(queue, server)
        jobs.finish(queue, by, mine, "1")
        jobs.collect(queue, server)
        assert before <= 1


def test_where_people_wait_comes_first(queue: Connection) -> None:
    server, by = node(queue), worker(queue)
    idle = [put(queue, server, guest=1, rank=1) for _ in range(2)]
    people = put(queue, server, guest=2, rank=0)
    assert taken_in_order(queue, server, by) == [people, *idle]


def test_a_worker_takes_what_it_can_do(queue: Connection) -> None:
    server, by, other = node(queue), worker(queue), worker(queue, version="another")
    put(queue, server, kind="unheard-of")
    long = put(queue, server, is_long=True)
    assert take(queue, by, may_be_long=False) is None
    assert take(queue, other) is None  # it may play by other rules
    assert take(queue, by) == long
    assert take(queue, by) is None


def test_a_job_is_taken_once(engine: Engine, queue: Connection) -> None:
    server, by = node(queue), worker(queue)
    wanted = [put(queue, server, guest=number % 7) for number in range(60)]

    def take_many(_: int) -> list[int]:
        found = []
        with engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            for _turn in range(40):
                one = take(connection, by)
                found += [] if one is None else [one]
        return found

    with ThreadPoolExecutor(3) as pool:
        taken = [one for found in pool.map(take_many, range(3)) for one in found]
    assert sorted(taken) == wanted


# Who answers


def test_an_answer_is_given_once_and_fetched_once(queue: Connection) -> None:
    server, by = node(queue), worker(queue)
    one = put(queue, server)
    assert take(queue, by) == one
    assert jobs.finish(queue, by, one, "3")
    assert not jobs.finish(queue, by, one, "4")
    assert [(done.id, done.answer) for done in jobs.collect(queue, server)] == [(one, "3")]
    assert jobs.collect(queue, server) == []


def test_a_worker_that_is_gone_answers_in_vain(queue: Connection) -> None:
    server, slow, quick = node(queue), worker(queue, lease=OVER), worker(queue)
    one = put(queue, server)
    assert take(queue, slow) == one
    assert take(queue, quick) is None
    assert jobs.judge_workers(queue) == (1, 0)
    assert take(queue, slow) is None
    assert not jobs.finish(queue, slow, one, "3")
    assert take(queue, quick) == one
    assert not jobs.finish(queue, slow, one, "3")
    assert jobs.finish(queue, quick, one, "4")
    assert jobs.collect(queue, server)[0].answer == "4"


def test_a_job_that_ends_its_workers_is_given_up(queue: Connection) -> None:
    server, found = node(queue), []
    one = put(queue, server)
    for _ in range(jobs.TRIES):
        by = worker(queue, lease=OVER)
        assert take(queue, by) == one
        found.append(jobs.judge_workers(queue))
    assert found == [(1, 0), (1, 0), (0, 1)]
    assert [(done.id, done.answer) for done in jobs.collect(queue, server)] == [(one, None)]


def test_a_worker_that_leaves_gives_its_jobs_back(queue: Connection) -> None:
    server, first, second = node(queue), worker(queue), worker(queue)
    one = put(queue, server)
    assert take(queue, first) == one
    jobs.leave_worker(queue, first)
    assert take(queue, second) == one
    assert queue.execute(text("SELECT tries FROM jobs")).scalar() == 1


def test_nobody_works_for_a_server_that_is_gone(queue: Connection) -> None:
    server, by = node(queue), worker(queue)
    put(queue, server)
    leave(queue, server)
    jobs.judge_workers(queue)
    assert take(queue, by) is None


def test_what_somebody_has_begun_with_is_not_withdrawn(queue: Connection) -> None:
    server, by = node(queue), worker(queue)
    both = [put(queue, server), put(queue, server)]
    assert take(queue, by) == both[0]
    assert [one.is_taken for one in jobs.pending(queue, server)] == [True, False]
    assert jobs.withdraw(queue, both, taken_too=False) == [both[1]]
    assert jobs.withdraw(queue, both, taken_too=True) == [both[0]]


# Servers and workers


def test_every_kind_of_job_travels_as_a_line() -> None:
    samples = [
        a_job(),
        Coaching("toy", "a view"),
        ReviewJob("a record", 2),
        BoardJob("a line", 1),
        EditJob(None, "toy", 3, 1, Change("lookout", put=2)),
    ]
    assert {type(one) for one in samples} == set(KINDS), "a sample for the new kind, please"
    for sample in samples:
        assert decode(encode(sample)) == sample
    assert [pace_of(a_job(bot)) for bot in ("greenhorn", "sharp", "outlaw", "legend")] == [
        Pace.QUICK,
        Pace.QUICK,
        Pace.BRIEF,
        Pace.LONG,
    ]


@asynccontextmanager
async def sharing(engine: Engine) -> AsyncIterator[Shared]:
    """A server's side of the queue."""
    store = await open_store(engine.url.render_as_string())
    number = await store.beside(node)
    shared = Shared(Workers(1), store, lambda: number)
    try:
        yield shared
    finally:
        await shared.close()
        await store.close()


@asynccontextmanager
async def working(engine: Engine, slots: int = 1) -> AsyncIterator[Working]:
    """A worker in the test's own process; its bots have theirs."""
    one = Working(engine, slots)
    up = asyncio.Event()
    running = asyncio.create_task(one.run(up.set))
    await up.wait()
    try:
        yield one
    finally:
        one.stop()
        await running


async def until(found: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not found():
            await asyncio.sleep(0.01)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a busy machine takes until a worker has a job, nobody else does it."""
    monkeypatch.setattr(sharing_module, "UNTAKEN", 600.0)


@pytest.mark.usefixtures("patient")
def test_a_job_is_done_by_a_worker_elsewhere(engine: Engine) -> None:
    async def story() -> None:
        async with sharing(engine) as shared, working(engine) as there:
            await until(lambda: shared.load.workers)
            job = a_job("outlaw")
            assert await shared.choose(job, ADA) == think(job)
            await until(lambda: there.done)  # it counts when its answer is on its way
            assert (there.done, shared.answered, len(shared.own.processes)) == (1, 1, 0)
            assert await shared.choose(a_job("greenhorn"), ADA) == think(a_job("greenhorn"))
            assert (there.done, len(shared.own.processes)) == (1, 1)  # a moment need not travel

    asyncio.run(story())


def test_many_jobs_are_all_answered_once(engine: Engine) -> None:
    async def story() -> None:
        async with sharing(engine) as shared, working(engine) as one, working(engine) as two:
            await until(lambda: shared.load.workers == 2)
            wanted = [a_job("outlaw", seed) for seed in range(16)]
            shares = [Share(seed % 5, with_people=bool(seed % 2)) for seed in range(16)]
            found = await asyncio.gather(*map(shared.choose, wanted, shares))
            assert found == [think(job) for job in wanted]
            await until(lambda: one.done + two.done + shared.came_back >= 16)
            assert one.done + two.done + shared.came_back == 16
            assert one.done
            assert two.done
            assert not shared.asked

    asyncio.run(story())


@pytest.mark.usefixtures("patient")
def test_an_answer_on_its_way_is_not_a_lost_job(engine: Engine) -> None:
    """It is out of the queue before whoever waits for it has it."""

    async def story() -> None:
        async with sharing(engine) as shared:
            by = await shared.store.beside(worker)
            await until(lambda: shared.load.workers)
            beside = shared.store.beside

            async def late(work: Callable[[Connection], object]) -> object:
                found = await beside(work)
                if isinstance(work, partial) and work.func is jobs.collect and found:
                    await asyncio.sleep(3 * BEAT)  # the queue is looked at meanwhile
                return found

            shared.store.beside = late  # type: ignore[method-assign, assignment]
            waiting = asyncio.create_task(shared.choose(a_job("outlaw"), ADA))
            await until(lambda: shared.asked)
            (place,) = shared.asked
            assert await beside(lambda c: take(c, by)) == place
            assert await beside(lambda c: jobs.finish(c, by, place, "3"))
            assert await waiting == 3
            assert (shared.answered, shared.came_back) == (1, 0)

    asyncio.run(story())


def test_without_a_worker_a_server_thinks_itself(engine: Engine) -> None:
    async def story() -> None:
        async with sharing(engine) as shared:
            assert await shared.choose(a_job("outlaw"), ADA) == think(a_job("outlaw"))
            assert shared.answered == 0

    asyncio.run(story())


def test_jobs_come_back_when_all_workers_are_gone(engine: Engine) -> None:
    async def story() -> None:
        async with sharing(engine) as shared:
            gone = await shared.store.beside(worker)
            await until(lambda: shared.load.workers)
            waiting = asyncio.create_task(shared.choose(a_job("outlaw"), ADA))
            await until(lambda: shared.asked)
            await shared.store.beside(lambda c: jobs.leave_worker(c, gone))
            assert await waiting == think(a_job("outlaw"))
            assert shared.came_back == 1
            assert await shared.store.beside(lambda c: jobs.pending(c, shared.number())) == []

    asyncio.run(story())


def test_jobs_come_back_when_the_queue_is_lost(engine: Engine) -> None:
    """After a crash of PostgreSQL it is empty."""

    async def story() -> None:
        async with sharing(engine) as shared:
            await shared.store.beside(worker)
            await until(lambda: shared.load.workers)
            waiting = asyncio.create_task(shared.choose(a_job("outlaw"), ADA))
            await until(lambda: shared.asked)
            await shared.store.beside(lambda c: c.execute(text("TRUNCATE jobs")))
            assert await waiting == think(a_job("outlaw"))

    asyncio.run(story())


def test_who_has_room_does_not_wait_for_a_worker_that_has_none(engine: Engine) -> None:
    async def story() -> None:
        async with sharing(engine) as shared:
            await shared.store.beside(worker)  # it never takes anything
            await until(lambda: shared.load.workers)
            began = time.monotonic()
            assert await shared.choose(a_job("outlaw"), ADA) == think(a_job("outlaw"))
            assert time.monotonic() - began > 1
            assert shared.came_back == 1

    asyncio.run(story())


def test_what_nobody_waits_for_any_more_is_taken_out(engine: Engine) -> None:
    async def story() -> None:
        async with sharing(engine) as shared:
            await shared.store.beside(worker)
            await until(lambda: shared.load.workers)
            waiting = asyncio.create_task(shared.choose(a_job("outlaw"), ADA))
            await until(lambda: shared.asked)
            waiting.cancel()
            async with asyncio.timeout(PATIENCE):
                while await shared.store.beside(lambda c: jobs.pending(c, shared.number())):
                    await asyncio.sleep(0.05)

    asyncio.run(story())


# Real processes


@contextmanager
def worker_process(database: str, *options: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", RUN, "worker", "--lang", "en", "--database", database]
    with subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert "think" in said
        try:
            yield process
        finally:
            if process.poll() is None:
                process.kill()


def wait_for(found: Callable[[], object], patience: float = PATIENCE) -> None:
    deadline = time.monotonic() + patience
    while not found():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def only_one_left(queue: Connection) -> bool:
    jobs.judge_workers(queue)
    return jobs.load(queue, __version__).workers == 1


def metric(guest: Guest, name: str) -> float:
    lines = guest.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


@pytest.mark.slow
def test_a_worker_that_is_killed_costs_no_answer(
    database: str, engine: Engine, queue: Connection
) -> None:
    job = a_job("desperado@1500ms")

    async def story(first: subprocess.Popen[str], second: subprocess.Popen[str]) -> None:
        async with sharing(engine) as shared:
            await until(lambda: shared.load.workers == 1)
            waiting = asyncio.create_task(shared.choose(job, ADA))
            await until(lambda: jobs.load(queue, __version__).running)
            first.kill()
            began = time.monotonic()
            second.send_signal(signal.SIGCONT)
            assert await waiting is not None
            assert shared.retried == 1
            assert time.monotonic() - began < PATIENCE

    with (
        worker_process(database, "--jobs", "1") as first,
        worker_process(database, "--jobs", "1") as second,
    ):
        second.send_signal(signal.SIGSTOP)
        wait_for(lambda: only_one_left(queue))
        asyncio.run(story(first, second))


@pytest.mark.slow
def test_a_worker_that_is_told_to_end_finishes_what_it_has_begun(
    database: str, engine: Engine, queue: Connection
) -> None:

    async def story(process: subprocess.Popen[str]) -> None:
        async with sharing(engine) as shared:
            await until(lambda: shared.load.workers)
            waiting = asyncio.create_task(shared.choose(a_job("desperado@800ms"), ADA))
            await until(lambda: jobs.load(queue, __version__).running)
            process.send_signal(signal.SIGTERM)
            assert await waiting is not None
            assert (shared.answered, shared.came_back, shared.retried) == (1, 0, 0)
            assert await asyncio.to_thread(process.wait, PATIENCE) == 0
            await until(lambda: not shared.load.workers)

    with worker_process(database, "--jobs", "1") as process:
        asyncio.run(story(process))


@pytest.mark.slow
@pytest.mark.usefixtures("engine")
def test_a_game_goes_on_while_workers_come_and_go(database: str, tmp_path: Path) -> None:
    with (
        served(tmp_path, "--generosity", "1000", "--workers", "1", database=database) as server,
        Guest(server) as ada,
    ):
        codes = [
            ada.new_room("outlaw", "outlaw", "outlaw", game="super", start=True)["code"]
            for _ in range(4)
        ]
        ends = [signal.SIGKILL] * (jobs.TRIES - 1)  # once more, and a job would be given up
        for end in [*ends, signal.SIGTERM]:
            with worker_process(database, "--jobs", "1") as process:
                wait_for(lambda: metric(ada, "coltexpress_queue_workers") == 1)
                time.sleep(0.5)
                process.send_signal(end)
                process.wait(PATIENCE)
        wait_for(lambda: all(ada.room(code)["status"] == "over" for code in codes), STUCK)
        assert metric(ada, "coltexpress_bots_failed_total") == 0
        wait_for(lambda: metric(ada, "coltexpress_queue_waiting") == 0)
