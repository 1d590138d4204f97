"""Chapters 9, 10 and 16: what becomes of a bandit that leaves the train over one of its ends."""

from __future__ import annotations

from coltexpress.games.super import facts
from coltexpress.games.super.state import SuperState, next_wave
from coltexpress.kernel.vecs import i64


def fall_off(g: SuperState, bandit: i64) -> None:
    """Out at once, unless a horse may come. [S-MOVE-05, S-FIRE-12, S-HORSE-07, S-RULE-18]"""
    facts.fell_off(g, bandit)
    if not g.rescues:
        facts.eliminated(g, bandit, next_wave(g))
