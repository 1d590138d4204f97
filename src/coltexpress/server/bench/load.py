"""Many rooms at once: as fast as the server goes, and at a steady pace.

As fast as it goes: every room always has a choice under way. A game that ends is followed by one
that was laid beforehand, so that what is counted are choices and not the opening of rooms, which
has a figure of its own.

Where several servers share a database, each has its share of the rooms. Players are connected to
the server that owns their room; or, to see what that costs, all but the first of each room to the
next server, which passes everything on.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator, Mapping
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

from uvicorn.loops.auto import auto_loop_factory

from coltexpress.games import NAMES
from coltexpress.server.bench.calling import Caller, Failed
from coltexpress.server.bench.house import keep_to
from coltexpress.server.bench.players import Match
from coltexpress.server.garbage import only_the_young

WARM_UP: Final = 3.0  # seconds
AT_ONCE: Final = 8  # rooms that are laid side by side
RESERVE: Final = 1.5  # so many times the rooms that should do
FIRST: Final = 4  # rooms that are laid for each group before anything is known
STUCK: Final = 30.0  # seconds after which nothing more will come
TICK: Final = 0.001  # seconds
SERVER_SECONDS: Final = "process_cpu_seconds_total"
COMMITS: Final = "coltexpress_commits_total"


class Wanted(NamedTuple):
    """What is to be measured."""

    game: str = NAMES[0]
    settings: dict[str, str] = {}  # noqa: RUF012  # never changed
    rooms: int = 100
    seats: int = 2
    seconds: float = 8.0  # of each part that is measured
    rate: float = 1000.0  # choices a second of the steady part
    idle_rooms: int = 1000
    database: str = ""  # none: an SQLite file in a temporary folder


class Plan(NamedTuple):
    """Where it is to be played."""

    wanted: Wanted
    ports: tuple[int, ...]  # of the servers
    core: int | None  # for the players
    is_crossed: bool = False  # do players come by way of another server?


class Part(NamedTuple):
    """What was measured in one part."""

    choices: int
    seconds: float
    server_seconds: float  # of processor time
    player_seconds: float
    waits: list[float]  # by choice: seconds until all players of the room had the update
    games: int  # that were begun
    commits: float
    local: list[float]  # by choice: seconds until whoever made it had the update, at the owner
    forwarded: list[float]  # and by way of another server


class Played(NamedTuple):
    """What was measured in all."""

    fast: Part
    steady: Part
    rooms_laid: int
    laying_seconds: float


def run(plan: Plan, there: Connection) -> None:
    """Play by the plan in a process of its own, and send what was measured, or what went wrong."""
    keep_to(plan.core)
    only_the_young()  # or the players' own garbage would count as a wait for the server
    try:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            there.send(runner.run(play(plan)))
    except (Failed, OSError, asyncio.IncompleteReadError) as error:
        there.send(error)


async def play(plan: Plan) -> Played:
    """Lay rooms, warm up, then measure both parts."""
    load, wanted = Load(plan), plan.wanted
    await load.open()
    warm = await load.part(WARM_UP, load.go_fast)
    await load.lay_for(warm.choices / warm.seconds, warm)
    fast = await load.part(wanted.seconds, load.go_fast)
    await load.lay_for(wanted.rate, warm)
    steady = await load.part(wanted.seconds, load.go_steadily)
    load.close()
    return Played(fast, steady, load.laid, load.laying)


class Load:
    """All rooms, and the clock that they are measured by."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.wanted = plan, plan.wanted
        self.rng = random.Random(1)
        self.matches = [
            Match(self.wanted.seats, self.rng, self.told, self.ports_of(number))
            for number in range(self.wanted.rooms)
        ]
        self.laid, self.laying = 0, 0.0
        self.games = 0
        self.waits: list[float] = []
        self.own_waits: tuple[list[float], list[float]] = ([], [])  # at the owner, and elsewhere
        self.ready: deque[Match] = deque()  # rooms where somebody may choose
        self.is_fast = False  # choose at once
        self.failure = ""
        self.tasks: set[asyncio.Task[None]] = set()

    # rooms

    def ports_of(self, number: int) -> list[int]:
        """Where the players of a room are connected, the owner first."""
        ports, seats = self.plan.ports, self.wanted.seats
        owner, other = ports[number % len(ports)], ports[(number + 1) % len(ports)]
        return [owner, *[other if self.plan.is_crossed else owner] * (seats - 1)]

    async def open(self) -> None:
        """Guests with sockets, each group at its first room."""
        for number, match in enumerate(self.matches, start=1):
            async with Caller(match.ports[0]) as caller:
                await caller.be_guest(f"Player {number}")
                match.cookie = caller.cookie
        await self.lay([match for match in self.matches for _ in range(FIRST)])
        for match in self.matches:  # a server hangs up on who is silent for long
            await match.connect()
            self.change_room(match)
        await self.until_all_ready()

    async def lay(self, matches: list[Match]) -> None:
        """A room more for each of these."""
        start = time.perf_counter()

        async def some(port: int, left: Iterator[Match]) -> None:
            async with Caller(port) as caller:
                for match in left:
                    await self.lay_one(caller, match)

        for port in self.plan.ports:
            left = iter([match for match in matches if match.ports[0] == port])
            await asyncio.gather(*[some(port, left) for _ in range(AT_ONCE)])
        self.laid += len(matches)
        self.laying += time.perf_counter() - start

    async def lay_one(self, caller: Caller, match: Match) -> None:
        """A room that has started, for later."""
        wanted, caller.cookie = self.wanted, match.cookie
        match.stock.append(await caller.lay_room(wanted.game, wanted.seats, wanted.settings))

    async def lay_for(self, rate: float, before: Part) -> None:
        """Rooms enough for the next part, if games are as long as they were before."""
        choices_a_game = before.choices / max(1, before.games)
        games = RESERVE * rate * self.wanted.seconds / choices_a_game / len(self.matches)
        wanted = int(games) + 2
        missing = [match for match in self.matches for _ in range(wanted - len(match.stock))]
        await self.lay(missing)

    def change_room(self, match: Match) -> None:
        """Go on at the next room; if there is none, lay it first."""
        self.games += 1
        if match.stock:
            match.sit_down(match.stock.pop())
            return

        async def lay_and_go() -> None:
            async with Caller(match.ports[0]) as caller:
                await self.lay_one(caller, match)
            match.sit_down(match.stock.pop())

        task = asyncio.ensure_future(lay_and_go())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def close(self) -> None:
        """All go home."""
        for match in self.matches:
            match.close()

    # choosing

    def told(self, match: Match) -> None:
        """All players of a room have heard of its last choice, or have its first scene."""
        if match.sent_at:
            self.waits.append(time.perf_counter() - match.sent_at)
            self.own_waits[match.is_forwarded].append(match.own_wait)
        if match.failure:
            self.failure = match.failure
        elif match.over:
            self.change_room(match)
        elif self.is_fast:
            match.choose()
        else:
            self.ready.append(match)

    async def go_fast(self, until: float) -> None:
        """Every room chooses as soon as it can."""
        self.is_fast = True
        while self.ready:
            self.ready.popleft().choose()
        await asyncio.sleep(until - time.perf_counter())
        self.is_fast = False

    async def go_steadily(self, until: float) -> None:
        """So many choices a second, by whichever room has waited longest."""
        start, done = time.perf_counter(), 0
        while (now := time.perf_counter()) < until:
            due = int((now - start) * self.wanted.rate) - done
            for _ in range(min(due, len(self.ready))):
                self.ready.popleft().choose()
                done += 1
            await asyncio.sleep(TICK)

    async def part(self, seconds: float, go: Callable[[float], Awaitable[None]]) -> Part:
        """Measure one part; it ends when all that was chosen has been heard of."""
        self.waits, self.games, self.own_waits = [], 0, ([], [])
        before = await self.counted()
        start, own = time.perf_counter(), time.process_time()
        await go(start + seconds)
        choices, spent = len(self.waits), time.perf_counter() - start
        own = time.process_time() - own
        after = await self.counted()
        await self.until_all_ready()
        return Part(
            choices=choices,
            seconds=spent,
            server_seconds=after[SERVER_SECONDS] - before[SERVER_SECONDS],
            player_seconds=own,
            waits=self.waits,
            games=self.games,
            commits=after[COMMITS] - before[COMMITS],
            local=self.own_waits[False],
            forwarded=self.own_waits[True],
        )

    async def counted(self) -> Mapping[str, float]:
        """What the servers have counted so far, all together."""
        total: Counter[str] = Counter()
        for port in self.plan.ports:
            async with Caller(port) as caller:
                total.update(await caller.metrics())
        return total

    async def until_all_ready(self) -> None:
        """Wait until nothing is under way."""
        deadline = time.perf_counter() + STUCK
        while len(self.ready) < len(self.matches):
            if self.failure:
                raise Failed(self.failure)
            if time.perf_counter() > deadline:
                raise Failed("a room is stuck")
            await asyncio.sleep(TICK)
