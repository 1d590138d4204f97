"""Bots of every level and character, in every game, count and variant: no illegal choice."""

from __future__ import annotations

import pytest
from mixed import batch

PARTS = 8
GAMES_A_PART = 30


def check(first: int, games: int) -> None:
    total = batch((first, first + games))
    assert total["games"] + total["refused options"] == games
    assert total["games"] > games // 2


@pytest.mark.slow
def test_some_games() -> None:
    check(2_000_000, 12)


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("part", range(PARTS))
def test_many_games(part: int) -> None:
    """Other games than those of the long run of scripts/mixed.py."""
    check(1_000_000 + part * GAMES_A_PART, GAMES_A_PART)
