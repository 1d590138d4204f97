"""`coltexpress bench server`: how many choices a second a server bears, how long players wait."""

from __future__ import annotations

import json

import click

from coltexpress.cli.help import spoken
from coltexpress.cli.progress import measuring

PARTS = 3


def bench_server(  # one for each option
    game: str, rooms: int, seats: int, seconds: float, database: str, nodes: int, *, as_json: bool
) -> str:
    """Measure a server on one core, or several, with players on another; as text or JSON."""
    from coltexpress.server.bench.calling import Failed
    from coltexpress.server.bench.figures import measure
    from coltexpress.server.bench.house import NoServer
    from coltexpress.server.bench.load import Wanted
    from coltexpress.server.bench.nodes import NeedsPostgres, measure_nodes

    wanted = Wanted(game, {}, rooms, seats, seconds, database=database)
    with measuring(nodes + 1 if nodes > 1 else PARTS) as tick:
        try:
            figures = measure_nodes(wanted, nodes, tick) if nodes > 1 else measure(wanted, tick)
        except NeedsPostgres as error:
            raise click.ClickException(spoken().say("cli-bench-needs-postgres")) from error
        except (Failed, NoServer, OSError) as error:
            raise click.ClickException(str(error)) from error
    if as_json:
        return json.dumps(figures, indent=1)
    return "\n".join([f"{name.replace('_', ' '):28} {written(figures[name])}" for name in figures])


def written(figure: float | str | bool) -> str:
    """A figure as people read it."""
    return f"{figure:,.2f}" if isinstance(figure, float) else str(figure)
