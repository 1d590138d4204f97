"""Greenhorn: plays by habit, and now and then makes the mistakes that people make."""

from __future__ import annotations

from typing import Final

from coltexpress.bots.bot import Clock
from coltexpress.bots.habits import best_today
from coltexpress.bots.mind import Mind
from coltexpress.kernel.agenda import Ask
from coltexpress.kernel.vecs import i64
from coltexpress.kernel.views import View

SLIP: Final = 8  # one decision in so many is made without looking
FOG: Final = 260  # dollars by which an option may look better or worse


class Greenhorn(Mind):
    """One guess at what is hidden, and the rules of thumb."""

    def think(self, view: View, question: Ask, clock: Clock) -> int:
        if self.dice.below(SLIP) == 0:
            return self.dice.answer(question.options)
        g = self.guess(view)
        scores = self.habits.scores(g, question)
        for place, option in enumerate(question.options):
            scores[place] += i64(self.habits.tilt(g, question, option, self.character))
        return best_today(question.options, scores, FOG, self.dice)
