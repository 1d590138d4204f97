"""Il Professore's cards as numbers, beside those of the bandits."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.rows import row
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.cards import card

PROFESSORE: Final = 14  # whose bullets his are
SCHEME: Final = card(PROFESSORE, 0)
BONUS_NUDGE: Final = card(PROFESSORE, 1)
LAST_COURIER: Final = card(PROFESSORE, 2)
RAPID_FIRE: Final = card(PROFESSORE, 3)
PLANS: Final = {  # what they are called; binoculars are called by whom they name
    SCHEME: "scheme",
    BONUS_NUDGE: "bonus_nudge",
    LAST_COURIER: "last_courier",
    RAPID_FIRE: "rapid_fire",
}
SCHEMES: Final = {3: 2, 5: 2, 7: 3, 9: 3}  # by the number of bandits: A-PROF-06..09
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


def deck_against(bandits: i64) -> vec[i64]:
    """Binoculars for every bandit, schemes and shots. [A-PROF-05..10]"""
    cards: list[int] = [binoculars(bandit) for bandit in range(bandits)]
    cards += [SCHEME] * SCHEMES[bandits] + [RAPID_FIRE, LAST_COURIER]
    if bandits == 3:
        cards.append(BONUS_NUDGE)
    return row(sorted(cards))
