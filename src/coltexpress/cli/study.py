"""The `study` command: a finished game or a position, looked at by a judge."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec
from click.exceptions import NoArgsIsHelpError

from coltexpress.cli.book import book
from coltexpress.cli.commands import argument, command, option
from coltexpress.cli.data import data_option, screen_with
from coltexpress.cli.families import Family
from coltexpress.cli.help import hint, spoken
from coltexpress.cli.saving import read_record, read_seating
from coltexpress.cli.screen import Screen
from coltexpress.cli.show import seat_called
from coltexpress.cli.studied import show_game, show_position
from coltexpress.games import game
from coltexpress.kernel.match import replay
from coltexpress.kernel.rules import Rulebook, demand_over
from coltexpress.kernel.views import View, look
from coltexpress.notation import position, record
from coltexpress.study.analysis import analyse_game
from coltexpress.study.board import analyse_view, first_asked, is_view
from coltexpress.study.shapes import GameAnalysis


@click.group("study", cls=Family, usual="game", about=hint("cli-command-study"))
@click.pass_context
def study(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        raise NoArgsIsHelpError(ctx)


@command("game", about=hint("cli-command-study-game"))
@argument("file", metavar="record", required=False, help=hint("cli-help-record"))
@option("--seat", help=hint("cli-study-seat"))
@option("--line", metavar="position", help=hint("cli-study-line"))
@option("--all", "whole", is_flag=True, help=hint("cli-study-all"))
@option("--seed", type=int, default=0, show_default=True, help=hint("cli-help-seed"))
@option("--json", "as_json", is_flag=True, help=hint("cli-help-json"))
@data_option
@option("--plain", is_flag=True, help=hint("cli-help-plain"))
def study_one(
    file: str | None,
    seat: str | None,
    line: str | None,
    whole: bool,
    seed: int,
    as_json: bool,
    data: Path | None,
    plain: bool,
) -> None:
    screen = screen_with(data, plain=plain)
    if line is not None:
        study_line(screen, sys.stdin.read() if line == "-" else line, seat, seed, as_json=as_json)
    elif file is not None:
        study_game(
            screen, read_record(screen.words, file), seat, seed, whole=whole, as_json=as_json
        )
    else:
        raise click.UsageError(spoken().say("cli-study-what"))


def study_game(
    screen: Screen, found: record.Record, seat: str | None, seed: int, *, whole: bool, as_json: bool
) -> None:
    """The choices of one seat in a finished game."""
    end = replay(found.start(), found.moves)
    demand_over(end)
    seating = read_seating(found.tags, end.seats)
    screen.words.people = seating.names
    number = (seating.people or [0])[0]
    if seat is not None:
        number = seat_called(screen.words, found.book, end, seat)
    analysis = analysed(found, number, seed, hidden=as_json)
    if as_json:
        click.echo(msgspec.json.encode(analysis))
    else:
        show_game(screen, found, analysis, whole=whole)


def analysed(found: record.Record, seat: int, seed: int, *, hidden: bool) -> GameAnalysis:
    """The analysis, with a progress bar for whoever waits."""
    hidden = hidden or not sys.stderr.isatty()
    label = spoken().say("study-analysing")
    with click.progressbar(length=100, label=label, file=sys.stderr, hidden=hidden) as bar:

        def progress(done: int, of: int) -> None:
            bar.update(100 * done // max(1, of) - bar.pos)

        return analyse_game(found, seat, seed=seed, progress=progress)


def study_line(screen: Screen, text: str, seat: str | None, seed: int, *, as_json: bool) -> None:
    """A position or a view, and what each option promises."""
    rules = game((text.split() or [""])[0])
    view = seen(screen, rules, text, seat)
    analysis = analyse_view(rules, view, seed=seed)
    if as_json:
        click.echo(msgspec.json.encode(analysis))
    else:
        show_position(screen, rules, view, analysis)


def seen(screen: Screen, rules: Rulebook, text: str, seat: str | None) -> View:
    """The view that a line gives of itself, or that of a seat or of whoever is asked."""
    if is_view(text):
        return position.read_view(text)
    g = position.read(text)
    return look(g, first_asked(g) if seat is None else seat_called(screen.words, rules, g, seat))


for one in (study_one, book):
    study.add_command(one)
