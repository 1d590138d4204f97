"""Perft: from pinned positions exactly so many sequences of choices lead on."""

from __future__ import annotations

import pytest
from make_perft import PERFT, renewed

from coltexpress.games import GAMES

LINES = [
    line
    for path in sorted(PERFT.glob("*.txt"))
    for line in path.read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_so_many_ways_lead_on(line: str) -> None:
    assert renewed(line) == line, "renew with scripts/make_perft.py and read the diff"


def test_there_are_positions_of_every_game() -> None:
    assert {line.split(" ; ")[1].split()[0] for line in LINES} == set(GAMES)
