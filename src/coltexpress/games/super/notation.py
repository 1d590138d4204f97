"""The words of the notation: short texts for the numbers of Colt Super Express, and back.

Bandits: the letter of the character (`B` Belle), before the pick the number of the seat (`#0`).
Pieces: `<B` faces FRONT, `B>` faces REAR, `(<B)` is down. Loot: `$301`.
Plans: the cards from the top, `turn-move-fire`; `?` is a card that this viewer may not see.
Spots: `0i` inside the locomotive, `2r` the roof of the second car.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from coltexpress.games.super.board import FACINGS, FRONT, REAR
from coltexpress.games.super.printed import BANDITS, CARDS, LOOT, PLAN_SIZE, cards_in, plan_of
from coltexpress.games.super.state import SuperState
from coltexpress.kernel.agenda import BLANK, CHANCE, HIDDEN
from coltexpress.kernel.demands import demand_among
from coltexpress.kernel.errors import unreadable
from coltexpress.kernel.texts import pick_name, read_number
from coltexpress.train.bandits import LETTERS, NAMES, pick_bandit
from coltexpress.train.texts import found_in

DICE: Final = "dice"
NONE: Final = "-"
PIECE: Final = re.compile(r"(?P<down>\()?(?:<(?P<front>[A-Z])|(?P<rear>[A-Z])>)(?(down)\))")


def write_word(g: SuperState, kind: str, value: int) -> str:
    """A number of this type as a short text."""
    if value in (HIDDEN, BLANK):
        return "?"
    if kind == "character":
        return NAMES[value]
    if kind in ("bandit", "target", "seat"):
        return write_bandit(g, value)
    if kind == "card":
        return CARDS[value]
    if kind == "plan":
        return write_cards(cards_in(value))
    if kind == "spot":
        return write_spot(value)
    if kind == "facing":
        return FACINGS[value]
    if kind == "loot":
        return f"${value}"
    return str(value)


def read_word(g: SuperState, kind: str, text: str) -> int:
    """The number behind a short text of this type."""
    if text == "?":
        return BLANK
    if kind == "character":
        return BANDITS[pick_name(text, tuple([NAMES[one] for one in BANDITS]))]
    if kind == "seat" and text == DICE:
        return CHANCE
    if kind in ("bandit", "target", "seat"):
        return read_bandit(g, text)
    if kind == "card":
        return pick_name(text, CARDS)
    if kind == "plan":
        return read_plan(text)
    if kind == "spot":
        return pick_name(text, all_spots(g))
    if kind == "facing":
        return pick_name(text, FACINGS)
    if kind == "loot":
        return LOOT[pick_name(text, tuple([f"${value}" for value in LOOT]))]
    return read_number(text)


# Bandits


def write_bandit(g: SuperState, bandit: int) -> str:
    """The letter of the character; before it is picked, the number of the seat."""
    if bandit == CHANCE:
        return DICE
    if g.who[bandit] == BLANK:
        return f"#{bandit}"
    return LETTERS[g.who[bandit]]


def read_bandit(g: SuperState, text: str) -> int:
    """The bandit behind a letter or a number."""
    known = [write_bandit(g, bandit) for bandit in range(g.players)]
    return pick_bandit(text, known)


def write_letter(character: int) -> str:
    """The letter of a character, or `-` where nobody has picked one."""
    return NONE if character == BLANK else LETTERS[character]


def read_letter(text: str) -> int:
    """The character of a letter."""
    letters = [LETTERS[one] for one in BANDITS]
    return BLANK if text == NONE else BANDITS[pick_bandit(text, letters)]


def write_bandits(g: SuperState, bandits: Iterable[int]) -> str:
    """The letters of some bandits, or `-`."""
    return "".join([write_bandit(g, bandit) for bandit in bandits]) or NONE


def read_bandits(g: SuperState, text: str) -> list[int]:
    """The bandits behind their letters."""
    return [] if text == NONE else [read_bandit(g, letter) for letter in text]


# The train


def all_spots(g: SuperState) -> tuple[str, ...]:
    """The words for the spots of the whole train, the cars that are gone included."""
    return tuple([write_spot(spot) for spot in range(2 * (g.options.cars + 1))])


def write_spot(spot: int) -> str:
    """A section and a floor."""
    return f"{spot // 2}{'r' if spot % 2 else 'i'}"


def write_queue(g: SuperState, bandits: Iterable[int]) -> str:
    """The pieces at a spot from FRONT to REAR, or `-`."""
    return "".join([write_piece(g, bandit) for bandit in bandits]) or NONE


def write_piece(g: SuperState, bandit: int) -> str:
    """A piece as it faces, in brackets while it is down."""
    letter = write_bandit(g, bandit)
    piece = f"<{letter}" if g.facing[bandit] == FRONT else f"{letter}>"
    return f"({piece})" if g.down[bandit] else piece


def read_queue(g: SuperState, text: str) -> list[int]:
    """The pieces at a spot; notes how they face and whether they are down."""
    return [read_piece(g, found) for found in found_in(text, PIECE, "<B, B>, (<B), (B>)")]


def read_piece(g: SuperState, found: re.Match[str]) -> int:
    """One piece."""
    bandit = read_bandit(g, found["front"] or found["rear"])
    g.facing[bandit] = FRONT if found["front"] else REAR
    g.down[bandit] = 1 if found["down"] else 0
    return bandit


# Cards and loot


def write_cards(cards: Iterable[int]) -> str:
    """Cards from the top, or `-`."""
    return "-".join(["?" if card == HIDDEN else CARDS[card] for card in cards]) or NONE


def read_cards(text: str) -> list[int]:
    """The cards in such a text."""
    words = [] if text == NONE else text.split("-")
    if len(words) > PLAN_SIZE:
        count = len(words)
        raise unreadable(
            "at_most", where=f"'{text}'", count=count, most=PLAN_SIZE, clause="S-PLAN-02"
        )
    return [HIDDEN if word == "?" else pick_name(word, CARDS) for word in words]


def read_plan(text: str) -> int:
    """A plan of three cards."""
    cards = read_cards(text)
    if len(cards) != PLAN_SIZE or HIDDEN in cards:
        raise unreadable("such_as", word=text, example="turn-move-fire")
    return plan_of(cards)


def write_loot(values: Iterable[int]) -> str:
    """The loot cards of a player in the order of winning, or `-`."""
    return "".join([f"${value}" for value in values]) or NONE


def read_loot(text: str) -> list[int]:
    """The loot cards in such a text."""
    if text == NONE:
        return []
    if not text.startswith("$"):
        raise unreadable("such_as", word=text, example="-, $301, $301$312")
    values = [read_number(value) for value in text[1:].split("$")]
    for value in values:
        demand_among("loot", f"${value}", [f"${one}" for one in LOOT])
    return values
