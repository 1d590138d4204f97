"""What an action is aimed at."""

from __future__ import annotations

from coltexpress.games.classic import facts
from coltexpress.games.classic.state import ClassicState, ask_bandit
from coltexpress.kernel.agenda import BLANK
from coltexpress.kernel.vecs import i64, vec


def aim(g: ClassicState, me: i64, action: i64, what: i64, options: vec[i64]) -> i64:
    """Ask what an action is aimed at; aimed at nothing it has no effect. [C-FIRE-12, C-ROB-04]

    BLANK either way means that there is nothing more to do now.
    """
    if len(options) == 0:
        facts.had_no_effect(g, me, action)
        return BLANK
    return ask_bandit(g, me, what, options)
