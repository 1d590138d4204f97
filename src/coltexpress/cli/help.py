"""The help of the commands, in the language that the command line or the environment asks for."""

from __future__ import annotations

import os
import sys
from functools import cache

from coltexpress.cli.words import Value, Words, language_of
from coltexpress.i18n import ENGLISH, language_called


@cache
def words() -> Words:
    """The words for help texts, which are made before the options are read."""
    wanted = None
    for place, argument in enumerate(sys.argv):
        if argument.startswith("--lang="):
            wanted = language_called(argument.partition("=")[2])
        elif argument == "--lang" and place + 1 < len(sys.argv):
            wanted = language_called(sys.argv[place + 1])
    return Words(wanted or language_of(os.environ) or ENGLISH)


def hint(key: str, **values: Value) -> str:
    """A help text."""
    return words().say(key, **values)


def about(command: str, **arguments: str) -> str:
    """What a command does, and what its arguments are."""
    lines = [words().labelled(name, text) for name, text in arguments.items()]
    return "\n\n".join([hint(f"cli-command-{command}"), *lines])
