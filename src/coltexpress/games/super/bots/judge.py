"""Who is likely to win Colt Super Express: who is still aboard, with how much loot, and where."""

from __future__ import annotations

import math
from typing import Final

from coltexpress.bots.judge import NO_ENEMY, Judge, settled
from coltexpress.games.super import scoring
from coltexpress.games.super.printed import FIRE, cards_in
from coltexpress.games.super.questions import PICK_CHARACTER
from coltexpress.games.super.rulebook import state_of
from coltexpress.games.super.stacks import holds
from coltexpress.games.super.state import ABOARD, FALLEN, OVER, SuperState, aboard
from coltexpress.kernel.agenda import Ask, State
from coltexpress.kernel.vecs import i64

# The weights, as powers of e: how much likelier to win somebody is for it. Led by a fit of
# `scripts/fit_judges.py` to 400 games, but set by hand; loot decided few of those games.
LOOT_CARD: Final = 0.12  # for each loot card
LAST_CAR: Final = -0.65  # in the car that goes next
SECOND_LAST: Final = -0.40  # in the one before it
LYING: Final = -0.60  # down on the back
FALLEN_OFF: Final = -2.0  # but a horse may come
LATE: Final = 2  # cars: from here on places hardly matter, and only lying down is bad


class SuperJudge(Judge):
    """Survival first, then loot."""

    def rounds(self, g: State) -> i64:
        state = state_of(g)
        return state.options.cars - state.cars

    def chances(self, g: State) -> list[float]:
        state = state_of(g)
        weights = [hope(state, bandit) for bandit in range(state.players)]
        total = sum(weights)
        if total > 0.0:
            nearly = [weight / total for weight in weights]
        else:  # nobody is aboard yet, or any more
            nearly = [1.0 / len(weights)] * len(weights)
        if state.phase != OVER:
            return nearly
        return settled(state.seats, scoring.winners(state), nearly)

    def seen(self, g: State, question: Ask, choice: i64, observer: i64) -> i64:
        return choice if question.seat == observer or len(g.sealed) == 0 else 0

    def is_free(self, question: Ask) -> bool:
        return question.what == PICK_CHARACTER

    def wealth(self, g: State, seat: i64) -> float:
        return float(len(state_of(g).loot[seat])) / 3

    def shots(self, g: State, seat: i64) -> float:
        state = state_of(g)
        fires = holds(state.plan[seat], FIRE) or holds(state.shown[seat], FIRE)
        return 1.0 if fires else 0.0

    def enemy(self, g: State, seat: i64) -> int:
        """Nobody is remembered here; whoever has most is resented."""
        state = state_of(g)
        others = [one for one in aboard(state) if one != seat and len(state.loot[one]) > 0]
        return max(others, key=lambda one: scoring.hoard(state, one), default=NO_ENEMY)


def hope(g: SuperState, bandit: i64) -> float:
    """The weight of a bandit among those who may win."""
    if g.status[bandit] == FALLEN:
        return math.exp(FALLEN_OFF)
    if g.status[bandit] != ABOARD:
        return 0.0
    power = LOOT_CARD * float(len(g.loot[bandit]))
    section = g.at[bandit] >> 1
    if g.cars > LATE and section == g.cars:
        power += LAST_CAR
    elif g.cars > LATE and section == g.cars - 1:
        power += SECOND_LAST
    if g.down[bandit] == 1:
        power += LYING
    return math.exp(power)


def fires(plan: int) -> bool:
    """Does the plan hold a shot?"""
    return FIRE in cards_in(plan)


JUDGE: Final = SuperJudge()
