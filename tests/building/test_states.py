"""What games keep is made from their declared fields, secrecy included."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import make_states
import pytest

from coltexpress.games import NAMES, part

ROOT: Final = Path(__file__).parents[2]
MARK: Final = "FIELDS: Final = declared(\n"
NOTES: Final = """\
    Field(
        "notes",
        ROWS,
        "rows([[7, bandit] for bandit in range(options.pawns)])",
        "by bandit: what is written in its notebook",
        cover=Cover("hidden({})", "HIDDEN in {}", BY_BANDIT),
    ),
"""
LOOK: Final = """\
import json
from coltexpress.games import game
from coltexpress.kernel.agenda import NOBODY
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.views import look
from coltexpress.protocol.reader import reader_of
from coltexpress.protocol.telling import Teller, afresh
from coltexpress.protocol.messages import encode

book = game("classic")
g = book.new({"players": "3"}, Dice(1))
view, reader = look(g, 1), reader_of("classic")
notes = next(field for field in reader.fields if field.name == "notes")
print(json.dumps({
    "truth": [list(row) for row in g.notes],
    "view": [list(row) for row in view.state.notes],
    "scene": json.loads(encode(afresh(book, g, 0, 1)))["scene"]["notes"],
    "public": json.loads(encode(afresh(book, g, 0, NOBODY)))["scene"]["notes"],
    "live": [list(reader.numbers(g, notes, row, 1)) for row in range(3)],
    "told": [reader.known_to(g, notes, row) for row in range(3)],
    "is compared": g != (lambda other: other.notes[0].append(1) or other)(g.copy()),
    "is guessed": book.determinize(view, Dice(1)).is_whole(),
}))
"""


@pytest.mark.parametrize("name", NAMES)
def test_what_a_game_keeps_is_current(name: str) -> None:
    """If this fails: python scripts/make_states.py"""
    kept = make_states.GAMES / name / "stored.py"
    made = make_states.source(part(name, "fields").STORED)
    assert made == kept.read_text(encoding="utf-8")


def test_a_secret_is_hidden_everywhere_by_its_declaration_alone(tmp_path: Path) -> None:
    for folder in ("src", "scripts"):
        shutil.copytree(
            ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "static")
        )
    fields = tmp_path / "src/coltexpress/games/classic/fields.py"
    text = fields.read_text(encoding="utf-8")
    assert MARK in text
    fields.write_text(text.replace(MARK, MARK + NOTES), encoding="utf-8")
    found = run(tmp_path, "scripts/make_states.py") and run(tmp_path, "-c", LOOK)
    hidden = [[-2, -2], [7, 1], [-2, -2]]
    assert json.loads(found) == {
        "truth": [[7, 0], [7, 1], [7, 2]],
        "view": hidden,
        "scene": hidden,
        "public": [[-2, -2]] * 3,
        "live": hidden,
        "told": [1, 2, 4],
        "is compared": True,
        "is guessed": False,  # so the law of guessing asks for it
    }


def run(folder: Path, *words: str) -> str:
    """What Python prints, with the package in this folder and nothing compiled."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src"), "COLTEXPRESS_COMPILED": "0"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
