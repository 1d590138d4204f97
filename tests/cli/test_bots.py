"""Bots at the table: who plays is said, kept in the file, and found again."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from coltexpress.bots.characters import CHARACTERS
from coltexpress.bots.levels import LEVELS
from coltexpress.cli.bots import CHARACTER_WORDS, LEVEL, LEVEL_WORDS, bot_title, read_bots
from coltexpress.cli.main import cli
from coltexpress.cli.saving import Seating, read_seating
from coltexpress.cli.words import LANGUAGES, Words

ENGLISH: Final = {"LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "80"}


def play(*arguments: str | Path, typed: str = "") -> Result:
    words = ["play", *[str(argument) for argument in arguments]]
    return CliRunner().invoke(cli, words, input=typed, env=ENGLISH)


def test_a_game_against_named_bots_is_played_to_its_end() -> None:
    bots = "greenhorn:greedy,outlaw@1,uniform"
    result = play("super", "--players", "3", "--people", "0", "--seed", "2", "--bots", bots)
    assert result.exit_code == 0, result.output
    assert "Against you: Greenhorn (greedy), Outlaw @1, Drifter." in result.output
    assert "The count" in result.output


def test_a_saved_game_remembers_its_bots(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    arguments = ("--players", "3", "--seed", "2", "--save", file)
    first = play("classic", *arguments, "--bots", "greenhorn:vengeful,uniform", typed="1\nquit\n")
    assert first.exit_code == 0, first.output
    assert "bots: greenhorn:vengeful, uniform" in file.read_text(encoding="utf-8")
    assert play("classic", *arguments, typed="1\nquit\n").exit_code == 0
    assert "bots: greenhorn:vengeful, uniform" in file.read_text(encoding="utf-8")


def test_a_bot_that_nobody_knows_is_refused() -> None:
    result = play("classic", "--players", "3", "--bots", "sheriff")
    assert result.exit_code == 2
    assert "there is no bot 'sheriff'" in result.output


def test_bots_sit_in_turn_on_the_seats_without_people() -> None:
    seating = Seating(1, [1], {}, ["outlaw", "greenhorn"])
    assert [seating.bot_at(seat) for seat in (0, 2, 3)] == ["outlaw", "greenhorn", "outlaw"]
    assert read_seating(seating.tags(), 4) == seating
    assert LEVEL in LEVELS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_in_every_language(language: str) -> None:
    words = Words(language)
    names = [f"{level}:{character}" for level in LEVELS for character in CHARACTERS]
    titles = {bot_title(words, name) for name in read_bots(",".join(names))}
    assert len(titles) == len(names)
    assert words.mistakes == []
    assert set(LEVEL_WORDS) == set(LEVELS)
    assert set(CHARACTER_WORDS) | {"steady"} == set(CHARACTERS)
