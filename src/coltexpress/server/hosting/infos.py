"""A room as messages tell it, to one guest or to anybody."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from coltexpress.protocol.messages import Result
from coltexpress.protocol.rooms import RoomInfo, SeatInfo
from coltexpress.server.fair import seal
from coltexpress.server.hosting.advice import may_coach
from coltexpress.server.hosting.room_settings import may_tell, read_game_settings, read_settings
from coltexpress.server.store.rooms import OVER, PLAYING, RoomRow, SeatRow


class Progress(NamedTuple):
    """How far a room is, and who is there."""

    number: int = 0
    round: int = 0
    waiting: tuple[int, ...] = ()
    moved: int = 0
    online: tuple[int, ...] = ()
    watchers: int = 0


def room_info(
    row: RoomRow,
    seating: list[SeatRow],
    host: str,
    progress: Progress,
    guest: int | None,
    now: int,
) -> RoomInfo:
    """Everything about a room but the game itself; secrets only when it is over."""
    room_settings = read_settings(row.room_settings)
    count = msgspec.json.decode(row.result, type=Result) if row.result else None
    return RoomInfo(
        code=row.code,
        game=row.game,
        settings=read_game_settings(row.settings),
        status=row.status,  # type: ignore[arg-type]
        visibility="public" if row.is_public else "private",
        chat=room_settings.chat,
        coach=may_coach(room_settings, seating),
        clock=room_settings.clock,
        stand_in=room_settings.stand_in,
        seats=[seat_info(row, seat, progress.online, guest) for seat in seating],
        host=host,
        hosting=guest == row.host,
        number=progress.number,
        round=progress.round,
        waiting=list(progress.waiting),
        watchers=progress.watchers,
        created=row.made_at,
        moved=progress.moved or row.started_at or row.made_at,
        ended=row.ended_at,
        dealing=row.status == PLAYING and row.dealt_at is None,
        seed_hash=seal(row.secret),
        seed=row.secret.hex() if row.status == OVER and may_tell(room_settings, now) else None,
        winners=count.winners if count else [],
        scores=count.scores if count else [],
        ranks=count.ranks if count else [],
        bandits=count.bandits if count else [],
        rematch=row.next_code,
        daily=room_settings.daily,
        practice=room_settings.practice,
    )


def seat_info(room: RoomRow, row: SeatRow, online: tuple[int, ...], guest: int | None) -> SeatInfo:
    """Who sits on a seat; nobody sees a part before the deal, when it can still be used."""
    is_dealt = room.dealt_at is not None
    return SeatInfo(
        seat=row.seat,
        kind=row.kind,  # type: ignore[arg-type]
        name=row.name,
        level=row.bot or None,
        stand_in=row.away,
        resigned=row.resigned,
        online=row.seat in online,
        mine=guest is not None and row.guest == guest,
        seal=row.seal,
        part=row.part.hex() if row.part is not None and is_dealt else None,
    )
