"""Outlaw: tries every option, lets everybody play the round out by habit, and compares."""

from __future__ import annotations

from coltexpress.bots.bot import Budget, Clock
from coltexpress.bots.mind import Mind
from coltexpress.kernel.agenda import Ask, State, choose
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.views import View


class Outlaw(Mind):
    """One step ahead over several guesses; in each guess all options meet the same luck."""

    usual = Budget(iterations=10)

    def think(self, view: View, question: Ask, clock: Clock) -> int:
        totals = [0.0] * len(question.options)
        while clock.goes_on():
            g = self.guess(view)
            luck = self.dice.below(1 << 30)
            for place, option in enumerate(question.options):
                totals[place] += self.outcome(g.copy(), question.seat, option, luck)
        if clock.done == 0:
            return self.habits.choose(self.guess(view), question, self.dice)
        return question.options[totals.index(max(totals))]

    def outcome(self, g: State, seat: int, option: int, luck: int) -> float:
        """How good the table is for this seat when the round is over."""
        dice = Dice(luck)
        until = self.judge.rounds(g) + 1
        g.chance = dice
        choose(g, seat, option)
        self.play_on(g, dice, until)
        return self.rewards(g, seat)[seat]
