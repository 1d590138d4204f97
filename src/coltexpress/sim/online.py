"""Ratings that follow from game to game: OpenSkill's Plackett-Luce model. [Weng and Lin, 2011]

Everybody has a skill and how unsure it is. After a game the skill of each moves towards what the
ranks say, the further the less sure it was, and all become surer. The scale is that of `ratings`.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from coltexpress.sim.ratings import LUCK, MEAN, SPREAD

DRIFT: Final = MEAN / 300  # how much a skill may have changed since the last game
LEAST: Final = 0.0001  # so much of the spread is always left


class Skill(NamedTuple):
    """A skill, and its standard deviation."""

    mean: float = MEAN
    spread: float = SPREAD


class Team(NamedTuple):
    """Those who came in together; equal ranks are ties."""

    rank: int
    skills: tuple[Skill, ...]


def after(teams: list[Team], drift: float = DRIFT) -> list[list[Skill]]:
    """By team: the skills of its members after a game."""
    teams = [Team(team.rank, tuple([aged(one, drift) for one in team.skills])) for team in teams]
    means = [sum([one.mean for one in team.skills]) for team in teams]
    squares = [sum([one.spread**2 for one in team.skills]) for team in teams]
    scale = math.sqrt(sum(squares) + len(teams) * LUCK**2)
    most = max(means)
    strengths = [math.exp((mean - most) / scale) for mean in means]
    found = []
    for place, team in enumerate(teams):
        slope, bend = pulls(teams, strengths, place)
        gamma = math.sqrt(squares[place]) / scale
        found.append(
            [
                Skill(
                    one.mean + one.spread**2 * slope / scale,
                    one.spread * math.sqrt(max(1 - one.spread**2 * gamma * bend / scale**2, LEAST)),
                )
                for one in team.skills
            ]
        )
    return found


def aged(skill: Skill, drift: float) -> Skill:
    """A skill that may have changed meanwhile."""
    return Skill(skill.mean, math.hypot(skill.spread, drift))


def pulls(teams: list[Team], strengths: list[float], place: int) -> tuple[float, float]:
    """How much better a team did than was expected, and how sharply the ranks say so."""
    slope = bend = 0.0
    for ahead, team in enumerate(teams):
        if team.rank > teams[place].rank:
            continue
        ties = len([other for other in teams if other.rank == team.rank])
        behind = sum(
            [
                strength
                for one, strength in zip(teams, strengths, strict=True)
                if one.rank >= team.rank
            ]
        )
        chance = strengths[place] / behind
        slope += ((1.0 if ahead == place else 0.0) - chance) / ties
        bend += chance * (1 - chance) / ties
    return slope, bend
