"""Solvers and puzzles are rated by the same model."""

from __future__ import annotations

from collections import Counter

import pytest

from coltexpress.sim.ratings import MEAN, SPREAD, Finish, fit
from coltexpress.study.rating import Try, chance_to_win, rated, rated_together


def test_nobody_knows_anything_before_the_first_try() -> None:
    found = rated([])
    assert found.skill == MEAN
    assert found.high - found.low == pytest.approx(2 * 1.96 * SPREAD, rel=0.001)


def test_solving_lifts_and_failing_lowers() -> None:
    solved, failed = rated([Try(MEAN, won=True)]), rated([Try(MEAN, won=False)])
    assert failed.skill < MEAN < solved.skill
    assert solved.skill - MEAN == pytest.approx(MEAN - failed.skill)
    assert rated([Try(MEAN + 10, won=True)]).skill > solved.skill


def test_more_tries_make_the_rating_surer() -> None:
    few = rated([Try(MEAN, won=True), Try(MEAN, won=False)])
    many = rated([Try(MEAN, won=True), Try(MEAN, won=False)] * 20)
    assert many.high - many.low < few.high - few.low


def test_equals_win_half_of_the_time() -> None:
    assert chance_to_win(MEAN, MEAN) == 0.5
    assert chance_to_win(MEAN + 1, MEAN) + chance_to_win(MEAN, MEAN + 1) == pytest.approx(1)


def test_it_is_the_model_of_the_arena() -> None:
    """Rated one after the other, solver and puzzle come to what the arena fits at once."""
    tries = [True, True, False]
    contests: Counter[tuple[Finish, ...]] = Counter()
    for won in tries:
        first, second = ("solver", "puzzle") if won else ("puzzle", "solver")
        contests[(Finish(1, (first,)), Finish(2, (second,)))] += 1
    arena = fit(contests)
    (solver,), (puzzle,) = rated_together([[tries]])
    assert solver == pytest.approx(arena["solver"].skill, abs=1e-4)
    assert puzzle == pytest.approx(arena["puzzle"].skill, abs=1e-4)
