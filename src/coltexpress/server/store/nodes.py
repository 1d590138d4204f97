"""Servers that share a database, and which of them owns which room.

Each server has a row with a number that no other ever gets, and renews its lease there. A room is
owned by the server whose number it bears; only that one writes anything about it. A lease ends in
one way: another server, after it has run out by the clock of the database, takes the row away and
frees the rooms in the same transaction. Whoever writes about a room holds the row of its server
until the commit. So the number is what fences a server off: once its row is gone, it can write
nothing more, whatever it believes.

An SQLite file has one server, which a lock beside the file sees to; there is nothing to fence.
"""

from __future__ import annotations

from collections.abc import Collection
from secrets import token_bytes
from typing import Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Connection,
    Engine,
    FunctionElement,
    Integer,
    bindparam,
    case,
    delete,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.ext.compiler import compiles

from coltexpress.server.store.schema import nodes, rooms, secrets

SOLE: Final = 1  # the number of the only server of an SQLite file
FORGOTTEN: Final = "forgotten"  # the name of a mark that is another one after each forgetting
AT_ONCE: Final = 0  # a room that was awake when its server ended is due at once
# As PostgreSQL is asked for the time: what it is at this moment, not when the transaction began.
CLOCK: Final = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"


class Now(FunctionElement[int]):
    """The time by the clock of the database, in milliseconds."""

    inherit_cache = True
    type = BigInteger()


@compiles(Now, "postgresql")
def now_text(*_: object, **__: object) -> str:
    """As PostgreSQL is asked for it."""
    return CLOCK


# What is asked again and again is put together once: to make a statement takes longer than to
# carry it out.
OWNED: Final = (
    select(rooms.c.id)
    .join_from(nodes, rooms, rooms.c.owner == nodes.c.id)
    .where(nodes.c.id == bindparam("node"), rooms.c.id.in_(bindparam("wanted", expanding=True)))
    .with_for_update(read=True, key_share=True, of=nodes)
)
ENTERED: Final = (
    insert(nodes).values(until=Now() + bindparam("lease", type_=BigInteger)).returning(nodes.c.id)
)
RENEWED: Final = (
    update(nodes)
    .where(nodes.c.id == bindparam("node"))
    .values(until=Now() + bindparam("lease", type_=BigInteger))
)
EXPIRED: Final = select(nodes.c.id).where(nodes.c.until < Now()).with_for_update(skip_locked=True)
ENDED: Final = delete(nodes).where(nodes.c.id.in_(EXPIRED.scalar_subquery())).returning(nodes.c.id)
MARK: Final = select(secrets.c.value).where(secrets.c.name == FORGOTTEN)
NEW_MARK: Final = text(
    "INSERT INTO secrets (name, value) VALUES (:name, :value) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
PEERS: Final = select(
    nodes.c.id, nodes.c.address, nodes.c.secret, nodes.c.until < Now(), MARK.scalar_subquery()
)
MINE: Final = (
    select(nodes.c.id)
    .where(nodes.c.id == bindparam("node"))
    .with_for_update(read=True, key_share=True)
)
# Whoever is about to own it is not waited for: two servers could wait for one another.
CLAIMABLE: Final = (
    select(rooms.c.id)
    .where(
        rooms.c.code == bindparam("wanted"),
        or_(rooms.c.owner.is_(None), rooms.c.owner == bindparam("node")),
    )
    .with_for_update(skip_locked=True)
)
CLAIMED: Final = (
    update(rooms)
    .where(rooms.c.id == bindparam("place"))
    .values(owner=bindparam("node"), due_at=None)
)
FREED: Final = (
    update(rooms)
    .where(rooms.c.owner == bindparam("node"))
    .values(owner=None, due_at=case((rooms.c.status == "playing", AT_ONCE), else_=None))
)
SOME_FREED: Final = FREED.where(rooms.c.id.in_(bindparam("some", expanding=True)))
DUE: Final = (
    select(rooms.c.code)
    .where(rooms.c.due_at <= bindparam("now"), rooms.c.owner.is_(None))
    .order_by(rooms.c.due_at)
    .limit(bindparam("most", type_=Integer))
)


class Peer(NamedTuple):
    """Another server: how it is reached, and by what it knows us for one of its own."""

    address: str
    secret: str


class Roll(NamedTuple):
    """All servers that have a lease, and what they should know."""

    peers: dict[int, Peer]  # by their numbers
    is_any_over: bool  # has one of the leases run out?
    mark: bytes  # is the same for as long as no device is forgotten


class Claim(NamedTuple):
    """By which right something is written about a room: the number of the server that owns it."""

    room: int
    node: int


class LeftAlone(NamedTuple):
    """A room that nobody needs now, and what its owner leaves behind."""

    held: int
    by: int
    due: int | None
    how: str | None  # how far it was when it was put to sleep


LET_GO: Final = (
    update(rooms)
    .where(rooms.c.id == bindparam("held"), rooms.c.owner == bindparam("by"))
    .values(owner=None, due_at=bindparam("due"), asleep=bindparam("how"))
)


def is_shared(database: Connection | Engine) -> bool:
    """May other servers work with this database at the same time?"""
    return bool(database.get_execution_options().get("shared"))


def enter(connection: Connection, peer: Peer, lease: int) -> int:
    """A new server, with a lease of so many milliseconds; its number."""
    if not is_shared(connection):
        free(connection, SOLE)
        return SOLE
    number: int = connection.execute(ENTERED, {**peer._asdict(), "lease": lease}).scalar_one()
    return number


def renew(connection: Connection, node: int, lease: int) -> bool:
    """Renew a lease; false if another server has ended it."""
    return connection.execute(RENEWED, {"node": node, "lease": lease}).rowcount == 1


def end_expired(connection: Connection) -> list[int]:
    """End the leases that have run out, and free the rooms of those servers; their numbers.

    A row that somebody writes under is passed over until that is done, so that nobody waits here.
    """
    ended = list(connection.execute(ENDED).scalars())
    for node in ended:
        free(connection, node)
    return ended


def leave(connection: Connection, node: int) -> None:
    """A server ends in good order: its rooms are free at once."""
    if is_shared(connection):
        connection.execute(delete(nodes).where(nodes.c.id == node))
    free(connection, node)


def free(connection: Connection, node: int, only: Collection[int] | None = None) -> None:
    """The rooms of a server, or only some of them, are nobody's; those in play are due at once."""
    if only is None:
        connection.execute(FREED, {"node": node})
    else:
        connection.execute(SOME_FREED, {"node": node, "some": list(only)})


def call_roll(connection: Connection) -> Roll:
    """Who is there, whether there is a lease to end, and whether a device was forgotten."""
    rows = connection.execute(PEERS).all()
    peers = {number: Peer(address, secret) for number, address, secret, _, _ in rows}
    marks = [mark for *_, mark in rows if mark]
    return Roll(peers, any(is_over for *_, is_over, _ in rows), bytes(marks[0]) if marks else b"")


def all_peers(connection: Connection) -> dict[int, Peer]:
    """All servers that have a lease, by their numbers."""
    return call_roll(connection).peers


def mark_forgetting(connection: Connection) -> None:
    """Let all servers of a shared database see that devices were forgotten."""
    if is_shared(connection):
        connection.execute(NEW_MARK, {"name": FORGOTTEN, "value": token_bytes(16)})


def claim(connection: Connection, code: str, node: int) -> bool:
    """Own a room if nobody else does; false also if this server has lost its own lease."""
    if is_shared(connection) and connection.execute(MINE, {"node": node}).first() is None:
        return False
    place = connection.execute(CLAIMABLE, {"wanted": code, "node": node}).scalar()
    if place is None:
        return False
    connection.execute(CLAIMED, {"place": place, "node": node})
    return True


def let_go(connection: Connection, left: list[LeftAlone]) -> None:
    """Rooms that nobody needs now are nobody's, until somebody looks or they are due."""
    connection.execute(LET_GO, [one._asdict() for one in left])


def due_codes(connection: Connection, now: int, most: int) -> list[str]:
    """The codes of rooms that nobody owns and whose time has come, the longest overdue first."""
    return list(connection.execute(DUE, {"now": now, "most": most}).scalars())


def owned(connection: Connection, node: int, wanted: Collection[int]) -> set[int]:
    """Those of some rooms that a server owns, for certain until the end of this transaction.

    It holds the row of the server, which must be gone before anybody else can own its rooms, and
    does not hinder its renewal.
    """
    return set(connection.execute(OWNED, {"node": node, "wanted": list(wanted)}).scalars())
