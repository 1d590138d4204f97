"""Chapter 7, Turn."""

from __future__ import annotations

from coltexpress.games.super import facts
from coltexpress.games.super.board import OPPOSITE
from coltexpress.games.super.state import SuperState
from coltexpress.kernel.vecs import i64


def turn(g: SuperState, me: i64) -> None:
    """Face the other way, on the spot. [S-TURN-01..03, S-POS-18]"""
    facts.turned(g, me, OPPOSITE[g.facing[me]])
