"""Sentences that are read without a Fluent library: nothing but `{ $name }` stands in them.

Tests hold the files to that.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from coltexpress.i18n import ENGLISH, files
from coltexpress.kernel.errors import ColtExpressError

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


def refusal(language: str, error: ColtExpressError) -> str:
    """What the library refused, as a sentence; an error about a part is said with that of it."""
    values = dict(error.values)
    if isinstance(error.__cause__, ColtExpressError):
        values["why"] = refusal(language, error.__cause__)
    return say(language, f"refused-{error.code.replace('_', '-')}", values)
