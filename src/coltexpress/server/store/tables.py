"""Tables and their seats, as they are kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, and_, func, insert, or_, select, update

from coltexpress.server.store.schema import seats, tables

LOBBY: Final = "lobby"  # before the game
PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"  # given up before the game began

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"


class SeatRow(NamedTuple):
    """Who sits in a seat."""

    seat: int
    kind: str = OPEN
    guest: int | None = None
    name: str = ""
    bot: str = ""
    away: bool = False  # a bot stands in
    resigned: bool = False  # and will for good
    seal: str = ""  # of its part of the shuffle
    part: bytes | None = None  # once it is opened


class TableRow(NamedTuple):
    """A table without its seats and its record."""

    id: int
    code: str
    game: str
    rules: int
    settings: str
    terms: str
    host: int
    status: str
    is_public: bool
    secret: bytes
    next_code: str | None
    result: str | None
    made_at: int
    started_at: int | None
    ended_at: int | None
    dealt_at: int | None


COLUMNS: Final = [tables.c[name] for name in TableRow._fields]


class NewTable(NamedTuple):
    """What a table is made of."""

    code: str
    game: str
    rules: int
    settings: str
    terms: str
    host: int
    is_public: bool
    secret: bytes


def add_table(connection: Connection, new: NewTable, seating: list[SeatRow], now: int) -> int:
    """A new table with its seats."""
    values = {**new._asdict(), "status": LOBBY, "made_at": now}
    number: int = connection.execute(
        insert(tables).values(values).returning(tables.c.id)
    ).scalar_one()
    connection.execute(insert(seats), [{"table_id": number, **seat._asdict()} for seat in seating])
    return number


def read_table(connection: Connection, code: str) -> TableRow | None:
    """The table with this code."""
    row = connection.execute(select(*COLUMNS).where(tables.c.code == code)).one_or_none()
    return None if row is None else TableRow._make(row)


def read_seats(connection: Connection, table: int) -> list[SeatRow]:
    """The seats of a table, in order."""
    return read_seats_of(connection, [table]).get(table, [])


def read_seats_of(connection: Connection, wanted: list[int]) -> dict[int, list[SeatRow]]:
    """The seats of several tables, in order."""
    names = [seats.c[name] for name in SeatRow._fields]
    query = select(seats.c.table_id, *names).where(seats.c.table_id.in_(wanted))
    found: dict[int, list[SeatRow]] = {}
    for table, *seat in connection.execute(query.order_by(seats.c.table_id, seats.c.seat)):
        found.setdefault(table, []).append(SeatRow(*seat))
    return found


def public_tables(connection: Connection, most: int) -> list[TableRow]:
    """Public tables that somebody may join or watch, the newest first."""
    shown = and_(tables.c.is_public, tables.c.status.in_([LOBBY, PLAYING]))
    return listed(connection, select(*COLUMNS).where(shown), most)


def tables_of(connection: Connection, guest: int, most: int) -> list[TableRow]:
    """Tables that a guest hosts or plays at, the newest first."""
    sits = select(seats.c.table_id).where(seats.c.guest == guest)
    mine = or_(tables.c.host == guest, tables.c.id.in_(sits))
    return listed(connection, select(*COLUMNS).where(mine, tables.c.status != ABANDONED), most)


def listed(connection: Connection, query: Select[*tuple[Any, ...]], most: int) -> list[TableRow]:
    """So many rows of a query, the newest first."""
    newest = query.order_by(tables.c.made_at.desc(), tables.c.id.desc()).limit(most)
    return [TableRow._make(row) for row in connection.execute(newest)]


def codes_playing(connection: Connection) -> list[str]:
    """The codes of all tables where a game is under way, the oldest first."""
    query = select(tables.c.code).where(tables.c.status == PLAYING).order_by(tables.c.id)
    return list(connection.execute(query).scalars())


def count_hosted(connection: Connection, guest: int) -> int:
    """How many tables of a guest wait or are in play."""
    going = tables.c.status.in_([LOBBY, PLAYING])
    query = select(func.count()).select_from(tables).where(tables.c.host == guest, going)
    return connection.execute(query).scalar_one()


def save_seats(connection: Connection, table: int, seating: Sequence[SeatRow]) -> None:
    """Who sits where now."""
    for seat in seating:
        values = {name: value for name, value in seat._asdict().items() if name != "seat"}
        place = and_(seats.c.table_id == table, seats.c.seat == seat.seat)
        connection.execute(update(seats).where(place).values(values))


def change_table(connection: Connection, table: int, values: Mapping[str, object]) -> None:
    """Change some columns of a table."""
    connection.execute(update(tables).where(tables.c.id == table).values(dict(values)))


def abandon_lobbies(connection: Connection, before: int) -> int:
    """Give up tables that have waited for players since before this time; how many."""
    old = and_(tables.c.status == LOBBY, tables.c.made_at < before)
    return connection.execute(update(tables).where(old).values(status=ABANDONED)).rowcount


def save_part(connection: Connection, table: int, seat: int, part: bytes) -> bool:
    """A part of the shuffle is opened: did it come before the deal?"""
    waits = select(tables.c.id).where(tables.c.id == table, tables.c.dealt_at.is_(None))
    place = and_(seats.c.table_id == table, seats.c.seat == seat, seats.c.table_id.in_(waits))
    return connection.execute(update(seats).where(place).values(part=part)).rowcount == 1


def deal_table(connection: Connection, table: int, now: int) -> list[SeatRow]:
    """No part counts any more that has not come by now; the seats with those that have."""
    waits = and_(tables.c.id == table, tables.c.dealt_at.is_(None))
    connection.execute(update(tables).where(waits).values(dealt_at=now))
    return read_seats(connection, table)


def start_table(connection: Connection, table: int, values: dict[str, object]) -> bool:
    """From the lobby to play, once: did this writer do it?"""
    waits = and_(tables.c.id == table, tables.c.status == LOBBY)
    changed = update(tables).where(waits).values(status=PLAYING, **values)
    return connection.execute(changed).rowcount == 1


def belongs(connection: Connection, code: str, guest: int) -> bool:
    """Does a guest host the table with this code, or sit there?"""
    sits = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.guest == guest)
    query = select(tables.c.id).where(
        tables.c.code == code, or_(tables.c.host == guest, sits.exists())
    )
    return connection.execute(query).first() is not None
