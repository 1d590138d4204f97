"""A hall in the test's own process, for what would take too long or cannot be seen from outside."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path

from coltexpress.protocol.messages import ServerMessage, decode_server
from coltexpress.protocol.rooms import BotSeat, Clock, NewRoom, NoClock, OpenSeat, PersonSeat
from coltexpress.server.hosting import lobby
from coltexpress.server.hosting.audience import Client
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.room import Room
from coltexpress.server.settings import Settings
from coltexpress.server.store.guests import Guest, add_guest
from coltexpress.server.store.store import open_store
from coltexpress.server.workers.pool import Workers

SEATS = {"person": PersonSeat, "open": OpenSeat}


def in_a_loop(test: Callable[[Path], Coroutine[object, object, None]]) -> Callable[[Path], None]:
    """A test of a hall in an event loop of its own."""

    @wraps(test)
    def run(tmp_path: Path) -> None:
        asyncio.run(test(tmp_path))

    return run


class Ear(Client):
    """A client that only remembers what it was told."""

    __slots__ = ("closed", "heard")

    def __init__(self, guest: Guest | None, *viewers: int) -> None:
        super().__init__(guest, "en")
        self.wants = viewers
        self.heard: list[ServerMessage] = []
        self.closed: int | None = None

    def push(self, message: bytes) -> None:
        self.heard.append(decode_server(message))

    def close(self, code: int) -> None:
        self.closed = code

    def of(self, kind: type[ServerMessage]) -> list[ServerMessage]:
        """What it heard of one kind."""
        return [message for message in self.heard if isinstance(message, kind)]


@asynccontextmanager
async def hall_at(database: str | Path, **settings: float) -> AsyncIterator[Hall]:
    """A hall that is open as long as the test wants it."""
    given = {"bot_pause": 0.0, "generosity": 1000.0, "developer": True, **settings}
    store = await open_store(str(database))
    hall = Hall(Settings(database=str(database), **given), store, Workers(2))  # type: ignore[arg-type]
    try:
        yield hall
    finally:
        await hall.close()
        await hall.store.close()


async def new_guest(hall: Hall, name: str = "Ada") -> Guest:
    return await hall.store.write(lambda c: add_guest(c, name, "en", f"token of {name}", 1))


async def new_room(
    hall: Hall, guest: Guest, *seats: str, game: str = "classic", clock: Clock | None = None
) -> Room:
    """A room in play; a seat is person, open, or the level of a bot."""
    plans = [SEATS[seat]() if seat in SEATS else BotSeat(level=seat) for seat in seats]
    wanted = NewRoom(game=game, seats=plans, clock=clock or NoClock(), start=True)
    return await lobby.open_room(hall, guest, wanted)


def watch(hall: Hall, room: Room, guest: Guest | None, *viewers: int) -> Ear:
    """Somebody who looks in a room."""
    ear = Ear(guest, *viewers)
    hall.join(room, ear)
    return ear
