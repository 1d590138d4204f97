"""Small types that messages share: seats, numbers, times, names, each with its bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias, Union

from msgspec import Meta

from coltexpress.games import NAMES
from coltexpress.protocol.scenery import Scene, scene_type
from coltexpress.protocol.values import Row

MOST_SEATS: Final = 10
NAME_LIMIT: Final = 32  # characters of a display name, as it is kept
CHAT_LIMIT: Final = 500  # characters of a line of chat, as it is kept
LOOSE: Final = 3  # times as long may come what is still to be composed

if TYPE_CHECKING:
    AnyScene: TypeAlias = Scene
    GameName: TypeAlias = str
else:  # messages speak of the games that there are
    AnyScene = Union[tuple(scene_type(name) for name in NAMES)]  # noqa: UP007
    GameName = Literal[tuple(NAMES)]
Patch: TypeAlias = Annotated[
    Row,
    Meta(
        description="what changed: `at` a whole field, `hand.1` one row of a field",
        extra_json_schema={"x-patch-of": "AnyScene"},
    ),
]
Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="a seat, from 0")]
Viewer: TypeAlias = Annotated[
    int, Meta(ge=-5, lt=MOST_SEATS, description="a seat, -4 a spectator, -5 all open")
]
Number: TypeAlias = Annotated[
    int, Meta(ge=0, le=1_000_000, description="how many choices the room has had")
]
Time: TypeAlias = Annotated[int, Meta(ge=0, description="milliseconds since 1970")]
Milliseconds: TypeAlias = Annotated[int, Meta(ge=0)]


def spelled(most: int, pattern: str, description: str) -> Meta:
    """A text of certain letters."""
    return Meta(min_length=1, max_length=most, pattern=pattern, description=description)


def written(most: int) -> Meta:
    """A text that somebody has typed."""
    description = f"something to be seen, of at most {most} characters in normal form C"
    return Meta(min_length=1, max_length=LOOSE * most, description=description)


RoomId: TypeAlias = Annotated[
    str,
    spelled(40, "^[A-Za-z0-9_-]+$", "the code of a room; small letters and dashes do not matter"),
]
Name: TypeAlias = Annotated[str, written(NAME_LIMIT)]
Level: TypeAlias = Annotated[
    str, spelled(60, "^[a-z0-9:@_-]+$", "the name of a bot, such as desperado")
]
Digits: TypeAlias = Annotated[str, spelled(64, "^[0-9a-f]{64}$", "32 bytes as hexadecimal digits")]
Day: TypeAlias = Annotated[
    str, spelled(10, "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "a day of the calendar, in UTC")
]
Text: TypeAlias = Annotated[str, written(CHAT_LIMIT)]
EmoteName: TypeAlias = Literal["howdy", "laugh", "fist", "draw", "shrug", "bravo"]
