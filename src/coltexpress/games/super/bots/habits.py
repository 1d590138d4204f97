"""Rules of thumb for Colt Super Express: do not walk off the train, and leave the last car."""

from __future__ import annotations

from typing import Final

from coltexpress.bots.characters import Character
from coltexpress.bots.habits import Habits
from coltexpress.games.super.board import FRONT, OFF, same_floor
from coltexpress.games.super.bots.judge import fires
from coltexpress.games.super.foresight import KINDS, down_in, facing_in, foresight, pose_of, spot_in
from coltexpress.games.super.printed import FIRE, stack_of
from coltexpress.games.super.questions import WHICH_PLAN
from coltexpress.games.super.rulebook import SuperExpress, state_of
from coltexpress.games.super.stacks import EMPTY, top_of, without_top
from coltexpress.kernel.agenda import Ask, State
from coltexpress.kernel.vecs import i64, vec

WALKS_OFF: Final = -1500  # nothing but another's shot could save the bandit
LEFT_BEHIND: Final = -900  # in the last car when it is uncoupled
SECOND_TO_LAST: Final = 120  # in the car that will be last, which wins loot
AIMED: Final = 150  # a shot fired towards somebody
EXPOSED: Final = -60  # at the nose of the locomotive, looking out
FONDNESS: Final = 800.0  # what a whole unit of character is worth


class SuperHabits(Habits):
    """Each plan, as if nobody else moved."""

    noise: i64 = 300

    def scores(self, g: State, question: Ask) -> vec[i64]:
        if question.what != WHICH_PLAN:
            return vec[i64]([0] * len(question.options))
        state = state_of(g)
        me: i64 = question.seat
        return vec[i64]([of_plan(state, me, plan) for plan in question.options])

    def tilt(self, g: State, question: Ask, option: i64, character: Character) -> float:
        if question.what != WHICH_PLAN:
            return 0.0
        total = character.shots * FONDNESS if fires(option) else 0.0
        if character.greed:
            total += character.greed * float(of_plan(state_of(g), question.seat, option)) / 2
        return total


def of_plan(g: SuperExpress, me: i64, plan: i64) -> i64:
    """Where a plan leads when everybody else stands still."""
    after = foresight(g)
    pose = pose_of(g, me)
    score: i64 = 0
    cards = stack_of(plan)
    while cards != EMPTY:
        card = top_of(cards)
        cards = without_top(cards)
        aims = card == FIRE and down_in(pose) == 0
        if aims and is_ahead(g, me, spot_in(pose), facing_in(pose)):
            score += AIMED
        pose = after[pose * KINDS + card]
    if spot_in(pose) == OFF:
        return WALKS_OFF
    return score + of_end(g, spot_in(pose), facing_in(pose))


def is_ahead(g: SuperExpress, me: i64, spot: i64, facing: i64) -> bool:
    """Does somebody stand on this floor in front of the spot?"""
    for other in range(g.players):
        there = g.at[other]
        if other != me and there != OFF and same_floor(spot, there):
            ahead = there < spot if facing == FRONT else there > spot
            if ahead:
                return True
    return False


def of_end(g: SuperExpress, spot: i64, facing: i64) -> i64:
    """What the place is worth when the last car goes."""
    section = spot >> 1
    if section == g.cars:
        return LEFT_BEHIND
    if section == g.cars - 1:
        return SECOND_TO_LAST
    if section == 0 and facing == FRONT:
        return EXPOSED
    return 0


HABITS: Final = SuperHabits()
