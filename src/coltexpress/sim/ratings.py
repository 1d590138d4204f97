"""Figures from results: win rates with intervals, and ratings fitted to all games at once.

The ratings are those of OpenSkill's Plackett-Luce model [Weng and Lin, 2011], with its scale. They
are not updated from game to game: the skills are those that make all results together likeliest,
so that the order of games does not matter, and how sharp that maximum is says how sure they are.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import Final, NamedTuple

CERTAINTY: Final = 1.959963984540054  # of 95 %
MEAN: Final = 25.0  # skill before the first game,
SPREAD: Final = MEAN / 3  # how sure that is,
LUCK: Final = MEAN / 6  # and how much one and the same team varies from game to game
CLOSE: Final = 1e-9  # when steps are as small as this, the maximum is found
STEPS: Final = 100


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate. [Wilson, 1927]"""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, CERTAINTY * CERTAINTY
    centre = (rate + square / (2 * games)) / (1 + square / games)
    spread = math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    half = CERTAINTY * spread / (1 + square / games)
    return max(0.0, min(rate, centre - half)), min(1.0, max(rate, centre + half))


# The games


class Finish(NamedTuple):
    """Where a team came in, and who was in it; a name may stand there twice."""

    rank: int
    team: tuple[str, ...]


Contest = tuple[Finish, ...]  # a game, in an order of its own: games that ended alike are equal


def contest(ranks: list[int], sides: list[int], names: tuple[str, ...]) -> Contest:
    """What is rated of a game, from the rank and the side of each bot."""
    teams = teams_of(ranks, sides)
    finishes = [
        Finish(ranks[team[0]], tuple(sorted([names[bot] for bot in team]))) for team in teams
    ]
    return tuple(sorted(finishes))


def teams_of(ranks: list[int], sides: list[int]) -> list[list[int]]:
    """The bots that are rated together.

    That is a side where all sides are as large and each came to its rank as one; with a side that
    is smaller, or in betrayal, everybody is rated alone.
    """
    teams = [[bot for bot, side in enumerate(sides) if side == one] for one in sorted(set(sides))]
    same_size = len({len(team) for team in teams}) == 1
    as_one = all(len({ranks[bot] for bot in team}) == 1 for team in teams)
    return teams if same_size and as_one else [[bot] for bot in range(len(sides))]


# The fit


class Rating(NamedTuple):
    """The likeliest skill, and its 95 % interval against the mean of all who are rated."""

    skill: float
    low: float
    high: float


UNRATED: Final = Rating(MEAN, MEAN - CERTAINTY * SPREAD, MEAN + CERTAINTY * SPREAD)


class Hill(NamedTuple):
    """How likely skills are, as a logarithm; its slope, and how it bends, by pairs of players."""

    height: float
    slope: list[float]
    bend: list[list[float]]  # with its sign changed, so that it is positive


def fit(contests: Counter[Contest]) -> dict[str, Rating]:
    """By name: the skill that fits all games best, climbed by Newton's method."""
    names = sorted({name for game in contests for finish in game for name in finish.team})
    skills = [MEAN] * len(names)
    here = hill(names, skills, contests)
    for _ in range(STEPS):
        step = times(inverse(here.bend), here.slope)
        if max([abs(part) for part in step], default=0.0) < CLOSE:
            break
        there = hill(names, moved(skills, step), contests)
        while there.height < here.height - CLOSE:  # too far: the hill bends less there
            step = [part / 2 for part in step]
            there = hill(names, moved(skills, step), contests)
        skills, here = moved(skills, step), there
    errors = apart(inverse(here.bend))
    return {
        name: Rating(skill, skill - CERTAINTY * error, skill + CERTAINTY * error)
        for name, skill, error in zip(names, skills, errors, strict=True)
    }


def hill(names: list[str], skills: list[float], contests: Counter[Contest]) -> Hill:
    """The prior and all games together."""
    number = {name: place for place, name in enumerate(names)}
    height = -sum([(skill - MEAN) ** 2 for skill in skills]) / (2 * SPREAD**2)
    slope = [(MEAN - skill) / SPREAD**2 for skill in skills]
    bend = [
        [1 / SPREAD**2 if one == other else 0.0 for other in range(len(names))]
        for one in range(len(names))
    ]
    for game, count in sorted(contests.items()):
        teams = [[number[name] for name in finish.team] for finish in game]
        scale = LUCK * math.sqrt(len(teams))
        strengths = [sum([skills[one] for one in team]) / scale for team in teams]
        for place, finish in enumerate(game):
            ties = len([other for other in game if other.rank == finish.rank])
            weight = count / ties
            behind = [other for other, one in enumerate(game) if one.rank >= finish.rank]
            chances = chances_of([strengths[other] for other in behind])
            height += weight * math.log(chances[behind.index(place)])
            pulls = pull(len(names), [teams[other] for other in behind], chances)
            for one in teams[place]:
                slope[one] += weight / scale
            for one, mean in enumerate(pulls.means):
                slope[one] -= weight * mean / scale
                for other in range(len(names)):
                    spread = pulls.squares[one][other] - mean * pulls.means[other]
                    bend[one][other] += weight * spread / scale**2
    return Hill(height, slope, bend)


class Pull(NamedTuple):
    """By player, and by pairs: how often they are in the team that comes next, on average."""

    means: list[float]
    squares: list[list[float]]


def pull(players: int, teams: list[list[int]], chances: list[float]) -> Pull:
    """The first two moments of who is in the team that comes next."""
    means = [0.0] * players
    squares = [[0.0] * players for _ in range(players)]
    for team, chance in zip(teams, chances, strict=True):
        for one in team:
            means[one] += chance
            for other in team:
                squares[one][other] += chance
    return Pull(means, squares)


def chances_of(strengths: list[float]) -> list[float]:
    """Who comes next, by how strong they are."""
    most = max(strengths)
    weights = [math.exp(strength - most) for strength in strengths]
    total = sum(weights)
    return [weight / total for weight in weights]


# Small matrices


def moved(skills: list[float], step: list[float]) -> list[float]:
    """The skills after a step."""
    return [skill + part for skill, part in zip(skills, step, strict=True)]


def times(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """A matrix times a vector."""
    return [sum([a * b for a, b in zip(row, vector, strict=True)]) for row in matrix]


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [
        [*row, *[1.0 if one == place else 0.0 for one in range(size)]]
        for place, row in enumerate(matrix)
    ]
    for column in range(size):
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for place in range(size):
            if place != column:
                times_of = rows[place][column]
                rows[place] = [
                    value - times_of * other
                    for value, other in zip(rows[place], rows[column], strict=True)
                ]
    return [row[size:] for row in rows]


def apart(covariance: list[list[float]]) -> list[float]:
    """By player: the standard error of how far the skill lies from the mean of all."""
    size = len(covariance)
    means = [sum(row) / size for row in covariance]
    mean = sum(means) / size if size else 0.0
    return [
        math.sqrt(max(0.0, covariance[one][one] - 2 * means[one] + mean)) for one in range(size)
    ]
