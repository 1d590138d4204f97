"""Il Professore's cards as numbers, beside those of the bandits."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.vecs import i64
from coltexpress.train.cards import card

PROFESSORE: Final = 14  # whose bullets his are
SCHEME: Final = card(PROFESSORE, 0)
BONUS_NUDGE: Final = card(PROFESSORE, 1)
LAST_COURIER: Final = card(PROFESSORE, 2)
RAPID_FIRE: Final = card(PROFESSORE, 3)
_BINOCULARS: Final = 12  # the first of two colours that no bandit has, five faces of each
_FACES: Final = 5


def binoculars(bandit: i64) -> i64:
    """The card that names this bandit. [A-PROF-18]"""
    return card(_BINOCULARS + bandit // _FACES, bandit % _FACES)


def named_by(a_card: i64) -> i64:
    """The bandit whom binoculars name."""
    return ((a_card >> 3) - _BINOCULARS) * _FACES + (a_card & 7)


def is_binoculars(a_card: i64) -> bool:
    """Does the card name a bandit?"""
    return card(_BINOCULARS, 0) <= a_card < card(PROFESSORE, 0)
