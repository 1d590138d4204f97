"""What habits are: quick rules of thumb that say how good each option looks."""

from __future__ import annotations

import math

from coltexpress.bots.characters import Character
from coltexpress.games import piece
from coltexpress.kernel.agenda import LOWEST, MASK, A, Ask, B, State
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.vecs import i64, vec


class Habits:
    """The rules of thumb of one game, for a whole (guessed) state. The unit is a dollar."""

    noise: i64 = 120  # how much one and the same option may look better or worse

    def scores(self, g: State, question: Ask) -> vec[i64]:
        """How good each option looks, in the order of the options."""
        raise NotImplementedError

    def choose(self, g: State, question: Ask, dice: Dice) -> i64:
        """The option that looks best today."""
        return best_today(question.options, self.scores(g, question), self.noise, dice)

    def tilt(self, g: State, question: Ask, option: i64, character: Character) -> float:
        """How much better an option looks to somebody of this character."""
        raise NotImplementedError

    def plausibility(self, g: State, observer: i64) -> float:
        """How well the guessed cards that lie face down fit what people usually play."""
        return 1.0


def habits_of(game: str) -> Habits:
    """The habits of the game with this name."""
    return piece(game, "bots.habits", "HABITS", Habits)


def doer(g: State) -> i64:
    """The player or bandit of the step that asks: its first argument."""
    return (g.agenda[-1] >> A & MASK) - LOWEST


def other_one(g: State) -> i64:
    """Whom the step that asks is about: its second argument."""
    return (g.agenda[-1] >> B & MASK) - LOWEST


def best_today(options: vec[i64], scores: vec[i64], noise: i64, dice: Dice) -> i64:
    """The best option when each looks a little better or worse than it is."""
    best = options[0]
    best_score: i64 = -1_000_000_000
    for place, option in enumerate(options):
        score = scores[place] + dice.below(noise)
        if score > best_score:
            best = option
            best_score = score
    return best


def preferences(scores: vec[i64], warmth: float) -> list[float]:
    """How often each option would be chosen by somebody who is not too sure."""
    best = scores[0]
    for score in scores:
        best = max(best, score)
    weights = [math.exp(float(score - best) / warmth) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
