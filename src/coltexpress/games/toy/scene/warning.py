"""What a player of Crates should know before bidding."""

from __future__ import annotations

from coltexpress.games.toy.crates import CLOSED
from coltexpress.games.toy.rulebook import Toy
from coltexpress.protocol.drafts import Draft
from coltexpress.protocol.saying import Said


def warnings_of(g: Toy, draft: Draft) -> list[Said]:
    """The last crate. [T-END-01]"""
    closed = [car for car in g.taken if car == CLOSED]
    last = draft.what == "which-bid" and len(closed) == 1
    return [Said("warning-last-crate")] if last else []
