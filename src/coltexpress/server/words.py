"""Which language whoever asks likes best."""

from __future__ import annotations

import re
from typing import Final

from coltexpress.i18n import ENGLISH, language_called

RANGE: Final = re.compile(r"\s*([A-Za-z-]{1,20}|\*)\s*(?:;\s*q=([0-9.]{1,5}))?\s*$")


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
