"""The example client, written from docs/protocol.md alone, plays a whole game of each kind."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from server.running import Guest, Server

from coltexpress.games import GAMES
from coltexpress.notation import record
from coltexpress.protocol.messages import VERSION
from coltexpress.server.fair import check

CLIENT = Path(__file__).parents[2] / "examples" / "random_player.py"
LONGEST = 120  # seconds, on a busy machine


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_a_whole_game(game: str, server: Server) -> None:
    command = [sys.executable, "-W", "error", str(CLIENT), f"http://{server.address}", game]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=False)
    assert done.returncode == 0, done.stderr
    name, code, *_ = done.stdout.split()
    assert name == game
    with Guest(server, None) as anybody:
        found = record.read(anybody.get(f"/api/rooms/{code.rstrip(':')}/record").text)
    assert check(found).given == [0]


def test_the_example_knows_nothing_of_the_server_but_the_protocol() -> None:
    text = CLIENT.read_text(encoding="utf-8")
    assert "import coltexpress" not in text
    assert "from coltexpress" not in text
    assert f"VERSION = {VERSION}\n" in text
    assert len(text.splitlines()) <= 170
