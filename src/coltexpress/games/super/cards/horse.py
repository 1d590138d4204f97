"""Chapter 16, Horse: into the locomotive from anywhere, even from beside the track."""

from __future__ import annotations

from coltexpress.games.super import facts
from coltexpress.games.super.printed import HORSE
from coltexpress.games.super.state import SuperState, next_wave
from coltexpress.kernel.vecs import i64


def ride(g: SuperState, me: i64) -> None:
    """To the foremost place inside the locomotive, facing FRONT. [S-HORSE-01..03, S-RULE-22]"""
    facts.rode(g, me)


def last_chance(g: SuperState, me: i64, card: i64) -> None:
    """The very next card saves a fallen bandit if it is Horse. [S-HORSE-04..06, S-RULE-18]"""
    if card == HORSE:
        facts.rescued(g, me)
    else:
        facts.had_no_effect(g, me, card)
        facts.eliminated(g, me, next_wave(g))
