"""The `--data` option: a file of a user's own in place of printed parts of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import click
import msgspec

from coltexpress.cli.commands import option
from coltexpress.cli.help import hint, spoken
from coltexpress.cli.screen import Screen
from coltexpress.games import GAMES
from coltexpress.kernel.errors import ColtExpressError, Unreadable
from coltexpress.kernel.rules import Rulebook
from coltexpress.telling.words import Words

data_option = option(
    "--data", type=click.Path(dir_okay=False, path_type=Path), help=hint("cli-help-data")
)


class Data(NamedTuple):
    """The game that a file is for, and the digest by which records and positions name the file."""

    game: str
    digest: str


NO_DATA: Final = Data("", "")


class Heading(msgspec.Struct):
    """What every such file says first."""

    game: str


def read_data(words: Words, path: Path | None) -> Data:
    """Read the file, if there is one; what is wrong with it is said with the line and the field."""
    if path is None:
        return NO_DATA
    try:
        content = path.read_bytes()
    except FileNotFoundError as error:
        raise ColtExpressError(words.say("cli-no-file", file=str(path))) from error
    except OSError as error:
        reason = error.strerror or str(error)
        text = words.say("cli-not-readable", file=str(path), reason=reason)
        raise ColtExpressError(text) from error
    book = book_for(content)
    try:
        return Data(book.name, book.read_data(content))
    except Unreadable as error:
        raise Unreadable(f"{path}: {error}", "in_file", file=str(path)) from error


def screen_with(path: Path | None, *, plain: bool) -> Screen:
    """A screen, once the file is read."""
    screen = Screen(spoken(), plain=plain)
    read_data(screen.words, path)
    return screen


def book_for(content: bytes) -> Rulebook:
    """The game that the file names; if it names none, one that can say what is wrong with it."""
    books = [book for book in GAMES.values() if book.reads_data]
    try:
        name = msgspec.json.decode(content, type=Heading).game
    except (msgspec.DecodeError, UnicodeDecodeError):
        return books[0]
    return next((book for book in books if book.name == name), books[0])


def with_data(words: Words, game: str, settings: dict[str, str], data: Data) -> dict[str, str]:
    """The settings of a game that is played with the file."""
    if data == NO_DATA:
        return settings
    if game != data.game:
        raise ColtExpressError(words.say("cli-data-not-here", game=words.say(f"{game}-name")))
    return {**settings, "data": data.digest}


def check_data(words: Words, settings: dict[str, str], data: Data) -> None:
    """A game that was begun without the file, or with another one, cannot go on with it."""
    if data != NO_DATA and settings.get("data", "") != data.digest:
        raise ColtExpressError(words.say("cli-data-other"))
