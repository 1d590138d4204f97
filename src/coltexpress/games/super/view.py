"""The way back from a view to a state."""

from __future__ import annotations

from coltexpress.games.super.rulebook import SuperExpress
from coltexpress.games.super.stacks import from_top, holds, stacked
from coltexpress.games.super.state import SuperState
from coltexpress.kernel.agenda import HIDDEN, reopen
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.vecs import i64, vec


def determinize(state: SuperExpress, dice: Dice) -> SuperExpress:
    """A state that looks the same to whoever saw this one; sealed answers are guessed."""
    g = state.copy()
    for bandit in range(g.players):
        guess_plan(g, bandit, dice)
    reopen(g)
    for question in g.asks:
        if len(g.sealed) > 0 and g.sealed[question.seat] == HIDDEN:
            g.sealed[question.seat] = dice.answer(question.options)
    return g


def guess_plan(g: SuperState, bandit: i64, dice: Dice) -> None:
    """The cards that a player has not revealed are any that were not shown. [S-PLAN-06]"""
    if holds(g.plan[bandit], HIDDEN):
        shown = g.shown[bandit]
        unseen = vec[i64]([card for card in g.options.cards if not holds(shown, card)])
        count = len(from_top(g.plan[bandit]))
        g.plan[bandit] = stacked(dice.shuffled(unseen)[:count])
