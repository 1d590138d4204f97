"""The figures of the arena: intervals and ratings."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import pytest

from coltexpress.sim.ratings import (
    LUCK,
    MEAN,
    Contest,
    Finish,
    contest,
    fit,
    hill,
    inverse,
    teams_of,
    wilson,
)

ALONE = [0, 1, 2, 3]
PAIRS = [0, 1, 0, 1]
FOUR = ("ace", "bob", "cat", "dan")
SKILLS = {"ace": 30.0, "bob": 25.0, "cat": 22.0, "dan": 23.0}


def test_wilson_intervals() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = wilson(0, 10)
    assert (low, round(high, 4)) == (0.0, 0.2775)
    low, high = wilson(10, 10)
    assert (round(low, 4), high) == (0.7225, 1.0)


# What is rated


def test_whom_a_rating_takes_together() -> None:
    assert teams_of([2, 1, 4, 3], ALONE) == [[0], [1], [2], [3]]
    assert teams_of([1, 3, 1, 3], PAIRS) == [[0, 2], [1, 3]]
    assert teams_of([1, 1, 1, 1], PAIRS) == [[0, 2], [1, 3]]
    assert teams_of([1, 2, 3, 4], PAIRS) == [[0], [1], [2], [3]]  # a traitor has won
    assert teams_of([1, 3, 1], [0, 1, 0]) == [[0], [1], [2]]  # beside Il Professore


def test_games_that_ended_alike_are_equal() -> None:
    first = contest([1, 3, 1, 3], PAIRS, ("ace", "bob", "cat", "dan"))
    assert first == (Finish(1, ("ace", "cat")), Finish(3, ("bob", "dan")))
    assert first == contest([3, 1, 3, 1], PAIRS, ("dan", "cat", "bob", "ace"))


# The fit


def skills(*games: Contest) -> dict[str, float]:
    return {name: rating.skill for name, rating in fit(Counter(games)).items()}


def drawn(rng: Random) -> Contest:
    """A game as the model has it: the next place is taken by the strength of those who are left."""
    left, ranks = list(SKILLS), [0] * 4
    for rank in range(1, 5):
        weights = [math.exp(SKILLS[name] / LUCK / 2) for name in left]
        name = rng.choices(left, weights)[0]
        left.remove(name)
        ranks[FOUR.index(name)] = rank
    return contest(ranks, ALONE, FOUR)


def test_who_comes_further_is_rated_higher() -> None:
    found = skills(contest([2, 1, 4, 3], ALONE, FOUR))
    assert found["bob"] > found["ace"] > found["dan"] > found["cat"]
    assert sum(found.values()) == pytest.approx(4 * MEAN)


def test_a_tie_moves_nobody_but_teaches() -> None:
    tie = contest([1, 1], [0, 1], ("ace", "bob"))
    assert skills(tie) == pytest.approx({"ace": MEAN, "bob": MEAN})
    once, often = fit(Counter([tie])), fit(Counter([tie] * 30))
    assert often["ace"].high - often["ace"].low < once["ace"].high - once["ace"].low


def test_team_mates_are_rated_together() -> None:
    found = skills(contest([1, 3, 1, 3], PAIRS, FOUR))
    assert found["ace"] == pytest.approx(found["cat"])
    assert found["ace"] > MEAN > found["bob"]


def test_one_name_has_one_rating() -> None:
    found = skills(contest([1, 2, 3, 4], ALONE, ("ace", "bob", "bob", "bob")))
    assert found["ace"] > MEAN > found["bob"]
    alone = fit(Counter([contest([1, 2], [0, 1], ("ace", "ace"))]))
    assert alone["ace"] == pytest.approx((MEAN, MEAN, MEAN))


def test_the_order_of_games_does_not_matter() -> None:
    rng = Random(3)
    games = [drawn(rng) for _ in range(50)]
    assert fit(Counter(games)) == fit(Counter(games[::-1])) == fit(Counter(sorted(games)))


def test_skills_are_found_again_and_lie_in_their_intervals() -> None:
    """Of 200 intervals about 190 hold what they should."""
    rng, hits = Random(7), 0
    for _ in range(50):
        found = fit(Counter([drawn(rng) for _ in range(300)]))
        hits += len([name for name, one in found.items() if one.low <= SKILLS[name] <= one.high])
        assert found["ace"].skill == pytest.approx(SKILLS["ace"], abs=2.5)
    assert 182 <= hits <= 198


def test_who_has_won_everything_is_not_without_bounds() -> None:
    found = fit(Counter([contest([1, 2], [0, 1], ("ace", "bob"))] * 500))
    assert MEAN + 5 < found["ace"].skill < MEAN + 60


def test_slope_and_bend_are_those_of_the_hill() -> None:
    games = Counter(
        {
            (Finish(1, ("ace", "bob")), Finish(1, ("cat", "dan"))): 3,
            (Finish(1, ("ace",)), Finish(2, ("ace",)), Finish(2, ("bob",)), Finish(4, ("dan",))): 5,
        }
    )
    names, at, little = sorted(SKILLS), [26.0, 24.0, 23.0, 27.0], 1e-5
    here = hill(names, at, games)
    for place in range(4):
        more, less = at[:], at[:]
        more[place] += little
        less[place] -= little
        up, down = hill(names, more, games), hill(names, less, games)
        assert here.slope[place] == pytest.approx((up.height - down.height) / 2 / little)
        for other in range(4):
            bend = (down.slope[other] - up.slope[other]) / 2 / little
            assert here.bend[place][other] == pytest.approx(bend, abs=1e-6)


def test_inverses() -> None:
    assert inverse([[2.0, 0.0], [0.0, 4.0]]) == [[0.5, 0.0], [0.0, 0.25]]
    first, second = inverse([[2.0, 1.0], [1.0, 3.0]])
    assert [*first, *second] == pytest.approx([0.6, -0.2, -0.2, 0.4])
