"""Cross-play tables: who plays whom, the figures of each pair, drawn and taken up again."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len

from coltexpress.cli.cross_table import COLD, EVEN, WARM, cross_lines, ink_on, paper
from coltexpress.cli.main import cli
from coltexpress.kernel.errors import Unreadable
from coltexpress.sim.arena import report, run
from coltexpress.sim.cross import Cell, Cross, CrossTable, Pair, Rated
from coltexpress.sim.series import Series
from coltexpress.telling.words import Words

ENGLISH = {"LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}
DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"
BOTS = ("greenhorn", "uniform", "greenhorn:greedy")


def cross_of(game: str, players: str, *bots: str, games: int = 4) -> Cross:
    return Cross(Series(game, {"players": players}, bots, games, 3))


def played(cross: Cross) -> CrossTable:
    return cross.table(list(cross.play(1)), 1.0)


def command_line(*words: str | Path) -> Result:
    return CliRunner().invoke(cli, ["arena", *[str(word) for word in words]], env=ENGLISH)


# Who plays whom


def test_one_bot_plays_a_field_of_the_other_and_the_other_way_round() -> None:
    cross = cross_of("classic", "3", *BOTS)
    assert cross.pairs == [
        *(Pair(0, 1), Pair(0, 2)),
        *(Pair(1, 0), Pair(1, 2)),
        *(Pair(2, 0), Pair(2, 1)),
    ]
    assert cross.series[0].bots == ("greenhorn", "uniform", "uniform")


def test_teams_play_each_other_once() -> None:
    cross = cross_of("armored", "4", *BOTS)
    assert cross.pairs == [Pair(0, 1), Pair(0, 2), Pair(1, 2)]
    assert cross.series[0].bots == ("greenhorn", "uniform", "greenhorn", "uniform")
    assert len(cross_of("classic", "2", "greenhorn", "uniform").pairs) == 1  # two gangs
    assert cross_of("armored", "3", *BOTS).series[0].bots == ("greenhorn", "uniform", "uniform")


@pytest.mark.parametrize("bots", [("greenhorn",), ("greenhorn", "greenhorn")])
def test_a_bot_needs_others(bots: tuple[str, ...]) -> None:
    with pytest.raises(Unreadable, match="two different bots"):
        cross_of("classic", "4", *bots)


# The figures


def test_a_cell_says_what_the_series_says() -> None:
    cross = cross_of("super", "3", *BOTS)
    table = played(cross)
    for pair, series in zip(cross.pairs, cross.series, strict=True):
        alone = report(series, list(run(series, 1, list(range(4)))), 1.0).bots[0]
        cell = next(
            one for one in table.cells if (one.bot, one.field) == (BOTS[pair.bot], BOTS[pair.field])
        )
        assert (cell.games, cell.win_rate, cell.even) == (4, alone.win_rate, alone.even)
        assert (cell.low, cell.high) == (alone.low, alone.high)


def test_what_one_team_wins_the_other_loses() -> None:
    table = played(cross_of("armored", "4", "greenhorn", "uniform", games=8))
    first, second = table.cells
    assert (first.bot, second.bot) == ("greenhorn", "uniform")
    assert first.win_rate == 1 - second.win_rate > 0.5
    better, worse = table.bots
    assert better.rating > worse.rating
    assert better.rating_low < better.rating < better.rating_high
    assert (better.win_rate, worse.win_rate) == (first.win_rate, second.win_rate)


def test_the_mean_is_over_the_fields() -> None:
    table = played(cross_of("toy", "3", *BOTS))
    for bot in table.bots:
        rates = [cell.win_rate for cell in table.cells if cell.bot == bot.name]
        assert bot.win_rate == pytest.approx(sum(rates) / 2)


def test_every_field_is_documented() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for kind in (CrossTable, Cell, Rated):
        for field in kind.__struct_fields__:
            assert f"`{field}`" in text, field


# The command


ARGUMENTS = ("toy", "--cross", ",".join(BOTS), "--players", "3", "--games", "6")


def test_the_table_is_drawn_with_a_row_for_each_bot(tmp_path: Path) -> None:
    picture = tmp_path / "cross.svg"
    result = command_line(*ARGUMENTS, "--plain", "--svg", picture)
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert "6 games for each pair" in lines[0]
    assert [line[:12].strip() for line in lines[2:5]] == [
        "1 Greenhorn",
        "2 Drifter",
        "3 Greenhorn",
    ]
    drawn = ET.fromstring(picture.read_text(encoding="utf-8"))
    cells = [one for one in drawn.iter("{http://www.w3.org/2000/svg}rect") if "x" in one.attrib]
    assert len(cells) == 6


def test_a_stopped_table_goes_on_from_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "cross"
    first = json.loads(command_line(*ARGUMENTS, "--json", "--resume", folder).stdout)
    assert len(sorted(folder.iterdir())) == 6
    short = folder / "1-2.jsonl"
    short.write_bytes(b"\n".join(short.read_bytes().split(b"\n")[:3]) + b"\n")
    again = json.loads(command_line(*ARGUMENTS, "--json", "--resume", folder).stdout)
    assert short.read_bytes().count(b"\n") == 7
    del first["seconds"], again["seconds"]
    assert first == again
    assert msgspec.convert({**first, "seconds": 1.0}, CrossTable).game == "toy"


@pytest.mark.parametrize(
    "words",
    [
        ("toy",),
        ("toy", "--bots", "uniform,uniform", "--cross", "uniform,greenhorn"),
        ("toy", "--cross", "uniform,greenhorn", "--sprt", "25:30"),
    ],
)
def test_one_table_or_all_pairs(words: tuple[str, ...]) -> None:
    result = command_line(*words)
    assert result.exit_code == 2
    assert "--bots for one table, or --cross" in result.output


def test_a_table_is_kept_in_a_folder_and_a_series_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "series.jsonl"
    file.write_text("", encoding="utf-8")
    refused = command_line(*ARGUMENTS, "--resume", file)
    assert refused.exit_code == 2
    assert "is a file." in refused.output
    refused = command_line("toy", "--bots", "uniform,uniform", "--resume", tmp_path)
    assert refused.exit_code == 2
    assert "is a folder." in refused.output


# Colours


def test_an_even_share_is_paper_and_the_ends_are_cold_and_warm() -> None:
    def cell(rate: float) -> Cell:
        return Cell("a", "b", 10, rate, 0.25, 0.0, 1.0)

    assert [paper(cell(rate)) for rate in (0.0, 0.25, 1.0)] == [COLD, EVEN, WARM]
    assert ink_on(COLD) == ink_on(WARM) != ink_on(EVEN)


@pytest.mark.parametrize("language", ["en", "ja", "de"])
def test_columns_stand_below_their_heads(language: str) -> None:
    cells = [Cell("outlaw", "uniform", 10, 0.9, 0.25, 0.6, 1.0)]
    cells.append(Cell("uniform", "outlaw", 10, 0.0, 0.25, 0.0, 0.3))
    bots = [Rated("outlaw", 0.9, 30.0, 29.0, 31.0), Rated("uniform", 0.0, 20.0, 19.0, 21.0)]
    table = CrossTable("classic", 4, 10, 24, 1, 1.0, bots, cells)
    head, first, second, _ = cross_lines(Words(language), table, 80)
    wide = [cell_len(head.plain[: head.plain.index(sign) + 1]) for sign in ("1", "2")]
    ends = [cell_len(first.plain[: first.plain.index("90.0") + 4]) for _ in range(1)]
    assert ends[0] == wide[1]
    assert cell_len(second.plain[: second.plain.index("0.0") + 3]) == wide[0]
