"""What is printed on the components of Colt Super Express, and the plans they allow.

A plan is one number: its three cards, the top one first, as digits to the base of six.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.super.data import read_data
from coltexpress.games.super.stacks import stacked
from coltexpress.kernel.agenda import HIDDEN
from coltexpress.kernel.rows import row
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.bandits import NAMES

TURN: Final = 0
CLIMB: Final = 1
MOVE: Final = 2
FIRE: Final = 3
REFLEX: Final = 4
HORSE: Final = 5
CARDS: Final = ("turn", "climb", "move", "fire", "reflex", "horse")

_box: Final = read_data()

BANDITS: Final = row(sorted([NAMES.index(name) for name in _box.bandits]))
LOOT: Final = row(sorted(_box.loot))
PLAN_SIZE: Final = _box.plan


def cards_of(reflex: bool, horse: bool) -> list[int]:
    """One of each card; the expansions add one each. [S-SETUP-04, S-EXP-02..04]"""
    names = _box.cards.base[:]
    if reflex:
        names += _box.cards.reflex
    if horse:
        names += _box.cards.horse
    return [CARDS.index(name) for name in names]


def plan_of(cards: list[int]) -> int:
    """The number of the plan with these three cards, the top one first."""
    plan = 0
    for card in cards:
        plan = plan * len(CARDS) + card
    return plan


def cards_in(plan: int) -> list[int]:
    """The three cards of a plan, the top one first. [S-PLAN-04]"""
    cards: list[int] = []
    for _ in range(PLAN_SIZE):
        cards.insert(0, plan % len(CARDS))
        plan //= len(CARDS)
    return cards


_ALL: Final = [cards_in(plan) for plan in range(len(CARDS) ** PLAN_SIZE)]
_STACKS: Final = row([stacked(cards) for cards in _ALL])  # by plan
_HIDDEN: Final = stacked([HIDDEN] * PLAN_SIZE)


def stack_of(plan: i64) -> i64:
    """A plan as it lies on the table, or one of which only the backs can be seen."""
    if plan == HIDDEN:
        return _HIDDEN
    return _STACKS[plan]


def _plans(cards: list[int]) -> vec[i64]:
    return row(
        [
            plan
            for plan, own in enumerate(_ALL)
            if len(set(own)) == PLAN_SIZE and all(one in cards for one in own)
        ]
    )


_PLANS: Final = [
    [_plans(cards_of(reflex, horse)) for horse in (False, True)] for reflex in (False, True)
]


def plans_of(reflex: bool, horse: bool) -> vec[i64]:
    """Every plan of three different cards, in any order: 24, 60 or 120. [S-PLAN-06, S-EXP-05]"""
    return _PLANS[reflex][horse]
