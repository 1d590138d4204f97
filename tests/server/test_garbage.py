"""Garbage is cleared away when nobody waits, and nobody waits for it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from coltexpress.server import garbage
from coltexpress.server.garbage import LATEST, MUCH, WORTH, YOUNG, Garbage, only_the_young


class Knot:
    """Refers to itself, so that only who looks finds out that nobody needs it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def thresholds() -> Iterator[None]:
    """Python collects as before after the test."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


class House:
    """A server with a clock of its own, as far as garbage goes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.choices = 0
        self.time = 0.0
        self.looks = 0
        monkeypatch.setattr(garbage, "looks_at_the_young", lambda: self.looks)
        self.garbage = Garbage(lambda: self.choices, lambda: self.time)
        self.knot = self.tie()

    def tie(self) -> weakref.ref[Knot]:
        """A new piece of garbage."""
        self.looks += WORTH
        gc.collect()
        return weakref.ref(Knot())

    def pass_time(self, seconds: float, choices: int = 0) -> None:
        """So much time goes by, with so many choices."""
        self.time += seconds
        self.choices += choices
        self.garbage.look()


@pytest.mark.usefixtures("thresholds")
def test_all_garbage_is_cleared_away_when_nobody_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    gc.disable()
    try:
        house = House(monkeypatch)
        house.pass_time(1, choices=5)
        assert house.knot() is not None, "somebody might be waiting"
        house.pass_time(1)
        assert house.knot() is None
        frozen = house.tie()
        gc.freeze()
        house.pass_time(1)
        assert frozen() is None, "also what was there long before"
    finally:
        gc.enable()


@pytest.mark.usefixtures("thresholds")
def test_a_server_that_never_rests_clears_away_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    gc.disable()
    try:
        house = House(monkeypatch)
        for _ in range(int(LATEST) - 1):
            house.pass_time(1, choices=1)
        assert house.knot() is not None
        house.pass_time(1, choices=1)
        assert house.knot() is None
    finally:
        gc.enable()


@pytest.mark.usefixtures("thresholds")
def test_much_garbage_does_not_wait_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    gc.disable()
    try:
        house = House(monkeypatch)
        house.looks += MUCH - WORTH - 1
        house.pass_time(1, choices=1)
        assert house.knot() is not None
        house.looks += 1
        house.pass_time(1, choices=1)
        assert house.knot() is None
    finally:
        gc.enable()


@pytest.mark.usefixtures("thresholds")
def test_nothing_is_looked_for_where_nothing_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(monkeypatch)
    house.looks = WORTH - 1
    before = gc.get_stats()[2]["collections"]
    for _ in range(int(2 * LATEST)):
        house.pass_time(1)
    assert gc.get_stats()[2]["collections"] == before


@pytest.mark.usefixtures("thresholds")
def test_python_itself_looks_only_at_the_young() -> None:
    only_the_young()
    before = [one["collections"] for one in gc.get_stats()]
    kept: list[list[int]] = [[] for _ in range(30 * YOUNG)]
    after = [one["collections"] for one in gc.get_stats()]
    assert len(kept) == 30 * YOUNG
    assert after[0] > before[0]
    assert after[1:] == before[1:]
