"""Where could this lead? What a card may do, as the rules themselves would have it.

Previews on the page and the habits of bots ask here, and the rules ask the same functions: what
somebody foresees is what can happen.
"""

from __future__ import annotations

from coltexpress.games.classic.state import ClassicState
from coltexpress.games.classic.stealing.floor import climbs
from coltexpress.games.classic.stealing.move import moves
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.faces import FLOOR_CHANGE, MOVE


def leads_on(face: i64) -> bool:
    """Does a card with this face take its bandit somewhere else?"""
    return face in (MOVE, FLOOR_CHANGE)


def destinations(g: ClassicState, me: i64, face: i64, here: i64) -> vec[i64]:
    """Where a card with this face may take a bandit who stands here; empty if it stays."""
    if face == MOVE:
        return moves(g, me, here)
    if face == FLOOR_CHANGE:
        return climbs(g, me, here)
    return vec[i64]()
