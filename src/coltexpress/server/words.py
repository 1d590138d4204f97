"""The few sentences that the server itself says, in the language of whoever asked.

These are plain Fluent messages with nothing but `{ $name }` in them, so that reading them needs
no library; tests hold the files to that.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from coltexpress.i18n import ENGLISH, files, language_called

FILES: Final = ("errors.ftl", "server.ftl")
MESSAGE: Final = re.compile(r"^([a-z][a-z0-9-]*) = (.+(?:\n[ ]+.+)*)$", re.MULTILINE)
VARIABLE: Final = re.compile(r"\{ \$([a-z_]+) \}")
RANGE: Final = re.compile(r"\s*([A-Za-z-]{1,20}|\*)\s*(?:;\s*q=([0-9.]{1,5}))?\s*$")


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


def accepted(header: str) -> str:
    """The language that an Accept-Language header likes best, of those we speak."""
    wishes = []
    for place, part in enumerate(header[:200].split(",")):
        match = RANGE.match(part)
        language = language_called(match[1]) if match else None
        if match and language:
            wishes.append((-weight(match[2]), place, language))
    return min(wishes)[2] if wishes else ENGLISH


def weight(text: str | None) -> float:
    """How much a language is liked, from 0 to 1."""
    try:
        return 1.0 if text is None else float(text)
    except ValueError:
        return 0.0
