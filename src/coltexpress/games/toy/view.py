"""The way back from a view to a state."""

from __future__ import annotations

from coltexpress.games.toy.printed import CRATES
from coltexpress.games.toy.rulebook import Toy
from coltexpress.kernel.agenda import BLANK, HIDDEN, reopen
from coltexpress.kernel.chance import Dice


def determinize(state: Toy, dice: Dice) -> Toy:
    """A state that looks the same: the crate at stake and the sealed bids are guessed."""
    g = state.copy()
    if g.stake != BLANK and g.crate[g.stake] == HIDDEN:
        g.crate[g.stake] = dice.answer(CRATES[g.stake])
    reopen(g)
    for question in g.asks:
        if len(g.sealed) > 0 and g.sealed[question.seat] == HIDDEN:
            g.sealed[question.seat] = dice.answer(question.options)
    return g
