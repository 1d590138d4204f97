"""The `arena` command: many games between bots, and how each of them did."""

from __future__ import annotations

import sys
import time
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

import click
import msgspec

from coltexpress.bots.levels import LEVELS
from coltexpress.cli.bots import bot_title, read_bots
from coltexpress.cli.chart import chart
from coltexpress.cli.commands import argument, command, option
from coltexpress.cli.help import hint, spoken
from coltexpress.cli.setting import read_pairs
from coltexpress.games import GAMES
from coltexpress.kernel.errors import Unreadable
from coltexpress.sim.arena import Diary, Report, Standing, report, run
from coltexpress.sim.crews import Stopped
from coltexpress.sim.series import Result, Series


@command("arena", about=hint("cli-command-arena"))
@argument(
    "game",
    metavar="game",
    type=click.Choice(list(GAMES)),
    help=hint("cli-help-game", games=", ".join(GAMES)),
)
@option("--bots", required=True, help=hint("cli-help-bots", levels=", ".join(LEVELS)))
@option("--games", type=click.IntRange(min=1), default=100, help=hint("cli-help-games"))
@option("--jobs", type=click.IntRange(min=1), default=1, help=hint("cli-help-jobs"))
@option("--ray", metavar="address", help=hint("cli-help-ray"))
@option("--seed", type=click.IntRange(min=0), default=1, help=hint("cli-help-seed"))
@option("--players", type=int, help=hint("cli-help-players"))
@option("--option", "pairs", multiple=True, metavar="setting", help=hint("cli-help-option"))
@option("--iterations", type=click.IntRange(min=1), help=hint("cli-help-iterations"))
@option("--seconds", type=click.FloatRange(min=0.001), help=hint("cli-help-seconds"))
@option("--json", "as_json", is_flag=True, help=hint("cli-help-json"))
@option("--svg", type=click.Path(dir_okay=False, path_type=Path), help=hint("cli-help-svg"))
@option(
    "--resume",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    help=hint("cli-help-resume"),
)
def arena(
    game: str,
    bots: str,
    games: int,
    jobs: int,
    ray: str | None,
    seed: int,
    players: int | None,
    pairs: tuple[str, ...],
    iterations: int | None,
    seconds: float | None,
    as_json: bool,
    svg: Path | None,
    file: Path | None,
) -> None:
    names = tuple(read_bots(bots))
    settings = {"players": str(players or len(names)), **read_pairs(pairs)}
    series = Series(game, settings, names, games, seed, seconds, iterations)
    series.check()
    if ray is not None and find_spec("ray") is None:
        raise Unreadable(spoken().say("arena-no-ray"))
    start = time.perf_counter()
    results = play_all(series, jobs, ray, file, hidden=as_json)
    found = report(series, results, time.perf_counter() - start)
    click.echo(msgspec.json.encode(found).decode() if as_json else in_words(found))
    if svg is not None:
        svg.write_text(chart(spoken(), found), encoding="utf-8")
    if len(results) < games:
        raise click.Abort


def play_all(
    series: Series, jobs: int, ray: str | None, file: Path | None, *, hidden: bool
) -> list[Result]:
    """All results, with those of an earlier run; Ctrl-C leaves what there is by then."""
    diary = Diary(file, series) if file is not None else None
    results = diary.results[:] if diary is not None else []
    done = {result.number for result in results}
    numbers = [number for number in range(series.games) if number not in done]
    label = spoken().say("arena-playing")
    with click.progressbar(
        length=len(numbers), label=label, file=sys.stderr, hidden=hidden, show_pos=True
    ) as bar:
        try:
            with closing(run(series, jobs, numbers, ray)) as played:
                for result in played:
                    results.append(result)
                    if diary is not None:
                        diary.note(result)
                    bar.update(1)
        except KeyboardInterrupt:
            click.echo(f"\n{stopped(len(results), series.games, file)}", err=True)
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
    return "\n".join([title, *[line(standing) for standing in found.bots]])


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
        decisions=f"{standing.decisions_per_second:.0f}",
    )


def percent(share: float) -> str:
    """A share with one decimal."""
    return f"{100 * share:.1f}"
