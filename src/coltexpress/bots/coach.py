"""How good each option looks to a coach: he tries those that look best and compares the ends.

He knows the view and nothing else, and throws the same dice for everybody: two states that look
the same to a seat get the same advice.
"""

from __future__ import annotations

from typing import Final

from coltexpress.bots.bot import AS_USUAL, Budget, Clock
from coltexpress.bots.lookahead import Outlaw
from coltexpress.bots.sharp import Sharp
from coltexpress.kernel.agenda import Ask
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View

SEED: Final = 1866
TRIED: Final = 12  # options at most; of a hundred plans most are not worth a thought
SURE: Final = 0.02  # of a win that the liking of a net is worth


USUAL: Final = Budget(iterations=24)


class Coach:
    """Looks one step ahead, and asks the net first where there is one."""

    def __init__(self, book: Rulebook) -> None:
        self.mind = Outlaw(book, SEED)
        self.sharp = Sharp(book, SEED)

    def values(self, view: View, question: Ask, budget: Budget = AS_USUAL) -> dict[int, float]:
        """By option, of those that look best at first: how likely it is to lead to a win."""
        if len(question.options) < 2 or self.mind.judge.is_free(question):
            return {}
        likes = self.likes(view, question)
        ranking = sorted(range(len(likes)), key=lambda place: (-likes[place], place))
        tried = sorted(ranking[:TRIED])
        options = [question.options[place] for place in tried]
        totals = [0.0] * len(tried)
        clock, finished = Clock(budget.over(USUAL)), 0
        while clock.goes_on():
            values = self.tries(view, question.seat, options, clock)
            if len(values) == len(options):
                finished += 1
                totals = [total + value for total, value in zip(totals, values, strict=True)]
        liked = [SURE * likes[place] for place in tried]
        means = [total / max(1, finished) for total in totals]
        return {
            option: mean + like for option, mean, like in zip(options, means, liked, strict=True)
        }

    def likes(self, view: View, question: Ask) -> list[float]:
        """By option: how much the net likes it, or else how good it looks by habit, from 0 to 1."""
        if self.sharp.net is not None:
            found = self.sharp.leanings(view, question)
        else:
            guess = self.mind.guess(view)
            found = [float(one) for one in self.mind.habits.scores(guess, question)]
        least, most = min(found), max(found)
        return [(one - least) / (most - least or 1.0) for one in found]

    def tries(self, view: View, seat: int, options: list[int], clock: Clock) -> list[float]:
        """These options in one guess, under the same luck; fewer if the time runs out."""
        g = self.mind.guess(view)
        luck = self.mind.dice.below(1 << 30)
        values: list[float] = []
        for option in options:
            if clock.is_late():
                break
            values.append(self.mind.outcome(g.copy(), seat, option, luck))
        return values
