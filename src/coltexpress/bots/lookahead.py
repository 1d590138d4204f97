"""Outlaw: tries every option, lets everybody play the round out by habit, and compares."""

from __future__ import annotations

from coltexpress.bots.bot import Budget, Clock
from coltexpress.bots.mind import UNTRIED, Mind
from coltexpress.kernel.agenda import Ask, State, choose
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.vecs import i64
from coltexpress.kernel.views import View


class Outlaw(Mind):
    """One step ahead over several guesses; in each guess all options meet the same luck."""

    usual = Budget(iterations=10)

    def think(self, view: View, question: Ask, clock: Clock) -> int:
        values = self.values(view, question, clock)
        best = max(values)
        if best == UNTRIED:
            return self.habits.choose(self.guess(view), question, self.dice)
        return question.options[values.index(best)]

    def values(self, view: View, question: Ask, clock: Clock) -> list[float]:
        totals = [0.0] * len(question.options)
        finished = 0
        while clock.goes_on():
            values = self.compare(view, question, clock)
            if len(values) == len(totals):
                finished += 1
                for place, value in enumerate(values):
                    totals[place] += value
        return [total / finished if finished else UNTRIED for total in totals]

    def compare(self, view: View, question: Ask, clock: Clock) -> list[float]:
        """Every option in one guess, or fewer if the time runs out meanwhile."""
        g = self.guess(view)
        luck = self.dice.below(1 << 30)
        values: list[float] = []
        for option in question.options:
            if clock.is_late():
                break
            values.append(self.outcome(g.copy(), question.seat, option, luck))
        return values

    def outcome(self, g: State, seat: i64, option: i64, luck: i64) -> float:
        """How good the state is for this seat when the round is over."""
        dice = Dice(luck)
        until = self.judge.rounds(g) + 1
        g.chance = dice
        choose(g, seat, option)
        self.play_on(g, dice, until)
        return self.rewards(g, seat)[seat]
