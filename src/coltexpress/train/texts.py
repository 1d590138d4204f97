"""Texts in which one thing stands after the other without a gap: cards, tokens."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from coltexpress.kernel.errors import unreadable
from coltexpress.train.cards import FACE_DOWN


def found_in(text: str, pattern: re.Pattern[str], expected: str) -> list[re.Match[str]]:
    """Everything in such a text, in order; `-` is nothing. What can stand there is expected."""
    found: list[re.Match[str]] = []
    place = 0
    while text != "-" and place < len(text):
        one = pattern.match(text, place)
        if not one:
            raise unreadable("unread", rest=text[place:], expected=expected)
        found.append(one)
        place = one.end()
    return found


def write_play(choice: int, instead: Mapping[int, str], write_card: Callable[[int], str]) -> str:
    """A choice of Schemin': a card, a card face down, or what is done instead."""
    if choice in instead:
        return instead[choice]
    if choice & FACE_DOWN:
        return f"({write_card(choice & ~FACE_DOWN)})"
    return write_card(choice)


def read_play(text: str, instead: Mapping[int, str], read_card: Callable[[str], int]) -> int:
    """Such a choice from its text."""
    for choice, word in instead.items():
        if text == word:
            return choice
    if text.startswith("(") and text.endswith(")"):
        return read_card(text[1:-1]) + FACE_DOWN
    return read_card(text)
