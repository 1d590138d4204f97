"""Cards as numbers: an action card bears its bandit, a bullet card bears who fired it."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.agenda import HIDDEN, State
from coltexpress.kernel.events import Veil
from coltexpress.kernel.fields import only
from coltexpress.kernel.rows import put_in_order, without_either
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.train.faces import BULLET
from coltexpress.train.owners import BY_PLAYER

NEUTRAL: Final = 15  # whose bullet it is when nobody fired it
FACE_DOWN: Final = 128  # added to a card that is played face down
DRAW: Final = 256  # instead of a card: take cards from the deck
PASS: Final = 257  # instead of a card: nothing can be done
DONE: Final = 258  # instead of a card: no further card


# How the number of a card is read, here and on the page.
FACE_BITS: Final = 7
NO_FACE: Final = 8  # what those bits never are
CARD_BITS: Final = 127  # without what lies on top of the number: face up or down
OWNER_SHIFT: Final = 3


def card(bandit: i64, face: i64) -> i64:
    """The card of this bandit with this face."""
    return (bandit << OWNER_SHIFT) + face


def face_of(a_card: i64) -> i64:
    """What is printed on the card."""
    return a_card & FACE_BITS


def owner_of(a_card: i64) -> i64:
    """Whose colour the card bears."""
    return (a_card & CARD_BITS) >> OWNER_SHIFT


def lies_down(a_card: i64) -> bool:
    """Does a card lie face down? So does one that this viewer may not see."""
    return a_card & FACE_DOWN != 0


def face_up(a_card: i64) -> i64:
    """The card itself, whichever way it lies."""
    return a_card & ~FACE_DOWN if a_card != HIDDEN else a_card


def is_bullet(a_card: i64) -> bool:
    """Is it a bullet card, neutral or from a gun?"""
    return a_card & FACE_BITS == BULLET


def bullet(source: i64) -> i64:
    """The bullet card of a bandit, or a neutral one."""
    return card(source, BULLET)


def distinct(cards: vec[i64]) -> vec[i64]:
    """Each different card of a hand once, in order; a hand is sorted."""
    found = vec[i64](capacity=8)
    last: i64 = HIDDEN - 1
    for one in cards:
        if one != last:
            found = append(found, one)
            last = one
    return found


def put_in(cards: vec[i64], a_card: i64) -> vec[i64]:
    """A hand, or an unordered part of a deck, with one card more; kept sorted."""
    return put_in_order(cards, a_card)


def take_out(cards: vec[i64], a_card: i64) -> vec[i64]:
    """The cards without this one; in a view all of them may be hidden."""
    return without_either(cards, a_card, HIDDEN)


def hidden(cards: vec[i64]) -> vec[i64]:
    """As many cards with nothing to be seen on them."""
    return vec[i64]([HIDDEN] * len(cards))


def others_face_down(g: State, cards: vec[i64], by: vec[i64], seat: i64) -> vec[i64]:
    """Cards of several players: those of others hidden that lie face down."""
    seen = cards[:]
    for place, one in enumerate(cards):
        if lies_down(one) and g.seat_behind(BY_PLAYER, by[place]) != seat:
            seen[place] = HIDDEN
    return seen


def face_down_of(g: State, cards: vec[i64], by: vec[i64]) -> i64:
    """The seats whose cards lie face down among these, one bit each."""
    seats: i64 = 0
    for place, one in enumerate(cards):
        if lies_down(one):
            seats |= only(g.seat_behind(BY_PLAYER, by[place]))
    return seats


class FaceDown(Veil):
    """A card is seen unless it lies face down."""

    def over(self, value: i64) -> i64:
        if lies_down(value):
            return HIDDEN
        return value
