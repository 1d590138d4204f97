"""Positions and views drawn from their lines of text."""

from __future__ import annotations

from typing import Final

import pytest
from click.testing import CliRunner, Result
from scenario import stealin

from coltexpress.bots.uniform import Uniform
from coltexpress.cli.main import cli
from coltexpress.games import GAMES
from coltexpress.kernel.agenda import NOBODY
from coltexpress.library import Game, new
from coltexpress.notation.position import line, line_of_view

ENGLISH: Final = {"LANG": "en_US.UTF-8", "LC_ALL": "", "COLUMNS": "80"}
CAUGHT: Final = stealin(
    "-/*x;B/$300j;-/CT$500;-/D;-/-",
    pile="D:f,B:(m)",
    held={"T": "$250$400j"},
    guns={"D": 3},
    wounds={"T": "DDD"},
    tops={"T": "!D!D!D"},
    turn=4,
    then=("happen", "end_round"),
)


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, ["show", *arguments], input=typed, env=ENGLISH)


def after(name: str, choices: int) -> Game:
    game = new(name, seed=2, players=4)
    bot = Uniform(5)
    for _ in range(choices):
        if game.over:
            break
        question = game.asks[0]
        game.play(question.seat, bot.choose(game.view(question.seat), question))
    return game


def test_a_position_is_drawn_with_everything_face_up() -> None:
    output = run(CAUGHT.line).output
    rows = output.splitlines()
    assert rows[0] == "Everything face up"
    assert " B " in next(row for row in rows if "▐▌" in row)
    assert any("│ ★" in row and "│ C  T" in row and "│ D" in row for row in rows)
    assert any("│ $ ◆" in row and "│ ▣" in row for row in rows)
    assert any("T   Tuco" in row and "$$ ◆" in row and "$1150" in row for row in rows)
    assert any("D   Django" in row and "•••···" in row for row in rows)
    assert "Pile  D Fire  B Move" in rows
    assert rows[-3] == "Django, you fire: who takes your bullet?"
    assert rows[-1:] == ["  Fire at Tuco, inside car 2, the Second Class car"]


def test_a_seat_sees_only_what_it_may_know() -> None:
    """C-RULE-01, C-RULE-03"""
    tuco = run(CAUGHT.line, "--seat", "T").output
    assert tuco.startswith("View as Tuco\n")
    assert "$1150" in tuco
    assert "B ▒▒" in tuco
    django = run(CAUGHT.line, "--seat", "d").output
    assert "$1150" not in django
    assert "Django is thinking" not in django
    nobody = run(CAUGHT.line, "--seat", "nobody").output
    assert nobody.startswith("View as a spectator\n")
    assert "Waiting for Django. Django, you fire: who takes your bullet?" in nobody
    assert "Tuco, inside" not in nobody


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("choices", [0, 1, 5, 20, 40])
@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_any_position_and_view_can_be_shown(name: str, choices: int, plain: list[str]) -> None:
    game = after(name, choices)
    texts = [line(game.book, game.state)]
    texts += [line_of_view(game.book, game.view(seat)) for seat in (0, 1, NOBODY)]
    for text in texts:
        result = run(text, *plain)
        assert result.exit_code == 0, result.output
        assert run("-", *plain, typed=text).output == result.output


def test_a_view_shows_no_more_than_it_says() -> None:
    game = after("classic", 30)
    seat = 0
    view = run(line_of_view(game.book, game.view(seat))).output
    assert view == run(game.line(), "--seat", str(seat + 1)).output


def test_a_position_can_be_read_aloud() -> None:
    output = run(CAUGHT.line, "--plain").output
    assert "The Marshal is inside the locomotive." in output
    assert "Inside car 1, the Baggage car: 1 purse, 1 jewel ($800)." in output
    assert "Belle, on the roof of car 1, the Baggage car. Loot: nothing." in output
    assert "Django, inside car 3, the First Class car. Loot: nothing. 3 bullets left" in output
    assert "┌" not in output


@pytest.mark.parametrize(
    ("text", "seat", "hint"),
    [
        ("chess e4", "all", "there is no game 'chess'"),
        ("", "all", "there is no game ''"),
        ("classic players=4", "all", "is missing"),
        (
            CAUGHT.line,
            "Z",
            "There is no seat Z; the seats are 1, 2, 3, 4, B, C, T, D, all, nobody.",
        ),
        (CAUGHT.line, "5", "There is no seat 5"),
    ],
)
def test_a_slip_is_one_clear_line(text: str, seat: str, hint: str) -> None:
    result = run(text, "--seat", seat)
    assert result.exit_code == 2
    assert hint in result.output
    assert result.output.startswith("Error: ")
    assert len(result.output.splitlines()) == 1
