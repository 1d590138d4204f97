"""The `backup` command: the database of the server in one file."""

from __future__ import annotations

from pathlib import Path

import click

from coltexpress.cli.help import about, hint
from coltexpress.cli.words import Words, pick_language
from coltexpress.i18n import LANGUAGES


@click.command("backup", help=about("backup", FILE=hint("cli-help-backup-file")))
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--database", metavar="ADDRESS", help=hint("cli-help-database"))
@click.option("--lang", help=hint("cli-help-lang", languages=", ".join(LANGUAGES)))
def backup(file: Path, database: str | None, lang: str | None) -> None:
    from coltexpress.server.backup import OtherTool, back_up, source_of
    from coltexpress.server.store.engine import default_database

    words = Words(pick_language(lang))
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
