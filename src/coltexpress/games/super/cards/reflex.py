"""Chapter 15, Reflex: one card for those who stand and another for those who are down."""

from __future__ import annotations

from coltexpress.games.super import facts
from coltexpress.games.super.cards.fire import fire
from coltexpress.games.super.state import SuperState
from coltexpress.kernel.vecs import i64


def drop(g: SuperState, me: i64) -> None:
    """Who stands falls on its back, on the spot. [S-REFLEX-03, S-REFLEX-04, S-POS-19]"""
    facts.lay_down(g, me)


def spring_up(g: SuperState, me: i64) -> None:
    """Who is down stands up and fires with the same card. [S-REFLEX-01, S-REFLEX-02]"""
    facts.stood_up(g, me)
    fire(g, me)
