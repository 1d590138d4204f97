"""Simulated worlds: whatever fails, the server keeps every secret and its word."""

from __future__ import annotations

import re

import pytest
from simulator.mutants import MUTANTS
from simulator.world import simulate

EACH = 25  # worlds in a test
ENOUGH = 400  # worlds in one of which every mistake is noticed


def worlds(first: int) -> None:
    """Some worlds; the first that goes wrong is named, with the way to see it again."""
    for seed in range(first, first + EACH):
        try:
            simulate(seed)
        except Exception as error:
            again = f"python3 scripts/simulate.py --seed {seed} --trace"
            raise AssertionError(f"{error}; again with: {again}") from error


@pytest.mark.slow
def test_a_few_worlds() -> None:
    worlds(0)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(EACH, 500, EACH))
def test_many_worlds(first: int) -> None:
    worlds(first)


def test_a_world_is_the_same_each_time() -> None:
    one, two = simulate(3), simulate(3)
    assert one.witness.kept == two.witness.kept
    assert one.witness.checked == two.witness.checked
    assert [room.rows for room in one.witness.rooms.values()] == [
        room.rows for room in two.witness.rooms.values()
    ]


@pytest.mark.slow
@pytest.mark.parametrize("mistake", MUTANTS)
def test_a_mistake_is_noticed(mistake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    noticed, patches = MUTANTS[mistake]
    for place, name, wrong in patches:
        monkeypatch.setattr(place, name, wrong)
    for seed in range(ENOUGH):
        try:
            simulate(seed)
        except Exception as error:  # noqa: BLE001  # that is how it is noticed
            if re.search(noticed, str(error)):
                return
    raise AssertionError(f"{mistake}: nobody has noticed")
