"""The rulebook of Colt Super Express: from the number of a rule to its function."""

from __future__ import annotations

from coltexpress.games.super import execution, planning, round_end, scoring, setup
from coltexpress.games.super.options import Options
from coltexpress.games.super.state import SuperState
from coltexpress.games.super.steps import (
    AWARD,
    DRAW_START_PLAYER,
    END_GAME,
    END_ROUND,
    EXECUTE,
    PASS_ON,
    PICK,
    PLACE,
    PLAN,
    ROUND,
    SET_UP,
)
from coltexpress.kernel.agenda import begin
from coltexpress.kernel.chance import Chance
from coltexpress.kernel.vecs import i64


class SuperExpress(SuperState):
    """A game of Colt Super Express, in progress."""

    def copy(self) -> SuperExpress:
        return SuperExpress(self.options, self)

    def resolve(self, rule: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry out one step, or ask for its first blank."""
        # A round
        if rule == PLAN:
            planning.plan(self, a)
        elif rule == EXECUTE:
            execution.execute(self)
        elif rule == ROUND:
            planning.begin_round(self)
        elif rule == END_ROUND:
            round_end.end_round(self)
        elif rule == AWARD:
            round_end.award(self, a)
        elif rule == PASS_ON:
            round_end.pass_on(self)
        # Before and after
        elif rule == SET_UP:
            setup.set_up(self)
        elif rule == PICK:
            setup.pick(self, a, b)
        elif rule == DRAW_START_PLAYER:
            setup.draw_start_player(self, a)
        elif rule == PLACE:
            setup.place(self)
        elif rule == END_GAME:
            scoring.end_game(self)
        else:
            raise AssertionError(f"no rule has the number {rule}")


def new_game(
    options: Options, chance: Chance | None = None, *, listen: bool = False
) -> SuperExpress:
    """A game at its first question."""
    g = SuperExpress(options)
    begin(g, SET_UP, chance, listen=listen)
    return g
