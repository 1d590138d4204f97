"""Figures from results: win rates with intervals, and OpenSkill ratings (Plackett-Luce)."""

from __future__ import annotations

import math
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

CERTAINTY: Final = 1.959963984540054  # of 95 %
MODEL: Final = PlackettLuce()


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate. [Wilson, 1927]"""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, CERTAINTY * CERTAINTY
    centre = (rate + square / (2 * games)) / (1 + square / games)
    spread = math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    half = CERTAINTY * spread / (1 + square / games)
    return max(0.0, min(rate, centre - half)), min(1.0, max(rate, centre + half))


class Ratings:
    """What is believed of the skill of each bot; everybody starts with the same."""

    def __init__(self, bots: int) -> None:
        self.beliefs: list[PlackettLuceRating] = [MODEL.rating() for _ in range(bots)]

    def learn(self, ranks: list[int], sides: list[int]) -> None:
        """What one game teaches, from the rank and the side of each bot; equal ranks are ties."""
        teams = teams_of(ranks, sides)
        rated = MODEL.rate(
            [[self.beliefs[bot] for bot in team] for team in teams],
            ranks=[float(ranks[team[0]]) for team in teams],
        )
        for team, beliefs in zip(teams, rated, strict=True):
            for bot, belief in zip(team, beliefs, strict=True):
                self.beliefs[bot] = belief

    def skill(self, bot: int) -> float:
        """The figure that is shown: the skill that a bot has most likely."""
        return self.beliefs[bot].mu


def teams_of(ranks: list[int], sides: list[int]) -> list[list[int]]:
    """The bots that are rated together.

    That is a side where all sides are as large and each came to its rank as one; with a side that
    is smaller, or in betrayal, everybody is rated alone.
    """
    teams = [[bot for bot, side in enumerate(sides) if side == one] for one in sorted(set(sides))]
    same_size = len({len(team) for team in teams}) == 1
    as_one = all(len({ranks[bot] for bot in team}) == 1 for team in teams)
    return teams if same_size and as_one else [[bot] for bot in range(len(sides))]
