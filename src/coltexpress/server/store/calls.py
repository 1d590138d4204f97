"""Whom to call: browsers that can be woken, and people who are waited for and do not come.

Rooms write here who is asked; whichever server may call takes what is due.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    text,
    update,
)

from coltexpress.server.store.schema import calls, guests, rooms, secrets, subscriptions

PUSH_KEY: Final = "push"
BRING: Final = "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"
TURN: Final = "turn"
OVER: Final = "over"
ANY_DUE: Final = select(calls.c.seat).where(calls.c.due_at <= bindparam("now")).limit(1)
KNOWN_SECRET: Final = select(secrets.c.value).where(secrets.c.name == PUSH_KEY)


class Subscription(NamedTuple):
    """How one browser is woken."""

    device: str  # the hash of its token
    endpoint: str
    public: bytes
    auth: bytes
    origin: str  # of the page, as the push service is told whose messages these are


class Waits(NamedTuple):
    """Who is waited for: by which question, and by seat which guest."""

    number: int
    guests: Mapping[int, int]


class Call(NamedTuple):
    """Somebody is to be called."""

    room: int
    code: str
    seat: int
    guest: int
    language: str
    what: str
    tries: int


def push_secret(connection: Connection, fresh: bytes) -> bytes:
    """The secret of the push key; the first server that starts gives it, for all of them."""
    if connection.execute(KNOWN_SECRET).first() is None:
        # Another server may do the same at this moment; then its secret counts.
        statement = (
            "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"
        )
        connection.execute(text(statement), {"name": PUSH_KEY, "value": fresh})
    return bytes(connection.execute(KNOWN_SECRET).scalar_one())


# Browsers


def subscribe(connection: Connection, guest: int, one: Subscription, now: int) -> None:
    """Wake this browser from now on; it has one subscription, and belongs to one device."""
    mark = sha256(one.endpoint.encode()).hexdigest()
    old = or_(subscriptions.c.device == one.device, subscriptions.c.mark == mark)
    connection.execute(delete(subscriptions).where(old))
    values = {**one._asdict(), "guest": guest, "mark": mark, "made_at": now}
    connection.execute(insert(subscriptions).values(values))


def unsubscribe(connection: Connection, device: str) -> None:
    """Wake the browser of a device no more."""
    connection.execute(delete(subscriptions).where(subscriptions.c.device == device))


def subscriptions_of(connection: Connection, guest: int) -> list[Subscription]:
    """All browsers of a guest."""
    columns = [subscriptions.c[name] for name in Subscription._fields]
    query = select(*columns).where(subscriptions.c.guest == guest)
    return [Subscription._make(row) for row in connection.execute(query)]


# People


def expect_turns(connection: Connection, room: int, waits: Waits, due: int) -> None:
    """These seats of a room are waited for, and no others.

    Whoever was waited for with the same question is called when it was said, and not twice.
    """
    here = calls.c.room_id == room
    same = and_(
        calls.c.seat.in_(list(waits.guests)), calls.c.number == waits.number, calls.c.what == TURN
    )
    connection.execute(delete(calls).where(here, ~same))
    known = set(connection.execute(select(calls.c.seat).where(here)).scalars())
    new = {seat: waits.guests[seat] for seat in waits.guests.keys() - known}
    add(connection, room, Waits(waits.number, new), TURN, due)


def expect_end(connection: Connection, room: int, people: Waits, due: int) -> None:
    """A game is over: these seats should hear of it."""
    connection.execute(delete(calls).where(calls.c.room_id == room))
    add(connection, room, people, OVER, due)


def add(connection: Connection, room: int, waits: Waits, what: str, due: int) -> None:
    """Calls that are due at a time."""
    for seat, guest in sorted(waits.guests.items()):
        values = {"room_id": room, "seat": seat, "guest": guest, "what": what}
        more = {"number": waits.number, "due_at": due, "tries": 0}
        connection.execute(insert(calls).values(values | more))


def is_any_due(connection: Connection, now: int) -> bool:
    """Is somebody to be called?"""
    return connection.execute(ANY_DUE, {"now": now}).first() is not None


def take_due(connection: Connection, now: int, again: int, node: int, most: int) -> list[Call]:
    """Calls that are due and that this server may make; if it fails, they are due once more.

    Only the owner of a room knows who is there; where nobody owns it, nobody is.
    """
    may = or_(rooms.c.owner.is_(None), rooms.c.owner == node)
    query = (
        select(calls.c.room_id, rooms.c.code, calls.c.seat, calls.c.guest, guests.c.language)
        .add_columns(calls.c.what, calls.c.tries)
        .join(rooms, rooms.c.id == calls.c.room_id)
        .join(guests, guests.c.id == calls.c.guest)
        .where(calls.c.due_at <= now, may)
        .order_by(calls.c.due_at)
        .limit(most)
        .with_for_update(of=calls, skip_locked=True)
    )
    taken = [Call._make(row) for row in connection.execute(query)]
    for one in taken:
        connection.execute(update(calls).where(at(one)).values(due_at=again))
    return taken


def try_again(connection: Connection, one: Call, due: int, tries: int) -> None:
    """Call later, if it is still wanted then."""
    connection.execute(update(calls).where(at(one)).values(due_at=due, tries=tries))


def done(connection: Connection, one: Call, gone: list[str]) -> None:
    """Somebody was called; these devices cannot be woken any more.

    That it is somebody's turn is remembered, so that they are not called twice.
    """
    if gone:
        connection.execute(delete(subscriptions).where(subscriptions.c.device.in_(gone)))
    if one.what == OVER:
        connection.execute(delete(calls).where(at(one)))
    else:
        connection.execute(update(calls).where(at(one)).values(due_at=None))


def at(one: Call) -> ColumnElement[bool]:
    """The row of a call."""
    return and_(calls.c.room_id == one.room, calls.c.seat == one.seat, calls.c.what == one.what)
