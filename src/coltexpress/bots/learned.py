"""Net and search together: the net says what is worth a look, the search finds what it missed."""

from __future__ import annotations

import math
from typing import Final

from coltexpress.bots.bot import Budget
from coltexpress.bots.branches import ROOT, Tree
from coltexpress.bots.characters import STEADY, Character
from coltexpress.bots.mixing import Learner, LongMixer, drawn
from coltexpress.bots.net import Net
from coltexpress.bots.sharp import leanings
from coltexpress.bots.tree import Legend, name_of
from coltexpress.games import observation_of
from coltexpress.kernel.agenda import Ask, State
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View

LEANING: Final = 0.05  # of a win: a plan that much better is drawn almost three times as often
LEAST: Final = 0.02  # so much the net likes everything: what it is blind to is looked at, too


class LearnedLegend(Legend):
    """The search of a Legend, which at its root begins with what the net likes.

    Further down, where a net would take longer than all the rest of a walk, it goes by habit.
    """

    def __init__(self, book: Rulebook, seed: int, net: Net, character: Character = STEADY) -> None:
        super().__init__(book, seed, character)
        self.net = net
        self.sight = observation_of(book.name)

    def planted(self, view: View, question: Ask) -> Tree:
        tree = Tree()
        first = name_of(question.seat, question.what, 0)
        likes = leanings(self.net, self.sight, view.state, question)
        for place, option in enumerate(question.options):
            tree.add(ROOT, first + option, max(LEAST, likes[place]))
        return tree


class LearnedMixer(LongMixer):
    """Sealed plans: all others plan as the net does, and the own plans are tried against that.

    Nobody learns meanwhile, since the net has learned it all. A plan is drawn as the net likes it,
    the oftener the better it did: whoever only took the best one could be foreseen.
    """

    usual = Budget(seconds=0.3)
    learning: float = -1.0

    def __init__(self, book: Rulebook, seed: int, net: Net, character: Character = STEADY) -> None:
        super().__init__(book, seed, character)
        self.net = net
        self.sight = observation_of(book.name)

    def learners(self, base: State) -> list[Learner]:
        return [
            Learner(asked.seat, asked.options, leanings(self.net, self.sight, base, asked))
            for asked in base.asks
        ]

    def serious_choice(self, learner: Learner) -> int:
        return learner.plans[drawn(self.weighed(learner), self.dice)]

    def weighed(self, learner: Learner) -> list[float]:
        """By plan: how often it is drawn, by what the net likes and by what the plan brought."""
        means = learner.means()
        best = max(means)
        return [
            like * math.exp((mean - best) / LEANING)
            for like, mean in zip(learner.priors, means, strict=True)
        ]
