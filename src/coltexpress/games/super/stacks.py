"""Cards that lie on each other, as one number: an octal digit for each, the top one last.

The digit of a card is one more than its number, so that no card is 0 and an empty stack is 0 too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from coltexpress.kernel.agenda import HIDDEN
from coltexpress.kernel.vecs import append, i64, vec

EMPTY: Final = 0
WIDTH: Final = 3  # bits of a digit
MASK: Final = 7
BACK: Final = 7  # the digit of a card that this viewer may not see


def put_on(stack: i64, card: i64) -> i64:
    """The stack with one card more on its top."""
    if card == HIDDEN:
        return stack << WIDTH | BACK
    return stack << WIDTH | card + 1


def top_of(stack: i64) -> i64:
    """The top card of a stack that is not empty."""
    digit = stack & MASK
    if digit == BACK:
        return HIDDEN
    return digit - 1


def without_top(stack: i64) -> i64:
    """The stack after its top card was taken."""
    return stack >> WIDTH


def stacked(cards: Iterable[int]) -> i64:
    """A stack of these cards, the top one first."""
    stack: i64 = EMPTY
    for card in reversed(list(cards)):
        stack = put_on(stack, card)
    return stack


def from_top(stack: i64) -> list[int]:
    """The cards of a stack, the top one first."""
    cards: list[int] = []
    while stack != EMPTY:
        cards.append(top_of(stack))
        stack = without_top(stack)
    return cards


def cards_of(stack: i64) -> vec[i64]:
    """The cards of a stack as a row, the top one first."""
    cards = vec[i64]()
    while stack != EMPTY:
        cards = append(cards, top_of(stack))
        stack = without_top(stack)
    return cards


def holds(stack: i64, card: i64) -> bool:
    """Is this card in the stack?"""
    while stack != EMPTY:
        if top_of(stack) == card:
            return True
        stack = without_top(stack)
    return False


def face_down(stack: i64) -> i64:
    """As many cards with nothing to be seen on them."""
    backs: i64 = EMPTY
    while stack != EMPTY:
        backs = put_on(backs, HIDDEN)
        stack = without_top(stack)
    return backs
