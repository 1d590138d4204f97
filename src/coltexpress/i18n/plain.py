"""Sentences that are read without a Fluent library: nothing but `{ $name }` stands in them.

Tests hold the files to that.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from coltexpress.i18n import ENGLISH, files

FILES: Final = ("errors.ftl", "library.ftl", "server.ftl")
MESSAGE: Final = re.compile(r"^([a-z][a-z0-9-]*) = (.+(?:\n[ ]+.+)*)$", re.MULTILINE)
VARIABLE: Final = re.compile(r"\{ \$([a-z_]+) \}")


@cache
def messages(language: str) -> dict[str, str]:
    """The sentences of a language by key."""
    found = {}
    for path in files(language):
        text = path.read_text(encoding="utf-8") if path.name in FILES else ""
        for key, value in MESSAGE.findall(text):
            found[key] = " ".join(line.strip() for line in value.splitlines())
    return found


def say(language: str, key: str, values: Mapping[str, str | int] | None = None) -> str:
    """A sentence with its variables filled in; English where the language lacks it."""
    text = messages(language).get(key) or messages(ENGLISH)[key]
    given = values or {}
    return VARIABLE.sub(lambda match: str(given.get(match[1], match[0])), text)
