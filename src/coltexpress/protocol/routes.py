"""The table of everything that can be asked for over HTTP; the descriptions are made from it."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from coltexpress.protocol.bodies import (
    ChangeGuest,
    DeviceLink,
    Erase,
    ForSeat,
    Guest,
    Join,
    Ledger,
    NewGuest,
    PushKey,
    PushTo,
    Replay,
    Shelf,
    SwapBot,
    UseLink,
)
from coltexpress.protocol.box import Box
from coltexpress.protocol.daily import Daily
from coltexpress.protocol.ladders import Ladder, Profile
from coltexpress.protocol.passkeys import (
    NewPasskey,
    PasskeyAsk,
    Passkeys,
    PasskeyWish,
    UsePasskey,
)
from coltexpress.protocol.puzzles import PuzzleAnswer, Puzzles, PuzzleVerdict
from coltexpress.protocol.rooms import NewRoom, RoomInfo, RoomList, Totals
from coltexpress.protocol.study import (
    EditBoard,
    EditLine,
    Openings,
    Position,
    Review,
    StudyBoard,
    StudyLine,
)


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
        "profile",
        "GET",
        "/api/guest/profile",
        "My ratings, and the games that made them.",
        answer=Profile,
        refusals=MINE,
    ),
    Route(
        "ladder",
        "GET",
        "/api/ladder/{game}",
        "The best in a game: bots, and those who asked to be listed.",
        answer=Ladder,
        refusals=("no_such_page",),
    ),
    Route(
        "export",
        "GET",
        "/api/guest/export",
        "Everything that is kept about me, as a file.",
        answer="application/json",
        refusals=MINE,
    ),
    Route(
        "erase",
        "POST",
        "/api/guest/erase",
        "Delete everything about me; in games with others my seat stays, without a name.",
        Erase,
        status=204,
        refusals=(*MINE, "wrong_name"),
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
        "my_passkeys",
        "GET",
        "/api/guest/passkeys",
        "My passkeys.",
        answer=Passkeys,
        refusals=MINE,
    ),
    Route(
        "wish_passkey",
        "POST",
        "/api/guest/passkeys/wish",
        "What my browser is to make a passkey of; the challenge is good once, for five minutes.",
        answer=PasskeyWish,
        refusals=MINE,
    ),
    Route(
        "add_passkey",
        "POST",
        "/api/guest/passkeys",
        "Keep a passkey that my browser has made.",
        NewPasskey,
        Passkeys,
        201,
        refusals=(*MINE, "bad_name", "bad_passkey", "too_many_passkeys"),
    ),
    Route(
        "remove_passkey",
        "DELETE",
        "/api/guest/passkeys/{passkey}",
        "Take one of my passkeys away.",
        status=204,
        refusals=(*MINE, "no_such_page"),
    ),
    Route(
        "ask_passkey",
        "POST",
        "/api/passkeys/ask",
        "What a passkey is to sign; the challenge is good once, for five minutes.",
        answer=PasskeyAsk,
    ),
    Route(
        "use_passkey",
        "POST",
        "/api/passkeys/use",
        "Become the guest whose passkey has signed.",
        UsePasskey,
        Guest,
        refusals=("bad_passkey",),
    ),
    Route(
        "push_key",
        "GET",
        "/api/push",
        "The key by which browsers know the messages of this server.",
        answer=PushKey,
    ),
    Route(
        "call_me",
        "PUT",
        "/api/guest/push",
        "Wake this browser when it is my turn in a slow room, or such a game is over.",
        PushTo,
        status=204,
        refusals=(*MINE, "bad_endpoint"),
    ),
    Route(
        "call_me_not",
        "DELETE",
        "/api/guest/push",
        "Wake this browser no more.",
        status=204,
        refusals=MINE,
    ),
    Route(
        "public_rooms",
        "GET",
        "/api/rooms",
        "Public rooms that wait for players or are being played.",
        answer=RoomList,
    ),
    Route(
        "my_rooms",
        "GET",
        "/api/rooms/mine",
        "My rooms: all that wait or are in play, and the last that are over.",
        answer=RoomList,
        query=(Query("before", "integer", "only those that were over before this time"),),
        refusals=MINE,
    ),
    Route(
        "my_totals",
        "GET",
        "/api/rooms/mine/totals",
        "What I have made of my finished games, by game, bandit and opponent.",
        answer=Totals,
        refusals=MINE,
    ),
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
        refusals=(*HOST, "seat_taken", "bad_level", "one_try"),
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
        "vanish",
        "POST",
        "/api/rooms/{room}/vanish",
        "Leave a room for good and without my name; one with nobody else is closed.",
        None,
        RoomInfo,
        refusals=(*MINE, *ROOM),
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
        refusals=(*ROOM, "not_over", "day_not_over"),
    ),
    Route(
        "record",
        "GET",
        "/api/rooms/{room}/record",
        "The record of a room that is over, as a file.",
        answer=RECORD,
        refusals=(*ROOM, "not_over", "day_not_over"),
    ),
    Route(
        "review",
        "GET",
        "/api/rooms/{room}/review",
        "What a judge thinks of the choices of a seat in a game that is over.",
        answer=Review,
        query=(Query("seat", "integer", "whose choices"),),
        refusals=(*MINE, *ROOM, "not_over", "day_not_over", "unavailable"),
    ),
    Route(
        "position",
        "GET",
        "/api/rooms/{room}/position",
        "A moment of a game that is over, as a position line.",
        answer=Position,
        query=(Query("move", "integer", "how many moves were made before, chance included"),),
        refusals=(*ROOM, "not_over", "day_not_over"),
    ),
    Route(
        "study_board",
        "POST",
        "/api/study/board",
        "Any position as a board: how it looks, and what a judge thinks of it.",
        StudyLine,
        StudyBoard,
        refusals=(*MINE, "bad_position", "unavailable"),
    ),
    Route(
        "edit_position",
        "POST",
        "/api/study/edit",
        "A position to be set up by hand: what can be changed, and with a change what it is then.",
        EditLine,
        EditBoard,
        refusals=(*MINE, "bad_position", "unavailable"),
    ),
    Route(
        "openings",
        "GET",
        "/api/study/openings/{game}",
        "The opening book of a game: which first choices win, by bandit, with counts.",
        answer=Openings,
        query=(Query("place", "integer", "only of whoever sits there, 0 being who begins"),),
        refusals=("no_such_page",),
    ),
    Route(
        "daily",
        "GET",
        "/api/daily",
        "The robbery of a day: what is played, my try, and how others did.",
        answer=Daily,
        query=(Query("day", "string", "as in 2026-11-17; by default today"),),
        refusals=("no_such_page",),
    ),
    Route(
        "begin_daily",
        "POST",
        "/api/daily",
        "Begin my one try of today, or find the room where I have begun.",
        None,
        RoomInfo,
        201,
        refusals=(*MINE, "too_many_rooms"),
    ),
    Route(
        "practise_daily",
        "POST",
        "/api/daily/practice",
        "Play the newest robbery that is over for everybody, as often as I like.",
        None,
        RoomInfo,
        201,
        refusals=(*MINE, "too_many_rooms"),
    ),
    Route(
        "puzzle_of_the_day",
        "GET",
        "/api/puzzles/today",
        "The puzzle of the day, without its answer; the games take turns.",
        answer=Puzzles,
        query=(Query("game", "string", "the puzzle of the day of this game"),),
    ),
    Route(
        "next_puzzle",
        "GET",
        "/api/puzzles",
        "A puzzle that I have not tried yet, about as hard as suits me, without its answer.",
        answer=Puzzles,
        query=(
            Query("game", "string", "of this game only"),
            Query("theme", "string", "about this only"),
        ),
    ),
    Route(
        "puzzle",
        "GET",
        "/api/puzzles/{puzzle}",
        "The puzzle with this id, without its answer unless I have tried it.",
        answer=Puzzles,
        refusals=("no_such_page",),
    ),
    Route(
        "answer_puzzle",
        "POST",
        "/api/puzzles/{puzzle}",
        "Answer a puzzle: the verdict, and what all options promise. The first try is rated.",
        PuzzleAnswer,
        PuzzleVerdict,
        refusals=(*MINE, "no_such_page", "not_offered"),
    ),
)
SOCKET: Final = "/api/socket"
