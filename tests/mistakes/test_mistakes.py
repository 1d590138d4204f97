"""Every mistake that the server could make is noticed in some simulated world."""

from __future__ import annotations

import re

import pytest
from simulator.mutants import MUTANTS, Mistake
from simulator.node_mutants import NODE_MUTANTS
from simulator.world import simulate

ENOUGH = 400  # worlds in one of which every mistake is noticed
NODES = 3  # servers in worlds of several

pytestmark = pytest.mark.slow


def notice(mistake: Mistake, monkeypatch: pytest.MonkeyPatch, *, nodes: int = 1) -> None:
    """A mistake is made; some world ends with what it does."""
    for place, name, wrong in mistake.patches:
        monkeypatch.setattr(place, name, wrong)
    for seed in (mistake.world, *range(ENOUGH)):
        try:
            simulate(seed, nodes=nodes)
        except Exception as error:  # noqa: BLE001  # that is how it is noticed
            if re.search(mistake.noticed, str(error)):
                return
    raise AssertionError("nobody has noticed")


@pytest.mark.parametrize("mistake", MUTANTS)
def test_a_mistake_is_noticed(mistake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    notice(MUTANTS[mistake], monkeypatch)


@pytest.mark.parametrize("mistake", NODE_MUTANTS)
def test_a_mistake_of_several_is_noticed(mistake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    notice(NODE_MUTANTS[mistake], monkeypatch, nodes=NODES)
