"""Options weighed from a view: many guesses of what is hidden, played on by habit and judged.

Nothing here sees more than a view. In each guess all options meet the same luck, so that options
are compared and not the dice. Where a walk ends, net and judge say together who is likely to win
(`bots/outlook.py`).
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from coltexpress.bots.lookahead import Outlaw
from coltexpress.bots.outlook import outlook_of
from coltexpress.kernel.agenda import Ask, State, choose
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View

JUDGE: Final = "outlook"  # who judges, as an analysis says
PLAYOUTS: Final = 2400  # for one question
FEWEST: Final = 32  # guesses
MOST: Final = 300
LUCKS: Final = 1 << 30
APART: Final = 7_919  # keeps the luck of one question apart from that of the next


class Weighed(NamedTuple):
    """The options of a question: what each promises whoever is asked."""

    chances: list[float]  # by option
    errors: list[float]  # by option: the standard error of how far it is behind the best
    usual: float  # what habit would have brought
    best: int  # the place of the best option

    def gap(self, place: int) -> float:
        """How much more the best option promises than this one."""
        return self.chances[self.best] - self.chances[place]


class Scales:
    """Weighs the options of one game; the same view and number get the same answer."""

    def __init__(self, book: Rulebook, seed: int = 0, playouts: int = PLAYOUTS) -> None:
        self.book = book
        self.seed = seed
        self.playouts = playouts
        self.outlook = outlook_of(book.name)

    def chances(self, view: View) -> list[float]:
        """By seat: how likely it is to win."""
        return self.outlook.chances(view)

    def weigh(self, view: View, question: Ask, number: int = 0) -> Weighed:
        """What each option promises, over many guesses."""
        options = list(question.options)
        mind = Outlaw(self.book, self.seed * APART + number)
        rows: list[list[float]] = []  # by guess and option
        habits: list[int] = []  # by guess: the place of what habit would do
        for _ in range(self.guesses(len(options))):
            g = mind.guess(view)
            luck = mind.dice.below(LUCKS)
            rows.append([self.outcome(mind, g, question.seat, option, luck) for option in options])
            habits.append(options.index(mind.habits.choose(g, question, mind.dice)))
        chances = [mean([row[place] for row in rows]) for place in range(len(options))]
        best = chances.index(max(chances))
        errors = [
            standard_error([row[best] - row[place] for row in rows])
            for place in range(len(options))
        ]
        usual = mean([chances[place] for place in habits])  # not of its own guess: it must not know
        return Weighed(chances, errors, usual, best)

    def guesses(self, options: int) -> int:
        """How many guesses so many options are compared in."""
        return max(FEWEST, min(MOST, self.playouts // options))

    def outcome(self, mind: Outlaw, g: State, seat: int, option: int, luck: int) -> float:
        """How likely the seat is to win when the round is over, after this choice and habit."""
        after, dice = g.copy(), Dice(luck)
        until = mind.judge.rounds(g) + 1
        after.chance = dice
        choose(after, seat, option)
        mind.play_on(after, dice, until)
        return self.outlook.chance(after, seat)


def mean(values: list[float]) -> float:
    """Their mean."""
    return sum(values) / len(values)


def standard_error(values: list[float]) -> float:
    """Of their mean."""
    middle = mean(values)
    spread = sum([(value - middle) ** 2 for value in values])
    return math.sqrt(spread / max(1, len(values) - 1) / len(values))
