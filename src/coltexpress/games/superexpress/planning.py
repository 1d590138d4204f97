"""Chapter 5: a round begins, and all players plan three cards at the same time."""

from __future__ import annotations

from coltexpress.games.superexpress import facts
from coltexpress.games.superexpress.questions import WHICH_PLAN
from coltexpress.games.superexpress.state import SuperTable, aboard, round_number
from coltexpress.games.superexpress.steps import PLAN, TURN_OF
from coltexpress.kernel.agenda import BLANK, ask_sealed, then, unseal

FIRST_LAP = 1


def begin_round(g: SuperTable) -> None:
    """A round: planning, then execution. [S-GEN-04, S-GEN-05, S-PLAN-01]"""
    facts.round_began(g, round_number(g))
    then(g, PLAN)


def plan(g: SuperTable, sealed: int) -> None:
    """Three cards in any order, secretly, until all are in. [S-PLAN-02..06, S-RULE-04]"""
    if sealed == BLANK:
        for bandit in aboard(g):
            ask_sealed(g, bandit, WHICH_PLAN, g.options.plans)
        return
    plans = unseal(g)
    for bandit in aboard(g):
        facts.planned(g, bandit, plans[bandit])
    facts.execution_began(g)
    then(g, TURN_OF, FIRST_LAP, g.start)
