"""The daily robbery as it is told: what is played, my try, and how others did."""

from __future__ import annotations

from typing import Annotated

import msgspec

from coltexpress.protocol.scenery import says
from coltexpress.protocol.words import Day, Digits, GameName, RoomId, Seat, Time


class DailyTry(msgspec.Struct, kw_only=True):
    """My one try of a day; without a rank it is in play, or does not count."""

    room: RoomId
    over: bool
    rank: Annotated[int | None, says("among those at the table, from 1")] = None
    score: int | None = None
    place: Annotated[int | None, says("among all who have played this day, from 1")] = None
    behind: Annotated[int, says("how many have done worse")] = 0


class DailyPlace(msgspec.Struct, kw_only=True):
    """Somebody who asked to be listed."""

    place: int
    name: str
    rank: int
    score: int
    mine: bool = False


class Daily(msgspec.Struct, kw_only=True):
    """The robbery of a day: the same seats, bots and shuffle for everybody here, and one try."""

    day: Day
    game: GameName
    seat: Annotated[Seat, says("the seat of whoever plays")]
    bots: Annotated[list[str], says("by seat: the name of its bot; empty for the person")]
    seal: Annotated[Digits, says("the SHA-256 of the secret of the day")]
    secret: Annotated[Digits | None, says("once the day is over for everybody")] = None
    ends: Annotated[Time, says("when nobody can begin any more")]
    mine: Annotated[DailyTry | None, says("none: I have not begun")] = None
    tries: Annotated[int, says("how many have played it to the end")] = 0
    ranks: Annotated[list[int], says("how many of them came in first, second, …")] = []
    places: Annotated[list[DailyPlace], says("the best of those who asked to be listed")] = []
    practice: Annotated[Day, says("the newest day that can be practised")]
