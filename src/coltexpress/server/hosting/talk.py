"""Chat: who may speak, and when."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.agenda import State
from coltexpress.kernel.rules import Rulebook
from coltexpress.server.refusals import Refused

REMEMBERED: Final = 100  # lines that a newcomer is told


def check_talk(book: Rulebook, g: State | None, *, is_on: bool, is_player: bool) -> None:
    """Refuse what may not be said now. [A-TALK-01, A-TALK-02, A-RULE-65]"""
    if not is_on:
        raise Refused("chat_is_off")
    if is_player and g is not None and g.asks and not book.may_talk(g):
        raise Refused("no_talking_now")
