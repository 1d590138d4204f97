"""Ratings of puzzles and of those who solve them: a try is a game of one against the other.

The model is that of the arena (sim/ratings.py): OpenSkill's Plackett-Luce with two teams. The skill
is the one that makes all tries likeliest, given what the opponents are rated.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from coltexpress.sim.ratings import CERTAINTY, CLOSE, LUCK, MEAN, SPREAD, STEPS, Rating

SCALE = LUCK * math.sqrt(2)  # of a game of two


class Try(NamedTuple):
    """One try: how strong the other side is, and whether it was beaten."""

    against: float  # the skill of the puzzle, or of the solver
    won: bool


def chance_to_win(skill: float, against: float) -> float:
    """How likely a skill beats another."""
    return 1 / (1 + math.exp((against - skill) / SCALE))


class Belief(NamedTuple):
    """What is thought of a skill before the tries."""

    mean: float = MEAN
    spread: float = SPREAD


NOTHING = Belief()  # is known of somebody new


def rated(tries: Sequence[Try], belief: Belief = NOTHING) -> Rating:
    """The likeliest skill after these tries, with its 95 % interval; climbed by Newton's method."""
    skill = belief.mean
    for _ in range(STEPS):
        slope, bend = hill(skill, tries, belief)
        step = max(-SPREAD, min(SPREAD, slope / bend))
        skill += step
        if abs(step) < CLOSE:
            break
    error = CERTAINTY / math.sqrt(hill(skill, tries, belief)[1])
    return Rating(skill, skill - error, skill + error)


def hill(skill: float, tries: Sequence[Try], belief: Belief) -> tuple[float, float]:
    """How the logarithm of the likelihood slopes here, and how it bends, its sign changed."""
    slope, bend = (belief.mean - skill) / belief.spread**2, 1 / belief.spread**2
    for one in tries:
        chance = chance_to_win(skill, one.against)
        slope += (one.won - chance) / SCALE
        bend += chance * (1 - chance) / SCALE**2
    return slope, bend


def rated_together(solved: list[list[list[bool]]], rounds: int = 60) -> tuple[list[float], ...]:
    """The skills of solvers and of puzzles, from all tries by solver and puzzle.

    One side is rated after the other until neither changes: the maximum for both together.
    """
    solvers, puzzles = [MEAN] * len(solved), [MEAN] * len(solved[0])
    for _ in range(rounds):
        puzzles = [
            rated(
                [
                    Try(solvers[solver], not one)
                    for solver, tries in enumerate(solved)
                    for one in tries[puzzle]
                ]
            ).skill
            for puzzle in range(len(puzzles))
        ]
        solvers = [
            rated(
                [Try(puzzles[puzzle], one) for puzzle, ones in enumerate(tries) for one in ones]
            ).skill
            for tries in solved
        ]
    return solvers, puzzles
