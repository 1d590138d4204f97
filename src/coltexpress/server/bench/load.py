"""Many rooms at once: as fast as the server goes, and at a steady pace.

As fast as it goes: every room always has a choice under way. A game that ends is followed by one
that was laid beforehand, so that what is counted are choices and not the opening of rooms, which
has a figure of its own.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

from uvicorn.loops.auto import auto_loop_factory

from coltexpress.server.bench.calling import Caller, Failed
from coltexpress.server.bench.house import keep_to
from coltexpress.server.bench.players import Match

WARM_UP: Final = 3.0  # seconds
AT_ONCE: Final = 8  # rooms that are laid side by side
RESERVE: Final = 1.5  # so many times the rooms that should do
FIRST: Final = 4  # rooms that are laid for each group before anything is known
STUCK: Final = 30.0  # seconds after which nothing more will come
TICK: Final = 0.001  # seconds
SERVER_SECONDS: Final = "process_cpu_seconds_total"
COMMITS: Final = "coltexpress_commits_total"


class Plan(NamedTuple):
    """What is to be played."""

    port: int
    core: int | None  # for the players
    game: str
    settings: dict[str, str]
    rooms: int
    seats: int
    seconds: float  # of each part that is measured
    rate: float  # choices a second of the steady part


class Part(NamedTuple):
    """What was measured in one part."""

    choices: int
    seconds: float
    server_seconds: float  # of processor time
    player_seconds: float
    waits: list[float]  # by choice: seconds until all players of the room had the update
    games: int  # that were begun
    commits: float


class Played(NamedTuple):
    """What was measured in all."""

    fast: Part
    steady: Part
    rooms_laid: int
    laying_seconds: float


def run(plan: Plan, there: Connection) -> None:
    """Play by the plan in a process of its own, and send what was measured, or what went wrong."""
    keep_to(plan.core)
    try:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            there.send(runner.run(play(plan)))
    except (Failed, OSError, asyncio.IncompleteReadError) as error:
        there.send(error)


async def play(plan: Plan) -> Played:
    """Lay rooms, warm up, then measure both parts."""
    load = Load(plan)
    await load.open()
    warm = await load.part(WARM_UP, load.go_fast)
    await load.lay_for(warm.choices / warm.seconds, warm)
    fast = await load.part(plan.seconds, load.go_fast)
    await load.lay_for(plan.rate, warm)
    steady = await load.part(plan.seconds, load.go_steadily)
    load.close()
    return Played(fast, steady, load.laid, load.laying)


class Load:
    """All rooms, and the clock that they are measured by."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rng = random.Random(1)
        self.matches = [Match(plan.seats, self.rng, self.told) for _ in range(plan.rooms)]
        self.laid, self.laying = 0, 0.0
        self.games = 0
        self.waits: list[float] = []
        self.ready: deque[Match] = deque()  # rooms where somebody may choose
        self.is_fast = False  # choose at once
        self.failure = ""
        self.tasks: set[asyncio.Task[None]] = set()

    # rooms

    async def open(self) -> None:
        """Guests with sockets, each group at its first room."""
        for number, match in enumerate(self.matches, start=1):
            async with Caller(self.plan.port) as caller:
                await caller.be_guest(f"Player {number}")
                match.cookie = caller.cookie
            await match.connect(self.plan.port)
        await self.lay([match for match in self.matches for _ in range(FIRST)])
        for match in self.matches:
            self.change_room(match)
        await self.until_all_ready()

    async def lay(self, matches: list[Match]) -> None:
        """A room more for each of these."""
        start, left = time.perf_counter(), iter(matches)

        async def some() -> None:
            async with Caller(self.plan.port) as caller:
                for match in left:
                    await self.lay_one(caller, match)

        await asyncio.gather(*[some() for _ in range(AT_ONCE)])
        self.laid += len(matches)
        self.laying += time.perf_counter() - start

    async def lay_one(self, caller: Caller, match: Match) -> None:
        """A room that has started, for later."""
        plan, caller.cookie = self.plan, match.cookie
        match.stock.append(await caller.lay_room(plan.game, plan.seats, plan.settings))

    async def lay_for(self, rate: float, before: Part) -> None:
        """Rooms enough for the next part, if games are as long as they were before."""
        choices_a_game = before.choices / max(1, before.games)
        games = RESERVE * rate * self.plan.seconds / choices_a_game / len(self.matches)
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
            async with Caller(self.plan.port) as caller:
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
            due = int((now - start) * self.plan.rate) - done
            for _ in range(min(due, len(self.ready))):
                self.ready.popleft().choose()
                done += 1
            await asyncio.sleep(TICK)

    async def part(self, seconds: float, go: Callable[[float], Awaitable[None]]) -> Part:
        """Measure one part; it ends when all that was chosen has been heard of."""
        self.waits, self.games = [], 0
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
        )

    async def counted(self) -> dict[str, float]:
        """What the server has counted so far."""
        async with Caller(self.plan.port) as caller:
            return await caller.metrics()

    async def until_all_ready(self) -> None:
        """Wait until nothing is under way."""
        deadline = time.perf_counter() + STUCK
        while len(self.ready) < len(self.matches):
            if self.failure:
                raise Failed(self.failure)
            if time.perf_counter() > deadline:
                raise Failed("a room is stuck")
            await asyncio.sleep(TICK)
