"""The settings of a room beside its rules: clock, chat, coach, and the bot that stands in."""

from __future__ import annotations

from typing import Final

import msgspec

from coltexpress.bots.levels import read_name
from coltexpress.kernel.errors import Unreadable
from coltexpress.protocol.rooms import Clock, LiveClock, NoClock, SlowClock
from coltexpress.server.clocks import Clocks
from coltexpress.server.daily import is_over
from coltexpress.server.refusals import Refused

DAY: Final = 24 * 60 * 60  # seconds


class RoomSettings(msgspec.Struct, kw_only=True):
    """What was settled when the room was opened."""

    clock: Clock = msgspec.field(default_factory=NoClock)
    chat: bool = True
    stand_in: str = "outlaw"
    coach: bool = False  # may everybody ask the coach, also where several people play?
    daily: str | None = None  # the day whose robbery it is
    practice: bool = False  # it is played again, and counts for nothing


# To make a decoder takes longer than what it decodes here.
ROOM_SETTINGS: Final = msgspec.json.Decoder(RoomSettings)
GAME_SETTINGS: Final = msgspec.json.Decoder(dict[str, str])


def is_one_try(room_settings: RoomSettings) -> bool:
    """Is it a try at the daily robbery, which is played by one person to its end?"""
    return room_settings.daily is not None and not room_settings.practice


def may_tell(room_settings: RoomSettings, now: int) -> bool:
    """May the secrets of a game that is over be told? Not while others still try the same."""
    return room_settings.daily is None or is_over(room_settings.daily, now)


def write_settings(room_settings: RoomSettings) -> str:
    """The settings as they are kept."""
    return msgspec.json.encode(room_settings).decode()


def read_settings(text: str) -> RoomSettings:
    """The settings as they were kept."""
    return ROOM_SETTINGS.decode(text)


def read_game_settings(text: str) -> dict[str, str]:
    """Those of the rules as they were kept."""
    return GAME_SETTINGS.decode(text)


def clocks_for(clock: Clock, seats: int, second: int) -> Clocks | None:
    """The clocks of a game, if it has any; a second has so many milliseconds."""
    if isinstance(clock, LiveClock):
        return Clocks(seats, clock.per_decision * second, clock.reserve * second)
    if isinstance(clock, SlowClock):
        return Clocks(seats, clock.days * DAY * second, 0)
    return None


def check_bot(name: str) -> str:
    """The name of a bot that may play here; how long it thinks is not for guests to say."""
    try:
        read_name(name)
    except Unreadable as error:
        raise Refused("bad_level", level=name) from error
    if "@" in name:
        raise Refused("bad_level", level=name)
    return name
