"""The `worker` command: bots think here for servers elsewhere."""

from __future__ import annotations

import os

import click

from coltexpress.cli.commands import command, database_option, option
from coltexpress.cli.help import hint, spoken

MOST = 256


@command("worker", about=hint("cli-command-worker"))
@database_option(required=True, help=hint("cli-help-worker-database"))
@option("--jobs", type=click.IntRange(0, MOST), default=0, help=hint("cli-help-worker-jobs"))
@option("--verbose", is_flag=True, help=hint("cli-help-verbose"))
def worker(database: str, jobs: int, verbose: bool) -> None:
    from coltexpress.server.logs import set_logging
    from coltexpress.server.workers.working import NeedsPostgres, work

    words = spoken()
    count = jobs or os.cpu_count() or 1
    set_logging(verbose=verbose)

    def when_up() -> None:
        click.echo(words.say("cli-worker-here", count=count))
        click.echo(words.say("cli-worker-stop"))

    try:
        work(database, count, when_up)
    except NeedsPostgres as error:
        reason = words.say("cli-worker-needs-postgres")
        raise click.BadParameter(reason, param_hint="--database") from error
