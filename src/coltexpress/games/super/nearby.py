"""What a learner sees of how bandits stand to one another: who is where from me, who aims at whom.

All of it could be worked out from where everybody stands and looks, but a net that is small enough
for a player to carry would spend most of its neurons on that.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.super.board import MOST_CARS, OFF, OPPOSITE
from coltexpress.games.super.cards.fire import NO_TARGET, first_in_line
from coltexpress.games.super.rulebook import SuperExpress
from coltexpress.kernel.agenda import BLANK
from coltexpress.kernel.observation import Block, put
from coltexpress.kernel.rows import clear
from coltexpress.kernel.vecs import i64, u8, vec

FLOORS: Final = 2
DISTANCES: Final = FLOORS * (2 * MOST_CARS + 1)


def nearby_blocks(players: int) -> list[Block]:
    """What is seen from where the asked bandit stands, and in which lines of fire everybody is."""
    return [
        Block(
            "near",
            players - 1,
            "by bandit from the next one on: how many sections farther back it is"
            f" ({-MOST_CARS} to {MOST_CARS}), for each: on my floor, on the other",
            DISTANCES,
        ),
        Block("sooner", players - 1, "by bandit from the next one on: 1 if it acts before me"),
        Block("cars_left", players, "by bandit: 1 in the last car, and so on", MOST_CARS + 1),
        Block("aims_at", players, "by bandit: whom it would hit now", players),
        Block("aims_back", players, "by bandit: whom it would hit after a Turn", players),
    ]


def write_nearby(g: SuperExpress, me: i64, most: i64, row: vec[u8], at: i64) -> None:
    """Write all of it; most is how many bandits a row has room for."""
    sooner_at = at + most - 1
    left_at = sooner_at + most - 1
    aims_at = left_at + most
    back_at = aims_at + most
    clear(row, at, back_at + most - at)
    for bandit in range(g.players):
        n = from_me(g, me, bandit)
        there = g.at[bandit]
        if there == OFF:
            continue
        put(row, left_at + n, g.cars - (there >> 1) + 1)
        facing = g.facing[bandit]
        put(row, aims_at + n, named(g, me, first_in_line(g, bandit, facing)))
        put(row, back_at + n, named(g, me, first_in_line(g, bandit, OPPOSITE[facing])))
        if n > 0:
            if g.at[me] != OFF:
                put(row, at + n - 1, distance(g.at[me], there) + 1)
            if g.start != BLANK and from_me(g, g.start, bandit) < from_me(g, g.start, me):
                put(row, sooner_at + n - 1, 1)


def from_me(g: SuperExpress, me: i64, bandit: i64) -> i64:
    """How many places after me this bandit sits."""
    other = bandit - me
    return other if other >= 0 else other + g.players


def named(g: SuperExpress, me: i64, target: i64) -> i64:
    """A target counted from me, from 1; 0 for nobody."""
    return 0 if target == NO_TARGET else from_me(g, me, target) + 1


def distance(here: i64, there: i64) -> i64:
    """A number for how many sections apart two spots are, and if floors differ."""
    return FLOORS * ((there >> 1) - (here >> 1) + MOST_CARS) + ((here ^ there) & 1)
