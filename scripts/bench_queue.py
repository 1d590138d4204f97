"""Measure the queue of jobs: how long one takes that costs nothing, and how many go a second.

    python3 scripts/bench_queue.py

PostgreSQL is real; server and worker are in this process, and what would be thought in processes
of their own is answered at once. So what is measured is the queue: put, taken, answered, fetched.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import msgspec
from server.postgres import new_database, postgres_running

from coltexpress.server.store.nodes import Peer, enter
from coltexpress.server.store.store import open_store
from coltexpress.server.workers.jobs import Job
from coltexpress.server.workers.pool import Workers
from coltexpress.server.workers.queue import Share
from coltexpress.server.workers.shared import Shared
from coltexpress.server.workers.working import Working

LEASE = 600_000
JOB = Job("classic", "no line is read", "outlaw", 1)


class AtOnce(Workers):
    """Workers that need no time."""

    async def do(self, job: msgspec.Struct, share: Share) -> bytes | None:
        return b"1"


async def measure(database: str, slots: int, count: int) -> None:
    """One job after the other, then all at once."""
    store = await open_store(database)
    number = await store.beside(lambda one: enter(one, Peer("127.0.0.1:1", "secret"), LEASE))
    shared, working = Shared(AtOnce(1), store, lambda: number), Working(store.engine, slots)
    working.pool = AtOnce(slots)
    running = asyncio.create_task(working.run(lambda: None))
    while not shared.load.workers:
        await asyncio.sleep(0.01)
    times = []
    for guest in range(count):
        began = time.perf_counter()
        await shared.choose(JOB, Share(guest, with_people=True))
        times.append(time.perf_counter() - began)
    began = time.perf_counter()
    shares = [Share(number % 50, with_people=True) for number in range(count)]
    await asyncio.gather(*[shared.choose(JOB, share) for share in shares])
    took = time.perf_counter() - began
    middle, slow = statistics.median(times), statistics.quantiles(times, n=100)[-1]
    print(f"one at a time: median {middle * 1000:.1f} ms, 99 of 100 within {slow * 1000:.1f} ms")
    print(f"{count} at once: {count / took:.0f} jobs/s; {shared.came_back} came back")
    working.stop()
    await running
    await shared.close()
    await store.close()


def main() -> None:
    """Start PostgreSQL and measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--jobs", type=int, default=500)
    parser.add_argument("--slots", type=int, default=2, help="jobs that a worker does at a time")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, postgres_running(Path(name)) as first:
        asyncio.run(measure(new_database(first, "queue"), given.slots, given.jobs))


if __name__ == "__main__":
    main()
