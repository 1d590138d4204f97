"""The figures of the arena: intervals and ratings."""

from __future__ import annotations

import pytest

from coltexpress.sim.ratings import MODEL, Ratings, teams_of, wilson

ALONE = [0, 1, 2, 3]
PAIRS = [0, 1, 0, 1]


def skills(ratings: Ratings) -> list[float]:
    return [ratings.skill(bot) for bot in range(len(ratings.beliefs))]


def test_wilson_intervals() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = wilson(0, 10)
    assert (low, round(high, 4)) == (0.0, 0.2775)
    low, high = wilson(10, 10)
    assert (round(low, 4), high) == (0.7225, 1.0)


def test_who_comes_further_is_rated_higher() -> None:
    ratings = Ratings(4)
    ratings.learn([2, 1, 4, 3], ALONE)
    second, first, last, third = skills(ratings)
    assert first > second > third > last
    assert first > MODEL.mu > last


def test_a_tie_moves_nobody() -> None:
    ratings = Ratings(2)
    ratings.learn([1, 1], [0, 1])
    assert skills(ratings) == pytest.approx([MODEL.mu, MODEL.mu])
    assert ratings.beliefs[0].sigma < MODEL.sigma  # but something was learned


def test_team_mates_are_rated_together() -> None:
    ratings = Ratings(4)
    ratings.learn([1, 3, 1, 3], PAIRS)
    winner, loser, mate, other = skills(ratings)
    assert winner == mate > MODEL.mu > loser == other


def test_whom_a_rating_takes_together() -> None:
    assert teams_of([2, 1, 4, 3], ALONE) == [[0], [1], [2], [3]]
    assert teams_of([1, 3, 1, 3], PAIRS) == [[0, 2], [1, 3]]
    assert teams_of([1, 1, 1, 1], PAIRS) == [[0, 2], [1, 3]]
    assert teams_of([1, 2, 3, 4], PAIRS) == [[0], [1], [2], [3]]  # a traitor has won
    assert teams_of([1, 3, 1], [0, 1, 0]) == [[0], [1], [2]]  # beside Il Professore
