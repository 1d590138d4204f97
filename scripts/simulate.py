"""Run the hosting layer in simulated worlds: virtual time, a faulty disk, a bad network, liars.

    python3 scripts/simulate.py --worlds 500
    python3 scripts/simulate.py --worlds 500 --nodes 3
    python3 scripts/simulate.py --seed 17 --trace
    python3 scripts/simulate.py --worlds 100000 --nodes 3 --jobs 0 --done worlds.txt --go-on

Each seed is a world of its own. With `--nodes` several servers share a database there, and lose one
another, the database, and the time. The first one in which the server breaks its word stops the run
and prints the command that shows it again; with `--go-on` the others are run all the same, and at
the end it is said which went wrong. With `--jobs` so many processes share the work (0: one for each
core), and with `--done` what has been run is written to a file, so that the same command goes on
after an interruption, and runs what went wrong once more.
"""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import os
import sys
import time
import traceback
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import msgspec
from done import keep_done, read_done
from simulator.world import simulate

PIECE = 10  # worlds that one process runs at a time


class Seeds(NamedTuple):
    """Some worlds that follow one another."""

    first: int
    worlds: int
    nodes: int

    @property
    def all(self) -> range:
        """Their seeds."""
        return range(self.first, self.first + self.worlds)


class Seen(msgspec.Struct):
    """What happened in some worlds."""

    seeds: Seeds
    messages: int = 0
    kills: int = 0
    parts: int = 0
    forgotten: int = 0
    harms: int = 0
    takeovers: int = 0
    seconds: float = 0.0  # of processor time
    failures: dict[int, str] = {}  # by seed: what went wrong there

    @property
    def well(self) -> set[int]:
        """The seeds of the worlds in which nothing went wrong."""
        return set(self.seeds.all) - self.failures.keys()


def keep_loaded() -> None:
    """What a process has loaded is never garbage, and need not be looked through for it."""
    gc.collect()
    gc.freeze()


def run(seeds: Seeds, *, trace: bool = False, go_on: bool = False) -> Seen:
    """Run some worlds, all or up to the first that goes wrong."""
    seen, start = Seen(seeds), time.process_time()
    for seed in seeds.all:
        try:
            world = simulate(seed, nodes=seeds.nodes, trace=trace)
        except Exception:  # noqa: BLE001  # shown, with the way to see it again
            again = f"python3 scripts/simulate.py --seed {seed} --nodes {seeds.nodes} --trace"
            seen.failures[seed] = f"{traceback.format_exc()}again with: {again}"
            if go_on:
                continue
            break
        seen.messages += world.witness.checked
        seen.kills += world.kills
        seen.parts += world.witness.dealing.given
        seen.forgotten += len(world.witness.lost)
        if world.witness.owners is not None:
            seen.harms += world.troubles.count
            seen.takeovers += world.witness.owners.takeovers
    seen.seconds = time.process_time() - start
    return seen


def earlier(file: Path | None, nodes: int) -> list[Seen]:
    """What earlier runs have done of worlds with so many servers."""
    return [one for one in read_done(file, Seen) if one.seeds.nodes == nodes]


def to_do(wanted: Seeds, done: Iterable[Seen]) -> Iterator[Seeds]:
    """The worlds that are left, in pieces."""
    known = {seed for one in done for seed in one.well}
    left = [seed for seed in wanted.all if seed not in known]
    start = 0
    for place, seed in enumerate(left, 1):
        is_last = place == len(left) or left[place] != seed + 1
        if is_last or place - start == PIECE:
            yield Seeds(left[start], place - start, wanted.nodes)
            start = place


def run_all(pieces: list[Seeds], jobs: int, *, trace: bool, go_on: bool) -> Iterator[Seen]:
    """Run pieces, one after the other or in several processes."""
    work = partial(run, trace=trace, go_on=go_on)
    if jobs == 1:
        keep_loaded()
        yield from map(work, pieces)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, keep_loaded) as pool:
        yield from pool.imap_unordered(work, pieces)


def tell(seen: list[Seen], nodes: int) -> None:
    """What has happened in all of them."""

    def total(name: str) -> int:
        return sum(getattr(one, name) for one in seen)

    print(
        f"{sum(len(one.well) for one in seen):,} worlds, {total('messages'):,} messages checked,"
        f" {total('kills'):,} kills, {total('parts'):,} sealed parts in shuffles,"
        f" {total('forgotten'):,} devices forgotten, {sum(one.seconds for one in seen):,.1f} s"
    )
    if nodes > 1:
        print(
            f"{total('harms'):,} faults of single servers,"
            f" {total('takeovers'):,} times a server took a room"
        )


def main() -> int:
    """Run worlds, or one of them aloud."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--seed", type=int, default=0, help="the first world")
    parser.add_argument("--worlds", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=1, help="servers on one database")
    parser.add_argument("--jobs", type=int, default=1, help="processes; 0: one for each core")
    parser.add_argument("--done", type=Path, help="a file that says what has been run, to go on")
    parser.add_argument("--go-on", action="store_true", help="also after something went wrong")
    parser.add_argument("--trace", action="store_true", help="say everything that happens")
    given = parser.parse_args()
    wanted = Seeds(given.seed, given.worlds, given.nodes)
    seen = earlier(given.done, given.nodes)
    pieces = list(to_do(wanted, seen))
    jobs = given.jobs or os.cpu_count() or 1
    wrong: list[int] = []
    for one in run_all(pieces, jobs, trace=given.trace, go_on=given.go_on):
        for seed, failure in one.failures.items():
            print(failure)
            wrong.append(seed)
        if wrong and not given.go_on:
            return 1
        seen.append(one)
        keep_done(given.done, one)
    tell(seen, given.nodes)
    if wrong:
        print(f"{len(wrong)} went wrong: {', '.join(map(str, sorted(wrong)))}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
