"""The base game as the rest of the program knows it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from coltexpress.games.classic.questions import WHO_IS_FIRST
from coltexpress.games.classic.rulebook import Classic, state_of
from coltexpress.games.classic.scoring import winners
from coltexpress.games.classic.view import determinize
from coltexpress.kernel.agenda import State
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View


class ClassicRulebook(Rulebook):
    """Colt Express, the base game."""

    name = "classic"
    version = 2
    who_begins = WHO_IS_FIRST
    variants = MappingProxyType(
        {
            "expert": {"expert_variant": "true"},
            "guests": {"guest_bandits": "true"},
            "tokens": {"purse_pick": "token"},
            "zh": {"edition": "zh"},
            "sv": {"edition": "sv"},
        }
    )

    def determinize(self, view: View, dice: Dice) -> Classic:
        return determinize(state_of(view.state), dice)

    def who_won(self, g: State) -> list[int]:
        return winners(state_of(g))


RULEBOOK: Final = ClassicRulebook(Classic)
