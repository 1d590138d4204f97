"""A room as the lobby knows it: its game, its seats, its clock and how far it is."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from coltexpress.protocol.scenery import says
from coltexpress.protocol.words import (
    MOST_SEATS,
    Day,
    Digits,
    GameName,
    Level,
    Milliseconds,
    Name,
    Number,
    RoomId,
    Seat,
    Time,
)

Status: TypeAlias = Literal["lobby", "playing", "over", "abandoned"]
Visibility: TypeAlias = Literal["public", "private"]
Settings: TypeAlias = Annotated[
    dict[
        Annotated[str, Meta(max_length=40, pattern="^[a-z_]+$")],
        Annotated[str, Meta(max_length=120, pattern="^[A-Za-z0-9_,]+$")],
    ],
    Meta(max_length=40, description="options of the game by name; those left out have defaults"),
]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """Something that a client sends, taken by the letter."""


# Clocks


class NoClock(Strict, tag_field="kind", tag="none"):
    """Nobody hurries."""


class LiveClock(Strict, tag_field="kind", tag="live"):
    """So much time for each decision and, beyond that, a reserve for the whole game."""

    per_decision: Annotated[int, Meta(ge=5, le=3600, description="seconds")] = 45
    reserve: Annotated[int, Meta(ge=0, le=7200, description="seconds")] = 300


class SlowClock(Strict, tag_field="kind", tag="slow"):
    """So many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)] = 2


Clock: TypeAlias = NoClock | LiveClock | SlowClock


class SeatClock(msgspec.Struct, kw_only=True):
    """How much time a seat has, while there is a clock."""

    seat: Seat
    reserve: Annotated[Milliseconds, says("left of the reserve when the decision began")]
    deadline: Annotated[Time | None, says("when a bot will stand in; none while not asked")] = None


# Seats


class PersonSeat(Strict, tag_field="kind", tag="person"):
    """A seat for me, on this device; several are hot seats."""

    name: Name | None = None
    seal: Annotated[Digits | None, says("of my part of the shuffle; it can also come later")] = None


class OpenSeat(Strict, tag_field="kind", tag="open"):
    """A seat for whoever comes."""


class BotSeat(Strict, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    level: Level


SeatPlan: TypeAlias = PersonSeat | OpenSeat | BotSeat


class SeatInfo(msgspec.Struct, kw_only=True):
    """Who sits on a seat."""

    seat: Seat
    kind: Literal["person", "open", "bot"]
    name: Annotated[str, says("of the person; empty for an open seat")] = ""
    level: Annotated[str | None, says("of the bot on this seat")] = None
    stand_in: Annotated[bool, says("is a bot standing in for the person?")] = False
    resigned: bool = False
    online: bool = False
    mine: Annotated[bool, says("does it belong to whoever asks?")] = False
    seal: Annotated[str, says("the SHA-256 of this seat's part of the shuffle, if it has one")] = ""
    part: Annotated[
        str | None, says("the part, once the cards are dealt; none: sealed, but not opened in time")
    ] = None


# Rooms


class RoomInfo(msgspec.Struct, kw_only=True):
    """Everything about a room but the game itself."""

    code: Annotated[RoomId, says("the name of the room, short enough to be read aloud")]
    game: GameName
    settings: dict[str, str]
    status: Status
    visibility: Visibility
    chat: bool
    clock: Clock
    coach: Annotated[bool, says("may whoever plays here ask the coach?")]
    stand_in: Annotated[Level, says("the bot that stands in for the absent")]
    seats: list[SeatInfo]
    host: Annotated[str, says("the name of the host")]
    hosting: Annotated[bool, says("is whoever asks the host?")] = False
    number: Number = 0
    round: Annotated[int, says("the number of the round, 0 before the first")] = 0
    waiting: Annotated[list[Seat], says("the seats that are waited for")] = []
    watchers: int = 0
    created: Time = 0
    moved: Annotated[Time, says("when the last choice was made")] = 0
    ended: Annotated[Time | None, says("when the game was over")] = None
    dealing: Annotated[
        bool, says("does the shuffle wait for parts? The game begins when they are in, or soon")
    ] = False
    seed_hash: Annotated[str, says("the seal of the server's secret: its SHA-256")] = ""
    seed: Annotated[str | None, says("the server's secret, once the game is over")] = None
    winners: list[Seat] = []
    scores: list[int] = []
    ranks: list[int] = []
    bandits: Annotated[
        list[list[str]], says("by seat: whom it played, once the game is over and if that is known")
    ] = []
    rematch: Annotated[RoomId | None, says("the room that follows this one")] = None
    daily: Annotated[Day | None, says("whose daily robbery it is")] = None
    practice: Annotated[bool, says("is it that robbery once more, which counts for nothing?")] = (
        False
    )


class NewRoom(Strict, kw_only=True):
    """A room to be opened."""

    game: GameName
    settings: Settings = {}
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    clock: Clock = msgspec.field(default_factory=NoClock)
    visibility: Visibility = "private"
    chat: bool = True
    coach: Annotated[
        bool, says("may everybody ask the coach? Who plays against bots alone always may")
    ] = False
    stand_in: Level = "outlaw"
    start: Annotated[bool, says("start at once if no seat is open")] = False


class RoomList(msgspec.Struct, kw_only=True):
    """Several rooms, those that moved last first."""

    rooms: list[RoomInfo]


# What has become of finished games


class Tally(msgspec.Struct, kw_only=True):
    """Games of one kind that a guest has finished."""

    name: Annotated[str, says("of the game, the bandit or the bot; empty for all, or for people")]
    played: int = 0
    won: int = 0
    given_up: Annotated[int, says("not counted as won, whatever the bot made of them")] = 0
    best: Annotated[int | None, says("the best score, where scores can be compared")] = None


class Totals(msgspec.Struct, kw_only=True):
    """What a guest has made of all games; one with several seats of theirs counts for each."""

    all: Tally
    games: list[Tally]
    bandits: list[Tally]
    opponents: Annotated[list[Tally], says("by level of bot, and without a name against people")]
