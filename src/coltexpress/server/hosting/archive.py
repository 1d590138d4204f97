"""Finished games: to be watched again, or taken home as a record."""

from __future__ import annotations

from datetime import UTC, datetime

from coltexpress.notation import record
from coltexpress.protocol.bodies import Replay
from coltexpress.protocol.box import box
from coltexpress.protocol.rooms import RoomInfo
from coltexpress.protocol.telling import replay
from coltexpress.server.hosting.dealing import shuffle_of
from coltexpress.server.hosting.play import Rules, standing
from coltexpress.server.store.moves import Kept
from coltexpress.server.store.rooms import PERSON, RoomRow, SeatRow

NO_NAME = "-"


def replay_to(rules: Rules, kept: list[Kept], viewer: int, info: RoomInfo) -> Replay:
    """A whole game to one viewer."""
    moves, _ = standing(kept)
    first, updates = replay(rules.book, rules.settings, moves, viewer)
    return Replay(room=info, box=box(rules.book, rules.settings), first=first, updates=updates)


def record_file(rules: Rules, kept: list[Kept], row: RoomRow, seating: list[SeatRow]) -> str:
    """A whole game as a record that `verify` can check."""
    moves, _ = standing(kept)
    tags = {**about(row, seating), **shuffle_of(row, seating).tags()}
    return record.write(record.Record(rules.book, rules.settings, tags, moves))


def about(row: RoomRow, seating: list[SeatRow]) -> dict[str, str]:
    """What a header says of the room and those who sat there; seats count from 1."""
    people = [seat for seat in seating if seat.kind == PERSON]
    bots = [seat.bot for seat in seating if seat.kind != PERSON]
    day = datetime.fromtimestamp((row.started_at or row.made_at) / 1000, UTC).date()
    tags = {"bots": ", ".join(bots)} if bots else {}
    tags["date"] = day.isoformat()
    if people:
        tags["names"] = ", ".join(seat.name or NO_NAME for seat in people)
        tags["people"] = ", ".join(str(seat.seat + 1) for seat in people)
    tags["table"] = row.code
    return tags
