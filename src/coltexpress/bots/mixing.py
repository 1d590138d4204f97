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
SERIOUS: Final = 0.5  # plans are drawn that are played at least so often as the best
OWN_TURNS: Final = 2  # this bot learns as often as so many others


class Learner:
    """What one seat has learned about its plans."""

    def __init__(self, plans: list[int], priors: list[float]) -> None:
        self.plans = plans
        self.regrets = [TRUST * prior for prior in priors]
        self.played = priors[:]

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
        seats = sorted(learners)
        order = seats + [question.seat] * (OWN_TURNS - 1)
        while clock.goes_on():
            self.learn(base, learners, order[clock.done % len(order)])
        return self.draw_serious(learners[question.seat])

    def learners(self, base: State) -> dict[int, Learner]:
        """By seat that plans: what it plays by habit."""
        found = {}
        for asked in base.asks:
            scores = self.habits.scores(base, asked)
            found[asked.seat] = Learner(asked.options, preferences(scores, WARMTH))
        return found

    def learn(self, base: State, learners: dict[int, Learner], seat: int) -> None:
        """Compare plans of one seat against one plan of each of the others."""
        plans = [BLANK] * base.seats
        for other, learner in learners.items():
            if other != seat:
                plans[other] = learner.plans[self.draw(learner.mix())]
        learner = learners[seat]
        mix = learner.mix()
        places = self.dice.shuffled(list(range(len(mix))))[:COMPARED]
        values = [self.outcome(base, plans, seat, learner.plans[place]) for place in places]
        weight = sum([mix[place] for place in places])
        if weight <= 0.0:
            expected = sum(values) / len(values)
        else:
            total = sum([mix[place] * value for place, value in zip(places, values, strict=True)])
            expected = total / weight
        for place, value in zip(places, values, strict=True):
            learner.regrets[place] = max(0.0, learner.regrets[place] + value - expected)
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
        """One of the plans that were played often."""
        most = max(learner.played)
        serious = [share if share >= SERIOUS * most else 0.0 for share in learner.played]
        return learner.plans[self.draw(serious)]


class LongMixer(Mixer):
    """The same, longer, and looking one round further."""

    usual = Budget(seconds=1.5)
    rounds_ahead = 2
