"""Messages of the server as they are read in worlds: a box, which is long, once for all."""

from __future__ import annotations

from functools import lru_cache
from typing import Union, get_args

import msgspec

from coltexpress.protocol.box import Box
from coltexpress.protocol.messages import ServerMessage, Welcome


class Greeting(Welcome, tag="welcome", kw_only=True):
    """A welcome whose box is not taken apart; nobody in a world looks into it."""

    box: msgspec.Raw = msgspec.Raw(b"null")  # type: ignore[assignment]


KINDS = tuple(Greeting if kind is Welcome else kind for kind in get_args(ServerMessage))
MESSAGES = msgspec.json.Decoder(Union[KINDS])  # noqa: UP007  # of a tuple


def read(said: bytes) -> ServerMessage:
    """What the server said."""
    message: ServerMessage = MESSAGES.decode(said)
    if isinstance(message, Greeting):
        check_box(bytes(message.box))
    return message


@lru_cache(maxsize=64)
def check_box(written: bytes) -> None:
    """A box is one; there are few, and they are told again and again."""
    msgspec.json.decode(written, type=Box | None)
