"""What a judge is: it says how likely each seat is to win, from a whole (guessed) state."""

from __future__ import annotations

import math
from typing import Final

from coltexpress.games import piece
from coltexpress.kernel.agenda import Ask, State
from coltexpress.kernel.vecs import i64

NO_ENEMY: Final = -1
CERTAIN: Final = 0.9  # what winning counts at the end; the rest is for how well it went


class Judge:
    """The evaluation of one game. A state is never a view: hidden things are guessed already."""

    def rounds(self, g: State) -> i64:
        """How many rounds have begun; look-ahead counts in them."""
        raise NotImplementedError

    def chances(self, g: State) -> list[float]:
        """By seat: how likely it is to win, from 0 to 1."""
        raise NotImplementedError

    def seen(self, g: State, question: Ask, choice: i64, observer: i64) -> i64:
        """The choice as the observer sees it; choices that look the same are the same to him."""
        return choice

    def is_free(self, question: Ask) -> bool:
        """Is this a question of taste, such as whom to play, that needs no thought?"""
        return False

    # what the characters care about

    def wealth(self, g: State, seat: i64) -> float:
        """What a greedy one counts, about 0 to 1."""
        raise NotImplementedError

    def shots(self, g: State, seat: i64) -> float:
        """What a trigger-happy one counts, about 0 to 1."""
        raise NotImplementedError

    def enemy(self, g: State, seat: i64) -> int:
        """The seat that a vengeful one is after, or NO_ENEMY."""
        raise NotImplementedError


def judge_of(game: str) -> Judge:
    """The judge of the game with this name."""
    return piece(game, "bots.judge", "JUDGE", Judge)


def likely_winners(values: list[float], spread: float) -> list[float]:
    """The chances of seats that stand so well when luck still moves them by about the spread."""
    best = values[0]
    for value in values:
        best = max(best, value)
    weights = [math.exp((value - best) / spread) for value in values]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def settled(seats: int, winners: list[int], nearly: list[float]) -> list[float]:
    """The chances when the game is over; coming close still counts a little."""
    return [
        (CERTAIN / len(winners) if seat in winners else 0.0) + (1 - CERTAIN) * nearly[seat]
        for seat in range(seats)
    ]
