"""The network between devices and servers: late, cut off, or half open."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import msgspec
from simulator.reading import read
from simulator.truth import Heard
from starlette.datastructures import Headers

from coltexpress.protocol.messages import (
    Ack,
    Choose,
    Error,
    Part,
    ServerMessage,
    TakeBack,
)
from coltexpress.server.http.guests import COOKIE
from coltexpress.server.http.socket import Socket, Wire
from coltexpress.server.store.guests import hashed
from coltexpress.server.store.moves import TAKE_BACK

if TYPE_CHECKING:
    from simulator.world import World


class Device(Protocol):
    """Whoever is at the other end."""

    name: str
    token: str

    def hear(self, message: ServerMessage) -> None:
        """A message has come."""

    def cut_off(self) -> None:
        """The connection is lost."""


class Connection(Wire):
    """One connection: what is sent on it arrives in order, late, or never."""

    def __init__(self, world: World, device: Device, rng: random.Random) -> None:
        self.world = world
        self.device = device
        self.rng = rng
        self.is_up = True  # as the server sees it
        self.is_cut = False  # nothing arrives any more, in either direction
        self.there_at = self.here_at = 0.0
        self.heard = Heard(hashed(device.token))
        self.server = world.any_process(rng)
        self.socket: Socket | None = None
        self.carry(self.open)

    def delay(self) -> float:
        """How long the next message is under way."""
        slow = self.rng.random() < 0.05
        return self.rng.uniform(0.5, 5.0) if slow else self.rng.uniform(0.001, 0.08)

    # to the server

    def carry(self, what: Callable[[], None]) -> None:
        """Have something happen at the server, after all that was sent before."""
        self.there_at = max(self.there_at, self.world.agenda.now + self.delay())
        self.world.agenda.at(self.there_at, lambda: self.reach(what))

    def reach(self, what: Callable[[], None]) -> None:
        """It happens in the process of the server, or nothing does."""
        if self.server.is_up:
            self.server.enter(what)
        elif self.socket is None:
            self.lose()

    def open(self) -> None:
        """The connection is made."""
        if self.is_cut:
            self.lose()
            return
        headers = Headers({"cookie": f"{COOKIE}={self.device.token}"})
        self.socket = Socket(self.server.hall, self, headers, "192.0.2.1")
        self.server.connections.append(self)
        self.socket.opened()

    def say(self, message: msgspec.Struct) -> None:
        """Send a message to the server."""
        self.carry(lambda: self.arrive(message))

    def arrive(self, message: msgspec.Struct) -> None:
        """A message arrives at the server."""
        if self.is_cut or not self.is_up or self.socket is None or not self.server.is_up:
            return
        self.world.note(f"{self.device.name} > ", message)
        if isinstance(message, Choose):
            self.heard.asked.append(message)
            self.world.witness.asked(self.heard, message.seat, message.choice)
        elif isinstance(message, TakeBack):
            self.world.witness.asked(self.heard, message.seat, TAKE_BACK)
        elif isinstance(message, Part) and not self.socket.is_busy:
            self.world.witness.dealing.part_came(self.heard, message)
        self.socket.heard(msgspec.json.encode(message))

    # from the server

    def send(self, message: bytes) -> None:
        """The server sends a message."""
        if not self.is_up:
            return
        told = read(message)
        self.world.note(f"{self.device.name} < ", told)
        self.heard.origin, self.heard.life = self.origin(), self.life()
        self.world.witness.pushed(self.heard, told)
        if isinstance(told, (Ack, Error)):
            self.heard.answered += 1
        if not self.is_cut:
            self.here_at = max(self.here_at, self.world.agenda.now + self.delay())
            self.world.agenda.at(self.here_at, lambda: self.deliver(told))

    def origin(self) -> int:
        """The number of the server that speaks, as it was then: it may have another by now."""
        if not self.world.is_shared or self.socket is None:
            return 0
        sent = self.server.passing_on
        if self.socket.relay is None or sent is None:
            return self.server.hall.node.number
        return sent.number

    def life(self) -> object:
        """The life in which that server said it; another one may have done so long ago."""
        sent = self.server.passing_on
        return self.world.life() if sent is None else sent.life

    def deliver(self, message: ServerMessage) -> None:
        """A message arrives at the device."""
        if not self.is_cut:
            self.device.hear(message)

    def close(self, code: int) -> None:
        """The server hangs up."""
        if self.is_up:
            self.world.note(f"{self.device.name} < closed with {code}")
            self.is_up = False
            self.world.agenda.after(self.delay(), self.lose)

    # the end

    def cut(self) -> None:
        """The network fails: the device sees it now, the server soon or after a long silence."""
        if not self.is_cut:
            self.world.note(f"{self.device.name} is cut off")
            self.is_cut = True
            self.device.cut_off()
            late = self.rng.random() < 0.3
            wait = self.rng.uniform(20, self.world.pace.silence) if late else self.delay()
            self.world.agenda.after(wait, self.lose)

    def lose(self) -> None:
        """The server sees that the connection is lost."""
        self.is_up = False
        if not self.is_cut:
            self.is_cut = True
            self.device.cut_off()
        socket, self.socket = self.socket, None
        if socket is not None and self.server.is_up:
            self.server.connections.remove(self)
            self.server.enter(socket.gone)
