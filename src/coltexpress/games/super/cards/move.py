"""Chapter 9, Move: one section forward, or off the train."""

from __future__ import annotations

from coltexpress.games.super import facts
from coltexpress.games.super.board import OFF
from coltexpress.games.super.cards.falling import fall_off
from coltexpress.games.super.state import SuperState
from coltexpress.kernel.vecs import i64


def move(g: SuperState, me: i64) -> None:
    """One section the way one faces; it must be done, even off the train. [S-MOVE-01..06]"""
    to = g.board.onward[g.facing[me]][g.at[me]]
    if to == OFF:
        fall_off(g, me)
    else:
        facts.moved(g, me, to)
