"""This server among those that share its database: its number, its lease, and the others."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import Awaitable, Callable
from functools import partial
from secrets import token_hex
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from coltexpress.server.refusals import Refused
from coltexpress.server.store.nodes import (
    Peer,
    Roll,
    all_peers,
    call_roll,
    end_expired,
    enter,
    is_shared,
    leave,
    renew,
)

if TYPE_CHECKING:
    from coltexpress.server.hosting.hall import Hall

LEASE: Final = 3000  # milliseconds after which the others may take over
BEAT: Final = 0.5  # seconds between renewals
STEADY: Final = 3 * BEAT  # seconds after which who was cut off does not judge others
LOG: Final = structlog.get_logger("node")


class Elsewhere(Exception):
    """A room is owned by another server."""

    def __init__(self, code: str, node: int) -> None:
        super().__init__("another server owns the room")
        self.code = code
        self.node = node


class Link(Protocol):
    """A connection to another server, for a client of this one."""

    def lose(self) -> None:
        """The other server is gone."""


class Beat(NamedTuple):
    """What a renewal has found."""

    is_alive: bool  # or has another server ended the lease?
    roll: Roll
    ended: list[int]  # servers whose leases were ended


class Node:
    """The lease of this server; it is taken when the first room is, and renewed until the end."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.number = 0  # none yet
        self.me = Peer(hall.settings.node_address, token_hex(32))
        self.peers: dict[int, Peer] = {}  # all servers with a lease, this one among them
        self.links: dict[int, dict[Link, None]] = {}  # by the number of the other server
        self.entering: asyncio.Task[int] | None = None
        self.beating: asyncio.Task[object] | None = None
        self.beaten_at = 0.0
        self.freed = asyncio.Event()  # rooms may be due
        self.losses = asyncio.Event()  # set when the next server is gone, and then another one
        self.is_cut_off = False  # do others reach the database, and this server does not?
        self.can_take: Callable[[Peer], Awaitable[bool]] = nobody_can  # asks another server

    async def entered(self) -> int:
        """The number under which this server owns rooms; refused if it cannot get one."""
        if self.number:
            return self.number
        if self.hall.is_stopping:
            raise Refused("closing")
        if self.entering is None:
            self.entering = asyncio.create_task(self.enter())
            self.entering.add_done_callback(self.has_entered)
        return await asyncio.shield(self.entering)

    def has_entered(self, task: asyncio.Task[int]) -> None:
        """The lease is there, or must be asked for again."""
        self.entering = None
        if not task.cancelled():
            task.exception()  # whoever waited for it has it

    async def enter(self) -> int:
        """Get a number and a lease, and see who is there: it may be long until the next beat."""
        store = self.hall.store
        number, peers = await store.write(partial(come_in, me=self.me))
        self.number, self.beaten_at = number, self.hall.loop.time()
        self.meet(peers)
        if self.beating is None and is_shared(store.engine):
            self.beating = self.hall.spawn(self.live())
        LOG.info("this server owns rooms", node=number)
        return number

    async def live(self) -> None:
        """Keep the lease for as long as the event loop turns, and know when it is not kept."""
        await asyncio.gather(self.keep_on(), self.watch())

    async def keep_on(self) -> None:
        """Renew the lease again and again."""
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(Refused):  # the store does not work; it is tried again
                await self.entered()
                await self.beat()

    async def beat(self) -> None:
        """Renew the lease, end those of others that have run out, and see who is there."""
        number, began = self.number, self.hall.loop.time()
        judges = began - self.beaten_at < STEADY  # or was it us who could not be reached?
        try:
            found = await self.hall.store.beside(partial(beat, node=number))
            if found.is_alive and found.roll.is_any_over and judges:
                found = await self.hall.store.beside(partial(judge, found=found))
        except SQLAlchemyError as error:
            LOG.warning("the lease could not be renewed", error=type(error).__name__)
            return
        if number != self.number:
            return  # the number was given up meanwhile
        if not found.is_alive:
            self.lose()
            return
        self.beaten_at = began
        self.meet(found.roll.peers)
        if found.ended:
            LOG.warning("servers are gone", nodes=found.ended)
            self.freed.set()
        if self.others:
            await self.hall.check_devices(found.roll.mark)

    @property
    def is_late(self) -> bool:
        """Would the lease have run out by now, as far as this server knows?"""
        since = self.hall.loop.time() - self.beaten_at
        return self.beating is not None and since > LEASE / 1000

    async def watch(self) -> None:
        """Send everybody to the others when only this server does not reach the database.

        It may hear nothing at all of that, neither an answer nor an error. When nobody reaches the
        database it is waited for: nobody would be better off elsewhere.
        """
        while True:
            await asyncio.sleep(BEAT)
            if not self.is_late:
                self.is_cut_off = False
            elif not self.is_cut_off and await self.others_can() and self.is_late:
                LOG.error("only this server does not reach the database", node=self.number)
                self.is_cut_off = True
                self.hall.send_away()

    async def others_can(self) -> bool:
        """Does any other server take players? Who does not answer is not waited for."""
        # As tasks, which begin in this order; coroutines would begin in that of their addresses.
        asking = [asyncio.ensure_future(self.can_take(peer)) for peer in self.others]
        for answer in asyncio.as_completed(asking):
            if await answer:
                return True
        return False

    def meet(self, peers: dict[int, Peer]) -> None:
        """These servers are there; the clients of others come back and find the next owner."""
        is_lost, self.peers = bool(self.peers.keys() - peers.keys()), peers
        if is_lost:
            self.losses.set()
            self.losses = asyncio.Event()
        for node in list(self.links.keys() - peers.keys()):
            for link in list(self.links.pop(node)):
                link.lose()

    async def loss(self, within: float) -> None:
        """Wait until a server is gone, whose rooms are anybody's then; or for so many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self.losses.wait()

    async def peer(self, node: int) -> Peer | None:
        """A server by its number; none if it is gone.

        Its lease was ended, or it was where this server is now, and was killed: whatever was passed
        on to it would come back here.
        """
        if node not in self.peers:
            self.meet(await self.hall.store.read(all_peers))
        found = self.peers.get(node)
        return None if found is None or found.address == self.me.address else found

    @property
    def others(self) -> list[Peer]:
        """The other servers that have a lease."""
        return [peer for node, peer in self.peers.items() if node != self.number]

    def knows(self, secret: str) -> bool:
        """Is this what only another server of ours can say?"""
        return hmac.compare_digest(secret.encode(), self.me.secret.encode())

    def lose(self) -> None:
        """Another server has ended the lease: let everything go, and begin anew."""
        if self.number:
            LOG.error("this server has lost its lease", node=self.number)
            self.number = 0
            self.hall.let_all_go()

    async def leave(self) -> None:
        """Hand all rooms over."""
        number, self.number = self.number, 0
        if self.beating is not None:
            self.beating.cancel()
        if number:
            try:
                await self.hall.store.write(partial(leave, node=number))
            except Refused:
                LOG.warning("the rooms could not be handed over")  # the lease will run out


async def nobody_can(_: Peer) -> bool:
    """Nobody else takes players, as long as nobody can be asked."""
    return False


def come_in(connection: Connection, me: Peer) -> tuple[int, dict[int, Peer]]:
    """A number and a lease for this server, and all that have one then."""
    number = enter(connection, me, LEASE)
    return number, all_peers(connection) if is_shared(connection) else {}


def beat(connection: Connection, node: int) -> Beat:
    """Renew a lease, see who is there, and whether others may have forgotten devices."""
    return Beat(renew(connection, node, LEASE), call_roll(connection), [])


def judge(connection: Connection, found: Beat) -> Beat:
    """End the leases that have run out."""
    ended = end_expired(connection)
    peers = {node: peer for node, peer in found.roll.peers.items() if node not in ended}
    return found._replace(roll=found.roll._replace(peers=peers), ended=ended)
