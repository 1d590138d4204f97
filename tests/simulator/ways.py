"""The network between servers: bytes arrive in order and late, or wait while two are apart."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from coltexpress.server.http.line import Line
from coltexpress.server.http.peers import WITHIN, place_of
from coltexpress.server.store.nodes import Peer

if TYPE_CHECKING:
    from simulator.process import Process
    from simulator.world import World

AGAIN = 0.25  # seconds after which what waits is tried again


class Sent(NamedTuple):
    """Bytes that another server has sent, the life in which it did, and its number by then."""

    data: bytes
    life: object
    number: int


class End(asyncio.Transport):
    """One end of a connection between two servers."""

    far: End

    def __init__(self, here: Process) -> None:
        super().__init__()
        self.here = here
        self.protocol: Any = None  # once somebody is there
        self.is_over = False
        self.on_way: deque[Sent | None] = deque()  # to this end; none says that it is over
        self.last_at = 0.0
        here.ends[self] = None

    # what a protocol asks of its transport

    def get_extra_info(self, name: str, default: Any = None) -> Any:  # noqa: ANN401  # as asyncio has it
        return ("192.0.2.9", 1) if name == "peername" else default

    def is_closing(self) -> bool:
        return self.is_over

    def write(self, data: Any) -> None:  # noqa: ANN401  # anything like bytes
        if not self.is_over:
            here = self.here
            self.far.send(Sent(bytes(data), here.world.life(), here.hall.node.number))

    def close(self) -> None:
        self.abort()

    def abort(self) -> None:
        if not self.is_over:
            self.end()
            self.far.send(None)

    def pause_reading(self) -> None:
        """Nobody floods here."""

    def resume_reading(self) -> None:
        """Nobody floods here."""

    def get_write_buffer_size(self) -> int:
        return 0

    # on the way

    def send(self, sent: Sent | None) -> None:
        """Something is sent to this end."""
        agenda = self.here.world.agenda
        self.on_way.append(sent)
        self.last_at = max(self.last_at, agenda.now + self.here.rng.uniform(0.0002, 0.01))
        agenda.at(self.last_at, self.arrive)

    def arrive(self) -> None:
        """The next that was sent comes in, unless nothing does."""
        if self.is_over:
            return
        if self.here.is_apart or self.far.here.is_apart:
            self.here.world.agenda.after(AGAIN, self.arrive)
            return
        sent = self.on_way.popleft()
        if sent is None:
            self.end()
        else:
            self.here.enter(partial(self.receive, sent))

    def receive(self, sent: Sent) -> None:
        """The process takes it; what it passes on now was said when it was sent."""
        if not self.is_over:
            self.here.passing_on = sent
            self.protocol.data_received(sent.data)
            self.here.passing_on = None

    def end(self) -> None:
        """This end is gone, and its protocol hears of it."""
        self.is_over = True
        self.here.ends.pop(self, None)
        self.here.enter(self.lose)

    def lose(self) -> None:
        """The process hears that it is over."""
        if self.protocol is not None:
            self.protocol.connection_lost(None)


async def connect(here: Process, factory: Callable[[], Any], host: str, _port: int) -> Any:  # noqa: ANN401  # as asyncio has it
    """A connection to the server at an address, if it can be reached."""
    await asyncio.sleep(here.rng.uniform(0.0005, 0.02))
    there = process_at(here.world, host)
    if here.is_apart or there.is_apart or there.is_silent:
        await asyncio.get_running_loop().create_future()  # no answer ever comes
    if not there.is_up:
        raise ConnectionRefusedError
    near, far = End(here), End(there)
    near.far, far.far = far, near
    there.enter(partial(accept, far))
    near.protocol = factory()
    near.protocol.connection_made(near)
    return near, near.protocol


async def is_ready(here: Process, peer: Peer) -> bool:
    """Does another server say that it can take players?"""
    await asyncio.sleep(here.rng.uniform(0.0005, 0.02))
    there = process_at(here.world, place_of(peer)[0])
    if here.is_apart or there.is_apart or there.is_stopped or not there.is_open:
        await asyncio.sleep(WITHIN)
        return False
    hall = there.hall
    return hall.is_ready and hall.store.health.is_well and not hall.node.is_late


def process_at(world: World, host: str) -> Process:
    """The process on the machine with this address, whatever has become of it."""
    return world.processes[int(host.rpartition(".")[2])]


def accept(end: End) -> None:
    """The other server takes a connection."""
    if not end.is_over:
        end.protocol = Line(end.here.hall, set())
        end.protocol.connection_made(end)
