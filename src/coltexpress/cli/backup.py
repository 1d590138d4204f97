"""The `backup` command: the database of the server in one file."""

from __future__ import annotations

from pathlib import Path

import click

from coltexpress.cli.commands import DATABASE, argument, command, option
from coltexpress.cli.help import hint, spoken


@command("backup", about=hint("cli-command-backup"))
@argument("file", type=click.Path(path_type=Path), help=hint("cli-help-backup-file"))
@option("--database", metavar="address", envvar=DATABASE, help=hint("cli-help-database"))
def backup(file: Path, database: str | None) -> None:
    from coltexpress.server.backup import OtherTool, back_up, source_of
    from coltexpress.server.store.engine import default_database

    words = spoken()
    try:
        source = source_of(database or default_database())
    except OtherTool as error:
        raise click.ClickException(words.say("cli-backup-postgres")) from error
    if not source.exists():
        raise click.ClickException(words.say("cli-backup-nothing", file=str(source)))
    if file.exists():
        raise click.ClickException(words.say("cli-backup-exists", file=str(file)))
    back_up(source, file)
    click.echo(words.say("cli-backup-done", file=str(file)))
