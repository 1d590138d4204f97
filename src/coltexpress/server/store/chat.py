"""What was said in a room."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select

from coltexpress.server.store.schema import chat


class Said(NamedTuple):
    """One thing that somebody said."""

    number: int
    seat: int | None
    name: str
    text: str
    made_at: int


def add_said(connection: Connection, room: int, guest: int, said: Said) -> Said:
    """Keep what was said, under the next number."""
    query = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.room_id == room)
    number = connection.execute(query).scalar_one() + 1
    numbered = said._replace(number=number)
    values = {"room_id": room, "guest": guest, **numbered._asdict()}
    connection.execute(insert(chat).values(values))
    return numbered


def read_chat(connection: Connection, room: int, most: int) -> list[Said]:
    """The last things that were said, in order."""
    columns = [chat.c[name] for name in Said._fields]
    query = select(*columns).where(chat.c.room_id == room)
    rows = connection.execute(query.order_by(chat.c.number.desc()).limit(most))
    return [Said(*row) for row in rows][::-1]
