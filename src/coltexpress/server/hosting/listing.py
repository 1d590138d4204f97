"""Lists of rooms: those in memory as they are, the others as they were kept."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import Connection

from coltexpress.protocol.rooms import RoomInfo
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.infos import Progress, room_info
from coltexpress.server.store.guests import Guest, names_of
from coltexpress.server.store.moves import last_moves
from coltexpress.server.store.rooms import (
    RoomRow,
    SeatRow,
    public_rooms,
    read_seats_of,
    rooms_of,
)

PUBLIC: Final = 50
MINE: Final = 100


class Listed(NamedTuple):
    """Rooms and all that is told of them."""

    rows: list[RoomRow]
    seats: dict[int, list[SeatRow]]
    hosts: dict[int, str]
    lasts: dict[int, tuple[int, int]]  # the last number and its time


async def public_infos(hall: Hall, guest: Guest | None) -> list[RoomInfo]:
    """Public rooms that wait for players or are being played."""
    listed = await hall.store.read(read_public)
    return infos(hall, listed, guest.id if guest else None)


async def my_infos(hall: Hall, guest: Guest) -> list[RoomInfo]:
    """Rooms that a guest hosts or plays at."""
    listed = await hall.store.read(partial(read_mine, guest=guest.id))
    return infos(hall, listed, guest.id)


def read_public(connection: Connection) -> Listed:
    """Public rooms, as they are kept."""
    return with_people(connection, public_rooms(connection, PUBLIC))


def read_mine(connection: Connection, guest: int) -> Listed:
    """A guest's rooms, as they are kept."""
    return with_people(connection, rooms_of(connection, guest, MINE))


def with_people(connection: Connection, rows: list[RoomRow]) -> Listed:
    """Who sits at these rooms, and how far they are."""
    ids = [row.id for row in rows]
    return Listed(
        rows,
        read_seats_of(connection, ids),
        names_of(connection, [row.host for row in rows]),
        last_moves(connection, ids),
    )


def infos(hall: Hall, listed: Listed, guest: int | None) -> list[RoomInfo]:
    """The rooms as a guest is told of them, those that moved last first."""
    found = []
    for row in listed.rows:
        room = hall.rooms.get(row.code)
        if room is not None:
            found.append(hall.info(room, guest))
            continue
        number, moved = listed.lasts.get(row.id, (-1, 0))
        progress = hall.progress.get(row.code, Progress(number=number + 1, moved=moved))
        seats, host = listed.seats.get(row.id, []), listed.hosts.get(row.host, "")
        found.append(room_info(row, seats, host, progress._replace(online=()), guest))
    return sorted(found, key=lambda info: -info.moved)
