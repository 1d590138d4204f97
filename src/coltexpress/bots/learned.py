"""Net and search together: the net says what is worth a look, the search finds what it missed."""

from __future__ import annotations

from typing import Final

from coltexpress.bots.branches import ROOT, Tree
from coltexpress.bots.characters import STEADY, Character
from coltexpress.bots.nets import net_of
from coltexpress.bots.sharp import leanings
from coltexpress.bots.tree import Legend, name_of
from coltexpress.games import observation_of
from coltexpress.kernel.agenda import Ask
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View

LEAST: Final = 0.02  # so much the net likes everything: what it is blind to is looked at, too


class LearnedLegend(Legend):
    """The search of a Legend, which at its root begins with what the net likes.

    Further down, where a net would take longer than all the rest of a walk, it goes by habit.
    """

    def __init__(self, book: Rulebook, seed: int, character: Character = STEADY) -> None:
        super().__init__(book, seed, character)
        self.net = net_of(book.name)
        self.sight = observation_of(book.name)

    def planted(self, view: View, question: Ask) -> Tree:
        tree = Tree()
        if self.net is not None:
            first = name_of(question.seat, question.what, 0)
            likes = leanings(self.net, self.sight, view.state, question)
            for place, option in enumerate(question.options):
                tree.add(ROOT, first + option, max(LEAST, likes[place]))
        return tree
