"""Rules of thumb: choose a car that promises much, and bid what the crate is worth."""

from __future__ import annotations

from typing import Final

from coltexpress.bots.characters import Character
from coltexpress.bots.habits import Habits
from coltexpress.games.toy.printed import CRATES
from coltexpress.games.toy.questions import WHICH_BID, WHICH_CAR
from coltexpress.games.toy.rulebook import Toy, state_of
from coltexpress.kernel.agenda import Ask, State
from coltexpress.kernel.vecs import i64, vec

PRICE: Final = 100  # dollars that a point of a bid should bring


class ToyHabits(Habits):
    """What an option brings, in dollars."""

    noise: i64 = 150

    def scores(self, g: State, question: Ask) -> vec[i64]:
        toy = state_of(g)
        return vec[i64]([worth(toy, question.what, option) for option in question.options])

    def tilt(self, g: State, question: Ask, option: i64, character: Character) -> float:
        """The greedy bid more than a crate is worth."""
        return character.greed * float(PRICE * option) if question.what == WHICH_BID else 0.0


def worth(g: Toy, what: i64, option: i64) -> i64:
    """What a car promises, or how well a bid fits the crate."""
    if what == WHICH_CAR:
        return sum(CRATES[option]) // len(CRATES[option])
    if what != WHICH_BID:
        return 0
    price, loot = option * PRICE, g.crate[g.stake]
    return price - loot if price < loot else loot - price


HABITS: Final = ToyHabits()
