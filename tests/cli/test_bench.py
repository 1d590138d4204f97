"""`coltexpress bench`: what it prints, and that its figures are figures."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from coltexpress.cli.bench import bench
from coltexpress.games import OFFERED, game
from coltexpress.sim.growth import Cost, kinds_of
from coltexpress.sim.measuring import (
    Report,
    decisions_per_game,
    mean_choices,
    medians,
    start_settings,
)

QUICK = ["--seconds", "0.001"]


def run(*words: str) -> str:
    result = CliRunner().invoke(bench, [*QUICK, *words], catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


@pytest.mark.slow
def test_the_json_object_has_every_figure_by_name() -> None:
    found = json.loads(run("--json", "--game", "super"))
    assert isinstance(found["compiled"], bool)
    for path in (
        "playout.super.games_per_second",
        "playout.super.decisions_per_second",
        "playout.super.watched_games_per_second",
        "rows.super.choices_per_second",
        "copy.super.microseconds",
        "view.super.microseconds",
        "search.classic.iterations_per_second",
        "step.classic.decisions_per_second",
        "step.classic.choices_per_second",
        "import.milliseconds",
        "calibration.rounds_per_second",
    ):
        value = found
        for name in path.split("."):
            value = value[name]
        assert value > 0, path


def test_each_figure_is_the_median_of_all_rounds() -> None:
    rounds: list[Report] = [
        {"copy": {"super": {"microseconds": time}}, "import": {"milliseconds": 10 * time}}
        for time in (3.0, 100.0, 1.0)
    ]
    assert medians(rounds) == {
        "copy": {"super": {"microseconds": 3.0}},
        "import": {"milliseconds": 30.0},
    }


@pytest.mark.slow
def test_for_people_there_is_a_line_for_each_thing() -> None:
    lines = run("--game", "super").splitlines()
    assert re.match(r"(compiled|interpreted) Python 3\.\d+", lines[0])
    assert [line.split()[0] for line in lines[1:4]] == ["playout", "copy", "view"]


def test_growth_names_every_number_of_players_and_draws_itself(tmp_path: Path) -> None:
    file = tmp_path / "growth.svg"
    found = json.loads(run("growth", "--json", "--game", "super", "--svg", str(file)))
    costs = [Cost(**row) for row in found["growth"]]
    assert [cost.kind for cost in costs] == [str(count) for count in game("super").players]
    assert all(cost.games_per_second > 0 and cost.bytes_per_state > 0 for cost in costs)
    drawn = file.read_text(encoding="utf-8")
    assert drawn.count("<rect") == 1 + len(costs)
    assert "super, 3 players" in drawn


def test_variants_are_settings_that_the_game_knows() -> None:
    for name in OFFERED:
        for settings in kinds_of(game(name)).values():
            game(name).new(settings)


def test_decisions_count_chance_and_choices_do_not() -> None:
    book = game("classic")
    settings = start_settings(book)
    assert decisions_per_game(book, settings) > 2 * mean_choices(book, settings)
