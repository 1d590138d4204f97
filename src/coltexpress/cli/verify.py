"""The `verify` command: was the dealing fair?"""

from __future__ import annotations

import click

from coltexpress.cli.commands import argument, command
from coltexpress.cli.help import hint, spoken
from coltexpress.cli.saving import read_record
from coltexpress.server.fair import Checked, check
from coltexpress.telling.words import Words


@command("verify", about=hint("cli-command-verify"))
@argument("file", metavar="record", help=hint("cli-help-record"))
def verify(file: str) -> None:
    words = spoken()
    for line in sentences(words, check(read_record(words, file))):
        click.echo(line)


def sentences(words: Words, checked: Checked) -> list[str]:
    """What the record proves, and what it does not."""
    before = [words.say("cli-verify-position")] if checked.from_position else []
    if checked.by_seed:
        return [words.say("cli-verify-seed", count=checked.answers), *before]
    if not checked.given:
        found = [words.say("cli-verify-secret", count=checked.answers)]
    else:
        given = seats(words, checked.given)
        found = [words.say("cli-verify-good", count=checked.answers, seats=given)]
    if checked.missing:
        found.append(words.say("cli-verify-missing", seats=seats(words, checked.missing)))
    if checked.given and checked.without:
        found.append(words.say("cli-verify-without", seats=seats(words, checked.without)))
    if not checked.given:
        found.append(words.say("cli-verify-less"))
    return found + before


def seats(words: Words, numbers: list[int]) -> str:
    """Seats as people count them."""
    return words.several([str(seat + 1) for seat in numbers])
