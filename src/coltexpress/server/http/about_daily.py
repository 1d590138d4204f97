"""Requests about the daily robbery."""

from __future__ import annotations

from datetime import date
from typing import Final

from coltexpress.protocol.daily import Daily
from coltexpress.protocol.rooms import RoomInfo
from coltexpress.server.daily import day_at
from coltexpress.server.hosting.robberies import begin_daily, daily_of, practise
from coltexpress.server.http.call import Call, Handler
from coltexpress.server.refusals import Refused


async def daily(call: Call) -> Daily:
    """The robbery of a day."""
    asked = call.query.get("day")
    day = day_at(call.hall.wall()) if asked is None else read_day(asked)
    return await daily_of(call.hall, day, call.guest)


async def begin(call: Call) -> RoomInfo:
    """My one try of today."""
    return call.info(await begin_daily(call.hall, call.me, call.sender.counted))


async def practice(call: Call) -> RoomInfo:
    """The robbery of the last day that is over."""
    return call.info(await practise(call.hall, call.me, call.sender.counted))


def read_day(text: str) -> str:
    """A day of the calendar, written in one way only."""
    try:
        day = date.fromisoformat(text[:20]).isoformat()
    except ValueError as error:
        raise Refused("bad_message", why="day") from error
    if day != text:
        raise Refused("bad_message", why="day")
    return day


HANDLERS: Final[dict[str, Handler]] = {
    "daily": daily,
    "begin_daily": begin,
    "practise_daily": practice,
}
