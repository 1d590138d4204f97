"""Chat reaches everybody, whenever they come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

from server.halls import Ear, hall_at, new_guest, new_room
from sqlalchemy import Connection

from coltexpress.protocol.messages import VERSION, Hello, Welcome, encode
from coltexpress.server.hosting.catching_up import chat_line, welcome
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.room import Room
from coltexpress.server.store.chat import Said, add_said
from coltexpress.server.store.moves import read_moves


async def say(hall: Hall, room: Room, guest: int, text: str) -> None:
    """Somebody says something, as a socket has it done."""
    line = Said(0, 0, "Ada", text, None, 1)
    kept = await hall.store.write(partial(add_said, room=room.row.id, guest=guest, said=line))
    room.tell_line(kept.number, encode(chat_line(kept)))


def test_what_is_said_while_somebody_comes_back_is_not_lost(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "one.sqlite3") as hall:
            ada = await new_guest(hall)
            room = await new_room(hall, ada, "person", "person", "person")
            read = hall.store.read
            spoken: list[str] = []

            async def meanwhile(work: Callable[[Connection], object]) -> object:
                found = await read(work)
                if isinstance(work, partial) and work.func is read_moves and not spoken:
                    spoken.append("Hands up!")
                    await say(hall, room, ada.id, spoken[0])
                return found

            hall.store.read = meanwhile  # type: ignore[method-assign, assignment]
            late = Ear(ada)
            await welcome(hall, late, Hello(version=VERSION, room=room.row.code, since=0))
            (greeting,) = [one for one in late.heard if isinstance(one, Welcome)]
            assert [line.text for line in greeting.chat] == spoken == ["Hands up!"]

    asyncio.run(story())
