"""Cards as numbers: an action card bears its bandit, a bullet card bears who fired it."""

from __future__ import annotations

from bisect import insort
from typing import Final

from coltexpress.kernel.agenda import HIDDEN

MOVE: Final = 0
FLOOR_CHANGE: Final = 1
MARSHAL: Final = 2
FIRE: Final = 3
ROBBERY: Final = 4
PUNCH: Final = 5
NUDGE: Final = 6  # on the armored train only
BULLET: Final = 7
FACES: Final = ("move", "floor_change", "marshal", "fire", "robbery", "punch", "nudge", "bullet")

NEUTRAL: Final = 15  # whose bullet it is when nobody fired it
FACE_DOWN: Final = 128  # added to a card that is played face down
DRAW: Final = 256  # instead of a card: take cards from the deck
PASS: Final = 257  # instead of a card: nothing can be done
DONE: Final = 258  # instead of a card: no further card


def card(bandit: int, face: int) -> int:
    """The card of this bandit with this face."""
    return bandit * 8 + face


def face_of(a_card: int) -> int:
    """What is printed on the card."""
    return a_card & 7


def owner_of(a_card: int) -> int:
    """Whose colour the card bears."""
    return (a_card & 127) >> 3


def is_bullet(a_card: int) -> bool:
    """Is it a bullet card, neutral or from a gun?"""
    return a_card & 7 == BULLET


def bullet(source: int) -> int:
    """The bullet card of a bandit, or a neutral one."""
    return source * 8 + BULLET


def distinct(cards: list[int]) -> list[int]:
    """Each different card once, in order."""
    return sorted(set(cards))


def put_in(cards: list[int], a_card: int) -> None:
    """Add a card to a hand or an unordered part of a deck, keeping it sorted."""
    insort(cards, a_card)


def take_out(cards: list[int], a_card: int) -> None:
    """Take a card out; in a view it may be one of the hidden ones."""
    cards.remove(a_card if a_card in cards else HIDDEN)


def hidden(cards: list[int]) -> list[int]:
    """As many cards with nothing to be seen on them."""
    return [HIDDEN] * len(cards)
