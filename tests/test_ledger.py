"""Every clause of a finished game is held by a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from coltexpress.citations import Citations, citations, uncited, unknown
from coltexpress.games import NAMES
from coltexpress.ledger import load


@pytest.fixture(scope="module")
def found() -> Citations:
    return citations(Path(__file__).parent)


@pytest.mark.parametrize("game", NAMES)
def test_every_clause_is_cited_by_a_test(game: str, found: Citations) -> None:
    assert [clause.id for clause in uncited(load(game), found)] == []


def test_no_test_cites_an_unknown_clause(found: Citations) -> None:
    assert unknown(found) == {}
