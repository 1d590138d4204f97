"""What a learner sees of this game; bandits are counted from its own."""

from __future__ import annotations

from typing import Final

from coltexpress.games.toy.crates import CLOSED, LOST
from coltexpress.games.toy.printed import BIDS, CARS
from coltexpress.games.toy.questions import QUESTIONS, WHICH_CAR
from coltexpress.games.toy.rulebook import Toy, state_of
from coltexpress.games.toy.state import lookout
from coltexpress.kernel.agenda import State
from coltexpress.kernel.observation import Block, Deed, Observation, put
from coltexpress.kernel.rows import clear
from coltexpress.kernel.vecs import i64, u8, vec

VERSION: Final = 1
PLAYERS: Final = 4

BLOCKS: Final = (
    Block("players", 1, "how many play"),
    Block("equal", 1, "1 if the lookout takes a crate for which no bid stands alone"),
    Block("question", 1, "what is asked", len(QUESTIONS)),
    Block("lookout", 1, "who looks", PLAYERS),
    Block("stake", 1, "the car at stake", CARS),
    Block("loot", CARS, "by car: 1 more than what is in its crate, in $100; 0 unknown"),
    Block("taken", CARS, "by car: who took its crate, the last for nobody", PLAYERS + 1),
    Block("cards", PLAYERS * len(BIDS), "by bandit and bid card: 1 if it is left"),
)


class ToyObservation(Observation):
    """Rows and actions of Crates."""

    def __init__(self) -> None:
        deeds = (
            Deed("car", [f"car {car + 1}" for car in range(CARS)], "a car"),
            Deed("card", [f"bid {card}" for card in BIDS], "a bid card"),
        )
        super().__init__(VERSION, PLAYERS, BLOCKS, deeds)
        self.cards_begin: i64 = self.first("card") - 1  # the lowest card is a 1

    def write(self, g: State, seat: i64, what: i64, row: vec[u8], at: i64) -> None:
        toy = state_of(g)
        at = put(row, at, toy.players)
        at = put(row, at, 1 if toy.options.all_equal == "lookout" else 0)
        at = put(row, at, what + 1)
        at = put(row, at, from_me(toy, seat, lookout(toy)) + 1)
        at = put(row, at, toy.stake + 1)
        for car in range(CARS):
            loot = toy.crate[car]
            unknown = loot < 0 or (car == toy.stake and seat != lookout(toy))
            at = put(row, at, 0 if unknown else loot // 100 + 1)
        for owner in toy.taken:
            at = put(row, at, taker(toy, seat, owner))
        clear(row, at, PLAYERS * len(BIDS))
        for bandit in range(toy.players):
            for card in toy.hand[bandit]:
                put(row, at + from_me(toy, seat, bandit) * len(BIDS) + card - 1, 1)

    def action(self, g: State, seat: i64, what: i64, option: i64) -> i64:
        return option if what == WHICH_CAR else self.cards_begin + option


def taker(g: Toy, seat: i64, owner: i64) -> i64:
    """Who took a crate, counted from the seat: 0 while it is closed, the last if it is lost."""
    if owner == CLOSED:
        return 0
    return PLAYERS + 1 if owner == LOST else from_me(g, seat, owner) + 1


def from_me(g: Toy, seat: i64, bandit: i64) -> i64:
    """How many places after the seat this bandit sits."""
    other = bandit - seat
    return other if other >= 0 else other + g.players


OBSERVATION: Final = ToyObservation()
