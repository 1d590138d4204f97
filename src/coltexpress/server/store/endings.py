"""The end of a game: its result, and all that follows from it, in one transaction and once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, update

from coltexpress.protocol.messages import Result
from coltexpress.server.store.daily import keep_try
from coltexpress.server.store.ratings import rate
from coltexpress.server.store.rooms import OVER
from coltexpress.server.store.schema import rooms

GOING: Final = update(rooms).where(rooms.c.id == bindparam("wanted"), rooms.c.status != OVER)


class Ending(msgspec.Struct, frozen=True):
    """How a game ended, and when."""

    ended_at: int
    result: Result
    counts: bool = True  # may it be rated?
    is_try: bool = True  # may it be one at the daily robbery?

    @property
    def columns(self) -> Mapping[str, str | int]:
        """What the row of its room says."""
        result = msgspec.json.encode(self.result).decode()
        return {"status": OVER, "ended_at": self.ended_at, "result": result}


def end_room(connection: Connection, room: int, ending: Ending) -> None:
    """The game of a room is over; what follows is done by whoever says so first."""
    if connection.execute(GOING, {"wanted": room, **ending.columns}).rowcount != 1:
        return
    if ending.counts:
        rate(connection, room, ending.ended_at, ending.result.ranks)
    if ending.is_try:
        keep_try(connection, room, ending.ended_at, ending.result.ranks, ending.result.scores)
