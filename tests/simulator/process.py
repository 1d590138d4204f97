"""One life of a server process: its loop, its way to the database, and what becomes of it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from simulator import ways
from simulator.disk import Hand
from simulator.loop import VirtualLoop
from simulator.network import Connection
from simulator.thinking import SimulatedBots
from simulator.truth import Wrong

from coltexpress.server.hosting.hall import Hall
from coltexpress.server.settings import Settings
from coltexpress.server.store.journal import Journal
from coltexpress.server.store.store import Store

if TYPE_CHECKING:
    from simulator.world import World

FULL = 10  # rows of the journal: worlds are small


class Process:
    """One life of a server process, on the machine with this place."""

    hall: Hall

    def __init__(self, world: World, place: int = 0) -> None:
        self.world = world
        self.place = place
        self.is_up = True
        self.is_stopped = False  # by SIGSTOP: time goes by without it
        self.is_apart = False  # can no other server be reached?
        self.is_silent = False  # is its machine gone, so that nobody hears a goodbye?
        self.jump = 0  # milliseconds by which its calendar is wrong
        self.connections: list[Connection] = []
        self.ends: dict[ways.End, None] = {}  # of connections with other servers
        self.passing_on: ways.Sent | None = None  # what has just come from one of them
        self.rng = random.Random(world.rng.random()) if world.is_shared else random.Random(0)
        self.loop = VirtualLoop(world.agenda)
        self.hand = Hand(world.disk, self)
        self.loop.reads = partial(self.hand.read, self.loop)
        self.loop.connects = partial(ways.connect, self)
        self.loop.set_exception_handler(self.failed)
        self.enter(self.start)

    def start(self) -> None:
        """Open the doors."""
        world = self.world
        store = Store(world.disk.engine, self.hand)
        if not world.is_shared:
            store.writer.journal = Journal(full=FULL)
        bots = SimulatedBots(random.Random(world.rng.random()), world.witness)
        luck = random.Random(world.rng.random())
        settings = Settings(
            generosity=1e6,
            bot_pause=0.5,
            idle=20.0,
            database="simulated",
            node_address=f"192.0.2.{self.place}:1",
        )
        self.hall = Hall(settings, store, bots, wall=self.wall, luck=luck)
        self.hall.node.can_take = partial(ways.is_ready, self)
        self.hall.open()

    def wall(self) -> int:
        """What its calendar says."""
        return self.world.calendar() + self.jump

    @property
    def is_open(self) -> bool:
        """Is it up, and are its doors open?"""
        return self.is_up and hasattr(self, "hall")

    @property
    def is_running(self) -> bool:
        """Does its loop turn?"""
        return self.is_up and not self.is_stopped

    def enter(self, what: Callable[[], None]) -> None:
        """Have something done in the process, as soon as it runs."""
        if self.is_up:
            self.loop.call_soon(what)

    def failed(self, loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        """Something went wrong in a callback."""
        error = context.get("exception")
        self.world.fail(error if isinstance(error, Exception) else Wrong(str(context)))

    @property
    def recovered_at(self) -> float:
        """When the server last found that its disk works again; it may hear late of a failure."""
        return self.hall.store.health.well_at if self.is_open else 0.0

    def kill(self, *, is_silent: bool = False) -> None:
        """End the process between any two things it does; its machine says so, or is gone too."""
        self.is_up = False
        self.is_silent = is_silent
        for connection in self.connections:
            connection.socket = None
            connection.lose()
        for end in list(self.ends):
            end.is_over = True
            if not is_silent:
                end.far.send(None)
        self.loop.abandon()  # last, when nothing can be said any more: compiled code tries to

    def end_then(self, then: Callable[[], None]) -> None:
        """SIGTERM has come."""
        self.hall.spawn(self.stop_in_order(then))

    async def stop_in_order(self, then: Callable[[], None]) -> None:
        """Take nothing more, hand over, say goodbye, and end."""
        await self.hall.drain()
        self.world.agenda.after(0.1, then)
