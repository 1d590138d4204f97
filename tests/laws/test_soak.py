"""A smaller soak than scripts/soak.py runs: random games of any mix, checked after every choice."""

from __future__ import annotations

import pytest
from soak import batch

from coltexpress.games import GAMES

PARTS = 8
GAMES_A_PART = 60


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_table_is_sound_after_every_choice(name: str, part: int) -> None:
    """C-COMP-03, C-COMP-04, C-COMP-05, C-COMP-08, C-COMP-09, C-END-01, S-POS-03, S-ROUND-09"""
    first = 1_000_000 + part * GAMES_A_PART  # other games than those of the long run
    total = batch((name, first, first + GAMES_A_PART, 1))
    assert total["games"] + total["refused options"] == GAMES_A_PART
    assert total["games"] > GAMES_A_PART // 2
