"""Dealing: parts of the shuffle are sealed in the lobby and opened when the game has started.

A table whose game has started and is not dealt yet waits for the parts that were sealed. It is
dealt when all of them are in, or after a few seconds without the missing ones. What was opened is
kept at once, and the deal is one mark in the store: after it no part counts that has not come.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from coltexpress.server.fair import Shuffle, seal
from coltexpress.server.refusals import Refused
from coltexpress.server.store.tables import (
    LOBBY,
    PERSON,
    PLAYING,
    SeatRow,
    TableRow,
    deal_table,
    save_part,
)

if TYPE_CHECKING:
    from coltexpress.protocol.messages import Part, Seal
    from coltexpress.server.hosting.hall import Hall
    from coltexpress.server.hosting.table import Table
    from coltexpress.server.store.guests import Guest

PATIENCE: Final = 5.0  # seconds in which sealed parts must be opened


def shuffle_of(row: TableRow, seating: list[SeatRow]) -> Shuffle:
    """What the chance of a table is made of."""
    seals = {seat.seat: seat.seal for seat in seating if seat.seal}
    parts = {seat.seat: seat.part for seat in seating if seat.part is not None}
    return Shuffle(row.secret, seals, parts)


def is_dealing(row: TableRow) -> bool:
    """Has the game started without being dealt?"""
    return row.status == PLAYING and row.dealt_at is None


async def put_seal(hall: Hall, table: Table, guest: Guest | None, said: Seal) -> None:
    """A player seals a part; a new seal replaces the old one until the game starts."""
    async with table.held():
        row = own_seat(table, guest, said.seat)
        if table.row.status != LOBBY:
            raise Refused("already_started")
        await hall.save(table, [row._replace(seal=said.seal)])
    hall.tell_table(table)


async def open_part(hall: Hall, table: Table, guest: Guest | None, said: Part) -> None:
    """A player opens a part; refused if it is not the one that was sealed, or comes too late."""
    part = bytes.fromhex(said.part)
    async with table.held():
        row = own_seat(table, guest, said.seat)
        if table.row.status == LOBBY:
            raise Refused("not_started")
        if row.seal != seal(part):
            raise Refused("bad_part", seat=said.seat + 1)
        if row.part == part:
            return  # said once more after a broken connection
        work = partial(save_part, table=table.row.id, seat=said.seat, part=part)
        if not is_dealing(table.row) or not await table.write(work):
            raise Refused("already_dealt")
        table.seating[said.seat] = row._replace(part=part)
    if not shuffle_of(table.row, table.seating).missing:
        await deal(hall, table.row.code)


def own_seat(table: Table, guest: Guest | None, seat: int) -> SeatRow:
    """A seat of this guest; refused if it is somebody else's."""
    if guest is None:
        raise Refused("not_a_guest")
    if seat >= len(table.seating):
        raise Refused("not_your_seat", seat=seat + 1)
    row = table.seating[seat]
    if row.kind != PERSON or row.guest != guest.id:
        raise Refused("not_your_seat", seat=seat + 1)
    return row


def expect_parts(hall: Hall, table: Table) -> None:
    """Deal after a while, whoever is missing; after a restart the wait begins anew."""
    if table.timing.timer is None and not hall.is_stopping:
        code = table.row.code
        wait = PATIENCE * hall.settings.second / 1000
        table.timing.timer = hall.loop.call_later(wait, lambda: hall.spawn(deal(hall, code)))


async def deal(hall: Hall, code: str) -> None:
    """Mix what was opened into the shuffle, and begin the game."""
    table = await hall.find(code)
    async with table.held():
        if not is_dealing(table.row):
            return
        table.timing.stop()  # if the deal fails, the next visitor sets it again
        now = hall.wall()
        table.seating = await table.write(partial(deal_table, table=table.row.id, now=now))
        table.row = table.row._replace(dealt_at=now)
        table.wake([])
        await table.keeping.all_done()
    hall.tell_table(table)
    hall.show_afresh(table, "welcome")
