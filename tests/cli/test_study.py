"""Finished games and positions, judged in the terminal."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import pytest
from click.testing import CliRunner, Result
from study.finished import finished

import coltexpress
from coltexpress.cli import study as command
from coltexpress.cli.bars import chart, option_bars, points
from coltexpress.cli.main import cli
from coltexpress.games import NAMES
from coltexpress.i18n import LANGUAGES
from coltexpress.notation.record import Record, read, write
from coltexpress.study import weighing
from coltexpress.study.analysis import analyse_game
from coltexpress.study.shapes import GameAnalysis, PositionAnalysis

whole_analysis: Final = command.analysed
ENGLISH: Final = {"LANG": "en_US.UTF-8", "LC_ALL": "", "COLUMNS": "80"}


@pytest.fixture(autouse=True)
def few_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are analysed with few guesses, and none twice."""
    monkeypatch.setattr(weighing, "FEWEST", 2)
    monkeypatch.setattr(weighing, "MOST", 4)
    monkeypatch.setattr(command, "analysed", analysed)


def analysed(found: Record, seat: int, seed: int, *, hidden: bool) -> GameAnalysis:
    return analysis_of(write(found), seat, seed)


@cache
def analysis_of(text: str, seat: int, seed: int) -> GameAnalysis:
    return analyse_game(read(text), seat, seed=seed)


@cache
def text_of(name: str) -> str:
    return write(finished(name, 3, "uniform"))


def run(*arguments: str | Path, typed: str = "") -> Result:
    words = [str(argument) for argument in arguments]
    return CliRunner().invoke(cli, ["study", *words], input=typed, env=ENGLISH)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(text_of("classic"), encoding="utf-8")
    return file


def test_a_finished_game_is_shown_with_its_bar_and_its_marks(record: Path) -> None:
    result = run(record, "--seat", "2")
    assert result.exit_code == 0
    assert "100 %" in result.output
    assert "█" in result.output
    assert "Better:" in result.output
    assert "Turning points" in result.output
    assert "Skill and luck" in result.output


def test_json_is_the_analysis(record: Path) -> None:
    result = run(record, "--seat", "2", "--json")
    found = msgspec.json.decode(result.stdout, type=GameAnalysis)
    assert found.seat == 1
    assert found == analysis_of(record.read_text(encoding="utf-8"), 1, 0)


def test_the_person_at_the_keyboard_is_meant(record: Path) -> None:
    text = record.read_text(encoding="utf-8").replace("\n\n", "\npeople: 3\nnames: Ann\n\n", 1)
    record.write_text(text, encoding="utf-8")
    assert msgspec.json.decode(run(record, "--json").stdout, type=GameAnalysis).seat == 2


def test_a_plain_screen_has_no_drawing(record: Path) -> None:
    result = run(record, "--plain")
    assert not set("▁▂▃▄▅▆▇█") & set(result.output)
    assert "Round 5: " in result.output


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_told_in_every_language(name: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text_of(name), encoding="utf-8")
    result = run(file, "--all", "--lang", language)
    assert result.exit_code == 0
    assert "study-" not in result.output


def test_a_game_that_goes_on_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(coltexpress.new("super", players=3, seed=1).record(), encoding="utf-8")
    result = run(file)
    assert result.exit_code == 2
    assert "not over" in result.output


def test_a_position_has_a_bar_for_each_option() -> None:
    game = coltexpress.Setup("classic", players=3).hand("tuco", "move", "fire").game()
    result = run("--line", game.line(seen_by=0))
    assert result.exit_code == 0
    assert "★" in result.output
    assert "Draw three cards" in result.output
    found = msgspec.json.decode(run("--line", game.line(), "--json").stdout, type=PositionAnalysis)
    assert [one.word for one in found.options] == ["m", "f", "draw"]


def test_the_command_waits_for_the_whole_analysis() -> None:
    found = read(text_of("toy"))
    assert whole_analysis(found, 0, 0, hidden=True) == analysis_of(text_of("toy"), 0, 0)


def test_a_game_is_meant_where_no_other_command_is_named(record: Path) -> None:
    assert run("game", record, "--json").stdout == run(record, "--json").stdout


def test_alone_it_lists_what_there_is() -> None:
    result = run()
    assert result.exit_code == 2
    assert "book" in result.output


def test_without_a_game_it_says_what_it_wants() -> None:
    result = run("game")
    assert result.exit_code == 2
    assert "--line" in result.output


def test_a_chart_has_a_column_for_each_moment_and_fits() -> None:
    lines = chart([0.0, 0.5, 1.0], [1, 1, 2], 80)
    assert [line.plain[6:] for line in lines[:-1]] == ["  █", "  █", "  █", " ██", " ██", " ██"]
    assert lines[-1].plain == "      1 2"
    assert max(line.cell_len for line in chart([0.5] * 500, [1] * 500, 80)) == 80


def test_bars_are_in_the_order_of_their_chances() -> None:
    lines = option_bars([("", "draw", 0.25), ("★", "move", 0.5)], 80)
    assert [line.plain.split()[0] for line in lines] == ["★", "draw"]
    assert lines[0].plain.count("█") == 2 * lines[1].plain.count("█")


def test_points_have_a_sign() -> None:
    assert [points(0.12), points(-0.03), points(0.001)] == ["+12", "−3", "±0"]
