"""What puzzles of the base game are about."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic import questions as asks
from coltexpress.games.classic.bots.judge import led_by
from coltexpress.games.classic.rulebook import state_of
from coltexpress.games.classic.state import ClassicState
from coltexpress.kernel.agenda import Ask, State
from coltexpress.study.themes import Fits, Theme, always, any_of
from coltexpress.train.cards import DRAW, face_of
from coltexpress.train.faces import FIRE, FLOOR_CHANGE, MARSHAL, MOVE, PUNCH, ROBBERY
from coltexpress.train.loot import KIND_OF, STRONGBOX


def plays(*faces: int) -> Fits:
    """For laying a card with one of these faces."""
    return lambda state, asked, answer: (
        asked.what == asks.PLAY_OR_DRAW and answer < DRAW and face_of(answer) in faces
    )


def either(*several: Fits) -> Fits:
    """For what fits any of these."""
    return lambda state, asked, answer: any(fits(state, asked, answer) for fits in several)


def strongbox(state: State, asked: Ask, answer: int) -> bool:
    """Is the answer the strongbox, or a Robbery where one lies?"""
    g = state_of(state)
    if asked.what in {asks.ROB_WHAT, asks.PUNCH_WHAT}:
        return answer == STRONGBOX
    return plays(ROBBERY)(state, asked, answer) and any(
        KIND_OF[token] == STRONGBOX
        for bandit in led_by(g, asked.seat)
        for token in g.floor[g.at[bandit]]
    )


def escape(state: State, asked: Ask, answer: int) -> bool:
    """Does a bandit with loot run from the Marshal, who is beside him?"""
    g = state_of(state)
    return goes(state, asked, answer) and any(
        len(g.held[bandit]) > 0 and is_near(g, g.at[bandit]) for bandit in led_by(g, asked.seat)
    )


def is_near(g: ClassicState, spot: int) -> bool:
    """Is the spot inside, in the car of the Marshal or in the next one?"""
    return (
        not g.train.on_roof[spot] and -1 <= g.train.section[spot] - g.train.section[g.marshal] <= 1
    )


def waits(state: State, asked: Ask, answer: int) -> bool:
    """Is it better to draw cards, or to keep them?"""
    return asked.what == asks.DISCARD_WHICH or (asked.what == asks.PLAY_OR_DRAW and answer >= DRAW)


goes: Final = either(
    any_of(asks.MOVE_WHERE, asks.CLIMB_WHERE),
    plays(MOVE, FLOOR_CHANGE),
)
THEMES: Final = (
    Theme("strongbox", strongbox),
    Theme("escape", escape),
    Theme("marshal", either(any_of(asks.MARSHAL_WHERE), plays(MARSHAL))),
    Theme("shot", either(any_of(asks.FIRE_AT_WHOM), plays(FIRE))),
    Theme(
        "punch",
        either(any_of(asks.PUNCH_WHOM, asks.PUNCH_WHAT, asks.THROW_WHERE), plays(PUNCH)),
    ),
    Theme("robbery", either(any_of(asks.ROB_WHAT, asks.PICK_POCKET), plays(ROBBERY))),
    Theme("patience", waits),
    Theme("way", always),
)
