"""Everything that is kept about a guest: to be taken home, and to be deleted.

Which tables tell of guests is not listed here: those do that have a column that points at one.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Column,
    Connection,
    FromClause,
    LargeBinary,
    Table,
    delete,
    exists,
    select,
    update,
)

from coltexpress.server.store.moves import forget_rooms, read_moves
from coltexpress.server.store.nodes import mark_forgetting
from coltexpress.server.store.rooms import ABANDONED, LOBBY, PLAYING
from coltexpress.server.store.schema import METADATA, chat, guests, rooms, seats

# What would let somebody else in, and what a game in play hides.
SECRET: Final = ("hash", "secret", "asleep", "owner")
Row = dict[str, object]


def tables_of_guests() -> list[tuple[Table, Column[int]]]:
    """The tables that tell of guests, and the column that says of whom."""
    return [
        (table, column)
        for table in METADATA.sorted_tables
        for column in table.columns
        if any(key.column is guests.c.id for key in column.foreign_keys)
    ]


def everything_of(connection: Connection, guest: int) -> dict[str, list[Row]]:
    """All rows about a guest, by table; the choices that they made among them."""
    found = {"guests": rows_of(connection, guests, guests.c.id == guest)}
    for table, column in tables_of_guests():
        found[table.name] = rows_of(connection, table, column == guest)
    found["moves"] = [
        {"room_id": room, "number": number, **move._asdict()}
        for room, seat in connection.execute(
            select(seats.c.room_id, seats.c.seat).where(seats.c.guest == guest)
        ).all()
        for number, move in enumerate(read_moves(connection, room))
        if move.seat == seat
    ]
    return found


def rows_of(connection: Connection, table: FromClause, where: object) -> list[Row]:
    """Rows of a table as plain values, without secrets."""
    shown = [
        column
        for column in table.columns
        if column.name not in SECRET and not isinstance(column.type, LargeBinary)
    ]
    query = select(*shown).where(where)  # type: ignore[arg-type]
    return [dict(row._mapping) for row in connection.execute(query)]


def rooms_in_use(connection: Connection, guest: int) -> list[str]:
    """The codes of a guest's rooms that wait, are in play, or are in the memory of a server."""
    sits = exists().where(seats.c.room_id == rooms.c.id, seats.c.guest == guest)
    used = rooms.c.status.in_([LOBBY, PLAYING]) | rooms.c.owner.is_not(None)
    query = select(rooms.c.code).where((rooms.c.host == guest) | sits, used)
    return list(connection.execute(query.where(rooms.c.status != ABANDONED)).scalars())


def erase(connection: Connection, guest: int) -> None:
    """Delete a guest. Games with others stay, with a seat that is nobody's."""
    hand_rooms_on(connection, guest)
    gone = connection.execute(delete(rooms).where(rooms.c.host == guest).returning(rooms.c.id))
    forget_rooms(connection, gone.scalars())
    connection.execute(update(seats).where(seats.c.guest == guest).values(guest=None, name=""))
    # The line stays, without a word: rooms in memory know how many there were.
    silent = {"guest": None, "name": "", "text": "", "emote": None}
    connection.execute(update(chat).where(chat.c.guest == guest).values(silent))
    for table, column in tables_of_guests():
        if table not in (rooms, seats, chat):
            connection.execute(delete(table).where(column == guest))
    connection.execute(delete(guests).where(guests.c.id == guest))
    mark_forgetting(connection)


def hand_rooms_on(connection: Connection, guest: int) -> None:
    """Somebody else who sat in a room of this guest is its host from now on, if anybody did."""
    heir = (
        select(seats.c.guest)
        .where(seats.c.room_id == rooms.c.id, seats.c.guest != guest)
        .order_by(seats.c.seat)
        .limit(1)
        .scalar_subquery()
    )
    others = exists().where(seats.c.room_id == rooms.c.id, seats.c.guest != guest)
    connection.execute(update(rooms).where(rooms.c.host == guest, others).values(host=heir))
