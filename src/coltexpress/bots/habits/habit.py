"""What habits are: quick rules of thumb that say how good each option looks."""

from __future__ import annotations

import math

from coltexpress.bots.characters import Character
from coltexpress.kernel.agenda import Ask, State
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.vecs import i64, vec


class Habits:
    """The rules of thumb of one game, for a whole (guessed) table. The unit is about a dollar."""

    noise: int = 120  # how much one and the same option may look better or worse

    def scores(self, g: State, question: Ask) -> list[float]:
        """How good each option looks, in the order of the options."""
        raise NotImplementedError

    def choose(self, g: State, question: Ask, dice: Dice) -> int:
        """The option that looks best today."""
        return best_today(question.options, self.scores(g, question), self.noise, dice)

    def tilt(self, g: State, question: Ask, option: int, character: Character) -> float:
        """How much better an option looks to somebody of this character."""
        raise NotImplementedError

    def plausibility(self, g: State, observer: int) -> float:
        """How well the guessed cards that lie face down fit what people usually play."""
        return 1.0


def best_today(options: vec[i64], scores: list[float], noise: int, dice: Dice) -> int:
    """The best option when each looks a little better or worse than it is."""
    best = options[0]
    best_score = -1e9
    for place, option in enumerate(options):
        score = scores[place] + float(dice.below(noise))
        if score > best_score:
            best = option
            best_score = score
    return best


def preferences(scores: list[float], warmth: float) -> list[float]:
    """How often each option would be chosen by somebody who is not too sure."""
    best = max(scores)
    weights = [math.exp((score - best) / warmth) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
