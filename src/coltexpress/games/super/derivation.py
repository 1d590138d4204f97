"""Which agendas can wait in a state of Colt Super Express: the state as each rule found it."""

from __future__ import annotations

from coltexpress.games.super.board import board_of
from coltexpress.games.super.rulebook import SuperExpress
from coltexpress.games.super.state import PLANNING, ROUND_END, SETUP
from coltexpress.games.super.steps import DRAW_START_PLAYER, END_ROUND, PICK, ROUND
from coltexpress.kernel.agenda import BLANK, Step
from coltexpress.kernel.vecs import i64, vec


def is_setting_up(g: SuperExpress) -> bool:
    """Is the game before its first round?"""
    return g.phase == SETUP


def root(g: SuperExpress) -> Step:
    """Planning grows from the round; cards are carried out without a stop until it ends."""
    return Step(END_ROUND) if g.phase == ROUND_END else Step(ROUND)


def as_found(g: SuperExpress, step: Step) -> tuple[SuperExpress, Step] | None:
    """A copy of the state as this rule found it, and the step that it carried out there."""
    if step.rule == ROUND and g.phase == PLANNING:
        return g.copy(), step
    if step.rule == END_ROUND and g.cars < g.options.cars:
        state = g.copy()
        state.cars += 1  # the last car was not yet decoupled
        state.board = board_of(state.cars)
        return state, step
    return None


def set_up_answer(g: SuperExpress, step: Step, _offered: vec[i64]) -> int:
    """What the state shows was answered to this step of the setup."""
    if step.rule == PICK:
        return g.who[step.a]
    return g.start if step.rule == DRAW_START_PLAYER else BLANK
