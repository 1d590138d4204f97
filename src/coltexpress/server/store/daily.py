"""Tries at the daily robbery, and the secret that all days follow from."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, Select, and_, bindparam, func, insert, or_, select, update

from coltexpress.server.daily import is_over
from coltexpress.server.store.schema import daily, guests, rooms, seats, secrets

KEY: Final = "daily"  # the name of the secret
SHOWN: Final = 50  # names in a table
OPEN_TRY: Final = (
    select(daily.c.day, seats.c.seat)
    .join(seats, and_(seats.c.room_id == daily.c.room_id, seats.c.guest == daily.c.guest))
    .where(daily.c.room_id == bindparam("wanted"), daily.c.ended_at.is_(None), ~seats.c.resigned)
)


class Try(NamedTuple):
    """A guest's one try of a day."""

    code: str  # of its room
    status: str  # of its room
    rank: int | None = None
    score: int | None = None
    place: int | None = None
    behind: int = 0  # how many did worse


class Place(NamedTuple):
    """Somebody who asked to be listed."""

    place: int
    guest: int
    name: str
    rank: int
    score: int


class Results(NamedTuple):
    """How a day has gone so far."""

    mine: Try | None
    ranks: dict[int, int]  # how many came in first, second, …
    places: list[Place]


def key_of(connection: Connection, fresh: bytes) -> bytes:
    """The secret of the server; the first who asks brings it."""
    found: bytes | None = connection.execute(
        select(secrets.c.value).where(secrets.c.name == KEY)
    ).scalar()
    if found is None:
        connection.execute(insert(secrets).values(name=KEY, value=fresh))
    return found or fresh


def add_try(connection: Connection, day: str, guest: int, room: int) -> None:
    """A guest begins; the primary key lets nobody begin twice."""
    connection.execute(insert(daily).values(day=day, guest=guest, room_id=room))


def room_of_try(connection: Connection, day: str, guest: int) -> str | None:
    """The code of the room where a guest has begun on a day."""
    query = select(rooms.c.code).join(daily, daily.c.room_id == rooms.c.id)
    return connection.execute(query.where(daily.c.day == day, daily.c.guest == guest)).scalar()


def keep_try(
    connection: Connection, room: int, ended_at: int, ranks: list[int], scores: list[int]
) -> None:
    """The game of a room is over: if it was a try, and in time, this is its result."""
    row = connection.execute(OPEN_TRY, {"wanted": room}).first()
    if row is not None and not is_over(row.day, ended_at):
        result = {"ended_at": ended_at, "rank": ranks[row.seat], "score": scores[row.seat]}
        connection.execute(update(daily).where(daily.c.room_id == room).values(result))


def results_of(connection: Connection, day: str, guest: int | None) -> Results:
    """How a day has gone: for everybody in numbers, by name for those who asked to be listed."""
    done = and_(daily.c.day == day, daily.c.rank.is_not(None))
    counted = select(daily.c.rank, func.count().label("tries")).where(done).group_by(daily.c.rank)
    ranks = {row.rank: row.tries for row in connection.execute(counted)}
    mine = None if guest is None else try_of(connection, day, guest)
    places = [Place(*row) for row in connection.execute(listed(day))]
    return Results(mine, ranks, places)


def listed(day: str) -> Select[*tuple[int, int, str, int, int]]:
    """Those who asked to be listed, with their place among all."""
    order = (daily.c.rank, daily.c.score.desc())
    every = (
        select(
            daily.c.guest,
            daily.c.rank,
            daily.c.score,
            func.rank().over(order_by=order).label("place"),
        )
        .where(daily.c.day == day, daily.c.rank.is_not(None))
        .subquery()
    )
    return (
        select(every.c.place, every.c.guest, guests.c.name, every.c.rank, every.c.score)
        .join(guests, guests.c.id == every.c.guest)
        .where(guests.c.listed)
        .order_by(every.c.place, every.c.guest)
        .limit(SHOWN)
    )


def try_of(connection: Connection, day: str, guest: int) -> Try | None:
    """A guest's try: where it is played, or how it went."""
    columns = (rooms.c.code, rooms.c.status, daily.c.rank, daily.c.score)
    query = select(*columns).join(rooms, rooms.c.id == daily.c.room_id)
    row = connection.execute(query.where(daily.c.day == day, daily.c.guest == guest)).first()
    if row is None or row.rank is None:
        return None if row is None else Try(row.code, row.status)
    same = daily.c.rank == row.rank
    better = or_(daily.c.rank < row.rank, and_(same, daily.c.score > row.score))
    worse = or_(daily.c.rank > row.rank, and_(same, daily.c.score < row.score))
    ahead, behind = (
        connection.execute(
            select(func.count()).select_from(daily).where(daily.c.day == day, one)
        ).scalar_one()
        for one in (better, worse)
    )
    return Try(row.code, row.status, row.rank, row.score, ahead + 1, behind)
