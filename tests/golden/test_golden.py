"""Golden playthroughs: whole games, down to every event, stay what they were."""

from __future__ import annotations

import pytest
from make_playthroughs import (
    GOLDEN,
    PLAYTHROUGHS,
    Words,
    follow,
    played,
    playthrough,
    random_game,
    script_of,
)

from coltexpress.games import NAMES, game
from coltexpress.kernel.match import Match
from coltexpress.notation import record


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_what_it_was(name: str) -> None:
    assert playthrough(name) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8"), (
        "renew with scripts/make_playthroughs.py and read the diff"
    )


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_a_record_that_replays(name: str) -> None:
    """C-END-01, C-ROUND-01"""
    text = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert record.write_with_story(record.read(text)) == text[: text.rindex("; ")]


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_playthrough(name: str) -> None:
    """If this fails: python scripts/make_playthroughs.py NAME GAME players=…"""
    games = [played((GOLDEN / f"{one}.txt").read_text(encoding="utf-8")) for one in PLAYTHROUGHS]
    assert name in [book.name for book, _ in games]


def test_a_new_playthrough_replays() -> None:
    text = random_game(game("toy"), {"players": "3"})
    assert played(text) == (game("toy"), {"players": "3"})
    assert record.write_with_story(record.read(text)) == text[: text.rindex("; ")]


def moves_by(script: list[Words]) -> list[Words]:
    """The moves of the three-player game that follows a script."""
    book = game("classic")
    match = Match(book.new({"players": "3"}))
    follow(book, match, script)
    return script_of(
        record.write_with_story(record.Record(book, {"players": "3"}, {}, match.moves))
    )


@pytest.fixture
def script() -> list[Words]:
    return script_of((GOLDEN / "classic-3.txt").read_text(encoding="utf-8"))


def test_a_question_that_the_script_does_not_expect_adds_its_own_line(script: list[Words]) -> None:
    """As a rule would that begins to ask: the rest of the script is played as it was."""
    purses = [n for n, one in enumerate(script) if one.what == "which-purse"]
    unexpected = next(n for n in purses if script[n + 1].what != "which-purse")
    without = script[:unexpected] + script[unexpected + 1 :]
    moves = moves_by(without)
    assert moves[:unexpected] == script[:unexpected]
    assert [one[:2] for one in moves] == [one[:2] for one in script]
    assert {one.what for one in moves if one not in script} <= {"which-purse", "which-purse-lost"}


def test_a_move_that_nobody_asks_for_any_more_is_given_up(script: list[Words]) -> None:
    asked_once = next(n for n, one in enumerate(script) if one.what == "move-where")
    stray = [*script[:asked_once], Words("G", "revenge-which", "j"), *script[asked_once:]]
    moves = moves_by(stray)
    assert moves[:asked_once] == script[:asked_once]
    assert stray[asked_once] not in moves
