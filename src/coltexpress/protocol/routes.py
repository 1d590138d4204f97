"""The table of everything that can be asked for over HTTP; the descriptions are made from it."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from coltexpress.protocol.bodies import (
    ChangeGuest,
    DeviceLink,
    ForSeat,
    Guest,
    Join,
    Ledger,
    NewGuest,
    Replay,
    Shelf,
    SwapBot,
    UseLink,
)
from coltexpress.protocol.box import Box
from coltexpress.protocol.rooms import NewRoom, RoomInfo, RoomList


class Query(NamedTuple):
    """A parameter of an address."""

    name: str
    kind: str  # integer or string
    text: str


class Route(NamedTuple):
    """One thing that can be asked for."""

    name: str
    method: str
    path: str
    text: str
    body: type[msgspec.Struct] | None = None
    answer: type[msgspec.Struct] | str | None = None  # a text names its media type
    status: int = 200
    query: tuple[Query, ...] = ()
    refusals: tuple[str, ...] = ()  # codes besides those that any request can meet
    may_be_nothing: bool = False  # status 204 then


ANY: Final = (
    *("bad_message", "too_long", "wrong_method", "forbidden_origin", "too_fast"),
    *("not_kept", "closing", "failed"),
)
MINE: Final = ("not_a_guest",)
ROOM: Final = ("no_such_room", "other_rules")
HOST: Final = (*MINE, *ROOM, "not_the_host", "already_started")
RECORD: Final = "text/plain; charset=utf-8"
VIEWER: Final = Query("viewer", "integer", "a seat, -4 a spectator, -5 all open")

ROUTES: Final = (
    Route("shelf", "GET", "/api/games", "The games, their options and the bots.", answer=Shelf),
    Route(
        "box",
        "GET",
        "/api/box/{game}",
        "What is printed in a game; every option of the game can be a parameter.",
        answer=Box,
        query=(
            Query("players", "integer", "how many play"),
            Query("edition", "string", "a preset"),
        ),
        refusals=("bad_settings", "no_such_page"),
    ),
    Route(
        "rules",
        "GET",
        "/api/rules/{game}",
        "The rules of a game, clause by clause.",
        answer=Ledger,
        query=(
            Query("lang", "string", "the language wished for; by default that of whoever asks"),
        ),
        refusals=("no_such_page",),
    ),
    Route(
        "who_am_i",
        "GET",
        "/api/guest",
        "Who I am; nothing for a stranger.",
        answer=Guest,
        may_be_nothing=True,
    ),
    Route(
        "new_guest",
        "POST",
        "/api/guest",
        "Become a guest.",
        NewGuest,
        Guest,
        201,
        refusals=("bad_name",),
    ),
    Route(
        "change_guest",
        "PATCH",
        "/api/guest",
        "Change my name.",
        ChangeGuest,
        Guest,
        refusals=(*MINE, "bad_name"),
    ),
    Route("forget", "DELETE", "/api/guest", "Forget me on this device.", status=204, refusals=MINE),
    Route(
        "forget_all",
        "DELETE",
        "/api/guest/devices",
        "Forget me on all devices.",
        status=204,
        refusals=MINE,
    ),
    Route(
        "new_link",
        "POST",
        "/api/guest/links",
        "A code for another device of mine.",
        answer=DeviceLink,
        status=201,
        refusals=MINE,
    ),
    Route(
        "use_link",
        "POST",
        "/api/guest/links/use",
        "Become the guest who has shown this code.",
        UseLink,
        Guest,
        refusals=("no_such_link",),
    ),
    Route(
        "public_rooms",
        "GET",
        "/api/rooms",
        "Public rooms that wait for players or are being played.",
        answer=RoomList,
    ),
    Route("my_rooms", "GET", "/api/rooms/mine", "My rooms.", answer=RoomList, refusals=MINE),
    Route(
        "new_room",
        "POST",
        "/api/rooms",
        "Open a room.",
        NewRoom,
        RoomInfo,
        201,
        refusals=(*MINE, "bad_settings", "bad_seats", "bad_level", "bad_name", "too_many_rooms"),
    ),
    Route(
        "room",
        "GET",
        "/api/rooms/{room}",
        "A room by its code.",
        answer=RoomInfo,
        refusals=ROOM,
    ),
    Route(
        "join",
        "POST",
        "/api/rooms/{room}/join",
        "Take open seats.",
        Join,
        RoomInfo,
        refusals=(*MINE, *ROOM, "no_open_seat", "seat_taken", "bad_name", "already_started"),
    ),
    Route(
        "leave",
        "POST",
        "/api/rooms/{room}/leave",
        "Leave my seats; in a game bots take them over.",
        None,
        RoomInfo,
        refusals=(*MINE, *ROOM),
    ),
    Route(
        "start",
        "POST",
        "/api/rooms/{room}/start",
        "Begin the game; the host's.",
        None,
        RoomInfo,
        refusals=(*HOST, "seats_are_open"),
    ),
    Route(
        "kick",
        "POST",
        "/api/rooms/{room}/kick",
        "Open somebody's seat again before the start; the host's.",
        ForSeat,
        RoomInfo,
        refusals=HOST,
    ),
    Route(
        "swap_bot",
        "POST",
        "/api/rooms/{room}/bot",
        "Put a bot on a seat, or take it away; the host's.",
        SwapBot,
        RoomInfo,
        refusals=(*HOST, "seat_taken", "bad_level"),
    ),
    Route(
        "resign",
        "POST",
        "/api/rooms/{room}/resign",
        "Give one of my seats to a bot for good.",
        ForSeat,
        RoomInfo,
        refusals=(*MINE, *ROOM, "not_your_seat", "not_started"),
    ),
    Route(
        "rematch",
        "POST",
        "/api/rooms/{room}/rematch",
        "Open the same room once more; the same one for all who ask.",
        None,
        RoomInfo,
        201,
        refusals=(*MINE, *ROOM, "not_over"),
    ),
    Route(
        "replay",
        "GET",
        "/api/rooms/{room}/replay",
        "The whole game of a room that is over, to any viewer.",
        answer=Replay,
        query=(VIEWER,),
        refusals=(*ROOM, "not_over"),
    ),
    Route(
        "record",
        "GET",
        "/api/rooms/{room}/record",
        "The record of a room that is over, as a file.",
        answer=RECORD,
        refusals=(*ROOM, "not_over"),
    ),
)
SOCKET: Final = "/api/socket"
