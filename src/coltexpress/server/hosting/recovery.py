"""When the store fails: a room is read again as soon as that works, and everybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy import Connection

from coltexpress.protocol.messages import Storage, encode
from coltexpress.server.hosting.dealing import expect_parts, is_dealing
from coltexpress.server.hosting.keeping import Keeping
from coltexpress.server.refusals import Refused
from coltexpress.server.store.guests import name_of
from coltexpress.server.store.moves import Kept, read_moves
from coltexpress.server.store.rooms import RoomRow, SeatRow, read_room, read_seats
from coltexpress.server.store.store import DOWN

if TYPE_CHECKING:
    from coltexpress.server.hosting.hall import Hall
    from coltexpress.server.hosting.room import Room

Result = TypeVar("Result")

PAUSE: Final = 0.1  # seconds between two tries while others find out whether the store works


async def until_kept(hall: Hall, work: Callable[[], Awaitable[Result]]) -> Result:
    """Try something until the store does it."""
    while True:
        try:
            return await work()
        except Refused as refused:
            if refused.code not in DOWN:
                raise
        await asyncio.sleep(PAUSE)
        await hall.store.health.well()


@asynccontextmanager
async def held(room: Room) -> AsyncIterator[None]:
    """Hold the lock of a room that is what is kept; refused until it has been read again."""
    async with room.lock:
        if room.keeping.is_lost:
            raise Refused("unavailable")
        yield


async def recover(hall: Hall, room: Room) -> None:
    """Memory and store may have parted: read the room again and show everybody how it stands."""
    await hall.store.health.well()
    await until_kept(hall, partial(read_again, hall, room))
    if room.is_gone:
        return
    hall.tell_room(room)
    hall.show_afresh(room, "lost")


async def read_again(hall: Hall, room: Room) -> None:
    """Have a room in memory as it is kept."""
    async with room.lock:
        await room.keeping.all_done()
        if room.is_gone:
            return
        found = await hall.store.read(partial(read_all, code=room.row.code))
        if room.is_gone:
            return
        room.row, room.seating, room.host, record = found
        if room.row.owner != room.claim.node:  # a server that ends does not hear that otherwise
            hall.leave(room)
            return
        room.keeping = Keeping(hall.store, room.claim, room.lose)
        if is_dealing(room.row):
            expect_parts(hall, room)
        elif room.is_dealt:
            room.wake(record)
            hall.metrics.woken += 1


def read_whole(connection: Connection, code: str) -> tuple[RoomRow, list[SeatRow], str]:
    """A room, its seats and the name of its host."""
    row = read_room(connection, code)
    if row is None:
        raise Refused("no_such_room")
    return row, read_seats(connection, row.id), name_of(connection, row.host)


def read_all(connection: Connection, code: str) -> tuple[RoomRow, list[SeatRow], str, list[Kept]]:
    """The same, with its record."""
    row, seating, host = read_whole(connection, code)
    return row, seating, host, read_moves(connection, row.id)


def storage_of(hall: Hall) -> bytes:
    """Whether the server can save now, as everybody is told."""
    return encode(Storage(well=hall.store.health.is_well))


def tell_storage(hall: Hall) -> None:
    """The store has begun to fail, or works again."""
    message = storage_of(hall)
    for room in hall.rooms.values():
        room.audience.tell(message)
