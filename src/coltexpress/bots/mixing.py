"""Sealed plans: all plans are enumerated against sampled plans of the others, and mixed.

Everybody at the table is taken to learn by regret matching: whoever learns compares his plans
against one plan of each other seat, drawn from what they play so far. The average of what was
played is close to a mix that nobody can exploit; the choice is drawn from its better part.
"""

from __future__ import annotations

from typing import Final

from coltexpress.bots.bot import Budget, Clock
from coltexpress.bots.habits.habit import preferences
from coltexpress.bots.mind import Mind
from coltexpress.kernel.agenda import BLANK, Ask, State, choose
from coltexpress.kernel.views import View

COMPARED: Final = 24  # plans compared at a time
WARMTH: Final = 220.0  # of the habits from which everybody starts
TRUST: Final = 0.02  # regret that the habits are worth at the start
DOUBT: Final = 0.01  # by so much of a win a plan may seem worse and still be drawn


class Learner:
    """What one seat has learned about its plans."""

    def __init__(self, plans: list[int], priors: list[float]) -> None:
        self.plans = plans
        self.regrets = [TRUST * prior for prior in priors]
        self.played = priors[:]
        self.totals = [0.0] * len(plans)
        self.tries = [0] * len(plans)

    def mix(self) -> list[float]:
        """How often each plan is played now: in proportion to its regret."""
        positive = [max(0.0, regret) for regret in self.regrets]
        total = sum(positive)
        if total <= 0.0:
            return [1.0 / len(positive)] * len(positive)
        return [regret / total for regret in positive]


class Mixer(Mind):
    """Plays the questions that all seats answer at the same time."""

    usual = Budget(seconds=0.3)
    rounds_ahead = 1

    def think(self, view: View, question: Ask, clock: Clock) -> int:
        base = self.guess(view)
        learners = self.learners(base)
        others = [seat for seat in sorted(learners) if seat != question.seat]
        while clock.goes_on():
            own_turn = clock.done % 2 == 0 or not others
            other = others[clock.done // 2 % len(others)] if others else question.seat
            self.learn(base, learners, question.seat if own_turn else other, clock)
        return self.draw_serious(learners[question.seat])

    def learners(self, base: State) -> dict[int, Learner]:
        """By seat that plans: what it plays by habit."""
        found = {}
        for asked in base.asks:
            scores = self.habits.scores(base, asked)
            found[asked.seat] = Learner(asked.options, preferences(scores, WARMTH))
        return found

    def learn(self, base: State, learners: dict[int, Learner], seat: int, clock: Clock) -> None:
        """Compare plans of one seat against one plan of each of the others."""
        plans = [BLANK] * base.seats
        for other, learner in learners.items():
            if other != seat:
                plans[other] = learner.plans[self.draw(learner.mix())]
        learner = learners[seat]
        mix = learner.mix()
        places = self.dice.shuffled(list(range(len(mix))))[:COMPARED]
        values: list[float] = []
        for place in places:
            if clock.is_late():
                return
            values.append(self.outcome(base, plans, seat, learner.plans[place]))
        weight = sum([mix[place] for place in places])
        if weight <= 0.0:
            expected = sum(values) / len(values)
        else:
            total = sum([mix[place] * value for place, value in zip(places, values, strict=True)])
            expected = total / weight
        for place, value in zip(places, values, strict=True):
            learner.regrets[place] = max(0.0, learner.regrets[place] + value - expected)
            learner.totals[place] += value
            learner.tries[place] += 1
        for place, share in enumerate(mix):
            learner.played[place] += share

    def outcome(self, base: State, plans: list[int], seat: int, plan: int) -> float:
        """How good the table is for this seat when these plans were carried out."""
        g = base.copy()
        g.chance = self.dice
        g.sealed = plans[:]
        until = self.judge.rounds(g) + self.rounds_ahead
        choose(g, seat, plan)
        self.play_on(g, self.dice, until)
        return self.rewards(g, seat)[seat]

    def draw(self, weights: list[float]) -> int:
        """A place, drawn with these weights."""
        point = self.dice.below(1 << 20) / (1 << 20) * sum(weights)
        for place, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return place
        return len(weights) - 1

    def draw_serious(self, learner: Learner) -> int:
        """One of the plans that did best so far, the better ones more often."""
        means = [
            total / tries if tries else -1.0
            for total, tries in zip(learner.totals, learner.tries, strict=True)
        ]
        if max(learner.tries) == 0:
            return learner.plans[self.draw(learner.mix())]
        return learner.plans[self.draw(preferences(means, DOUBT))]


class LongMixer(Mixer):
    """The same for longer, so that the mixes settle; a second round in the head only adds noise."""

    usual = Budget(seconds=1.5)
