"""Couriers & Armored Train as the rest of the program knows it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from coltexpress.games.armored.printed import read_printed
from coltexpress.games.armored.rulebook import Armored, state_of
from coltexpress.games.armored.scoring import winners
from coltexpress.games.armored.state import may_talk
from coltexpress.games.armored.view import determinize
from coltexpress.games.classic.questions import WHO_IS_FIRST
from coltexpress.kernel.agenda import State
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View


class ArmoredRulebook(Rulebook):
    """Colt Express: Couriers & Armored Train."""

    name = "armored"
    version = 2
    who_begins = WHO_IS_FIRST
    extends = "classic"
    teams = 2
    reads_data = True
    variants = MappingProxyType({"betrayal": {"mode": "betrayal"}, "pl": {"edition": "pl"}})

    def may_talk(self, g: State) -> bool:
        return may_talk(state_of(g))

    def read_data(self, content: bytes) -> str:
        return read_printed(content).digest

    def determinize(self, view: View, dice: Dice) -> Armored:
        return determinize(state_of(view.state), dice)

    def who_won(self, g: State) -> list[int]:
        return winners(state_of(g))


RULEBOOK: Final = ArmoredRulebook(Armored)
