"""What puzzles of Colt Super Express are about."""

from __future__ import annotations

from typing import Final

from coltexpress.games.super.printed import FIRE, HORSE, REFLEX, cards_in
from coltexpress.games.super.rulebook import state_of
from coltexpress.games.super.state import ABOARD
from coltexpress.kernel.agenda import Ask, State
from coltexpress.study.themes import Fits, Theme, always


def in_last_car(state: State, asked: Ask, answer: int) -> bool:
    """Does the bandit stand in the car that goes next?"""
    g = state_of(state)
    return g.status[asked.seat] == ABOARD and g.at[asked.seat] >> 1 == g.cars


def lies_down(state: State, asked: Ask, answer: int) -> bool:
    """Does the bandit lie on its back?"""
    return state_of(state).down[asked.seat] == 1


def plans(*cards: int) -> Fits:
    """For a plan with one of these cards."""
    return lambda state, asked, answer: any(card in cards for card in cards_in(answer))


THEMES: Final = (
    Theme("up", lies_down),
    Theme("last-car", in_last_car),
    Theme("trick", plans(REFLEX, HORSE)),
    Theme("shot", plans(FIRE)),
    Theme("way", always),
)
