"""Rooms and their seats, as they are kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    func,
    insert,
    or_,
    select,
    update,
)

from coltexpress.server.store.schema import rooms, seats

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


class RoomRow(NamedTuple):
    """A room without its seats and its record."""

    id: int
    code: str
    game: str
    rules: int
    settings: str
    room_settings: str
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
    owner: int | None
    asleep: str | None


COLUMNS: Final = [rooms.c[name] for name in RoomRow._fields]
SEAT_COLUMNS: Final = [seats.c[name] for name in SeatRow._fields]
# What every game needs is put together once: to make a statement takes longer than to carry it out.
BY_CODE: Final = select(*COLUMNS).where(rooms.c.code == bindparam("wanted"))
SEATING: Final = (
    select(*SEAT_COLUMNS).where(seats.c.room_id == bindparam("wanted")).order_by(seats.c.seat)
)
# Names of parameters may not be those of columns that are set.
SEAT_CHANGED: Final = (
    update(seats)
    .where(seats.c.room_id == bindparam("room"), seats.c.seat == bindparam("place"))
    .values({name: bindparam(name) for name in SeatRow._fields if name != "seat"})
)
HOSTED: Final = (
    select(func.count())
    .select_from(rooms)
    .where(rooms.c.host == bindparam("guest"), rooms.c.status.in_([LOBBY, PLAYING]))
)


OPENED: Final = insert(rooms).returning(rooms.c.id)
GIVEN_UP: Final = (
    update(rooms)
    .where(rooms.c.status == LOBBY, rooms.c.made_at < bindparam("before"), rooms.c.owner.is_(None))
    .values(status=ABANDONED)
)


class NewRoom(NamedTuple):
    """What a room is made of."""

    code: str
    game: str
    rules: int
    settings: str
    room_settings: str
    host: int
    is_public: bool
    secret: bytes


def add_room(connection: Connection, new: NewRoom, seating: list[SeatRow], now: int) -> int:
    """A new room with its seats."""
    values = {**new._asdict(), "status": LOBBY, "made_at": now}
    number: int = connection.execute(OPENED, values).scalar_one()
    connection.execute(insert(seats), [{"room_id": number, **seat._asdict()} for seat in seating])
    return number


def read_room(connection: Connection, code: str) -> RoomRow | None:
    """The room with this code."""
    row = connection.execute(BY_CODE, {"wanted": code}).one_or_none()
    return None if row is None else RoomRow._make(row)


def read_seats(connection: Connection, room: int) -> list[SeatRow]:
    """The seats of a room, in order."""
    return [SeatRow._make(row) for row in connection.execute(SEATING, {"wanted": room})]


def read_seats_of(connection: Connection, wanted: list[int]) -> dict[int, list[SeatRow]]:
    """The seats of several rooms, in order."""
    query = select(seats.c.room_id, *SEAT_COLUMNS).where(seats.c.room_id.in_(wanted))
    found: dict[int, list[SeatRow]] = {}
    for room, *seat in connection.execute(query.order_by(seats.c.room_id, seats.c.seat)):
        found.setdefault(room, []).append(SeatRow(*seat))
    return found


def public_rooms(connection: Connection, most: int) -> list[RoomRow]:
    """Public rooms that somebody may join or watch, the newest first."""
    shown = and_(rooms.c.is_public, rooms.c.status.in_([LOBBY, PLAYING]))
    return listed(connection, select(*COLUMNS).where(shown), most)


def rooms_of(connection: Connection, guest: int, most: int) -> list[RoomRow]:
    """Rooms that a guest hosts or plays at and that wait or are in play, the newest first."""
    going = rooms.c.status.in_([LOBBY, PLAYING])
    return listed(connection, select(*COLUMNS).where(of_guest(guest), going), most)


def finished_of(connection: Connection, guest: int, before: int | None, most: int) -> list[RoomRow]:
    """Rooms of a guest whose games are over, the last one first; those before a time."""
    query = select(*COLUMNS).where(of_guest(guest), rooms.c.status == OVER)
    if before is not None:
        query = query.where(rooms.c.ended_at < before)
    newest = query.order_by(rooms.c.ended_at.desc(), rooms.c.id.desc()).limit(most)
    return [RoomRow._make(row) for row in connection.execute(newest)]


def of_guest(guest: int) -> ColumnElement[bool]:
    """A guest hosts the room, or plays there."""
    sits = select(seats.c.room_id).where(seats.c.guest == guest)
    return or_(rooms.c.host == guest, rooms.c.id.in_(sits))


def listed(connection: Connection, query: Select[*tuple[Any, ...]], most: int) -> list[RoomRow]:
    """So many rows of a query, the newest first."""
    newest = query.order_by(rooms.c.made_at.desc(), rooms.c.id.desc()).limit(most)
    return [RoomRow._make(row) for row in connection.execute(newest)]


def count_hosted(connection: Connection, guest: int) -> int:
    """How many rooms of a guest wait or are in play."""
    return connection.execute(HOSTED, {"guest": guest}).scalar_one()


def save_seats(connection: Connection, room: int, seating: Sequence[SeatRow]) -> None:
    """Who sits where now."""
    for seat in seating:
        values = seat._asdict()
        place = values.pop("seat")
        connection.execute(SEAT_CHANGED, {"room": room, "place": place, **values})


def change_room(connection: Connection, room: int, values: Mapping[str, object]) -> None:
    """Change some columns of a room."""
    connection.execute(update(rooms).where(rooms.c.id == room).values(dict(values)))


def abandon_lobbies(connection: Connection, before: int) -> int:
    """Give up rooms that have waited for players since before this time; how many."""
    return connection.execute(GIVEN_UP, {"before": before}).rowcount


def save_part(connection: Connection, room: int, seat: int, part: bytes) -> bool:
    """A part of the shuffle is opened: did it come before the deal?"""
    waits = select(rooms.c.id).where(rooms.c.id == room, rooms.c.dealt_at.is_(None))
    place = and_(seats.c.room_id == room, seats.c.seat == seat, seats.c.room_id.in_(waits))
    return connection.execute(update(seats).where(place).values(part=part)).rowcount == 1


def deal_room(connection: Connection, room: int, now: int) -> list[SeatRow]:
    """No part counts any more that has not come by now; the seats with those that have."""
    waits = and_(rooms.c.id == room, rooms.c.dealt_at.is_(None))
    connection.execute(update(rooms).where(waits).values(dealt_at=now))
    return read_seats(connection, room)


def start_room(connection: Connection, room: int, values: dict[str, object]) -> bool:
    """From the lobby to play, once: did this writer do it?"""
    waits = and_(rooms.c.id == room, rooms.c.status == LOBBY)
    changed = update(rooms).where(waits).values(status=PLAYING, **values)
    return connection.execute(changed).rowcount == 1


def belongs(connection: Connection, code: str, guest: int) -> bool:
    """Does a guest host the room with this code, or sit there?"""
    sits = select(seats.c.seat).where(seats.c.room_id == rooms.c.id, seats.c.guest == guest)
    query = select(rooms.c.id).where(
        rooms.c.code == code, or_(rooms.c.host == guest, sits.exists())
    )
    return connection.execute(query).first() is not None
