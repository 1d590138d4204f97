"""Guests and their devices. A token is known to its device alone; here is only its hash."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update

from coltexpress.server.store.nodes import mark_forgetting
from coltexpress.server.store.schema import guests, links, tokens

SEEN_EVERY: Final = 60 * 60 * 1000  # it is enough to know the hour
DEVICES: Final = 10  # of one guest; the one that was away longest is forgotten
NAME: Final = select(guests.c.name).where(guests.c.id == bindparam("wanted"))
NEW_GUEST: Final = insert(guests).returning(guests.c.id)
NEW_DEVICE: Final = insert(tokens)
DEVICES_OF: Final = (
    select(tokens.c.hash)
    .where(tokens.c.guest == bindparam("owner"))
    .order_by(tokens.c.seen_at.desc())
)


class Guest(NamedTuple):
    """Somebody who plays here."""

    id: int
    name: str
    language: str
    listed: bool = False  # by name, in tables of results and ladders


WITH_TOKEN: Final = (
    select(*[guests.c[name] for name in Guest._fields], tokens.c.seen_at, tokens.c.hash)
    .join(guests, guests.c.id == tokens.c.guest)
    .where(tokens.c.hash == bindparam("wanted"))
)


class Link(NamedTuple):
    """A code for one more device of a guest."""

    guest: int
    code: str
    until: int


class Linked(NamedTuple):
    """What a code has done: whose device it is now, and which ones were forgotten for it."""

    guest: Guest
    forgotten: list[str]


def hashed(secret: str) -> str:
    """What is kept of a token or a code."""
    return sha256(secret.encode()).hexdigest()


def add_guest(connection: Connection, name: str, language: str, token: str, now: int) -> Guest:
    """A new guest with a first device."""
    values = {"name": name, "language": language, "made_at": now}
    guest = Guest(connection.execute(NEW_GUEST, values).scalar_one(), name, language)
    add_token(connection, guest.id, token, now)
    return guest


def add_token(connection: Connection, guest: int, token: str, now: int) -> list[str]:
    """One more device of a guest; the hashes of those that were too many."""
    extra = list(connection.execute(DEVICES_OF, {"owner": guest}).scalars())[DEVICES - 1 :]
    if extra:
        connection.execute(delete(tokens).where(tokens.c.hash.in_(extra)))
        mark_forgetting(connection)
    values = {"hash": hashed(token), "guest": guest, "made_at": now, "seen_at": now}
    connection.execute(NEW_DEVICE, values)
    return extra


def guest_with(connection: Connection, token: str) -> tuple[Guest, int] | None:
    """The guest whose device has this token, and when it was last seen."""
    wanted = hashed(token)
    row = connection.execute(WITH_TOKEN, {"wanted": wanted}).one_or_none()
    if row is None or not hmac.compare_digest(row.hash, wanted):
        return None
    return Guest._make(row[:-2]), row.seen_at


def known_devices(connection: Connection, wanted: list[str]) -> set[str]:
    """Those of some devices, by the hashes of their tokens, that are still somebody's."""
    query = select(tokens.c.hash).where(tokens.c.hash.in_(wanted))
    return set(connection.execute(query).scalars())


def touch(connection: Connection, token: str, now: int) -> None:
    """Note that a device is still in use."""
    connection.execute(update(tokens).where(tokens.c.hash == hashed(token)).values(seen_at=now))


def change_guest(connection: Connection, guest: Guest) -> None:
    """What a guest is like from now on."""
    connection.execute(update(guests).where(guests.c.id == guest.id).values(guest._asdict()))


def forget_token(connection: Connection, token: str) -> None:
    """This device is nobody's any more."""
    connection.execute(delete(tokens).where(tokens.c.hash == hashed(token)))
    mark_forgetting(connection)


def forget_all(connection: Connection, guest: int) -> None:
    """All devices of a guest are nobody's any more."""
    connection.execute(delete(links).where(links.c.guest == guest))
    connection.execute(delete(tokens).where(tokens.c.guest == guest))
    mark_forgetting(connection)


def add_link(connection: Connection, link: Link, token: str, now: int) -> bool:
    """A code for a second device; earlier ones no longer work, and old ones of others go.

    For a device that has been forgotten none is made; was one?
    """
    if guest_with(connection, token) is None:
        return False
    old = or_(links.c.guest == link.guest, links.c.until < now)
    connection.execute(delete(links).where(old))
    values = {"hash": hashed(link.code), "guest": link.guest, "until": link.until}
    connection.execute(insert(links).values(values))
    return True


def use_link(connection: Connection, code: str, token: str, now: int) -> Linked | None:
    """The guest behind a code, which then works no more; the device becomes this guest's."""
    gone = delete(links).where(links.c.hash == hashed(code)).returning(links.c.guest, links.c.until)
    row = connection.execute(gone).one_or_none()
    if row is None or row.until < now:
        return None
    forgotten = add_token(connection, row.guest, token, now)
    found = guest_with(connection, token)
    return Linked(found[0], forgotten) if found else None


def names_of(connection: Connection, wanted: list[int]) -> dict[int, str]:
    """The names of some guests."""
    query = select(guests.c.id, guests.c.name).where(guests.c.id.in_(wanted))
    return {row.id: row.name for row in connection.execute(query)}


def name_of(connection: Connection, guest: int) -> str:
    """The name of a guest; empty if there is none any more."""
    return connection.execute(NAME, {"wanted": guest}).scalar() or ""


def count_devices(connection: Connection, guest: int) -> int:
    """How many devices have a token of a guest."""
    query = select(func.count()).select_from(tokens).where(tokens.c.guest == guest)
    return connection.execute(query).scalar_one()
