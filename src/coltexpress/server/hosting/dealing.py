"""Dealing: parts of the shuffle are sealed in the lobby and opened when the game has started.

A room whose game has started and is not dealt yet waits for the parts that were sealed. It is
dealt when all of them are in, or after a few seconds without the missing ones. What was opened is
kept at once, and the deal is one mark in the store: after it no part counts that has not come.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from coltexpress.server.fair import Shuffle, seal
from coltexpress.server.refusals import Refused
from coltexpress.server.store.rooms import (
    LOBBY,
    PERSON,
    PLAYING,
    RoomRow,
    SeatRow,
    deal_room,
    save_part,
)

if TYPE_CHECKING:
    from coltexpress.protocol.messages import Part, Seal
    from coltexpress.server.hosting.hall import Hall
    from coltexpress.server.hosting.room import Room
    from coltexpress.server.store.guests import Guest

PATIENCE: Final = 5.0  # seconds in which sealed parts must be opened


def shuffle_of(row: RoomRow, seating: list[SeatRow]) -> Shuffle:
    """What the chance of a room is made of."""
    seals = {seat.seat: seat.seal for seat in seating if seat.seal}
    parts = {seat.seat: seat.part for seat in seating if seat.part is not None}
    return Shuffle(row.secret, seals, parts)


def is_dealing(row: RoomRow) -> bool:
    """Has the game started without being dealt?"""
    return row.status == PLAYING and row.dealt_at is None


async def put_seal(hall: Hall, room: Room, guest: Guest | None, said: Seal) -> None:
    """A player seals a part; a new seal replaces the old one until the game starts."""
    async with room.held():
        row = own_seat(room, guest, said.seat)
        if room.row.status != LOBBY:
            raise Refused("already_started")
        await hall.save(room, [row._replace(seal=said.seal)])
    hall.tell_room(room)


async def open_part(hall: Hall, room: Room, guest: Guest | None, said: Part) -> None:
    """A player opens a part; refused if it is not the one that was sealed, or comes too late."""
    part = bytes.fromhex(said.part)
    async with room.held():
        row = own_seat(room, guest, said.seat)
        if room.row.status == LOBBY:
            raise Refused("not_started")
        if row.seal != seal(part):
            raise Refused("bad_part", seat=said.seat + 1)
        if row.part == part:
            return  # said once more after a broken connection
        work = partial(save_part, room=room.row.id, seat=said.seat, part=part)
        if not is_dealing(room.row) or not await room.write(work):
            raise Refused("already_dealt")
        room.seating[said.seat] = row._replace(part=part)
    if not shuffle_of(room.row, room.seating).missing:
        await deal(hall, room.row.code)


def own_seat(room: Room, guest: Guest | None, seat: int) -> SeatRow:
    """A seat of this guest; refused if it is somebody else's."""
    if guest is None:
        raise Refused("not_a_guest")
    if seat >= len(room.seating):
        raise Refused("not_your_seat", seat=seat + 1)
    row = room.seating[seat]
    if row.kind != PERSON or row.guest != guest.id:
        raise Refused("not_your_seat", seat=seat + 1)
    return row


def expect_parts(hall: Hall, room: Room) -> None:
    """Deal after a while, whoever is missing; after a restart the wait begins anew."""

    def ring() -> None:
        room.timing.timer = None  # if the deal fails, the next visitor sets it again
        hall.spawn(deal(hall, room.row.code))

    if room.timing.timer is None and not hall.is_stopping:
        wait = PATIENCE * hall.settings.second / 1000
        room.timing.timer = hall.loop.call_later(wait, ring)


async def deal(hall: Hall, code: str) -> None:
    """Mix what was opened into the shuffle, and begin the game."""
    room = await hall.find(code)
    async with room.held():
        if not is_dealing(room.row):
            return
        room.timing.stop()
        now = hall.wall()
        room.seating = await room.write(partial(deal_room, room=room.row.id, now=now))
        room.row = room.row._replace(dealt_at=now)
        room.begin()
        await room.keeping.all_done()
    hall.tell_room(room)
    hall.show_afresh(room, "welcome")
