"""Interpreted and compiled, the server lives through the same worlds, word by word."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from coltexpress.compiled import builds, fitting_build

SCRIPT = Path(__file__).parents[2] / "scripts" / "simulate.py"
WORLDS = {1: 4, 3: 12}  # by servers; the first twelve of three once differed in some


def told(nodes: int, form: str) -> list[str]:
    """All that happens in some worlds, without what they cost."""
    command = [sys.executable, str(SCRIPT), "--nodes", str(nodes), "--worlds", str(WORLDS[nodes])]
    environment = {**os.environ, "COLTEXPRESS_COMPILED": form}
    ran = subprocess.run(
        [*command, "--trace"], env=environment, capture_output=True, text=True, check=True
    )
    return [line for line in ran.stdout.splitlines() if "messages checked" not in line]


@pytest.mark.slow
@pytest.mark.skipif(
    fitting_build(builds()) is None, reason="no build of this source: scripts/compile.py"
)
@pytest.mark.parametrize("nodes", sorted(WORLDS))
def test_a_world_is_the_same_in_both_forms(nodes: int) -> None:
    assert told(nodes, "0") == told(nodes, "1")
