"""Bots at the table: who plays is said, kept in the file, and found again."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from coltexpress.bots.characters import CHARACTERS
from coltexpress.bots.levels import LEVELS
from coltexpress.cli.bots import (
    ALL_SORTS,
    LEVEL,
    OPPONENTS,
    bot_title,
    read_bots,
)
from coltexpress.cli.main import cli
from coltexpress.cli.saving import Seating, read_seating
from coltexpress.i18n import LANGUAGES
from coltexpress.telling.words import Words

ENGLISH: Final = {"LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "80"}


def play(*arguments: str | Path, typed: str = "") -> Result:
    words = ["play", *[str(argument) for argument in arguments]]
    return CliRunner().invoke(cli, words, input=typed, env=ENGLISH)


def test_a_game_against_named_bots_is_played_to_its_end() -> None:
    bots = "greenhorn:greedy,outlaw@1,uniform"
    result = play("super", "--players", "3", "--people", "0", "--seed", "2", "--bots", bots)
    assert result.exit_code == 0, result.output
    assert "Bots: Greenhorn (greedy), Outlaw @1, Drifter." in result.output
    assert "Final scoring" in result.output


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


# Asked before the game


def asked(answer: str, *arguments: str) -> str:
    """What is said to a person who gives this answer about the bots, and then leaves."""
    return play("classic", *arguments, typed=f"4\n1\nAnn\n{answer}\nquit\n").output


def test_a_person_is_asked_who_the_bots_are() -> None:
    output = asked("1")
    assert " 1 Greenhorn: new in the West" in output
    assert " 5 Legend: " in output
    assert " 6 Mixed: " in output
    assert "Bots: Greenhorn." in output
    assert "Bots: Legend." in asked("5")


def test_enter_takes_the_usual_bots() -> None:
    assert "Who are the bots? [2] " in asked("")
    assert "Bots: Outlaw." in asked("")


def test_at_a_mixed_table_everybody_is_somebody_else() -> None:
    crew = "Outlaw (trigger-happy), Desperado (greedy), Outlaw (vengeful)"
    assert f"Bots: {crew}." in asked("6")
    assert len(set(ALL_SORTS)) == len(ALL_SORTS) == 5
    assert set(OPPONENTS) < set(LEVELS)


def test_an_answer_about_the_bots_is_asked_for_again() -> None:
    assert "Please type a number from 1 to 6." in asked("7\n6")


def test_who_names_the_bots_is_not_asked() -> None:
    output = play("classic", "--bots", "uniform", typed="4\n1\nAnn\nquit\n").output
    assert "Who are the bots?" not in output
    assert "Bots: Drifter." in output


def test_without_bots_nobody_asks_for_them() -> None:
    output = play("classic", typed="2\n2\nAnn\nBob\n").output
    assert "Who are the bots?" not in output
    assert "2 players, no bots." in output


def test_the_bots_that_were_asked_for_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    asked("4", "--save", str(file))
    assert "bots: desperado\n" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_are_asked_for_in_every_language(language: str) -> None:
    words = Words(language)
    output = asked("6", "--lang", language)
    for key in ("bots-ask", "bots-mixed", *OPPONENTS.values()):
        assert words.say(key) in output.replace("\n", " ")
    assert words.mistakes == []


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_in_every_language(language: str) -> None:
    words = Words(language)
    names = [f"{level}:{character}" for level in LEVELS for character in CHARACTERS]
    titles = {bot_title(words, name) for name in read_bots(",".join(names))}
    assert len(titles) == len(names)
    assert words.mistakes == []
