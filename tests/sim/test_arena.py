"""The arena: the same games on any number of cores, resumed, counted and rated."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import coltexpress
from coltexpress.bots.bot import AS_USUAL, Budget
from coltexpress.cli import arena as command
from coltexpress.cli.main import cli
from coltexpress.kernel.agenda import Ask
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.views import View
from coltexpress.sim import arena, series
from coltexpress.sim.arena import Diary, report, run
from coltexpress.sim.crews import Stopped
from coltexpress.sim.sequential import Verdict
from coltexpress.sim.series import Series, shares_of, sides

ENGLISH = {"LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}
BOTS = ("greenhorn", "uniform", "outlaw:greedy@1", "desperado@4")
QUICK = Series("classic", {"players": "4"}, BOTS, 4, 9)
COLTEXPRESS = "from coltexpress.cli.main import main; main()"
DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"
FIELDS = [
    "name",
    "seats_played",
    "wins",
    "win_rate",
    "even",
    "low",
    "high",
    "mean_money",
    "rating",
    "rating_low",
    "rating_high",
    "decisions_per_second",
]


def command_line(*arguments: str | Path) -> Result:
    words = ["arena", *[str(argument) for argument in arguments]]
    return CliRunner().invoke(cli, words, env=ENGLISH)


def ends(results: list[series.Result]) -> list[tuple[object, ...]]:
    """What happened, without how long it took."""
    ordered = sorted(results, key=lambda result: result.number)
    return [(r.number, r.shares, r.money, r.ranks, r.decisions) for r in ordered]


def played(some: Series) -> list[series.Result]:
    """All games of a series."""
    return list(run(some, 1, list(range(some.games))))


def ended(number: int, shares: list[float]) -> series.Result:
    """A game that ended like this."""
    ranks = [1 if share else 2 for share in shares]
    return series.Result(number, shares, [0] * 4, ranks, [1] * 4, [1.0] * 4)


# The games


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
    handed_out = sum(standing.wins for standing in found.bots)
    assert {standing.even for standing in found.bots} == {handed_out / 2 / bots}


def test_as_many_bots_as_seats() -> None:
    with pytest.raises(Unreadable, match="3 bots for 4 seats"):
        Series("classic", {"players": "4"}, ("uniform",) * 3, 1, 1).check()
    with pytest.raises(Unreadable, match="no bot 'sheriff'"):
        Series("classic", {"players": "4"}, ("sheriff",) * 4, 1, 1).check()


# Budgets


def test_iterations_are_for_the_searching_bots_that_have_none_of_their_own() -> None:
    bots = ("greenhorn", "outlaw", "desperado", "legend:greedy", "desperado@50", "legend@90ms")
    many = Series("classic", {"players": "6"}, bots, 1, 1, seconds=2.0, iterations=30)
    given = [(many.budget(bot).seconds, many.budget(bot).iterations) for bot in bots]
    usual, searching, own = (None, None), (2.0, 30), (2.0, None)
    assert given == [usual, usual, searching, searching, own, own]
    assert many.budget("plain").iterations is None
    assert many.budget("legend-search").iterations == 30


def test_the_same_iterations_are_the_same_games_however_they_are_given() -> None:
    bots = ("desperado", "uniform", "greenhorn")
    for_all = Series("classic", {"players": "3"}, bots, 1, 6, iterations=4)
    named = Series("classic", {"players": "3"}, ("desperado@4", *bots[1:]), 1, 6)
    assert ends(list(run(for_all, 1, [0]))) == ends(list(run(named, 1, [0])))


# Teams


def test_a_team_wins_as_a_whole_and_teams_share_a_tie() -> None:
    four = Series("armored", {"players": "4"}, ("uniform",) * 4, 1, 1)
    assert sides(four) == [0, 1, 0, 1]
    assert shares_of([0, 2], sides(four)) == [1.0, 0.0, 1.0, 0.0]
    assert shares_of([0, 1, 2, 3], sides(four)) == [0.5] * 4
    assert shares_of([1], sides(four)) == [0.0, 1.0, 0.0, 0.0]  # a traitor
    assert shares_of([1, 2], sides(four)) == [0.0, 0.5, 0.5, 0.0]  # two documents
    assert shares_of([], sides(four)) == [0.0] * 4


def test_without_teams_those_who_win_together_share() -> None:
    assert sides(QUICK) == [0, 1, 2, 3]
    assert shares_of([1, 3], sides(QUICK)) == [0.0, 0.5, 0.0, 0.5]


def test_an_even_share_is_one_half_for_two_teams() -> None:
    """Team-mates rotate together, so all games of a better pair can be won by it."""
    bots = ("greenhorn", "uniform", "greenhorn", "uniform")
    pairs = Series("armored", {"players": "4"}, bots, 8, 2)
    found = report(pairs, played(pairs), 1.0)
    assert [bot.even for bot in found.bots] == [0.5] * 4
    first, second, third, fourth = [bot.win_rate for bot in found.bots]
    assert first == third > 0.5 > second == fourth
    assert first + second == 1.0
    assert found.bots[0].rating > found.bots[1].rating


def test_an_even_share_is_the_mean_of_what_was_won() -> None:
    found = report(QUICK, [ended(0, [1, 0, 0, 0]), ended(1, [0, 0, 0, 0])], 1.0)
    assert [bot.even for bot in found.bots] == [0.125] * 4  # nobody has won the second
    assert report(QUICK, [], 1.0).bots[0].even == 0.0


# The command


def test_json_is_one_object_with_these_fields() -> None:
    result = command_line(
        "classic", "--bots", "greenhorn,uniform,uniform", "--games", "6", "--seed", "4", "--json"
    )
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert list(found) == ["game", "games", "block", "seed", "seconds", "bots", "sprt"]
    assert (found["game"], found["games"], found["seed"]) == ("classic", 6, 4)
    assert [list(bot) for bot in found["bots"]] == [FIELDS] * 3
    assert [bot["name"] for bot in found["bots"]] == ["greenhorn", "uniform", "uniform"]
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(6)
    for bot in found["bots"]:
        assert bot["low"] <= bot["win_rate"] == bot["wins"] / 6 <= bot["high"]


def test_every_field_is_documented() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    kinds = (arena.Report, arena.Standing, Verdict)
    for field in [field for kind in kinds for field in kind.__struct_fields__]:
        assert f"`{field}`" in text, field


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
        (("super", "--bots", "uniform,uniform,uniform", "--ray", "local"), "There is no Ray here"),
    ],
)
def test_what_cannot_be_played_is_refused(
    arguments: tuple[str, ...], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "find_spec", {}.get)  # no module is there
    result = command_line(*arguments)
    assert result.exit_code == 2
    assert words in result.output


# Stopped and taken up again


def test_a_series_is_resumed_after_ctrl_c(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.jsonl"
    arguments = ("classic", "--bots", "greenhorn,uniform,uniform", "--games", "5", "--json")
    whole = json.loads(command_line(*arguments).stdout)
    numbers: list[int] = []

    def until_third(some: Series, number: int) -> series.Result:
        if len(numbers) == 2:
            raise KeyboardInterrupt
        numbers.append(number)
        return series.play(some, number)

    monkeypatch.setattr(arena, "play", until_third)
    stopped = command_line(*arguments, "--resume", file)
    assert stopped.exit_code != 0
    assert "Stopped after 2 of 5 games." in stopped.output
    monkeypatch.setattr(arena, "play", series.play)
    resumed = json.loads(command_line(*arguments, "--resume", file).stdout)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 6
    for figures in (whole, resumed):
        del figures["seconds"]
        for bot in figures["bots"]:
            del bot["decisions_per_second"]
    assert resumed == whole


@pytest.mark.slow
def test_ctrl_c_stops_two_processes_and_loses_nothing(tmp_path: Path) -> None:
    """The first run has games for minutes; the second one only has to play the first twelve."""
    file = tmp_path / "results.jsonl"
    arguments = ("classic", "--bots", "outlaw@1,greenhorn,uniform", "--resume", file)
    command = [sys.executable, "-c", COLTEXPRESS, "arena", *map(str, arguments), "--jobs", "2"]
    env = {**os.environ, **ENGLISH}
    with subprocess.Popen(
        [*command, "--games", "4000"], stderr=subprocess.PIPE, env=env, start_new_session=True
    ) as process:
        while not file.exists() or file.read_bytes().count(b"\n") < 3:
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
        _, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "of 4,000 games. The same command goes on from" in errors.decode()
    assert "Traceback" not in errors.decode()
    resumed = command_line(*arguments, "--games", "12", "--json")
    assert json.loads(resumed.stdout)["games"] == 12
    kept = Series("classic", {"players": "3"}, ("outlaw@1", "greenhorn", "uniform"), 12, 1)
    assert ends(Diary(file, kept).results) == ends(played(kept))


@pytest.mark.parametrize("error", [Stopped("a process is gone"), ConnectionError("no cluster")])
def test_a_crew_that_is_lost_is_one_clear_line(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(some: Series, number: int) -> series.Result:
        raise error

    monkeypatch.setattr(arena, "play", lost)
    result = command_line("classic", "--bots", "uniform,uniform,uniform")
    assert result.exit_code == 1
    assert f"Error: {error}\n" in result.output


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


# From Python


class Miser(coltexpress.Bot):
    """A bot of one's own: it always takes the last option."""

    def __init__(self, book: coltexpress.Rulebook, seed: int) -> None:
        self.seats = book.players

    def choose(self, view: View, question: Ask, budget: Budget = AS_USUAL) -> int:
        return max(question.options)


OWN = f"{__name__}.Miser"


def test_a_series_from_python_is_that_of_the_command(tmp_path: Path) -> None:
    file = tmp_path / "series.jsonl"
    bots = ["greenhorn", "uniform", "uniform"]
    found = coltexpress.arena("classic", bots, games=6, seed=4, file=file)
    words = ("classic", "--bots", ",".join(bots), "--games", "6", "--seed", "4", "--json")
    said = json.loads(command_line(*words).stdout)
    assert [bot.wins for bot in found.bots] == [bot["wins"] for bot in said["bots"]]
    assert [bot.rating for bot in found.bots] == [bot["rating"] for bot in said["bots"]]
    assert file.read_bytes().count(b"\n") == 7
    again = coltexpress.arena("classic", bots, games=6, seed=4, file=file)
    assert again.bots == found.bots


def test_a_series_from_python_takes_settings_and_ends_when_it_is_known() -> None:
    bots = ["greenhorn", "uniform", "uniform"]
    found = coltexpress.arena("super", bots, games=500, sprt=(0.02, 0.3), horse=True)
    assert found.sprt is not None
    assert (found.sprt.found, found.games) == ("high", found.sprt.games)
    with pytest.raises(Unreadable, match="expected two shares"):
        coltexpress.arena("super", bots, sprt=(0.3, 0.2))
    with pytest.raises(Unreadable, match="there is no option"):
        coltexpress.arena("super", bots, unicorn=True)


def test_bots_of_ones_own_play_by_module_and_name() -> None:
    found = coltexpress.arena("classic", [OWN, "uniform", "uniform"], games=3)
    assert found.bots[0].name == OWN
    assert "Miser: wins" in command_line("toy", "--bots", f"{OWN},uniform", "--games", "2").output
    with pytest.raises(Unreadable, match=r"there is no bot 'nowhere.Nobody'"):
        coltexpress.arena("toy", ["nowhere.Nobody", "uniform"])
    with pytest.raises(Unreadable, match=r"there is no bot '.x'"):
        coltexpress.arena("toy", [".x", "uniform"])
