"""The `--data` option: a file of a user's own in place of printed parts of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from coltexpress.cli.help import hint
from coltexpress.cli.words import Words
from coltexpress.kernel.errors import Unreadable

GAME: Final = "armored"  # the only game with such parts

data_option = click.option(
    "--data", type=click.Path(dir_okay=False, path_type=Path), help=hint("armored-help-data")
)


def read_data(words: Words, path: Path | None) -> str:
    """Read the file, if there is one, and return the digest by which records and positions name it.

    What is wrong with it is said with the line and the field.
    """
    if path is None:
        return ""
    from coltexpress.games.armored.printed import read_printed  # who has no file does not wait

    try:
        content = path.read_bytes()
    except FileNotFoundError as error:
        raise Unreadable(words.say("cli-no-file", file=str(path))) from error
    except OSError as error:
        reason = error.strerror or str(error)
        text = words.say("cli-not-readable", file=str(path), reason=reason)
        raise Unreadable(text) from error
    try:
        return read_printed(content).digest
    except Unreadable as error:
        raise Unreadable(f"{path}: {error}") from error


def with_data(words: Words, game: str, settings: dict[str, str], digest: str) -> dict[str, str]:
    """The settings of a game that is played with the file."""
    if digest and game != GAME:
        raise Unreadable(words.say("armored-data-not-here", game=words.say(f"{game}-name")))
    return {**settings, "data": digest} if digest else settings


def check_data(words: Words, settings: dict[str, str], digest: str) -> None:
    """A game that was begun without the file, or with another one, cannot go on with it."""
    if digest and settings.get("data", "") != digest:
        raise Unreadable(words.say("armored-data-other"))
