"""Lists of tables: those in memory as they are, the others as they were kept."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import Connection

from coltexpress.protocol.tables import TableInfo
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.infos import Progress, table_info
from coltexpress.server.store.guests import Guest, names_of
from coltexpress.server.store.moves import last_moves
from coltexpress.server.store.tables import (
    SeatRow,
    TableRow,
    public_tables,
    read_seats_of,
    tables_of,
)

PUBLIC: Final = 50
MINE: Final = 100


class Listed(NamedTuple):
    """Tables and all that is told of them."""

    rows: list[TableRow]
    seats: dict[int, list[SeatRow]]
    hosts: dict[int, str]
    lasts: dict[int, tuple[int, int]]  # the last number and its time


async def public_infos(hall: Hall, guest: Guest | None) -> list[TableInfo]:
    """Public tables that wait for players or are being played."""
    listed = await hall.store.read(read_public)
    return infos(hall, listed, guest.id if guest else None)


async def my_infos(hall: Hall, guest: Guest) -> list[TableInfo]:
    """Tables that a guest hosts or plays at."""
    listed = await hall.store.read(partial(read_mine, guest=guest.id))
    return infos(hall, listed, guest.id)


def read_public(connection: Connection) -> Listed:
    """Public tables, as they are kept."""
    return with_people(connection, public_tables(connection, PUBLIC))


def read_mine(connection: Connection, guest: int) -> Listed:
    """A guest's tables, as they are kept."""
    return with_people(connection, tables_of(connection, guest, MINE))


def with_people(connection: Connection, rows: list[TableRow]) -> Listed:
    """Who sits at these tables, and how far they are."""
    ids = [row.id for row in rows]
    return Listed(
        rows,
        read_seats_of(connection, ids),
        names_of(connection, [row.host for row in rows]),
        last_moves(connection, ids),
    )


def infos(hall: Hall, listed: Listed, guest: int | None) -> list[TableInfo]:
    """The tables as a guest is told of them, those that moved last first."""
    found = []
    for row in listed.rows:
        table = hall.tables.get(row.code)
        if table is not None:
            found.append(hall.info(table, guest))
            continue
        number, moved = listed.lasts.get(row.id, (-1, 0))
        progress = hall.progress.get(row.code, Progress(number=number + 1, moved=moved))
        seats, host = listed.seats.get(row.id, []), listed.hosts.get(row.host, "")
        found.append(table_info(row, seats, host, progress._replace(online=()), guest))
    return sorted(found, key=lambda info: -info.moved)
