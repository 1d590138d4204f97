"""Crates as the rest of the program knows it."""

from __future__ import annotations

from typing import Final

from coltexpress.games.toy.rulebook import Toy, state_of
from coltexpress.games.toy.scoring import winners
from coltexpress.games.toy.view import determinize
from coltexpress.kernel.agenda import State
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View


class ToyRulebook(Rulebook):
    """Crates."""

    name = "toy"
    version = 1

    def determinize(self, view: View, dice: Dice) -> Toy:
        return determinize(state_of(view.state), dice)

    def who_won(self, g: State) -> list[int]:
        return winners(state_of(g))


RULEBOOK: Final = ToyRulebook(Toy)
