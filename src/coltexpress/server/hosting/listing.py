"""Lists of rooms: those in memory as they are, here or elsewhere; the others as they were kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import Connection

from coltexpress.protocol.rooms import RoomInfo
from coltexpress.server.hosting.asleep import read_asleep
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.infos import Progress, room_info
from coltexpress.server.store.guests import Guest, names_of
from coltexpress.server.store.moves import last_moves
from coltexpress.server.store.rooms import (
    RoomRow,
    SeatRow,
    finished_of,
    public_rooms,
    read_seats_of,
    rooms_of,
)

# How far rooms of another server are, by its number and their codes.
AskOther: TypeAlias = Callable[[int, list[str]], Awaitable[dict[str, Progress]]]

PUBLIC: Final = 50
MINE: Final = 200  # waiting or in play
FINISHED: Final = 50  # at once; older ones are asked for by their time


class Listed(NamedTuple):
    """Rooms and all that is told of them."""

    rows: list[RoomRow]
    seats: dict[int, list[SeatRow]]
    hosts: dict[int, str]
    lasts: dict[int, tuple[int, int]]  # the last number and its time


async def public_infos(hall: Hall, guest: Guest | None, ask: AskOther) -> list[RoomInfo]:
    """Public rooms that wait for players or are being played."""
    listed = await hall.store.read(read_public)
    others = await elsewhere(hall, listed.rows, ask)
    return infos(hall, listed, guest.id if guest else None, others)


async def my_infos(
    hall: Hall, guest: Guest, ask: AskOther, before: int | None = None
) -> list[RoomInfo]:
    """Rooms that a guest hosts or plays at; with a time, those that were over before it."""
    listed = await hall.store.read(partial(read_mine, guest=guest.id, before=before))
    return infos(hall, listed, guest.id, await elsewhere(hall, listed.rows, ask))


async def elsewhere(hall: Hall, rows: list[RoomRow], ask: AskOther) -> dict[str, Progress]:
    """How far those of some rooms are that other servers own, as far as these answer."""
    owned: dict[int, list[str]] = {}
    for row in rows:
        if row.owner is not None and row.owner != hall.node.number:
            owned.setdefault(row.owner, []).append(row.code)
    answers = await asyncio.gather(*[ask(node, codes) for node, codes in owned.items()])
    return {code: progress for answer in answers for code, progress in answer.items()}


def read_public(connection: Connection) -> Listed:
    """Public rooms, as they are kept."""
    return with_people(connection, public_rooms(connection, PUBLIC))


def read_mine(connection: Connection, guest: int, before: int | None) -> Listed:
    """A guest's rooms, as they are kept."""
    going = [] if before is not None else rooms_of(connection, guest, MINE)
    return with_people(connection, going + finished_of(connection, guest, before, FINISHED))


def with_people(connection: Connection, rows: list[RoomRow]) -> Listed:
    """Who sits at these rooms, and how far they are."""
    ids = [row.id for row in rows]
    return Listed(
        rows,
        read_seats_of(connection, ids),
        names_of(connection, [row.host for row in rows]),
        last_moves(connection, ids),
    )


def infos(
    hall: Hall, listed: Listed, guest: int | None, others: dict[str, Progress]
) -> list[RoomInfo]:
    """The rooms as a guest is told of them, those that moved last first."""
    found = []
    for row in listed.rows:
        room = hall.rooms.get(row.code)
        if room is not None:
            found.append(hall.info(room, guest))
            continue
        seats, host = listed.seats.get(row.id, []), listed.hosts.get(row.host, "")
        kept = kept_progress(row, *listed.lasts.get(row.id, (-1, 0)))
        progress = others.get(row.code, kept)
        found.append(room_info(row, seats, host, progress, guest, hall.wall()))
    return sorted(found, key=lambda info: -info.moved)


def kept_progress(row: RoomRow, last: int, moved: int) -> Progress:
    """How far a room is that is not in memory, by its rows."""
    asleep = read_asleep(row.asleep)
    if asleep is not None and asleep.number == last + 1:
        return asleep.progress
    return Progress(number=last + 1, moved=moved)
