"""Figures from results: win rates with intervals, and ratings by the Plackett-Luce model.

The ratings are those of OpenSkill's Plackett-Luce update (Weng and Lin, 2011, algorithm 4), every
seat a team of one: everybody starts with a skill of 25 and an uncertainty of 25/3, and what is
shown is the skill. It is short enough to stand here and needs no other package.
"""

from __future__ import annotations

import math
from typing import Final

MEAN: Final = 25.0
DEVIATION: Final = MEAN / 3
BETA: Final = MEAN / 6
KAPPA: Final = 0.0001  # the least that an uncertainty keeps of itself in one game
CERTAINTY: Final = 1.959963984540054  # of 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate. [Wilson, 1927]"""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, CERTAINTY * CERTAINTY
    centre = (rate + square / (2 * games)) / (1 + square / games)
    spread = math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    half = CERTAINTY * spread / (1 + square / games)
    return max(0.0, min(rate, centre - half)), min(1.0, max(rate, centre + half))


class Rating:
    """What is believed of the skill of one bot."""

    def __init__(self) -> None:
        self.skill = MEAN
        self.deviation = DEVIATION


def update(ratings: list[Rating], ranks: list[int]) -> None:
    """What one game teaches about everybody in it; equal ranks are ties."""
    spread = math.sqrt(sum([r.deviation**2 + BETA**2 for r in ratings]))
    strength = [math.exp(rating.skill / spread) for rating in ratings]
    behind = [
        sum([strength[other] for other, rank in enumerate(ranks) if rank >= own]) for own in ranks
    ]
    tied = [ranks.count(own) for own in ranks]
    steps = []
    for one, rating in enumerate(ratings):
        gain, loss = 0.0, 0.0
        for other in range(len(ratings)):
            if ranks[other] <= ranks[one]:
                share = strength[one] / behind[other]
                gain += ((1.0 if other == one else 0.0) - share) / tied[other]
                loss += share * (1 - share) / tied[other]
        variance = rating.deviation**2
        shrink = loss * variance / spread**2 * (rating.deviation / spread)
        steps.append((variance / spread * gain, max(1 - shrink, KAPPA)))
    for rating, (step, shrink) in zip(ratings, steps, strict=True):
        rating.skill += step
        rating.deviation *= math.sqrt(shrink)
