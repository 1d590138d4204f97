"""The `verify` command: was the dealing fair?"""

from __future__ import annotations

import sys
from pathlib import Path

import click

from coltexpress.cli.help import about, hint
from coltexpress.cli.saving import read_text
from coltexpress.cli.words import LANGUAGES, Words, pick_language
from coltexpress.notation import record
from coltexpress.server.fair import check


@click.command("verify", help=about("verify", RECORD=hint("cli-help-record")))
@click.argument("file", metavar="RECORD")
@click.option("--lang", help=hint("cli-help-lang", languages=", ".join(LANGUAGES)))
def verify(file: str, lang: str | None) -> None:
    words = Words(pick_language(lang))
    found = record.read(sys.stdin.read() if file == "-" else read_text(words, Path(file)))
    click.echo(words.say("cli-verify-good", count=check(found)))
