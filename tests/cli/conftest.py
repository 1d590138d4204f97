"""At the tables of these tests the bots are quick, unless a test names others."""

from __future__ import annotations

import pytest

from coltexpress.cli import saving


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "LEVEL", "uniform")
