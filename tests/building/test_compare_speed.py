"""Two checkouts, measured by turns."""

from __future__ import annotations

from pathlib import Path

import compare_speed
import pytest

from coltexpress.games import GAMES

BEFORE = [{"games per second": 100.0, "copy microseconds": 2.0}] * 2 + [
    {"games per second": 50.0, "copy microseconds": 9.0}
]
AFTER = [{"games per second": 110.0, "copy microseconds": 4.0}] * 3


def test_more_games_are_better_and_more_time_is_worse() -> None:
    games, copy = compare_speed.changes(BEFORE, AFTER)
    assert (games.before, games.after, copy.before, copy.after) == (100, 110, 2, 4)
    assert (games.best, games.median) == pytest.approx((0.1, 0.1))
    assert (copy.best, copy.median) == pytest.approx((-0.5, -0.5))


def test_a_change_is_said_in_percent() -> None:
    *_, games, copy = compare_speed.table(list(compare_speed.changes(BEFORE, AFTER)))
    assert games == "| games per second | 100 | 110 | +10 % | +10 % |"
    assert copy == "| copy microseconds | 2 | 4 | -50 % | -50 % |"
    assert compare_speed.share(0.004) == "0 %"


@pytest.mark.slow
def test_a_checkout_measures_itself() -> None:
    side = compare_speed.Side(Path(__file__).parents[2], "0")
    try:
        found = side.measure(0.001)
    finally:
        side.end()
    assert {f"{name} copy microseconds" for name in GAMES} <= set(found)
    assert all(figure > 0 for figure in found.values())
