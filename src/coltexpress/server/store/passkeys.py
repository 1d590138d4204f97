"""Passkeys of guests, and challenges that are still to be answered."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from coltexpress.server.letters import encoded
from coltexpress.server.store.guests import Linked, add_token, guest_with
from coltexpress.server.store.schema import challenges, guests, passkeys


class Passkey(NamedTuple):
    """A passkey as its owner is told of it."""

    id: str
    name: str
    made_at: int
    used_at: int | None


class Kept(NamedTuple):
    """What is needed to check a signature."""

    guest: int
    key: bytes
    counter: int


def id_of(credential: bytes) -> str:
    """By what a passkey is known here."""
    return sha256(credential).hexdigest()


def add_challenge(
    connection: Connection, challenge: bytes, guest: int | None, now: int, until: int
) -> None:
    """A challenge, for a guest or for whoever comes; earlier ones of the guest and old ones go."""
    connection.execute(delete(challenges).where(challenges.c.until < now))
    if guest is not None:
        connection.execute(delete(challenges).where(challenges.c.guest == guest))
    values = {"hash": id_of(challenge), "guest": guest, "until": until}
    connection.execute(insert(challenges).values(values))


def take_challenge(connection: Connection, challenge: bytes, guest: int | None, now: int) -> bool:
    """Was this challenge open, for this guest or for anybody? It works no more."""
    gone = (
        delete(challenges)
        .where(challenges.c.hash == id_of(challenge))
        .returning(challenges.c.guest, challenges.c.until)
    )
    row = connection.execute(gone).one_or_none()
    return row is not None and row.guest == guest and row.until >= now


def add_passkey(
    connection: Connection,
    guest: int,
    credential: bytes,
    key: bytes,
    counter: int,
    name: str,
    now: int,
    most: int,
) -> bool:
    """One more passkey of a guest; not one that is there already, nor more than so many."""
    connection.execute(select(guests.c.id).where(guests.c.id == guest).with_for_update())
    taken = select(passkeys.c.id).where(passkeys.c.id == id_of(credential))
    if connection.execute(taken).first() is not None or count(connection, guest) >= most:
        return False
    values = {
        "id": id_of(credential),
        "guest": guest,
        "credential": encoded(credential),
        "key": key,
        "counter": counter,
        "name": name,
        "made_at": now,
    }
    connection.execute(insert(passkeys).values(values))
    return True


def count(connection: Connection, guest: int) -> int:
    """How many passkeys a guest has."""
    query = select(func.count()).select_from(passkeys).where(passkeys.c.guest == guest)
    return connection.execute(query).scalar_one()


def passkeys_of(connection: Connection, guest: int) -> list[Passkey]:
    """The passkeys of a guest, the oldest first."""
    wanted = [passkeys.c[name] for name in Passkey._fields]
    query = select(*wanted).where(passkeys.c.guest == guest)
    ordered = query.order_by(passkeys.c.made_at, passkeys.c.id)
    return [Passkey._make(row) for row in connection.execute(ordered)]


def credentials_of(connection: Connection, guest: int) -> list[str]:
    """By what the authenticators of a guest know their passkeys."""
    query = select(passkeys.c.credential).where(passkeys.c.guest == guest)
    return list(connection.execute(query).scalars())


def remove_passkey(connection: Connection, guest: int, id_: str) -> bool:
    """Take a passkey away, if it is this guest's."""
    gone = delete(passkeys).where(passkeys.c.id == id_, passkeys.c.guest == guest)
    return connection.execute(gone).rowcount > 0


def kept(connection: Connection, credential: bytes) -> Kept | None:
    """What is needed to check a signature."""
    wanted = [passkeys.c[name] for name in Kept._fields]
    row = connection.execute(select(*wanted).where(passkeys.c.id == id_of(credential))).first()
    return None if row is None else Kept._make(row)


def use_passkey(
    connection: Connection, credential: bytes, before: int, counter: int, token: str, now: int
) -> Linked | None:
    """The device with this token becomes its owner's, unless somebody else was quicker."""
    signed = (
        update(passkeys)
        .where(passkeys.c.id == id_of(credential), passkeys.c.counter == before)
        .values(counter=counter, used_at=now)
        .returning(passkeys.c.guest)
    )
    guest = connection.execute(signed).scalar()
    if guest is None:
        return None
    forgotten = add_token(connection, guest, token, now)
    found = guest_with(connection, token)
    return Linked(found[0], forgotten) if found else None
