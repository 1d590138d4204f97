"""The `puzzles` commands: today's puzzle, one after the other, and how they are made."""

from __future__ import annotations

import datetime
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import click
import msgspec
from click.exceptions import NoArgsIsHelpError

from coltexpress.cli.commands import argument, command, count_option, option
from coltexpress.cli.families import Family
from coltexpress.cli.help import hint, spoken
from coltexpress.cli.saving import write_whole
from coltexpress.cli.screen import Quit, Screen
from coltexpress.cli.solving import Solver, Tries
from coltexpress.games import NAMES, OFFERED
from coltexpress.kernel.chance import Dice
from coltexpress.study.making import found_puzzles, with_ratings
from coltexpress.study.puzzles import (
    Puzzle,
    PuzzleLine,
    lines_of,
    of_the_day,
    puzzle,
    read,
    suiting,
    with_puzzles,
)
from coltexpress.study.themes import themes_of


@click.group("puzzles", cls=Family, about=hint("cli-command-puzzles"))
@click.pass_context
def puzzles(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        raise NoArgsIsHelpError(ctx)


@command("today", about=hint("cli-command-puzzles-today"))
@argument("game", required=False, type=click.Choice(OFFERED), help=hint("cli-puzzles-game"))
@option("--date", "day", metavar="date", help=hint("cli-puzzles-date"))
@option("--file", type=click.Path(dir_okay=False, path_type=Path), help=hint("cli-puzzles-file"))
@option("--plain", is_flag=True, help=hint("cli-help-plain"))
def today(game: str | None, day: str | None, file: Path | None, plain: bool) -> None:
    screen = Screen(spoken(), plain=plain)
    date = datetime.datetime.now(tz=datetime.UTC).date() if day is None else read_date(day)
    screen.show(screen.words.say("puzzles-today", date=date.isoformat()), "dim")
    solver = Solver(screen, Tries(file))
    try:
        solver.solve(of_the_day(date, game))
    except Quit:
        screen.show(screen.words.say("cli-quit"))


def read_date(text: str) -> datetime.date:
    """A day such as 2026-11-17."""
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise click.UsageError(spoken().say("cli-puzzles-no-date", date=text)) from None


@command("solve", about=hint("cli-command-puzzles-solve"))
@argument("game", required=False, type=click.Choice(OFFERED), help=hint("cli-puzzles-game"))
@option("--id", "id_", metavar="id", help=hint("cli-puzzles-id"))
@option("--theme", help=hint("cli-puzzles-theme"))
@option("--seed", type=int, help=hint("cli-help-seed"))
@option("--file", type=click.Path(dir_okay=False, path_type=Path), help=hint("cli-puzzles-file"))
@option("--plain", is_flag=True, help=hint("cli-help-plain"))
def solve(
    game: str | None,
    id_: str | None,
    theme: str | None,
    seed: int | None,
    file: Path | None,
    plain: bool,
) -> None:
    screen = Screen(spoken(), plain=plain)
    solver = Solver(screen, Tries(file))
    luck = Dice(time.time_ns() if seed is None else seed)
    try:
        if id_ is not None:
            solver.solve(puzzle(id_))
            return
        for found in chosen(game, theme, solver, luck):
            solver.solve(found)
            screen.wait("cli-prompt-more")
    except Quit:
        screen.show(screen.words.say("cli-quit"))
        return
    screen.show(screen.words.say("puzzles-none-left"))


def chosen(game: str | None, theme: str | None, solver: Solver, luck: Dice) -> Iterator[Puzzle]:
    """Puzzles that were not tried yet, each about as hard as suits the solver."""
    names = with_puzzles() if game is None else [game]
    check_theme(theme, names)
    lines = [one for name in names for one in lines_of(name) if theme in {None, one.theme}]
    tries = solver.tries
    while one := suiting(lines, tries.known, tries.rating().skill, luck):
        yield read(one)


def check_theme(theme: str | None, names: list[str]) -> None:
    """Refuse a theme that no game has."""
    known = list(dict.fromkeys([one.name for name in names for one in themes_of(name)]))
    if theme is not None and theme not in known:
        themes = spoken().several(known)
        raise click.UsageError(spoken().say("cli-puzzles-no-theme", theme=theme, themes=themes))


@command("make", about=hint("cli-command-puzzles-make"))
@argument("game", type=click.Choice(NAMES), help=hint("cli-puzzles-game"))
@count_option("--count", default=100, help=hint("cli-puzzles-count"))
@option("--seed", type=int, default=1, show_default=True, help=hint("cli-help-seed"))
@option(
    "--file",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    help=hint("cli-puzzles-made"),
)
def make(game: str, count: int, seed: int, file: Path) -> None:
    found: list[PuzzleLine] = []
    label = spoken().say("puzzles-making")
    hidden = not sys.stderr.isatty()
    with click.progressbar(
        length=count, label=label, file=sys.stderr, hidden=hidden, show_pos=True
    ) as bar:
        try:
            for one in found_puzzles(game, count, seed):
                found.append(one)
                bar.update(1)
        except KeyboardInterrupt:
            click.echo(err=True)  # what was found so far is kept
    lines = [msgspec.json.encode(one).decode() for one in with_ratings(game, found)]
    write_whole(file, "\n".join([*lines, ""]))
    click.echo(spoken().say("puzzles-made", count=len(found), file=str(file)))


for one in (today, solve, make):
    puzzles.add_command(one)
