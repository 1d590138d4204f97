"""The words of the notation: short texts for the numbers of this game, and back."""

from __future__ import annotations

from typing import Final

from coltexpress.games.toy.printed import CARS
from coltexpress.games.toy.state import ToyState
from coltexpress.kernel import texts
from coltexpress.kernel.agenda import BLANK, CHANCE, HIDDEN
from coltexpress.kernel.errors import unreadable
from coltexpress.train.bandits import LETTERS, pick_bandit

DICE: Final = "dice"


def write_word(g: ToyState, kind: str, value: int) -> str:
    """A number of this type as a short text."""
    if value in (BLANK, HIDDEN):
        return "?"
    if kind in ("bandit", "seat"):
        return DICE if value == CHANCE else LETTERS[g.who[value]]
    if kind == "car":
        return str(value + 1)
    return f"${value}" if kind == "loot" else str(value)


def read_word(g: ToyState, kind: str, text: str) -> int:
    """The number behind a short text of this type."""
    if text == "?":
        return BLANK
    if kind == "seat" and text == DICE:
        return CHANCE
    if kind in ("bandit", "seat"):
        return pick_bandit(text, [LETTERS[one] for one in g.who])
    if kind == "car":
        return texts.pick_name(text, tuple([str(car + 1) for car in range(CARS)]))
    if kind == "loot" and not text.startswith("$"):
        raise unreadable("such_as", word=text, example="$300")
    return texts.read_number(text.removeprefix("$"))
