"""The uniform bot: every option is as good as any other."""

from __future__ import annotations

from coltexpress.bots.bot import AS_USUAL, Bot, Budget
from coltexpress.kernel.agenda import Ask
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.views import View


class Uniform(Bot):
    """Chooses evenly among the options."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View, question: Ask, budget: Budget = AS_USUAL) -> int:
        return self.dice.answer(question.options)
