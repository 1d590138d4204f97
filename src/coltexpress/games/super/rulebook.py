"""The rulebook of Colt Super Express: from the number of a rule to its function."""

from __future__ import annotations

from coltexpress.games.super import execution, planning, round_end, scoring, setup, steps
from coltexpress.games.super.state import SuperState
from coltexpress.kernel.agenda import State, taken_apart
from coltexpress.kernel.vecs import i64


class SuperExpress(SuperState):
    """A game of Colt Super Express, in progress."""

    def copy(self) -> SuperExpress:
        return SuperExpress(self.options, self)

    def resolve(self, step: i64) -> None:
        """Carry out one step, or ask for its first blank."""
        rule, a, b, _, _ = taken_apart(step)
        # A round
        if rule == steps.PLAN:
            planning.plan(self, a)
        elif rule == steps.EXECUTE:
            execution.execute(self)
        elif rule == steps.ROUND:
            planning.begin_round(self)
        elif rule == steps.END_ROUND:
            round_end.end_round(self)
        elif rule == steps.AWARD:
            round_end.award(self, a)
        elif rule == steps.PASS_ON:
            round_end.pass_on(self)
        # Before and after
        elif rule == steps.SET_UP:
            setup.set_up(self)
        elif rule == steps.PICK:
            setup.pick(self, a, b)
        elif rule == steps.DRAW_START_PLAYER:
            setup.draw_start_player(self, a)
        elif rule == steps.PLACE:
            setup.place(self)
        elif rule == steps.END_GAME:
            scoring.end_game(self)
        else:
            raise AssertionError(f"no rule has the number {rule}")


def state_of(state: State) -> SuperExpress:
    """The state, known to be one of this game."""
    assert isinstance(state, SuperExpress), "a state of another game"
    return state
