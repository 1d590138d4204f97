"""The state, and what follows from it. Every seat has one bandit, with the number of the seat."""

from __future__ import annotations

from typing import Final

from coltexpress.games.toy.crates import CLOSED, lookout_of, opened
from coltexpress.games.toy.printed import CARS
from coltexpress.games.toy.stored import ToyStored
from coltexpress.kernel.agenda import BLANK
from coltexpress.kernel.vecs import i64, vec

CHOOSING: Final = 0
BIDDING: Final = 1
OVER: Final = 2
PHASES: Final = ("choosing", "bidding", "over")


class ToyState(ToyStored):
    """Everything in play; its fields are declared in fields.py."""


def phase(g: ToyState) -> i64:
    """Where in the game we are."""
    if opened(g.taken) == CARS:
        return OVER
    return CHOOSING if g.stake == BLANK else BIDDING


def round_number(g: ToyState) -> i64:
    """The round that is being played; every round opens one crate. [T-ROUND-01]"""
    return min(opened(g.taken) + 1, CARS)


def lookout(g: ToyState) -> i64:
    """The seat that chooses the car and looks."""
    return lookout_of(g.taken, g.players)


def closed(g: ToyState) -> vec[i64]:
    """The cars whose crates nobody has opened. [T-LOOK-01]"""
    return vec[i64]([car for car in range(CARS) if g.taken[car] == CLOSED])


def crates_of(g: ToyState, bandit: i64) -> list[int]:
    """What was in the crates that a bandit has taken, the front car first."""
    return [g.crate[car] for car in range(CARS) if g.taken[car] == bandit]
