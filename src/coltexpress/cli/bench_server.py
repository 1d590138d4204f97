"""`coltexpress bench server`: how many choices a second a server bears, how long players wait."""

from __future__ import annotations

import json
import sys

import click

from coltexpress.cli.help import spoken

PARTS = 3


def bench_server(
    game: str, rooms: int, seats: int, seconds: float, database: str, *, as_json: bool
) -> str:
    """Measure a server on one core, with players on another; as text or JSON."""
    from coltexpress.server.bench.calling import Failed
    from coltexpress.server.bench.figures import Wanted, measure
    from coltexpress.server.bench.house import NoServer

    wanted = Wanted(game, {}, rooms, seats, seconds, database=database)
    with click.progressbar(
        length=PARTS,
        label=spoken().say("cli-bench-measuring"),
        file=sys.stderr,
        hidden=not sys.stderr.isatty(),
    ) as bar:
        try:
            figures = measure(wanted, lambda: bar.update(1))
        except (Failed, NoServer, OSError) as error:
            raise click.ClickException(str(error)) from error
    if as_json:
        return json.dumps(figures, indent=1)
    return "\n".join([f"{name.replace('_', ' '):28} {written(figures[name])}" for name in figures])


def written(figure: float | str | bool) -> str:
    """A figure as people read it."""
    return f"{figure:,.2f}" if isinstance(figure, float) else str(figure)
