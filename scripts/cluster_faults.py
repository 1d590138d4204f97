"""Play on several real servers that share a real PostgreSQL, while everything goes wrong.

    python3 scripts/cluster_faults.py --faults 100 --rooms 20 --nodes 3

Each room has two scripted people, who are connected anywhere and come back anywhere, and a bot.
Faults follow one another, two at a time: a server is killed (`kill -9`) or told to end, and started
again; it is stopped for a moment, or past its lease (SIGSTOP, then SIGCONT); a proxy in between
cuts it off from the database, from the other servers, or from both, and what was under way arrives
late or never; its calendar is set by hours; all connections to the database are cut; a process of
PostgreSQL is killed, so that all of it recovers; the clock by which leases run out is set forwards
or back. When the games of a round are over, every choice that was acknowledged must be in the
record under its number, each record must follow from its shuffle, and nobody may have been shown
another seat. Then the next round begins. With `--done` each round that is over is written to a
file, so that the same command goes on after an interruption, and `--minutes` ends it in time:

    python3 scripts/cluster_faults.py --faults 1000 --rooms 200 --think 2 --done faults.txt

Every few seconds a line says how far the games are. A room in which nobody has had an answer for
long, though nothing is wrong any more, is stuck, and everything that is known of it is shown.

To see what one kind of fault costs, have only that one, one at a time:

    python3 scripts/cluster_faults.py --only kill --at-once 1 --faults 20 --rooms 20 --think 0.5
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import msgspec
import psycopg
from done import keep_done, read_done
from server.audit import audit
from server.calendars import Calendar
from server.postgres import new_database, postgres_running, wait_for
from server.proxies import Proxies, Way, proxies
from server.roaming import Roamer, last_words, seated
from server.running import Guest, Server, served

from coltexpress.server.store.nodes import CLOCK

OPTIONS: Final = ("--generosity", "1000", "--workers", "1", "--bot-pause", "0.5")
GAMES: Final = ("classic", "super", "armored")
DATABASE: Final = "faults"
SOCKET: Final = ".s.PGSQL.5432"
MOMENT: Final = 1.0  # seconds
PAST_THE_LEASE: Final = 5.0
JUMPS: Final = (-6 * 3600.0, 0.0, 5.0, 3 * 3600.0)  # seconds by which a calendar is off
LEASES: Final = (-3_600_000, 10_000)  # milliseconds that all leases last longer
STARTS: Final = 60  # tries to start a server
STUCK: Final = (
    120.0  # seconds without an answer, and with nothing wrong, after which a room is stuck
)
TELL: Final = 10.0  # seconds from one line to the next


class Machine(NamedTuple):
    """A server, its calendar, and the ways that can be cut."""

    server: Server
    calendar: Calendar
    to_database: Way
    from_others: Way


class Round(msgspec.Struct):
    """A round that is over, with nothing lost."""

    nodes: int
    games: int
    promised: int  # choices that were acknowledged
    faults: dict[str, int]
    pauses: dict[str, list[float]]  # by what went wrong last: seconds
    seconds: float


class Faults:
    """What goes wrong in one round."""

    def __init__(
        self,
        machines: list[Machine],
        home: str,
        most: int,
        rng: random.Random,
        given: argparse.Namespace,
    ) -> None:
        self.most = most
        self.only: list[str] = given.only  # these kinds, if not all
        self.until: float = given.until  # by the clock of this process
        self.machines = len(machines)
        self.home = home
        self.rng = rng
        self.unharmed = list(machines)  # to which nothing happens just now
        self.count: Counter[str] = Counter()
        self.latest = "nothing yet"
        self.pauses: dict[str, list[float]] = {}  # by what went wrong last: seconds
        self.wrong_at = time.monotonic()  # when something was last wrong
        self.kinds: dict[str, Callable[[Machine], None]] = {
            "kill": self.kill,
            "end": self.end,
            "blink": lambda one: self.stop_for(one, MOMENT),
            "sleep past the lease": lambda one: self.stop_for(one, PAST_THE_LEASE),
            "no way to the database for a moment": lambda one: self.part(MOMENT, one.to_database),
            "no way to the database": lambda one: self.part(PAST_THE_LEASE, one.to_database),
            "no way from the others": lambda one: self.part(PAST_THE_LEASE, one.from_others),
            "no way at all": lambda one: self.part(
                PAST_THE_LEASE, one.to_database, one.from_others
            ),
            "jump of a calendar": lambda one: one.calendar.jump(self.rng.choice(JUMPS)),
            "jump of the clock of leases": lambda _: self.shift_leases(),
            "cut the database": lambda _: self.cut(),
            "crash the database": lambda _: self.crash(),
        }

    @property
    def total(self) -> int:
        """How much has gone wrong."""
        return self.count.total()

    @property
    def may_go_on(self) -> bool:
        """Is there more to go wrong?"""
        return self.total < self.most and time.monotonic() < self.until

    @property
    def is_wrong(self) -> bool:
        """Is anything wrong just now?"""
        return len(self.unharmed) < self.machines

    def show(self, code: str) -> None:
        """Everything that the database knows of a room that is stuck."""
        for query in (
            f"SELECT row_to_json(r)::text FROM rooms r WHERE code = '{code}'",
            "SELECT row_to_json(n)::text FROM (SELECT id, until, address FROM nodes) n",
            f"SELECT {CLOCK}",
        ):
            print(query, self.ask(query))

    def one(self) -> None:
        """Something goes wrong, and is right again at the end."""
        kind = self.rng.choice(self.only or list(self.kinds))
        machine = self.unharmed.pop(self.rng.randrange(len(self.unharmed)))
        self.count[kind] += 1
        self.latest = kind
        self.kinds[kind](machine)
        self.wrong_at = time.monotonic()
        self.unharmed.append(machine)

    def kill(self, machine: Machine) -> None:
        machine.server.kill()
        self.start(machine)

    def end(self, machine: Machine) -> None:
        machine.server.stop()
        self.start(machine)

    def start(self, machine: Machine) -> None:
        """Start a server again; if the database is away at that moment, once more."""
        for _ in range(STARTS):
            try:
                machine.server.start()
            except AssertionError:  # it has said why in its log
                time.sleep(1)
            else:
                return
        raise AssertionError("a server does not start any more")

    def stop_for(self, machine: Machine, seconds: float) -> None:
        process = machine.server.process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        process.send_signal(signal.SIGCONT)

    def part(self, seconds: float, *ways: Way) -> None:
        for way in ways:
            way.cut()
        time.sleep(seconds)
        for way in ways:
            way.mend(resets=self.rng.random() < 0.5)

    def ask(self, statement: str) -> list[Any]:
        """Ask the database something, past all proxies; nothing if it is just recovering."""
        try:
            with psycopg.connect(host=self.home, user="colt", dbname=DATABASE) as connection:
                return [row[0] for row in connection.execute(statement.encode())]
        except psycopg.OperationalError:
            return []

    def shift_leases(self) -> None:
        moved = self.rng.choice(LEASES)
        self.ask(f"UPDATE nodes SET until = until + {moved} RETURNING id")

    def cut(self) -> None:
        mine = f"datname = '{DATABASE}' AND pid <> pg_backend_pid()"
        self.ask(f"SELECT pg_terminate_backend(pid)::int FROM pg_stat_activity WHERE {mine}")

    def crash(self) -> None:
        mine = f"datname = '{DATABASE}' AND pid <> pg_backend_pid()"
        for process in self.ask(f"SELECT pid FROM pg_stat_activity WHERE {mine} LIMIT 1"):
            os.kill(process, signal.SIGKILL)
        time.sleep(1)
        wait_for(Path(self.home))


@contextmanager
def cluster(folder: Path, database: str, count: int, between: Proxies) -> Iterator[list[Machine]]:
    """So many servers on one database, with proxies on all ways."""
    home = Path(database.partition("host=")[2])
    with ExitStack() as stack:
        machines: list[Machine] = []

        def port_of(number: int) -> int:
            return machines[number].server.port

        for number in range(count):
            place = folder / f"node{number}"
            place.mkdir()
            # The name of a socket is limited, so its folder is a short one.
            near = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="way-")))
            to_database = between.to_socket(near / SOCKET, home / SOCKET)
            from_others, port = between.to_port(lambda number=number: port_of(number))  # type: ignore[misc]
            calendar = Calendar(place / "jump")
            server = stack.enter_context(
                served(
                    place,
                    *OPTIONS,
                    "--node-address",
                    f"127.0.0.1:{port}",
                    database=database.replace(str(home), str(near)),
                    program=calendar.program,
                )
            )
            machines.append(Machine(server, calendar, to_database, from_others))
        with last_words([machine.server for machine in machines]):
            yield machines


async def one_round(players: list[Roamer], faults: Faults, given: argparse.Namespace) -> None:
    """Let everybody play to the end, while one thing after the other goes wrong."""

    async def trouble() -> None:
        while faults.may_go_on and not all(one.is_over for one in players):
            await asyncio.sleep(faults.rng.uniform(0, 2))
            await asyncio.to_thread(faults.one)

    async with asyncio.TaskGroup() as group:
        watching = group.create_task(watch(players, faults))
        work = [trouble() for _ in range(given.at_once)]
        work += [player.play() for player in players]
        await asyncio.wait([group.create_task(one) for one in work])
        watching.cancel()


async def watch(players: list[Roamer], faults: Faults) -> None:
    """Say how far everything is, until a room is stuck."""
    while True:
        await asyncio.sleep(TELL)
        now, playing = time.monotonic(), [one for one in players if not one.is_over]
        moved: dict[str, float] = {}
        for one in playing:
            moved[one.code] = max(one.moved_at, moved.get(one.code, 0.0))
        away = sum(one.away_since is not None for one in playing)
        print(
            f"{faults.total} faults, {sum(len(one.promised) for one in players):,} choices;"
            f" {len(moved)} games go on, {away} people are away,"
            f" nothing for {now - min(moved.values(), default=now):.0f} s at most",
            flush=True,
        )
        if faults.is_wrong:
            continue
        for code, moved_at in moved.items():
            if now - max(moved_at, faults.wrong_at) > STUCK:
                faults.show(code)
                for one in playing:
                    if one.code == code:
                        print(one.code, one.seat, one.server.address, one.pending, one.news)
                raise AssertionError(f"{code} is stuck")


def tell(rounds: list[Round]) -> None:
    """What has happened, and for how long rooms were out of reach, by what had gone wrong last."""
    count: Counter[str] = Counter()
    pauses: dict[str, list[float]] = {}
    for one in rounds:
        count.update(one.faults)
        for kind, seconds in one.pauses.items():
            pauses.setdefault(kind, []).extend(seconds)
    every = [pause for each in pauses.values() for pause in each]
    for kind, each in [*sorted(pauses.items()), ("all", every)]:
        if len(each) > 1:
            slowest = statistics.quantiles(each, n=100, method="inclusive")[-1]
            print(
                f"{kind}: {count[kind] or count.total()} times, {len(each)} pauses,"
                f" median {statistics.median(each):.2f} s, 99 of 100 at most {slowest:.2f} s,"
                f" longest {max(each):.2f} s"
            )
    print(
        f"{count.total()} faults, {sum(one.games for one in rounds)} games,"
        f" {sum(one.promised for one in rounds):,} acknowledged choices, none lost or doubled;"
        f" {dict(count)}; {sum(one.seconds for one in rounds):.0f} s"
    )


def play_round(
    machines: list[Machine], guests: list[Guest], faults: Faults, given: argparse.Namespace
) -> Round:
    """Let so many games be played to the end while things go wrong, and look what is left."""
    began, servers = time.monotonic(), [machine.server for machine in machines]
    for server in servers:
        server.wait_ready()
    seed = faults.rng.getrandbits(30)
    players = seated(
        servers,
        guests,
        GAMES,
        given.rooms,
        seed,
        faults.pauses,
        lambda: faults.latest,
        given.think,
    )
    asyncio.run(one_round(players, faults, given))
    for server in servers:
        server.wait_ready()
    for player in players:
        audit(guests[0], player)
    promised = sum(len(player.promised) for player in players)
    took = time.monotonic() - began
    return Round(given.nodes, given.rooms, promised, faults.count, faults.pauses, took)


def main() -> int:
    """Play rounds until enough has gone wrong."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--faults", type=int, default=20)
    parser.add_argument("--rooms", type=int, default=10, help="in each round")
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--at-once", type=int, default=2, help="faults at a time")
    parser.add_argument(
        "--only", action="append", default=[], help="a kind of fault, once for each"
    )
    parser.add_argument("--think", type=float, default=0.0, help="seconds for a choice, on average")
    parser.add_argument(
        "--minutes", type=float, default=60.0, help="after which nothing goes wrong"
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--done", type=Path, help="a file of rounds that are over, to go on")
    given = parser.parse_args()
    given.until = time.monotonic() + 60 * given.minutes
    rounds = read_done(given.done, Round)
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        first = stack.enter_context(postgres_running(folder))
        database = new_database(first, DATABASE)
        between = stack.enter_context(proxies())
        machines = stack.enter_context(cluster(folder, database, given.nodes, between))
        guests = [stack.enter_context(Guest(machine.server, "Ada")) for machine in machines]
        while (
            left := given.faults - sum(sum(one.faults.values()) for one in rounds)
        ) > 0 and time.monotonic() < given.until:
            rng = random.Random(f"{given.seed} {len(rounds)}")
            faults = Faults(machines, first.partition("host=")[2], left, rng, given)
            rounds.append(play_round(machines, guests, faults, given))
            keep_done(given.done, rounds[-1])
            print(
                f"round {len(rounds)}: {rounds[-1].games} games, {rounds[-1].promised:,} choices,"
                f" {faults.total} faults, {rounds[-1].seconds:.0f} s",
                flush=True,
            )
    tell(rounds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
