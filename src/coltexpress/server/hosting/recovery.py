"""When the store fails: a table is read again as soon as that works, and everybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy import Connection

from coltexpress.protocol.messages import Storage, encode
from coltexpress.server.hosting.dealing import expect_parts, is_dealing
from coltexpress.server.hosting.keeping import Keeping
from coltexpress.server.refusals import Refused
from coltexpress.server.store.guests import name_of
from coltexpress.server.store.moves import Kept, read_moves
from coltexpress.server.store.store import DOWN
from coltexpress.server.store.tables import SeatRow, TableRow, read_seats, read_table

if TYPE_CHECKING:
    from coltexpress.server.hosting.hall import Hall
    from coltexpress.server.hosting.table import Table

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


async def recover(hall: Hall, table: Table) -> None:
    """Memory and store may have parted: read the table again and show everybody how it stands."""
    await hall.store.health.well()
    await until_kept(hall, partial(read_again, hall, table))
    hall.tell_table(table)
    hall.show_afresh(table, "lost")


async def read_again(hall: Hall, table: Table) -> None:
    """Have a table in memory as it is kept."""
    async with table.lock:
        await table.keeping.all_done()
        found = await hall.store.read(partial(read_all, code=table.row.code))
        table.row, table.seating, table.host, record = found
        table.keeping = Keeping(hall.store, table.lose)
        if is_dealing(table.row):
            expect_parts(hall, table)
        elif table.row.dealt_at is not None:
            table.wake(record)
            hall.metrics.woken += 1


def read_whole(connection: Connection, code: str) -> tuple[TableRow, list[SeatRow], str]:
    """A table, its seats and the name of its host."""
    row = read_table(connection, code)
    if row is None:
        raise Refused("no_such_table")
    return row, read_seats(connection, row.id), name_of(connection, row.host)


def read_all(connection: Connection, code: str) -> tuple[TableRow, list[SeatRow], str, list[Kept]]:
    """The same, with its record."""
    row, seating, host = read_whole(connection, code)
    return row, seating, host, read_moves(connection, row.id)


def storage_of(hall: Hall) -> bytes:
    """Whether the server can save now, as everybody is told."""
    return encode(Storage(well=hall.store.health.is_well))


def tell_storage(hall: Hall) -> None:
    """The store has begun to fail, or works again."""
    message = storage_of(hall)
    for table in hall.tables.values():
        table.audience.tell(message)
