"""What goes over HTTP besides rooms: guests, devices, orders to a room, replays."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from coltexpress.protocol.box import Box, Catalogue
from coltexpress.protocol.messages import Afresh, Update
from coltexpress.protocol.rooms import RoomInfo, Strict
from coltexpress.protocol.scenery import says
from coltexpress.protocol.words import MOST_SEATS, Level, Name, Seat, Time

LINK_CODE = Annotated[str, Meta(min_length=4, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Language = Annotated[str, Meta(min_length=2, max_length=20, pattern="^[A-Za-z-]+$")]


# Guests and their devices


class NewGuest(Strict, kw_only=True):
    """Somebody without an account; a durable token comes back as a cookie."""

    name: Name
    language: Language | None = None


class ChangeGuest(Strict, kw_only=True):
    """A new display name, a new language, or whether I want to be listed."""

    name: Name | None = None
    language: Language | None = None
    listed: Annotated[
        bool | None, says("by name, in tables of results and ladders; nobody is who did not ask")
    ] = None


class Guest(msgspec.Struct, kw_only=True):
    """Who I am here."""

    id: str
    name: str
    language: str | None = None
    devices: Annotated[int, says("how many devices have a token of mine")] = 1
    listed: Annotated[bool, says("by name, in tables of results and ladders")] = False


class Erase(Strict, kw_only=True):
    """Nobody is deleted by mistake: the very name must be said."""

    name: Name


class DeviceLink(msgspec.Struct, kw_only=True):
    """A code, good once, by which a second device becomes mine too."""

    code: str
    expires: Time


class UseLink(Strict, kw_only=True):
    """The code that another device of mine has shown."""

    code: LINK_CODE


# Being called while no page is open


class PushKey(msgspec.Struct, kw_only=True):
    """By which a browser knows the messages of this server."""

    key: Annotated[str, says("for `PushManager.subscribe`: P-256, as base64 for addresses")]


class PushTo(Strict, kw_only=True):
    """How this browser is woken when it is my turn in a slow room."""

    endpoint: Annotated[
        str, Meta(max_length=1000, pattern="^https://", description="of its push service")
    ]
    public: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$", description="its key `p256dh`")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", description="its secret `auth`")]


# Orders to a room


class Join(Strict, kw_only=True):
    """Take open seats; several on one device are hot seats."""

    seats: Annotated[list[Seat], Meta(max_length=MOST_SEATS, description="none: any open seat")] = (
        msgspec.field(default_factory=list)
    )
    names: Annotated[
        list[Name], Meta(max_length=MOST_SEATS, description="by seat taken; none: my own name")
    ] = msgspec.field(default_factory=list)


class ForSeat(Strict, kw_only=True):
    """An order about one seat."""

    seat: Seat


class SwapBot(Strict, kw_only=True):
    """Put a bot on a seat, or open the seat again."""

    seat: Seat
    level: Annotated[Level | None, says("none: the seat is open again")] = None


# What can be asked for


class BotInfo(msgspec.Struct, kw_only=True):
    """A bot by name."""

    name: str
    strength: Annotated[
        Literal["easy", "normal", "hard"] | None,
        says("in a plain word, for those who just want to play"),
    ] = None
    characters: list[str] = msgspec.field(default_factory=list)


class Shelf(msgspec.Struct, kw_only=True):
    """The games and the bots of this server."""

    version: Annotated[int, says("of the protocol")]
    games: list[Catalogue]
    bots: list[BotInfo]
    languages: list[str]


class Clause(msgspec.Struct, kw_only=True):
    """One statement of the rules."""

    id: Annotated[str, says("such as C-FIRE-01")]
    text: str


class Chapter(msgspec.Struct, kw_only=True):
    """A chapter of the rules, and its clauses."""

    title: str
    clauses: list[Clause]


class Ledger(msgspec.Struct, kw_only=True):
    """The rules of a game; an expansion rests on those of the base game."""

    game: str
    language: Annotated[str, says("of the titles and clauses")]
    chapters: list[Chapter]


class Replay(msgspec.Struct, kw_only=True):
    """A room from its first scene on, to one viewer."""

    room: RoomInfo
    box: Box
    first: Afresh
    updates: list[Update]


class Reason(msgspec.Struct, kw_only=True):
    """Why the rules or the notation do not allow it, as the library says it."""

    code: Annotated[str, says("such as bad_count or twice")]
    values: Annotated[dict[str, str | int], says("what its sentence speaks of")]


class Problem(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Something was refused, and nothing was changed."""

    code: Annotated[str, says("such as no_such_room")]
    params: dict[str, str | int]
    message: Annotated[str, says("a sentence in the language of whoever asked")]
    reason: Annotated[Reason | None, says("where `why` is a reason of the library")] = None
