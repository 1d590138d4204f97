"""Puzzles and openings in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import pytest
from click.testing import CliRunner, Result

from coltexpress import Setup
from coltexpress.cli import puzzles as command
from coltexpress.cli.main import cli
from coltexpress.cli.solving import Tried, Tries
from coltexpress.i18n import LANGUAGES
from coltexpress.study import making, puzzles
from coltexpress.study.openings import OpeningBook
from coltexpress.study.puzzles import PuzzleLine

ENGLISH: Final = {"LANG": "en_US.UTF-8", "LC_ALL": "", "COLUMNS": "80"}
GAME: Final = "classic"


def run(*arguments: str | Path, typed: str = "") -> Result:
    words = [str(argument) for argument in arguments]
    return CliRunner().invoke(cli, words, input=typed, env=ENGLISH)


def strongbox(car: int) -> PuzzleLine:
    """Tuco robs where a strongbox and small loot lie."""
    setup = Setup(GAME, players=3).put("tuco", "inside", car).pile("tuco", "robbery")
    for token in ("purse", "jewel", "strongbox"):
        setup.floor("inside", car, token)
    line = setup.game().line(seen_by=0)
    return PuzzleLine(line, ["strongbox"], [0.3, 0.35, 0.5], "strongbox", 20.0 + car)


@pytest.fixture(autouse=True)
def two_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = (strongbox(1), strongbox(2))
    for module in (puzzles, command):
        monkeypatch.setattr(module, "lines_of", lambda name: lines if name == GAME else ())


def test_the_puzzle_of_the_day_is_solved() -> None:
    result = run("puzzles", "today", "--date", "2026-11-17", typed="strongbox\n")
    assert result.exit_code == 0
    assert "Puzzle of the day, 2026-11-17" in result.output
    assert "Solved:" in result.output
    assert "Theme: Rob the strongbox" in result.output


def test_a_wrong_answer_is_told_the_right_one() -> None:
    result = run("puzzles", "today", typed="purse\n")
    assert "Not the best." in result.output
    assert "★" in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_speak_every_language(language: str) -> None:
    result = run("puzzles", "today", GAME, "--lang", language, typed="strongbox\n")
    assert result.exit_code == 0
    assert "puzzles-" not in result.output


def test_one_after_the_other_until_all_are_tried(tmp_path: Path) -> None:
    file = tmp_path / "tries"
    typed = "strongbox\n\npurse\n\n"
    result = run("puzzles", "solve", "--file", file, "--seed", "1", typed=typed)
    assert result.output.count("Your rating") == 2
    assert "tried all" in result.output
    tries = [msgspec.json.decode(line, type=Tried) for line in file.read_bytes().splitlines()]
    assert [one.solved for one in tries] == [True, False]
    assert len({one.id for one in tries}) == 2
    again = run("puzzles", "solve", "--file", file, typed="")
    assert "tried all" in again.output


def test_only_the_first_try_counts(tmp_path: Path) -> None:
    tries = Tries(tmp_path / "tries")
    found = puzzles.read(strongbox(1))
    tries.note(found, solved=False)
    tries.note(found, solved=True)
    assert [one.solved for one in Tries(tmp_path / "tries").all] == [False]


def test_one_puzzle_is_asked_for_by_its_id() -> None:
    result = run("puzzles", "solve", "--id", strongbox(2).id, typed="strongbox\n")
    assert "Solved:" in result.output
    assert run("puzzles", "solve", "--id", "nothing").exit_code == 2


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("today", "--date", "soon"), "2026-11-17"),
        (("solve", "--theme", "love"), "strongbox"),
        (("solve", "--file", "README.md"), "no tries"),
    ],
)
def test_what_cannot_be_used_is_refused(arguments: tuple[str, ...], says: str) -> None:
    result = run("puzzles", *arguments)
    assert result.exit_code == 2
    assert says in result.output


def test_puzzles_are_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "ITERATIONS", 60)
    monkeypatch.setattr(making, "LOOK", 60)
    monkeypatch.setattr(making, "SOLVERS", (("uniform", 1), ("greenhorn", 1)))
    file = tmp_path / "made.jsonl"
    result = run("puzzles", "make", "toy", "--count", "2", "--file", file)
    assert result.exit_code == 0
    lines = [msgspec.json.decode(one, type=PuzzleLine) for one in file.read_bytes().splitlines()]
    assert len(lines) == 2
    assert all(puzzles.read(line).answers for line in lines)


def test_a_book_is_counted_shown_and_written(tmp_path: Path) -> None:
    file = tmp_path / "book.json"
    words = ("study", "book", "toy", "--games", "30", "--players", "3", "--file", file)
    result = run(*words)
    assert result.exit_code == 0
    assert "first choices" in result.output
    assert "games: " in result.output
    book = msgspec.json.decode(file.read_bytes(), type=OpeningBook)
    assert msgspec.json.decode(run(*words, "--json").stdout, type=OpeningBook) == book


def test_a_bandit_that_is_not_in_the_book_is_refused() -> None:
    result = run("study", "book", "toy", "--games", "3", "--players", "3", "--bandit", "doc")
    assert result.exit_code == 2
    assert "doc" in result.output
