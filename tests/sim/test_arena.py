"""The arena: the same games on any number of cores, resumed, counted and rated."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from coltexpress.cli import arena as command
from coltexpress.cli.main import cli
from coltexpress.kernel.errors import Unreadable
from coltexpress.sim import arena, series
from coltexpress.sim.arena import Diary, report, run
from coltexpress.sim.ratings import DEVIATION, MEAN, Rating, update, wilson
from coltexpress.sim.series import Series, seats_of

ENGLISH = {"LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}
BOTS = ("greenhorn", "uniform", "outlaw:greedy@1", "desperado@4")
QUICK = Series("classic", {"players": "4"}, BOTS, 4, 9)
FIELDS = [
    "name",
    "seats_played",
    "wins",
    "win_rate",
    "low",
    "high",
    "mean_money",
    "rating",
    "decisions_per_second",
]


def command_line(*arguments: str | Path) -> Result:
    words = ["arena", *[str(argument) for argument in arguments]]
    return CliRunner().invoke(cli, words, env=ENGLISH)


def ends(results: list[series.Result]) -> list[tuple[object, ...]]:
    """What happened, without how long it took."""
    ordered = sorted(results, key=lambda result: result.number)
    return [(r.number, r.shares, r.money, r.ranks, r.decisions) for r in ordered]


# The games


@pytest.mark.slow
def test_one_core_and_two_play_the_same_games() -> None:
    numbers = list(range(QUICK.games))
    assert ends(list(run(QUICK, 1, numbers))) == ends(list(run(QUICK, 2, numbers)))


def test_seats_rotate() -> None:
    assert [seats_of(QUICK, number) for number in range(3)] == [
        [0, 1, 2, 3],
        [1, 2, 3, 0],
        [2, 3, 0, 1],
    ]


@pytest.mark.parametrize(
    ("game", "settings", "bots"),
    [
        ("classic", {"players": "2"}, 2),
        ("armored", {"players": "2"}, 2),
        ("armored", {"players": "3"}, 3),
        ("super", {"players": "7", "horse": "true"}, 7),
    ],
)
def test_every_kind_of_table_can_be_played(game: str, settings: dict[str, str], bots: int) -> None:
    small = Series(game, settings, ("greenhorn",) * bots, 2, 1)
    small.check()
    found = report(small, list(run(small, 1, [0, 1])), 1.0)
    assert [standing.seats_played for standing in found.bots] == [2] * bots
    assert sum(standing.wins for standing in found.bots) <= 2.0 + 1e-9


def test_as_many_bots_as_seats() -> None:
    with pytest.raises(Unreadable, match="3 bots for 4 seats"):
        Series("classic", {"players": "4"}, ("uniform",) * 3, 1, 1).check()
    with pytest.raises(Unreadable, match="no bot 'sheriff'"):
        Series("classic", {"players": "4"}, ("sheriff",) * 4, 1, 1).check()


# The command


def test_json_is_one_object_with_these_fields() -> None:
    result = command_line(
        "classic", "--bots", "greenhorn,uniform,uniform", "--games", "6", "--seed", "4", "--json"
    )
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert list(found) == ["game", "games", "seed", "seconds", "bots"]
    assert (found["game"], found["games"], found["seed"]) == ("classic", 6, 4)
    assert [list(bot) for bot in found["bots"]] == [FIELDS] * 3
    assert [bot["name"] for bot in found["bots"]] == ["greenhorn", "uniform", "uniform"]
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(6)
    for bot in found["bots"]:
        assert bot["low"] <= bot["win_rate"] == bot["wins"] / 6 <= bot["high"]


def test_words_name_the_bots_and_their_characters(tmp_path: Path) -> None:
    picture = tmp_path / "rates.svg"
    result = command_line(
        "super",
        *("--bots", "greenhorn:trigger-happy,uniform,outlaw@1", "--games", "3"),
        *("--option", "reflex=true", "--svg", picture),
    )
    assert result.exit_code == 0, result.output
    assert "Colt Super Express: 3 games, seed 1" in result.output
    assert "Greenhorn (trigger-happy): wins" in result.output
    assert "Outlaw @1: wins" in result.output
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.startswith("<svg ")
    assert drawn.count("<rect ") == 3
    assert "Drifter" in drawn


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("classic", "--bots", "sheriff,uniform"), "there is no bot 'sheriff'"),
        (("classic", "--bots", "uniform,uniform", "--players", "4"), "2 bots for 4 seats"),
        (("chess", "--bots", "uniform"), "'chess' is not one of"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: tuple[str, ...], words: str) -> None:
    result = command_line(*arguments)
    assert result.exit_code == 2
    assert words in result.output


# Stopped and taken up again


def test_a_series_is_resumed_after_ctrl_c(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.jsonl"
    arguments = ("classic", "--bots", "greenhorn,uniform,uniform", "--games", "5", "--json")
    whole = json.loads(command_line(*arguments).stdout)
    one_game = arena.one_game
    played: list[int] = []

    def until_third(job: arena.Job) -> series.Result:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(job[1])
        return one_game(job)

    monkeypatch.setattr(arena, "one_game", until_third)
    stopped = command_line(*arguments, "--resume", file)
    assert stopped.exit_code != 0
    assert "Stopped after 2 of 5 games." in stopped.output
    monkeypatch.setattr(arena, "one_game", one_game)
    resumed = json.loads(command_line(*arguments, "--resume", file).stdout)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 6
    for figures in (whole, resumed):
        del figures["seconds"]
        for bot in figures["bots"]:
            del bot["decisions_per_second"]
    assert resumed == whole


def test_a_line_cut_short_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    small = Series("super", {"players": "3"}, ("uniform",) * 3, 3, 2)
    diary = Diary(file, small)
    for result in run(small, 1, [0, 1, 2]):
        diary.note(result)
    file.write_bytes(file.read_bytes()[:-20])
    assert [result.number for result in Diary(file, small).results] == [0, 1]
    assert file.read_bytes().endswith(b"\n")


def test_a_file_of_another_series_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Diary(file, QUICK)
    assert Diary(file, Series("classic", {"players": "4"}, BOTS, 99, 9)).results == []
    with pytest.raises(Unreadable, match="another series"):
        Diary(file, Series("classic", {"players": "4"}, BOTS, 4, 10))
    file.write_text("[Event]\n", encoding="utf-8")
    with pytest.raises(Unreadable, match="no series"):
        Diary(file, QUICK)
    assert command.percent(0.5) == "50.0"


# The figures


def test_wilson_intervals() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = wilson(0, 10)
    assert (low, round(high, 4)) == (0.0, 0.2775)


def test_ratings_follow_the_plackett_luce_model() -> None:
    """Two equal players, as in the first example of the libraries of that name."""
    winner, loser = Rating(), Rating()
    update([winner, loser], [1, 2])
    assert (winner.skill, loser.skill) == pytest.approx((27.63523138, 22.36476862))
    assert winner.deviation == loser.deviation == pytest.approx(8.06550632)


def test_a_tie_moves_nobody_and_ratings_keep_their_sum() -> None:
    pair = [Rating(), Rating()]
    update(pair, [1, 1])
    assert pair[0].skill == pytest.approx(pair[1].skill)
    three = [Rating(), Rating(), Rating()]
    update(three, [2, 1, 3])
    assert three[1].skill > three[0].skill > three[2].skill
    assert sum(rating.skill for rating in three) == pytest.approx(3 * MEAN)
    assert all(rating.deviation < DEVIATION for rating in three)
