"""What people write to be read by others: names, and lines of chat.

A text is put in order first and bounded afterwards, as it will be stored: composing can make it
longer. What cannot be seen goes, unless it joins two things that can; what is then not to be seen
at all is refused.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from coltexpress.protocol.words import CHAT_LIMIT, NAME_LIMIT
from coltexpress.server.refusals import Refused

JOINERS: Final = "\u200c\u200d"  # within emoji, and in scripts whose letters join
# Letters and signs by their class, but nothing to be seen: fillers, the blank of braille, and the
# like.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
MARKS: Final = 4  # that may stand on one letter
SEEN: Final = ("L", "N", "P", "S")


def tidy_name(text: str) -> str:
    """A name in order; refused if it cannot be seen, or is too long."""
    name = tidy(text.replace(",", " "))
    if not is_seen(name) or len(name) > NAME_LIMIT:
        raise Refused("bad_name", limit=NAME_LIMIT)
    return name


def tidy_line(text: str) -> str:
    """A line of chat in order; refused if it cannot be seen, or is too long."""
    line = tidy(text)
    if not is_seen(line) or len(line) > CHAT_LIMIT:
        raise Refused("bad_line", limit=CHAT_LIMIT)
    return line


def is_seen(text: str) -> bool:
    """Is there anything to be seen?"""
    return any(unicodedata.category(one)[0] in SEEN for one in text)


def tidy(text: str) -> str:
    """A text without what cannot be seen, its spaces in order, its letters composed."""
    shown = "".join(shown_as(one) for one in unicodedata.normalize("NFC", text))
    words = (with_few_marks(word.strip(JOINERS)) for word in shown.split())
    return unicodedata.normalize("NFC", " ".join(word for word in words if word))


def shown_as(one: str) -> str:
    """A character as it is kept: itself, a space, or nothing."""
    kind = unicodedata.category(one)
    if one in JOINERS:
        return one
    if kind[0] == "Z" or kind == "Cc":
        return " "
    return "" if kind[0] == "C" or one in BLANK else one


def with_few_marks(word: str) -> str:
    """A word without marks that stand on nothing, on a joiner, or on a heap of others."""
    kept: list[str] = []
    marks = MARKS  # nothing to stand on yet
    for one in word:
        is_joiner = one in JOINERS
        is_mark = unicodedata.category(one)[0] == "M"
        if is_joiner and kept[-1:] and kept[-1] in JOINERS:
            continue
        if is_mark and marks >= MARKS:
            continue
        marks = marks + 1 if is_mark else MARKS if is_joiner else 0
        kept.append(one)
    return "".join(kept).strip(JOINERS)
