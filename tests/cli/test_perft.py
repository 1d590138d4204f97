"""Every way a game can go, counted."""

from __future__ import annotations

from typing import Final

import pytest
from click.testing import CliRunner, Result
from scenario import stealin

from coltexpress.cli.main import cli
from coltexpress.cli.perft import count
from coltexpress.games import GAMES, game
from coltexpress.kernel.agenda import State, choose, waiting

ENGLISH: Final = {"LANG": "en_US.UTF-8", "LC_ALL": ""}
SHOT: Final = stealin(  # Belle only if nobody else
    "-/*;-/B;-/D;-/CT;-/-", pile="D:f,C:m,T:m,B:m", turn=4, then=("happen", "end_round")
)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["perft", *arguments], env=ENGLISH)


def slowly(g: State, depth: int) -> int:
    """The same count, playing every single choice."""
    if depth == 0:
        return 1
    total = 0
    for option in set(waiting(g)[0].options) if g.asks else set():
        twin = g.copy()
        choose(twin, waiting(twin)[0].seat, option)
        total += slowly(twin, depth - 1)
    return total


def test_characters_are_picked_in_so_many_ways() -> None:
    output = run("classic", "--players", "3", "--depth", "4").output
    assert output.splitlines() == ["Depth 1: 6", "Depth 2: 30", "Depth 3: 120", "Depth 4: 720"]


def test_equal_options_of_chance_count_once() -> None:
    """Eight $250 purses are one option, so there are six kinds of purse to draw."""
    cars = ["--option", "bandits=ghost,doc,belle", "--option", "car_choice=chosen"]
    counts = run("classic", "--players", "3", *cars, "--depth", "4").output.splitlines()
    assert counts[2] == "Depth 3: 120"
    last = int(counts[3].rpartition(" ")[2])
    assert 0 < last <= 120 * 6


def test_depth_nought_is_the_game_itself() -> None:
    assert run("classic", "--depth", "0").output == "Depth 0: 1\n"


@pytest.mark.parametrize("name", GAMES)
def test_the_short_cut_counts_the_same(name: str) -> None:
    start = game(name).new({"players": "3"})
    assert [count(start, depth) for depth in range(4)] == [slowly(start, d) for d in range(4)]


def test_a_position_is_counted_from_its_line() -> None:
    """C-BELLE-01, C-MOVE-01"""
    output = run("classic", "--depth", "2", "--position", SHOT.line, "--divide").output
    assert output.splitlines() == ["C: 2", "T: 2", "Depth 2: 4"]


def test_sealed_questions_are_counted_one_after_the_other() -> None:
    bandits = ["--option", "bandits=ghost,doc,belle"]
    output = run("super", "--players", "3", *bandits, "--depth", "3").output
    assert output.splitlines() == ["Depth 1: 3", "Depth 2: 72", "Depth 3: 1728"]


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["chess", "--depth", "1"], "there is no game 'chess'"),
        (["classic"], "Missing option '--depth'"),
        (["classic", "--depth", "1", "--players", "9"], "2 to 6"),
        (["super", "--depth", "1", "--position", SHOT.line], "not one of super"),
        (["classic", "--depth", "1", "--position", "x", "--players", "3"], "either it or options"),
    ],
)
def test_a_slip_is_explained(arguments: list[str], hint: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert hint in result.output
