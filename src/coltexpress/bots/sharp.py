"""Sharp: a net that learned by playing against itself answers at once, from the view alone."""

from __future__ import annotations

import math
from typing import Final

from coltexpress.bots.bot import Clock
from coltexpress.bots.characters import STEADY, Character
from coltexpress.bots.mind import Mind
from coltexpress.bots.mixing import drawn
from coltexpress.bots.net import Net
from coltexpress.bots.nets import net_of
from coltexpress.games import observation_of
from coltexpress.kernel.agenda import Ask, State
from coltexpress.kernel.observation import Observation
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.kernel.views import View

SERIOUS: Final = 0.3  # of what the net likes best: what it likes less than that is never drawn
WARMTH: Final = 160.0  # dollars that make an option look almost three times as good


class Sharp(Mind):
    """The option that the net likes best; where plans are sealed, one drawn as it likes them."""

    def __init__(self, book: Rulebook, seed: int, character: Character = STEADY) -> None:
        super().__init__(book, seed, character)
        self.net = net_of(book.name)
        self.observation = observation_of(book.name)

    def think(self, view: View, question: Ask, clock: Clock) -> int:
        if self.net is None:
            return self.habits.choose(self.guess(view), question, self.dice)
        likes = self.leanings(view, question)
        if self.character is not STEADY:
            likes = self.tilted(view, question, likes)
        if self.book.plans_together:
            return question.options[drawn(serious(likes), self.dice)]
        return question.options[likes.index(max(likes))]

    def tilted(self, view: View, question: Ask, likes: list[float]) -> list[float]:
        """The same as somebody of this character feels; what the net thinks little of stays so."""
        g = self.guess(view)
        return [
            like * math.exp(self.habits.tilt(g, question, option, self.character) / WARMTH)
            for like, option in zip(likes, question.options, strict=True)
        ]

    def leanings(self, view: View, question: Ask) -> list[float]:
        """By option: how much the net likes it."""
        assert self.net is not None, "somebody has learned this game"
        return leanings(self.net, self.observation, view.state, question)


def serious(likes: list[float]) -> list[float]:
    """What is liked well enough to be drawn; half-hearted plans are not.

    A net is paid for trying everything while it learns, and goes on with a little of that.
    """
    least = SERIOUS * max(likes)
    return [like if like >= least else 0.0 for like in likes]


def leanings(net: Net, sight: Observation, g: State, question: Ask) -> list[float]:
    """By option of a question: how likely a net is to choose it, from what its seat may know."""
    seat, what = question.seat, question.what
    actions = vec[i64](capacity=len(question.options))
    for option in question.options:
        actions = append(actions, sight.action(g, seat, what, option))
    return net.leanings(sight.row(g, seat, what), actions)
