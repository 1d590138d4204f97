"""Chapter 8, Climb."""

from __future__ import annotations

from coltexpress.games.super import facts
from coltexpress.games.super.state import SuperState
from coltexpress.kernel.vecs import i64


def climb(g: SuperState, me: i64) -> None:
    """Up to the roof or down inside, with everybody there in front. [S-CLIMB-01..05]"""
    facts.climbed(g, me, g.board.other_floor[g.at[me]])
