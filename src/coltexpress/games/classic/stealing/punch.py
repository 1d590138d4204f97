"""Chapter A8, Punch: whom, what he loses, where he lands."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic import facts
from coltexpress.games.classic.events import THROWN
from coltexpress.games.classic.powers import keeps_purses, pickable
from coltexpress.games.classic.questions import (
    KEEP_PURSE,
    PUNCH_WHAT,
    PUNCH_WHOM,
    THROW_WHERE,
    WHICH_PURSE_LOST,
)
from coltexpress.games.classic.state import ClassicState, ask_bandit, beside
from coltexpress.games.classic.stealing.aim import aim
from coltexpress.games.classic.stealing.meeting import arrive
from coltexpress.games.classic.stealing.rob import is_purse, picks, tokens_picked
from coltexpress.games.classic.steps import LOSE, THROW
from coltexpress.kernel.agenda import BLANK, CHANCE, ask, then
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.faces import PUNCH

NO: Final = 0
YES: Final = 1
THE_FLOOR: Final = 99  # who gets what a victim loses, if no bandit does


def punch(g: ClassicState, me: i64, victim: i64, pick: i64, keep: i64) -> None:
    """A bandit beside you loses a token and is thrown into the next car. [C-PUNCH-01..08]"""
    if victim == BLANK:
        victim = aim(g, me, PUNCH, PUNCH_WHOM, pickable(g, beside(g, me)))
        if victim == BLANK:
            return
    held = g.held[victim]
    if len(held) > 0:
        if pick == BLANK:
            pick = ask_bandit(g, me, PUNCH_WHAT, picks(g, held))
            if pick == BLANK:
                return
        if keep == BLANK and keeps_purses(g, me) and is_purse(g, held, pick):
            keep = ask_bandit(g, me, KEEP_PURSE, vec[i64]([NO, YES]))
            if keep == BLANK:
                return
        taker: i64 = THE_FLOOR
        if keep == YES:
            taker = me
        then(g, LOSE, victim, pick, taker)
    then(g, THROW, me, victim)


def lose(g: ClassicState, victim: i64, pick: i64, taker: i64, token: i64) -> None:
    """The token drops where the punch happened, or Cheyenne keeps it. [C-PUNCH-05, C-CHEY-01]"""
    if token == BLANK:
        token = ask(g, CHANCE, WHICH_PURSE_LOST, tokens_picked(g, g.held[victim], pick))
        if token == BLANK:
            return
    if taker == THE_FLOOR:
        facts.dropped(g, victim, pick, token)
    else:
        facts.snatched(g, taker, victim, pick, token)


def throw(g: ClassicState, me: i64, victim: i64, to: i64) -> None:
    """The victim lands in a neighbouring car, on the same floor. [C-PUNCH-06..08, C-RULE-31..33]"""
    if to == BLANK:
        to = ask_bandit(g, me, THROW_WHERE, g.train.next_to[g.at[victim]])
    if to != BLANK:
        arrive(g, THROWN, victim, to)
