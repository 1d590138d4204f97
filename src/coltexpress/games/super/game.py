"""Colt Super Express as the rest of the program knows it."""

from __future__ import annotations

from typing import Final

from coltexpress.games.super.questions import WHO_STARTS
from coltexpress.games.super.rulebook import SuperExpress, state_of
from coltexpress.games.super.scoring import winners
from coltexpress.games.super.view import determinize
from coltexpress.kernel.agenda import State
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View


class SuperRulebook(Rulebook):
    """Colt Super Express, with Reflex and Horse."""

    name = "super"
    version = 1
    who_begins = WHO_STARTS
    plans_together = True

    def determinize(self, view: View, dice: Dice) -> SuperExpress:
        return determinize(state_of(view.state), dice)

    def who_won(self, g: State) -> list[int]:
        return winners(state_of(g))


RULEBOOK: Final = SuperRulebook(SuperExpress)
