"""The messages of the socket: what a client may say and what it is told.

Every message is an object with a `type`. Clients keep to the letter: an unknown field or a value
out of bounds is an error. The server may come to say more than it does now, so clients ignore
fields that they do not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from coltexpress.protocol.box import Box
from coltexpress.protocol.rooms import RoomInfo, SeatClock
from coltexpress.protocol.saying import Said
from coltexpress.protocol.scenery import says
from coltexpress.protocol.words import (
    MOST_SEATS,
    AnyScene,
    Digits,
    EmoteName,
    Number,
    Patch,
    RoomId,
    Seat,
    Text,
    Time,
    Viewer,
)

VERSION: Final = 3  # of the protocol; raised when an old client would misunderstand
MESSAGE_LIMIT: Final = 4096  # bytes of a message from a client

Why: TypeAlias = Literal["welcome", "take_back", "lost"]


# What a client may say


class FromClient(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """Something that a client says."""


class Hello(FromClient, tag="hello", kw_only=True):
    """The first message: which room, which of its seats, and what is known already."""

    version: Annotated[
        int, Meta(ge=0, le=1000, description="of the protocol that I speak; another is refused")
    ]
    room: RoomId
    seats: Annotated[
        list[Seat],
        Meta(max_length=MOST_SEATS, description="my seats on this device; none: I only watch"),
    ] = []
    since: Annotated[
        Number | None, says("the number of the last update that I have; none: tell me all")
    ] = None


class Choose(FromClient, tag="choose", kw_only=True):
    """The answer of a seat to its question."""

    seat: Seat
    number: Annotated[Number, says("the number of the last update that I have seen")]
    choice: Annotated[
        int, Meta(ge=-1_000_000, le=1_000_000, description="one of the options of the question")
    ]


class TakeBack(FromClient, tag="take_back", kw_only=True):
    """A seat would like to have its last choice back."""

    seat: Seat
    number: Annotated[Number, says("the number of the last update that I have seen")]


class Advise(FromClient, tag="advise", kw_only=True):
    """A seat would like to hear what the coach thinks of its question."""

    seat: Seat
    number: Annotated[Number, says("the number of the last update that I have seen")]


class Seal(FromClient, tag="seal", kw_only=True):
    """In the lobby: the seal of the part that a seat of mine will add to the shuffle."""

    seat: Seat
    seal: Annotated[Digits, says("the SHA-256 of the part")]


class Part(FromClient, tag="part", kw_only=True):
    """While the shuffle waits for it: the part itself, which must fit its seal."""

    seat: Seat
    part: Digits


class Chat(FromClient, tag="chat", kw_only=True):
    """A line of chat."""

    text: Text


class Emote(FromClient, tag="emote", kw_only=True):
    """A picture with a short line, said as a line of chat."""

    emote: EmoteName


class Ping(FromClient, tag="ping", kw_only=True):
    """Are you there?"""

    at: Annotated[int, Meta(ge=0, le=2**53, description="comes back in the pong")] = 0


ClientMessage: TypeAlias = Hello | Choose | TakeBack | Advise | Seal | Part | Chat | Emote | Ping


# What the server says of a game


class ToClient(msgspec.Struct, tag_field="type"):
    """Something that the server says."""


class Happening(msgspec.Struct):
    """An event as this viewer was told it, and what it changed."""

    kind: Annotated[str, says("a name among the events of the box")]
    args: Annotated[dict[str, int], says("by the names that the box gives for this kind")]
    patch: Patch


class Question(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The open question of a seat."""

    what: Annotated[str, says("a name among the questions of the box")]
    type: Annotated[str, says("what the options are: spot, bandit, card, …")]
    options: list[int]
    about: Annotated[dict[str, int], says("who acts, who suffers: bandit, target, player, …")] = {}
    floor: Annotated[int | None, says("the spot whose tokens are on offer")] = None
    held: Annotated[int | None, says("the bandit whose tokens are on offer")] = None
    tokens: Annotated[dict[int, int], says("by option: the token that it is about")] = {}
    words: Annotated[
        dict[int, Said], says("by option: what it is called, where the box does not say that")
    ] = {}
    warnings: Annotated[
        list[Said], says("what costs much to forget now, the weightiest first")
    ] = []
    answer: Annotated[int | None, says("my sealed answer, which I may still change")] = None
    previews: Annotated[
        list[list[int]],
        says("by option, where it is a card or a plan: where I may end if nobody interferes"),
    ] = []


class Awaited(msgspec.Struct, frozen=True):
    """A seat that has to choose, and the name of the question."""

    seat: int
    what: str


class Result(msgspec.Struct, kw_only=True):
    """How a game ended, by seat."""

    winners: list[Seat]
    scores: list[int]
    ranks: list[int]
    bandits: Annotated[
        list[list[str]], says("by seat: the names of those whom it played, where that was a choice")
    ] = []


class Update(ToClient, tag="update", kw_only=True):
    """What happened since the last update, and what is asked now, to one viewer."""

    viewer: Viewer
    before: Annotated[Number, says("the number of the update that this one follows")]
    number: Number
    events: list[Happening]
    patch: Annotated[Patch, says("what else has changed when all events have been told")]
    ask: Annotated[Question | None, says("what this seat is asked now")]
    waiting: Annotated[list[Awaited], says("everybody who is asked")]
    clocks: list[SeatClock] = []
    over: Annotated[Result | None, says("how the game ended, once it has")] = None


class Afresh(ToClient, tag="scene", kw_only=True):
    """The whole scene of one viewer: at the start, after a take-back, after a long time."""

    viewer: Viewer
    number: Number
    scene: AnyScene
    ask: Question | None
    waiting: list[Awaited]
    clocks: list[SeatClock] = []
    over: Result | None = None
    why: Why = "welcome"
    events: Annotated[
        list[Happening],
        says("the last that happened before, without patches"),
    ] = []


class Ack(ToClient, tag="ack", kw_only=True):
    """A choice is safely kept; said once more when it is sent once more."""

    seat: Seat
    number: Annotated[Number, says("the number of the choice")]


class Advised(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What the coach says of one option, from what the seat may know."""

    option: int
    reasons: Annotated[list[Said], says("what is good about it, the weightiest first")]
    mind: Annotated[list[Said], says("what to keep in mind")] = []


class Advice(ToClient, tag="advice", kw_only=True):
    """What the coach thinks of a seat's question: two or three options, the best first."""

    seat: Seat
    number: Annotated[Number, says("that of the message which asked for it")]
    advised: Annotated[list[Advised], says("empty where there is nothing to be said")]


# What the server says of a room


class ChatLine(ToClient, tag="chat", kw_only=True):
    """A line of chat."""

    id: int
    name: str
    seat: Annotated[int | None, says("the seat of whoever said it; none: a spectator")]
    text: Annotated[str, says("empty for an emote")]
    emote: Annotated[EmoteName | None, says("instead of a text; each reads their language")] = None
    at: Time


class Presence(ToClient, tag="presence", kw_only=True):
    """Who is there."""

    online: Annotated[list[Seat], says("the seats whose people are connected")]
    watchers: int


class RoomChanged(ToClient, tag="room", kw_only=True):
    """The lobby, a seat or the status has changed."""

    room: RoomInfo


class Welcome(ToClient, tag="welcome", kw_only=True):
    """The answer to hello; for each viewer an update or a whole scene follows."""

    version: int
    room: RoomInfo
    box: Annotated[Box | None, says("left out if the client already has updates")] = None
    viewers: Annotated[list[Viewer], says("those whose scenes follow, in this order")]
    number: Number
    chat: list[ChatLine]
    presence: Presence
    now: Annotated[Time, says("the clock of the server")]


class Error(ToClient, tag="error", kw_only=True):
    """Something was refused, and nothing was changed."""

    code: Annotated[str, says("such as stale or not_offered")]
    params: dict[str, str | int]
    message: Annotated[str, says("a sentence in the language of whoever asked")]
    fatal: Annotated[bool, says("will the socket be closed?")] = False


class Storage(ToClient, tag="storage", kw_only=True):
    """Whether the server can save; while it cannot, nothing goes on, and it keeps trying."""

    well: bool


class Pong(ToClient, tag="pong", kw_only=True):
    """Here I am."""

    at: int
    now: Time


ServerMessage: TypeAlias = (
    Welcome
    | Update
    | Afresh
    | Ack
    | Advice
    | ChatLine
    | Presence
    | RoomChanged
    | Storage
    | Error
    | Pong
)


# Bytes


class TooLong(ValueError):
    """A message with more bytes than any client needs."""


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(ClientMessage)
_server: Final = msgspec.json.Decoder(ServerMessage)


# Without a function of our own around it: several messages are written for each choice.
encode: Final[Callable[[msgspec.Struct], bytes]] = _encoder.encode
encode_all: Final[Callable[[Sequence[msgspec.Struct]], bytes]] = _encoder.encode


# The same for what is known to be no longer than it may be.
decode_short: Final[Callable[[bytes], ClientMessage]] = _decoder.decode


def decode(text: bytes | str) -> ClientMessage:
    """What a client said; raises TooLong or msgspec.ValidationError, which names the field."""
    if len(text.encode() if isinstance(text, str) else text) > MESSAGE_LIMIT:
        raise TooLong(f"a message has at most {MESSAGE_LIMIT} bytes")
    message: ClientMessage = _decoder.decode(text)
    return message


def decode_server(text: bytes | str) -> ServerMessage:
    """What the server said, for clients written in Python."""
    message: ServerMessage = _server.decode(text)
    return message
