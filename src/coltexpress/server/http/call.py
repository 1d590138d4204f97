"""One request over HTTP, after it was read and let in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias, TypeVar

import msgspec
from starlette.datastructures import Headers, QueryParams
from starlette.responses import Response

from coltexpress.protocol.rooms import RoomInfo
from coltexpress.server.addresses import Sender
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.room import Room
from coltexpress.server.http.guessing import guessing
from coltexpress.server.refusals import Refused
from coltexpress.server.store.guests import Guest

Body = TypeVar("Body")
Answer: TypeAlias = msgspec.Struct | Response
Handler: TypeAlias = "Callable[[Call], Awaitable[Answer]]"


class Call(NamedTuple):
    """Who asks for what."""

    hall: Hall
    guest: Guest | None
    token: str | None  # of the device
    sender: Sender
    language: str
    place: dict[str, str]  # what the path names
    query: QueryParams
    headers: Headers
    body: object
    content: bytes = b""  # of the body, as it came
    target: str = ""  # path and query, as they came
    is_passed_on: bool = False  # by another server of ours

    @property
    def me(self) -> Guest:
        """Who asks; refused if that is nobody yet."""
        if self.guest is None:
            raise Refused("not_a_guest")
        return self.guest

    def read(self, kind: type[Body]) -> Body:
        """The body, which the route says is of this kind."""
        assert isinstance(self.body, kind), "the route has it decoded so"
        return self.body

    async def room(self) -> Room:
        """The room that the path names; refused to who has guessed too often."""
        code = self.place["room"]
        async with guessing(self.hall, self.guest, self.sender.counted, code):
            return await self.hall.find(code)

    def info(self, room: Room) -> RoomInfo:
        """A room as it is told to whoever asks."""
        return self.hall.info(room, self.guest.id if self.guest else None)
