"""Recorded games watched again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from coltexpress.bots.uniform import Uniform
from coltexpress.cli.main import cli
from coltexpress.games import GAMES
from coltexpress.library import new

ENGLISH: Final = {"LANG": "en_US.UTF-8", "LC_ALL": "", "COLUMNS": "80"}


def run(*arguments: str | Path, typed: str = "") -> Result:
    words = [str(argument) for argument in arguments]
    return CliRunner().invoke(cli, ["replay", *words], input=typed, env=ENGLISH)


def recorded(name: str, choices: int = 10_000) -> str:
    game = new(name, seed=2, players=4)
    bot = Uniform(5)
    while not game.over and len(game.match.moves) < choices:
        question = game.asks[0]
        game.play(question.seat, bot.choose(game.view(question.seat), question))
    return game.record()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(recorded("classic"), encoding="utf-8")
    return file


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", ["all", "nobody", "1", "4"])
def test_a_whole_game_is_told_again(name: str, seat: str) -> None:
    result = run("-", "--seat", seat, typed=recorded(name))
    assert result.exit_code == 0, result.output
    assert "Round 1 begins." in result.output
    assert "Final scoring" in result.output


def test_everything_is_told_unless_a_seat_is_named(record: Path) -> None:
    assert " draws 6 cards: " in run(record).output
    assert " draws 6 cards: " not in run(record, "--seat", "nobody").output


def test_a_seat_is_told_what_it_was_told_then(record: Path) -> None:
    """C-RULE-03"""
    everything = run(record, "--plain").output
    own = run(record, "--plain", "--seat", "1").output
    other = run(record, "--plain", "--seat", "2").output
    assert everything != own != other
    hands = [line for line in own.splitlines() if re.search(r"draws [67] cards: ", line)]
    assert len(hands) == 5
    assert len({line.split()[0] for line in hands}) == 1


def test_one_move_can_be_looked_up(record: Path) -> None:
    output = run(record, "--move", "1").output
    assert output.startswith("Move 1 of ")
    assert ": Player 1, who will you be? → " in output.splitlines()[0]
    hidden = run(record, "--move", "1", "--seat", "2").output
    assert hidden.splitlines()[0].endswith("→ hidden")
    assert run(record, "--move", "0").output.startswith("Before the first move\n")


def test_a_game_can_be_stepped_through(record: Path) -> None:
    output = run(record, "--step", typed="\n" * 1000).output
    assert output.count("[Press Enter to continue]") > 50
    assert "Final scoring" in output
    late = run(record, "--step", "--move", "100", typed="\n").output
    assert late.startswith("Move 100 of ")
    assert late.endswith("Until next time.\n")


def test_an_unfinished_game_says_so() -> None:
    output = run("-", typed=recorded("classic", 60)).output
    assert output.endswith("The game record ends here; the game is not over.\n")


def test_a_damaged_record_says_where_and_why(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    lines = text.splitlines()
    place = next(number for number, line in enumerate(lines) if " play-or-draw " in line)
    who = lines[place].split()[0]
    lines[place] = f"{who} play-or-draw z"
    record.write_text("\n".join(lines), encoding="utf-8")
    result = run(record)
    assert result.exit_code == 2
    assert f"line {place + 1}, move " in result.output
    assert "'z' is not offered to " in result.output


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["--move", "99999"], "there is no move 99,999."),
        (["--seat", "Z"], "There is no seat Z"),
        (["--seat", "7"], "There is no seat 7"),
    ],
)
def test_a_slip_is_one_clear_line(record: Path, arguments: list[str], hint: str) -> None:
    result = run(record, *arguments)
    assert result.exit_code == 2
    assert hint in result.output
    assert len(result.output.splitlines()) == 1


def test_a_missing_file_is_one_clear_line(tmp_path: Path) -> None:
    result = run(tmp_path / "none.txt")
    assert result.exit_code == 2
    assert result.output == f"Error: There is no file {tmp_path / 'none.txt'}.\n"
    assert run(tmp_path).exit_code == 2


def test_a_game_that_goes_on_is_shown_without_its_secrets(record: Path) -> None:
    """C-RULE-01"""
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[: len(lines) // 2]) + "\n", encoding="utf-8")
    assert " draws 6 cards: " not in run(record).output
    assert " draws 6 cards: " in run(record, "--seat", "all").output


def test_what_happened_before_the_first_choice_is_told_too() -> None:
    """T-SETUP-04"""
    begun = run("-", "--move", "0", typed=recorded("toy")).output
    assert "Round 1 begins. Belle is the lookout." in begun
    assert "Round 1 begins." not in run("-", "--move", "2", typed=recorded("toy")).output
