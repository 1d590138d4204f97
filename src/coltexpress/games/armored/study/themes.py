"""What puzzles on the armored train are about: its own themes, then those of the base game."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored import questions as asks
from coltexpress.games.armored.rulebook import state_of
from coltexpress.games.classic.bots.judge import led_by, rounds_left
from coltexpress.games.classic.questions import CLIMB_WHERE, MOVE_WHERE, ROB_WHAT
from coltexpress.games.classic.study import themes as base
from coltexpress.games.classic.study.themes import either, goes, plays
from coltexpress.kernel.agenda import Ask, State
from coltexpress.study.themes import Theme, any_of
from coltexpress.train.faces import NUDGE
from coltexpress.train.loot import DOCUMENT

HOMEWARD: Final = 2  # rounds left when it is time to think of home


def home(state: State, asked: Ask, answer: int) -> bool:
    """Does the answer bring a bandit home, or nearer, before the trains part?"""
    g = state_of(state)
    away = [one for one in led_by(g, asked.seat) if g.trains.starting[g.at[one]] == 0]
    if not away or rounds_left(g) > HOMEWARD:
        return False
    if asked.what in {MOVE_WHERE, CLIMB_WHERE}:
        return g.trains.starting[answer] == 1
    return goes(state, asked, answer)


def document(state: State, asked: Ask, answer: int) -> bool:
    """Is the answer a document?"""
    return asked.what in {ROB_WHAT, asks.WHICH_LOOT_ROBBED} and answer == DOCUMENT


THEMES: Final = (
    Theme("home", home),
    Theme("document", document),
    Theme(
        "nudge",
        either(any_of(asks.NUDGE_WHOM, asks.NUDGE_WHAT, asks.TAKE_ACTION), plays(NUDGE)),
    ),
    *[theme for theme in base.THEMES if theme.name not in {"escape", "marshal"}],
)
