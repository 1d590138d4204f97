"""Games that are played while the server is killed, and what must be left of them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time

import msgspec
from server.running import Guest, Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from coltexpress.notation import record
from coltexpress.protocol.messages import (
    VERSION,
    Ack,
    Afresh,
    Choose,
    Error,
    Hello,
    Ping,
    RoomChanged,
    ServerMessage,
    Update,
    Welcome,
    decode_server,
)
from coltexpress.server.fair import check

LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)
STUCK = 150.0  # seconds until all games must be over
QUIET = 1.0  # seconds of silence after which a client asks whether the server is there,
SILENT = 2.0  # and more of it after which it comes back by itself
OPENED = 3.0  # seconds in which a connection must be there


class Player:
    """Plays one seat at random, comes back after every loss, and notes what was promised."""

    def __init__(self, server: Server, cookie: str, code: str, seat: int, seed: int) -> None:
        self.server = server
        self.cookie = cookie
        self.code = code
        self.seat = seat
        self.rng = random.Random(seed)
        self.pending: int | None = None  # the choice that was sent and not acknowledged yet
        self.promised: dict[int, int] = {}  # by number of the choice: what was acknowledged
        self.news: Update | Afresh | None = None  # the latest
        self.number: int | None = None
        self.is_over = False
        self.reconnections = -1
        self.heard_at = 0.0  # when anything came last

    async def play(self) -> None:
        """Play until the room is over; whenever the connection is lost, come back."""
        while not self.is_over:
            self.reconnections += 1
            with contextlib.suppress(*LOST):
                await self.play_once()
            await asyncio.sleep(0.05)

    async def play_once(self) -> None:
        """Play as long as the connection holds."""
        async with connect(
            f"ws://{self.server.address}/api/socket",
            additional_headers={"cookie": self.cookie},
            compression=None,
            open_timeout=OPENED,
            close_timeout=0.1,
            max_size=None,
        ) as socket:
            hello = Hello(version=VERSION, room=self.code, seats=[self.seat], since=self.number)
            await socket.send(msgspec.json.encode(hello).decode())
            self.pending = None
            while not self.is_over:
                choice = self.hear(await self.next(socket))
                if choice is not None:
                    await self.think()
                    await socket.send(msgspec.json.encode(choice).decode())

    async def next(self, socket: ClientConnection) -> ServerMessage:
        """The next message; a server that does not even answer a ping is given up."""
        try:
            message = await asyncio.wait_for(socket.recv(), QUIET)
        except TimeoutError:
            await socket.send(msgspec.json.encode(Ping(at=0)).decode())
            message = await asyncio.wait_for(socket.recv(), SILENT)
        self.heard_at = time.monotonic()
        return decode_server(message)

    async def think(self) -> None:
        """Take some time for a choice; nobody does here."""

    def hear(self, message: object) -> Choose | None:
        """Note a message; the answer, if it asks for one."""
        if isinstance(message, Ack):
            assert self.pending is not None
            self.promised[message.number] = self.pending
            self.pending = None
        elif isinstance(message, (Welcome, RoomChanged)):
            self.is_over = message.room.status == "over"
        elif isinstance(message, Error) and message.code in ("not_kept", "unavailable"):
            self.pending = None  # the scene comes when the store works again
        elif isinstance(message, Error):
            assert message.code in ("stale", "closing", "game_over"), message
            self.pending = None
            return self.answer()
        elif isinstance(message, (Update, Afresh)):
            self.follow(message)
            return self.answer()
        return None

    def follow(self, news: Update | Afresh) -> None:
        """Nothing that was told is ever untold."""
        if isinstance(news, Update) and self.number is not None:
            assert news.before <= self.number, "an update was lost"
        assert self.number is None or news.number >= self.number, "a choice that was told was lost"
        self.number, self.news = news.number, news

    def answer(self) -> Choose | None:
        """Answer the latest question, if no answer is under way."""
        news = self.news
        if self.pending is not None or news is None:
            return None
        if news.ask is None or news.ask.answer is not None:
            return None
        self.pending = self.rng.choice(news.ask.options)
        return Choose(seat=self.seat, number=news.number, choice=self.pending)


def audit(guest: Guest, player: Player) -> None:
    """Every acknowledged choice is in the record, at its number; and the dealing was fair."""
    found = record.read(guest.get(f"/api/rooms/{player.code}/record").text)
    check(found)
    for number, choice in player.promised.items():
        move = found.moves[number - 1]
        assert (move.seat, move.choice) == (player.seat, choice), f"choice {number} was lost"


async def play_and_kill(server: Server, players: list[Player], every: int) -> None:
    """Let everybody play, and kill the server whenever so many more choices were promised."""

    def promised() -> int:
        return sum(len(player.promised) for player in players)

    async def kill() -> None:
        wanted = every
        while not all(player.is_over for player in players):
            if promised() >= wanted:
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                wanted = promised() + every
            await asyncio.sleep(0.005)

    games = [player.play() for player in players]
    await asyncio.wait_for(asyncio.gather(kill(), *games), STUCK)
    assert max(player.reconnections for player in players) >= 1
