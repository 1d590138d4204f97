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
from coltexpress.protocol.tables import NewTable, TableInfo, TableList


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
TABLE: Final = ("no_such_table", "other_rules")
HOST: Final = (*MINE, *TABLE, "not_the_host", "already_started")
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
        "public_tables",
        "GET",
        "/api/tables",
        "Public tables that wait for players or are being played.",
        answer=TableList,
    ),
    Route("my_tables", "GET", "/api/tables/mine", "My tables.", answer=TableList, refusals=MINE),
    Route(
        "new_table",
        "POST",
        "/api/tables",
        "Open a table.",
        NewTable,
        TableInfo,
        201,
        refusals=(*MINE, "bad_settings", "bad_seats", "bad_level", "bad_name", "too_many_tables"),
    ),
    Route(
        "table",
        "GET",
        "/api/tables/{table}",
        "A table by its code.",
        answer=TableInfo,
        refusals=TABLE,
    ),
    Route(
        "join",
        "POST",
        "/api/tables/{table}/join",
        "Take open seats.",
        Join,
        TableInfo,
        refusals=(*MINE, *TABLE, "no_open_seat", "seat_taken", "bad_name", "already_started"),
    ),
    Route(
        "leave",
        "POST",
        "/api/tables/{table}/leave",
        "Leave my seats; in a game bots take them over.",
        None,
        TableInfo,
        refusals=(*MINE, *TABLE),
    ),
    Route(
        "start",
        "POST",
        "/api/tables/{table}/start",
        "Begin the game; the host's.",
        None,
        TableInfo,
        refusals=(*HOST, "seats_are_open"),
    ),
    Route(
        "kick",
        "POST",
        "/api/tables/{table}/kick",
        "Open somebody's seat again before the start; the host's.",
        ForSeat,
        TableInfo,
        refusals=HOST,
    ),
    Route(
        "swap_bot",
        "POST",
        "/api/tables/{table}/bot",
        "Put a bot on a seat, or take it away; the host's.",
        SwapBot,
        TableInfo,
        refusals=(*HOST, "seat_taken", "bad_level"),
    ),
    Route(
        "resign",
        "POST",
        "/api/tables/{table}/resign",
        "Give one of my seats to a bot for good.",
        ForSeat,
        TableInfo,
        refusals=(*MINE, *TABLE, "not_your_seat", "not_started"),
    ),
    Route(
        "rematch",
        "POST",
        "/api/tables/{table}/rematch",
        "Open the same table once more; the same one for all who ask.",
        None,
        TableInfo,
        201,
        refusals=(*MINE, *TABLE, "not_over"),
    ),
    Route(
        "replay",
        "GET",
        "/api/tables/{table}/replay",
        "The whole game of a table that is over, to any viewer.",
        answer=Replay,
        query=(VIEWER,),
        refusals=(*TABLE, "not_over"),
    ),
    Route(
        "record",
        "GET",
        "/api/tables/{table}/record",
        "The record of a table that is over, as a file.",
        answer=RECORD,
        refusals=(*TABLE, "not_over"),
    ),
)
SOCKET: Final = "/api/socket"
