"""`coltexpress bench`: how fast the engine is here; one core, medians of several runs.

`bench server` measures a server instead, with players at many tables.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from coltexpress.cli.bench_server import bench_server
from coltexpress.cli.commands import argument, command, count_option, option
from coltexpress.cli.growth_chart import growth_chart
from coltexpress.cli.help import hint
from coltexpress.cli.progress import measuring
from coltexpress.compiled import is_compiled
from coltexpress.games import GAMES, NAMES
from coltexpress.kernel.rules import Rulebook
from coltexpress.sim.growth import Cost, growth, kinds_of
from coltexpress.sim.measuring import (
    PLAYERS,
    RUNS,
    Figures,
    Report,
    calibration,
    import_milliseconds,
    measure_game,
    medians,
    per_second,
    rows_per_second,
    start_settings,
    steps_per_second,
)
from coltexpress.sim.searching import search_figures

PARTS: Final = ("search", "rows", "growth", "server")  # what can be measured alone
ALONE: Final = {"search": search_figures, "rows": rows_per_second}


@command("bench", about=hint("cli-bench-about"))
@argument("part", required=False, type=click.Choice(PARTS), help=hint("cli-bench-part"))
@option("--json", "as_json", is_flag=True, help=hint("cli-help-json"))
@option("--seconds", type=float, help=hint("cli-bench-seconds"))
@option(
    "--game", "names", multiple=True, type=click.Choice(sorted(GAMES)), help=hint("cli-bench-game")
)
@option("--svg", type=click.Path(dir_okay=False, path_type=Path), help=hint("cli-bench-svg"))
@count_option("--rooms", default=100, help=hint("cli-bench-rooms"))
@count_option("--seats", default=2, help=hint("cli-bench-seats"))
@option("--database", default="", metavar="address", help=hint("cli-bench-database"))
@count_option("--nodes", default=1, help=hint("cli-bench-nodes"))
def bench(
    part: str | None,
    as_json: bool,
    seconds: float | None,
    names: tuple[str, ...],
    svg: Path | None,
    rooms: int,
    seats: int,
    database: str,
    nodes: int,
) -> None:
    if part == "server":
        wanted = (names[0] if names else NAMES[0], rooms, seats, seconds or 8.0, database, nodes)
        click.echo(bench_server(*wanted, as_json=as_json))
        return
    seconds = seconds or 0.5
    chosen = [GAMES[name] for name in names or sorted(GAMES)]
    if part == "growth":
        click.echo(bench_growth(chosen, seconds, as_json, svg))
        return
    flat: dict[str, object] = {"compiled": is_compiled()}
    report = (
        bench_part(part, chosen, seconds) if part and part in ALONE else bench_all(chosen, seconds)
    )
    flat |= report
    if as_json:
        click.echo(json.dumps(flat, indent=1))
    else:
        click.echo("\n".join(table(report)))


def bench_all(chosen: list[Rulebook], seconds: float) -> Report:
    """Everything, by what is measured and in which game."""
    with measuring(RUNS * (len(chosen) + 4)) as tick:
        return medians([one_round(chosen, seconds, tick) for _ in range(RUNS)])


def one_round(chosen: list[Rulebook], seconds: float, tick: Callable[[], None]) -> Report:
    """One run of everything."""
    report: Report = {}
    for book in chosen:
        for what, figures in measure_game(book, seconds).items():
            report.setdefault(what, {})[book.name] = figures
        tick()
    first = GAMES[NAMES[0]]
    settings = start_settings(first)
    report["step"] = {first.name: steps_per_second(first, settings, seconds)}
    tick()
    report["search"] = {first.name: search_figures(first, settings, seconds)}
    tick()
    report["calibration"] = {"rounds_per_second": per_second(calibration, seconds)}
    tick()
    report["import"] = {"milliseconds": import_milliseconds()}
    tick()
    return report


def bench_part(part: str, chosen: list[Rulebook], seconds: float) -> Report:
    """One thing alone, in each game."""
    rounds: list[Report] = [{part: {}} for _ in range(RUNS)]
    with measuring(RUNS * len(chosen)) as tick:
        for report in rounds:
            for book in chosen:
                report[part][book.name] = ALONE[part](book, start_settings(book), seconds)
                tick()
    return medians(rounds)


def bench_growth(chosen: list[Rulebook], seconds: float, as_json: bool, svg: Path | None) -> str:
    """How cost grows with players and variants, as text or JSON, and as a picture if wanted."""
    kinds = sum([len(kinds_of(book)) for book in chosen])
    with measuring(kinds) as tick:
        costs = growth(chosen, seconds, tick)
    if svg is not None:
        svg.write_text(growth_chart(costs, form()), encoding="utf-8")
    if as_json:
        rows = [cost._asdict() for cost in costs]
        return json.dumps({"compiled": is_compiled(), "growth": rows}, indent=1)
    heading = f"{form()} Python {sys.version.split()[0]}, one core"
    return "\n".join([heading, *[cost_line(cost) for cost in costs]])


def cost_line(cost: Cost) -> str:
    """What games of one kind cost, in words."""
    return (
        f"{cost.game:8} {cost.kind:9} {cost.games_per_second:>9,.0f} games per second "
        f"{cost.bytes_per_state:>7,.0f} bytes per state"
    )


def form() -> str:
    """What runs."""
    return "compiled" if is_compiled() else "interpreted"


def table(report: Report) -> list[str]:
    """A line for each thing and game, under a line that says what runs."""
    lines = [f"{form()} Python {sys.version.split()[0]}, {PLAYERS} players, one core"]
    for what, games in report.items():
        for name, figures in games.items():
            if isinstance(figures, dict):
                lines.append(f"{what:12} {name:8} {in_words(figures)}")
            else:
                lines.append(f"{what:12} {in_words({name: figures})}")
    return lines


def in_words(figures: Figures) -> str:
    """Figures with their units."""
    return ", ".join([f"{value:,.1f} {unit.replace('_', ' ')}" for unit, value in figures.items()])
