"""Which words a command speaks with, and help texts that are said when they are read."""

from __future__ import annotations

import os
from typing import Final

import click

from coltexpress.i18n import ENGLISH
from coltexpress.telling.words import Value, Words, language_of

LANGUAGE: Final = "coltexpress.language"  # where a context keeps the language that was asked for


def language() -> str | None:
    """The language that the command line or the environment asks for, if either does."""
    context = click.get_current_context(silent=True)
    if context is None or LANGUAGE not in context.meta:
        return language_of(os.environ)
    found: str | None = context.meta[LANGUAGE]
    return found


def spoken() -> Words:
    """The words of the command that runs."""
    return Words(language() or ENGLISH)


class Hint:
    """A help text; commands are made before anybody knows in which language they will speak."""

    def __init__(self, key: str, values: dict[str, Value]) -> None:
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return spoken().say(self.key, **self.values)


def hint(key: str, **values: Value) -> Hint:
    """A help text."""
    return Hint(key, values)
