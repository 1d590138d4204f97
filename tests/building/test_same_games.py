"""Interpreted and compiled, the engine plays the same games."""

from __future__ import annotations

import pytest
from same_games import compare

from coltexpress.compiled import builds, fitting_build
from coltexpress.games import GAMES

GAMES_EACH = 51  # two of them are played by bots


@pytest.mark.slow
@pytest.mark.skipif(
    fitting_build(builds()) is None, reason="no build of this source: scripts/compile.py"
)
@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_same_seeds_give_the_same_games(name: str) -> None:
    assert compare(name, range(GAMES_EACH)) == GAMES_EACH
