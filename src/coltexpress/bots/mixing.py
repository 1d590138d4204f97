"""Sealed plans: all plans are enumerated against sampled plans of the others, and mixed.

Everybody at the table is taken to learn by regret matching: whoever learns compares his plans
against one plan of each other seat, drawn from what they play so far. What they play settles down
to mixes that are hard to exploit; the choice is drawn from the plans that did best against those.
"""

from __future__ import annotations

import math
from typing import Final

from coltexpress.bots.bot import Budget, Clock
from coltexpress.bots.habits import preferences
from coltexpress.bots.mind import UNTRIED, Mind
from coltexpress.kernel.agenda import BLANK, Ask, State, choose
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.vecs import i64, vec
from coltexpress.kernel.views import View

COMPARED: Final = 24  # plans compared at a time
WARMTH: Final = 220.0  # of the habits from which everybody starts
TRUST: Final = 0.02  # regret that the habits are worth at the start
DOUBT: Final = 0.01  # by so much of a win a plan may seem worse and still be drawn
FINE: Final = 1 << 20  # a draw is one of so many points on a line


class Learner:
    """What one seat has learned about its plans: each is played in proportion to its regret."""

    def __init__(
        self, seat: i64, plans: vec[i64], priors: list[float], trust: float = TRUST
    ) -> None:
        self.seat = seat
        self.plans = plans
        self.priors = priors
        self.regrets = [trust * prior for prior in priors]  # never below nothing
        self.totals = [0.0] * len(priors)
        self.tries = [0] * len(priors)

    def play(self, dice: Dice) -> i64:
        """A plan as it is played now."""
        return self.plans[drawn(self.regrets, dice)]

    def learn(self, places: vec[i64], values: list[float]) -> None:
        """Regret that the plans at these places were not played more often, if they were better."""
        expected = self.expected(places, values)
        for k, place in enumerate(places):
            value = values[k]
            self.regrets[place] = max(0.0, self.regrets[place] + value - expected)
            self.totals[place] += value
            self.tries[place] += 1

    def expected(self, places: vec[i64], values: list[float]) -> float:
        """What playing as now would have brought, as far as these places go."""
        weight = 0.0
        total = 0.0
        for k, place in enumerate(places):
            weight += self.regrets[place]
            total += self.regrets[place] * values[k]
        return total / weight if weight > 0.0 else sum(values) / len(values)

    def forget(self) -> None:
        """Begin to count results anew: what the others play is no longer what it was."""
        self.totals = [0.0] * len(self.totals)
        self.tries = [0] * len(self.tries)

    def settle(self) -> None:
        """From now on play what somebody would choose who has thought of all this himself."""
        if max(self.tries) > 0:
            self.regrets = softened(self.means())

    def means(self) -> list[float]:
        """What each plan has brought; one that was never tried seems worse than any."""
        return [
            total / tries if tries else UNTRIED
            for total, tries in zip(self.totals, self.tries, strict=True)
        ]


class Mixer(Mind):
    """Plays the questions that all seats answer at the same time."""

    usual = Budget(seconds=0.3)
    rounds_ahead = 1
    learning: float = 1.0  # the part of the time in which everybody learns
    same_luck = False  # are plans compared under the same luck?

    def think(self, view: View, question: Ask, clock: Clock) -> int:
        return self.serious_choice(self.learned(view, question, clock))

    def values(self, view: View, question: Ask, clock: Clock) -> list[float]:
        return self.learned(view, question, clock).means()

    def learned(self, view: View, question: Ask, clock: Clock) -> Learner:
        """What the seat that is asked has learned of its plans when the clock stops."""
        base = self.guess(view)
        learners = self.learners(base)
        own = next(learner for learner in learners if learner.seat == question.seat)
        others = [learner for learner in learners if learner.seat != question.seat]
        until = self.judge.rounds(base) + self.rounds_ahead
        settled = False
        while clock.goes_on():
            if not settled and clock.part() > self.learning:
                settled = True
                own.forget()
                for other in others:
                    other.settle()
            turn = clock.done // 2
            others_turn = clock.done % 2 and others and not settled
            learner = others[turn % len(others)] if others_turn else own
            self.compare(base, learners, learner, until, clock)
        return own

    def learners(self, base: State) -> list[Learner]:
        """Every seat that plans, with what it plays by habit."""
        return [
            Learner(asked.seat, asked.options, preferences(self.habits.scores(base, asked), WARMTH))
            for asked in base.asks
        ]

    def compare(
        self, base: State, learners: list[Learner], learner: Learner, until: i64, clock: Clock
    ) -> None:
        """Let one seat compare plans against one plan of each of the others."""
        sealed = vec[i64]([BLANK] * base.seats)
        for other in learners:
            if other is not learner:
                sealed[other.seat] = other.play(self.dice)
        places = self.dice.shuffled(vec[i64](range(len(learner.plans))))[:COMPARED]
        seed = self.dice.below(FINE)
        values: list[float] = []
        for place in places:
            if clock.is_late():
                return
            luck = Dice(seed) if self.same_luck else self.dice
            plan = learner.plans[place]
            values.append(self.outcome(base, sealed, learner.seat, plan, until, luck))
        learner.learn(places, values)

    def outcome(
        self, base: State, sealed: vec[i64], seat: i64, plan: i64, until: i64, luck: Dice
    ) -> float:
        """How good the state is for this seat when these plans were carried out."""
        g = base.copy()
        g.chance = luck
        g.sealed = sealed[:]
        choose(g, seat, plan)
        self.play_on(g, luck, until)
        return self.rewards(g, seat)[seat]

    def serious_choice(self, learner: Learner) -> int:
        """One of the plans that did best so far, the better ones more often."""
        if max(learner.tries) == 0:
            return learner.play(self.dice)
        return learner.plans[drawn(softened(learner.means()), self.dice)]


class LongMixer(Mixer):
    """The same for longer, and then an answer to what the others would choose after all that.

    A second round in the head only adds noise.
    """

    usual = Budget(seconds=1.5)
    learning: float = 0.5
    same_luck = True


def softened(means: list[float]) -> list[float]:
    """How often each plan is drawn: the better ones more often, nearly equal ones alike."""
    best = max(means)
    return [math.exp((mean - best) / DOUBT) for mean in means]


def drawn(weights: list[float], dice: Dice) -> i64:
    """A place, drawn with these weights; any place if they are all nothing."""
    total = sum(weights)
    if total <= 0.0:
        return dice.below(len(weights))
    point = float(dice.below(FINE)) / FINE * total
    for place, weight in enumerate(weights):
        point -= weight
        if point < 0.0:
            return place
    return len(weights) - 1
