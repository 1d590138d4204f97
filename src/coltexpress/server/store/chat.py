"""What was said in a room."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, Integer, bindparam, func, insert, select

from coltexpress.protocol.words import EmoteName
from coltexpress.server.store.schema import chat


class Said(NamedTuple):
    """One thing that somebody said."""

    number: int
    seat: int | None
    name: str
    text: str  # empty for an emote
    emote: EmoteName | None
    made_at: int


LATEST: Final = (
    select(*[chat.c[name] for name in Said._fields])
    .where(chat.c.room_id == bindparam("wanted"))
    .order_by(chat.c.number.desc())
    .limit(bindparam("most", type_=Integer))
)


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
    rows = connection.execute(LATEST, {"wanted": room, "most": most})
    return [Said._make(row) for row in rows][::-1]
