"""Players who choose at once, and the rooms at which they sit.

They do as little as they can, so that what is measured is the server: of an update only the
question is read, and a frame is taken apart by hand. A room has one choice under way at a time.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, cast

import msgspec

from coltexpress.protocol.messages import VERSION
from coltexpress.protocol.routes import SOCKET
from coltexpress.server.bench.calling import Failed

NEWS: Final = (b'{"type":"update"', b'{"type":"scene"')
ERROR: Final = b'{"type":"error"'
SHORT: Final = 126  # bytes; from here on the length of a frame is written in two bytes more
MASKED: Final = 0x80
NO_MASK: Final = b"\0\0\0\0"  # a client has to mask what it says; by nothing is the cheapest


class Asked(msgspec.Struct):
    """A question, as far as a player who takes anything needs it."""

    options: list[int]
    answer: int | None = None


class News(msgspec.Struct):
    """An update or a scene, as far as such a player needs it."""

    number: int
    ask: Asked | None = None
    over: object = None  # whatever is told of the end


_news: Final = msgspec.json.Decoder(News)


class Match:
    """A room and its players: one of those who are asked chooses, and all must hear of it."""

    def __init__(
        self,
        seats: int,
        rng: random.Random,
        when_told: Callable[[Match], None],
        ports: Sequence[int] = (),
    ) -> None:
        self.ports = ports  # by seat: of the server that the player is connected to
        self.players = [Player(self, seat) for seat in range(seats)]
        self.rng = rng
        self.when_told = when_told  # called when every player has the last news
        self.missing = 0  # players who do not have them yet
        self.asks: list[list[int]] = [[] for _ in range(seats)]  # by seat: options
        self.number = 0
        self.over = False
        self.sent_at = 0.0
        self.chooser = 0  # who has chosen last
        self.own_wait = 0.0  # seconds until that one had the update
        self.failure = ""
        self.cookie = ""  # of the guest to whom all seats belong
        self.stock: list[str] = []  # codes of rooms that were laid for later

    @property
    def is_forwarded(self) -> bool:
        """Was the last choice made by way of a server that does not own the room?"""
        return self.ports[self.chooser] != self.ports[0]

    async def connect(self) -> None:
        """Open a socket for every player."""
        loop = asyncio.get_running_loop()
        for player, port in zip(self.players, self.ports, strict=True):
            await loop.create_connection(partial(Player.itself, player), "127.0.0.1", port)
            await player.shake_hands(port, self.cookie)

    def sit_down(self, code: str) -> None:
        """All go to this room; when they have its scene they are told."""
        self.missing, self.over, self.sent_at = len(self.players), False, 0.0
        for player in self.players:
            hello = {"type": "hello", "version": VERSION, "room": code, "seats": [player.seat]}
            player.say(msgspec.json.encode(hello))

    def hear(self, seat: int, news: News) -> None:
        """A player has news."""
        ask = news.ask
        self.asks[seat] = ask.options if ask is not None and ask.answer is None else []
        self.number = news.number
        self.over = news.over is not None
        self.missing -= 1
        if seat == self.chooser:
            self.own_wait = time.perf_counter() - self.sent_at
        if not self.missing:
            self.when_told(self)

    def choose(self) -> None:
        """Somebody who is asked takes any of the options."""
        seat = next(seat for seat, options in enumerate(self.asks) if options)
        choice = self.rng.choice(self.asks[seat])
        self.missing, self.chooser = len(self.players), seat
        said = b'{"type":"choose","seat":%d,"number":%d,"choice":%d}' % (seat, self.number, choice)
        self.sent_at = time.perf_counter()
        self.players[seat].say(said)

    def close(self) -> None:
        """All leave."""
        for player in self.players:
            player.transport.close()


class Player(asyncio.Protocol):
    """One player on one socket."""

    transport: asyncio.Transport

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.rest = b""  # of a frame that has not come whole
        self.greeted: asyncio.Future[None] | None = None

    def itself(self) -> Player:
        """A connection is made for somebody who is there already."""
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    async def shake_hands(self, port: int, cookie: str) -> None:
        """Ask for a WebSocket, and wait until it is one."""
        self.greeted = asyncio.get_running_loop().create_future()
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {SOCKET} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\ncookie: {cookie}\r\n"
            "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: {key}\r\n\r\n".encode()
        )
        await self.greeted
        self.greeted = None

    def say(self, message: bytes) -> None:
        """Send a message."""
        size = len(message)
        if size < SHORT:
            head = bytes((0x81, MASKED | size)) + NO_MASK
        else:
            head = bytes((0x81, MASKED | 126)) + size.to_bytes(2, "big") + NO_MASK
        self.transport.write(head + message)

    def data_received(self, data: bytes) -> None:
        if self.greeted is not None:
            head, found, data = (self.rest + data).partition(b"\r\n\r\n")
            self.rest = b"" if found else head
            if not found:
                return
            if b" 101 " in head[:20]:
                self.greeted.set_result(None)
            else:
                self.greeted.set_exception(Failed(head.decode()))
        if self.rest:
            data = self.rest + data
        place, end = 0, len(data)
        while end - place >= 2:
            size, start = data[place + 1], place + 2
            if size >= SHORT:
                width = 2 if size == SHORT else 8
                size, start = int.from_bytes(data[start : start + width], "big"), start + width
            if end < start + size or end < start:
                break
            if data[place] == 0x81:
                self.hear(data[start : start + size])
            place = start + size
        self.rest = data[place:]

    def hear(self, message: bytes) -> None:
        """A message: only news matter, and that nothing goes wrong."""
        if message.startswith(NEWS):
            self.match.hear(self.seat, _news.decode(message))
        elif message.startswith(ERROR):
            self.match.failure = message.decode()
            self.match.when_told(self.match)
