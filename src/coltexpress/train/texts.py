"""Texts in which one thing stands after the other without a gap: cards, tokens."""

from __future__ import annotations

import re

from coltexpress.kernel.errors import Unreadable


def found_in(text: str, pattern: re.Pattern[str], kind: str, expected: str) -> list[re.Match[str]]:
    """Everything in such a text, in order; `-` is nothing."""
    found: list[re.Match[str]] = []
    place = 0
    while text != "-" and place < len(text):
        one = pattern.match(text, place)
        if not one:
            raise Unreadable(f"{text!r} has no {kind} at {text[place:]!r}; expected {expected}")
        found.append(one)
        place = one.end()
    return found
