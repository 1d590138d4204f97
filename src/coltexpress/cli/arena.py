"""The `arena` command: many games between bots, and how each of them did."""

from __future__ import annotations

import sys
import time
from collections.abc import Generator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeVar

import click
import msgspec

from coltexpress.bots.levels import LEVELS
from coltexpress.cli.bots import bot_title
from coltexpress.cli.chart import chart
from coltexpress.cli.commands import argument, command, option
from coltexpress.cli.cross_table import cross_chart, cross_lines, heading
from coltexpress.cli.help import hint, spoken
from coltexpress.cli.screen import Screen
from coltexpress.cli.setting import read_pairs
from coltexpress.games import GAMES
from coltexpress.kernel.errors import Unreadable
from coltexpress.sim.arena import Diary, Report, Standing, report, until_known
from coltexpress.sim.crews import Stopped
from coltexpress.sim.cross import Cross
from coltexpress.sim.sequential import HIGH, LOW, OPEN, Shares, Verdict, read_shares
from coltexpress.sim.series import Series

T = TypeVar("T")
PLAYERS: Final = 4  # at the tables of a cross-play table, unless somebody says otherwise
VERDICTS: Final = {HIGH: "arena-sprt-high", LOW: "arena-sprt-low", OPEN: "arena-sprt-open"}
GAMES_USUALLY: Final = 100
GAMES_AT_MOST: Final = 10_000  # if it is not known before


@command("arena", about=hint("cli-command-arena"))
@argument(
    "game",
    metavar="game",
    type=click.Choice(list(GAMES)),
    help=hint("cli-help-game", games=", ".join(GAMES)),
)
@option("--bots", help=hint("cli-help-bots", levels=", ".join(LEVELS)))
@option("--cross", metavar="bots", help=hint("cli-help-cross"))
@option("--games", type=click.IntRange(min=1), help=hint("cli-help-games"))
@option("--sprt", metavar="shares", help=hint("cli-help-sprt"))
@option("--jobs", type=click.IntRange(min=1), default=1, help=hint("cli-help-jobs"))
@option("--ray", metavar="address", help=hint("cli-help-ray"))
@option("--seed", type=click.IntRange(min=0), default=1, help=hint("cli-help-seed"))
@option("--players", type=int, help=hint("cli-help-players"))
@option("--option", "pairs", multiple=True, metavar="setting", help=hint("cli-help-option"))
@option("--iterations", type=click.IntRange(min=1), help=hint("cli-help-iterations"))
@option("--seconds", type=click.FloatRange(min=0.001), help=hint("cli-help-seconds"))
@option("--unbalanced", is_flag=True, help=hint("cli-help-unbalanced"))
@option("--plain", is_flag=True, help=hint("cli-help-plain"))
@option("--json", "as_json", is_flag=True, help=hint("cli-help-json"))
@option("--svg", type=click.Path(dir_okay=False, path_type=Path), help=hint("cli-help-svg"))
@option(
    "--resume",
    "file",
    type=click.Path(path_type=Path),
    help=hint("cli-help-resume"),
)
def arena(
    game: str,
    bots: str | None,
    cross: str | None,
    games: int | None,
    sprt: str | None,
    jobs: int,
    ray: str | None,
    seed: int,
    players: int | None,
    pairs: tuple[str, ...],
    iterations: int | None,
    seconds: float | None,
    unbalanced: bool,
    plain: bool,
    as_json: bool,
    svg: Path | None,
    file: Path | None,
) -> None:
    if (bots is None) == (cross is None) or (cross is not None and sprt is not None):
        raise Unreadable(spoken().say("arena-bots-or-cross"))
    if ray is not None and find_spec("ray") is None:
        raise Unreadable(spoken().say("arena-no-ray"))
    check_resumed(file, is_folder=cross is not None)
    names = tuple([name.strip() for name in (bots or cross or "").split(",")])
    count = players or (len(names) if cross is None else PLAYERS)
    settings = {"players": str(count), **read_pairs(pairs)}
    most = games or (GAMES_AT_MOST if sprt is not None else GAMES_USUALLY)
    series = Series(game, settings, names, most, seed, seconds, iterations, balanced=not unbalanced)
    if cross is None:
        shares = read_shares(sprt) if sprt is not None else None
        one_series(series, shares, jobs, ray, file, svg, as_json=as_json)
    else:
        cross_play(Cross(series), jobs, ray, file, svg, plain=plain, as_json=as_json)


def check_resumed(file: Path | None, *, is_folder: bool) -> None:
    """A series is kept in a file, a cross-play table in a folder."""
    if file is not None and file.is_dir() and not is_folder:
        raise Unreadable(spoken().say("cli-line-is-folder", file=str(file)))
    if file is not None and file.is_file() and is_folder:
        raise Unreadable(spoken().say("cli-line-is-file", file=str(file)))


def one_series(
    series: Series,
    shares: Shares | None,
    jobs: int,
    ray: str | None,
    file: Path | None,
    svg: Path | None,
    *,
    as_json: bool,
) -> None:
    """The games of one table, and the figures of its bots."""
    series.check()
    start = time.perf_counter()
    diary = Diary(file, series) if file is not None else None
    played = until_known(series, jobs, shares, diary, ray)
    results = play_all(played, series.games, file, hidden=as_json)
    found = report(series, results, time.perf_counter() - start, shares)
    click.echo(msgspec.json.encode(found).decode() if as_json else in_words(found))
    if svg is not None:
        svg.write_text(chart(spoken(), found), encoding="utf-8")
    if len(results) < series.games and (found.sprt is None or found.sprt.found == OPEN):
        raise click.Abort


def cross_play(
    cross: Cross,
    jobs: int,
    ray: str | None,
    folder: Path | None,
    svg: Path | None,
    *,
    plain: bool,
    as_json: bool,
) -> None:
    """The games of each pair of bots, and the table of all."""
    start = time.perf_counter()
    games = sum([series.games for series in cross.series])
    results = play_all(cross.play(jobs, folder, ray), games, folder, hidden=as_json)
    found = cross.table(results, time.perf_counter() - start)
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
    else:
        screen = Screen(spoken(), plain=plain)
        screen.show(heading(spoken(), found), "bold")
        screen.lines(cross_lines(spoken(), found, screen.width))
    if svg is not None:
        svg.write_text(cross_chart(spoken(), found), encoding="utf-8")
    if len(results) < games:
        raise click.Abort


def play_all(
    played: Generator[T, None, None], games: int, file: Path | None, *, hidden: bool
) -> list[T]:
    """All results, with those of an earlier run; Ctrl-C leaves what there is by then."""
    results: list[T] = []
    label = spoken().say("arena-playing")
    with click.progressbar(
        length=games, label=label, file=sys.stderr, hidden=hidden, show_pos=True
    ) as bar:
        try:
            with closing(played):
                for result in played:
                    results.append(result)
                    bar.update(1)
        except KeyboardInterrupt:
            click.echo(f"\n{stopped(len(results), games, file)}", err=True)
        except (ConnectionError, Stopped) as error:
            raise click.ClickException(str(error)) from error
    return results


def stopped(done: int, games: int, file: Path | None) -> str:
    """What to say after Ctrl-C."""
    if file is None:
        return spoken().say("arena-stopped", done=done, games=games)
    return spoken().say("arena-stopped-resume", done=done, games=games, file=str(file))


def in_words(found: Report) -> str:
    """The figures as lines of text."""
    title = spoken().say(
        "arena-title",
        game=spoken().say(f"{found.game}-name"),
        games=found.games,
        seed=str(found.seed),
        seconds=f"{found.seconds:.0f}",
    )
    lines = [title, *[line(standing) for standing in found.bots]]
    if found.sprt is not None:
        lines.append(verdict_line(found.sprt))
    return "\n".join(lines)


def verdict_line(verdict: Verdict) -> str:
    """What the sequential test has found."""
    return spoken().say(
        VERDICTS[verdict.found],
        name=bot_title(spoken(), verdict.bot),
        low=short(100 * verdict.low),
        high=short(100 * verdict.high),
        games=verdict.games,
        ratio=f"{verdict.ratio:.2f}",
        lower=f"{verdict.lower:.2f}",
        upper=f"{verdict.upper:.2f}",
        alpha=short(100 * verdict.alpha),
        beta=short(100 * verdict.beta),
    )


def short(number: float) -> str:
    """A number without zeros behind it."""
    return f"{number:.6g}"


def line(standing: Standing) -> str:
    """The figures of one bot."""
    return spoken().say(
        "arena-bot",
        name=bot_title(spoken(), standing.name),
        rate=percent(standing.win_rate),
        even=percent(standing.even),
        low=percent(standing.low),
        high=percent(standing.high),
        money=f"{standing.mean_money:.1f}",
        rating=f"{standing.rating:.1f}",
        error=f"{(standing.rating_high - standing.rating_low) / 2:.1f}",
        decisions=f"{standing.decisions_per_second:.0f}",
    )


def percent(share: float) -> str:
    """A share with one decimal."""
    return f"{100 * share:.1f}"
