"""Chapter 5: a round begins, and all players plan three cards at the same time."""

from __future__ import annotations

from coltexpress.games.super import facts
from coltexpress.games.super.questions import WHICH_PLAN
from coltexpress.games.super.state import ABOARD, SuperState, round_number
from coltexpress.games.super.steps import EXECUTE, PLAN
from coltexpress.kernel.agenda import BLANK, ask_sealed, then, unseal
from coltexpress.kernel.vecs import i64


def begin_round(g: SuperState) -> None:
    """A round: planning, then execution. [S-GEN-04, S-GEN-05, S-PLAN-01]"""
    facts.round_began(g, round_number(g))
    then(g, PLAN)


def plan(g: SuperState, sealed: i64) -> None:
    """Three cards in any order, secretly, until all are in. [S-PLAN-02..06, S-RULE-04]"""
    if sealed == BLANK:
        for bandit in range(g.players):
            if g.status[bandit] == ABOARD:
                ask_sealed(g, bandit, WHICH_PLAN, g.plans)
        return
    plans = unseal(g)
    for bandit in range(g.players):
        if g.status[bandit] == ABOARD:
            facts.planned(g, bandit, plans[bandit])
    facts.execution_began(g)
    then(g, EXECUTE)
