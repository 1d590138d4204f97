"""What has become of the finished games of a guest."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, select

from coltexpress.server.store.rooms import BOT, OVER
from coltexpress.server.store.schema import rooms, seats

MOST: Final = 5_000  # games that totals are made of, the last ones


class FinishedSeat(NamedTuple):
    """A seat of a guest in a game that is over."""

    game: str
    seat: int
    resigned: bool
    result: str  # JSON
    others: frozenset[str]  # levels of bots, and "" if another person played


def finished_seats(connection: Connection, guest: int) -> list[FinishedSeat]:
    """All seats of a guest in games that are over, the last game first."""
    columns = (rooms.c.id, rooms.c.game, rooms.c.result, seats.c.seat, seats.c.resigned)
    mine = (
        select(*columns)
        .join(rooms, rooms.c.id == seats.c.room_id)
        .where(seats.c.guest == guest, rooms.c.status == OVER, rooms.c.result.is_not(None))
        .order_by(rooms.c.ended_at.desc(), rooms.c.id.desc(), seats.c.seat)
        .limit(MOST)
    )
    found = connection.execute(mine).all()
    others = opponents(connection, guest)
    return [
        FinishedSeat(row.game, row.seat, row.resigned, row.result, others.get(row.id, frozenset()))
        for row in found
    ]


def opponents(connection: Connection, guest: int) -> dict[int, frozenset[str]]:
    """By room where a guest sat: who else did, bots by their level and people without a name."""
    sat = select(seats.c.room_id).where(seats.c.guest == guest)
    query = select(seats.c.room_id, seats.c.kind, seats.c.bot, seats.c.guest)
    found: dict[int, set[str]] = {}
    for row in connection.execute(query.where(seats.c.room_id.in_(sat)).distinct()):
        if row.guest != guest:
            found.setdefault(row.room_id, set()).add(row.bot if row.kind == BOT else "")
    return {room: frozenset(names) for room, names in found.items()}
