"""What a learner sees from where the asked bandit stands, along its train and across the tracks.

All of it could be worked out from where everybody and everything is and how far the trains have
come, but a net that is small enough for a player to carry would spend most of its neurons on that.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.armored.state import COURIERS
from coltexpress.games.armored.trains import STARTING_CARS
from coltexpress.kernel.observation import Block, put
from coltexpress.kernel.rows import clear
from coltexpress.kernel.vecs import i64, u8, vec
from coltexpress.train.loot import ALL_KINDS, KIND_OF

FARTHEST: Final = 6  # cars between the ends of the armored train
AROUND: Final = 3  # cars: as far as a Move on the roofs goes
FLOORS: Final = 2
ON_A_TRAIN: Final = FLOORS * (2 * FARTHEST + 1)
AREA: Final = 2 * FLOORS * (2 * AROUND + 1)
FAR: Final = -1


def nearby_blocks(bandits: int) -> list[Block]:
    """What is seen from where the asked bandit stands."""
    return [
        Block(
            "near",
            bandits - 1 + COURIERS,
            "by bandit from the next one on, then by courier: how many cars farther back it is"
            f" ({-FARTHEST} to {FARTHEST}), on my train and then on the other, for each: on my"
            " floor, on the other; 0 if farther away",
            2 * ON_A_TRAIN,
        ),
        Block(
            "floor_near",
            AREA * len(ALL_KINDS),
            f"by train (mine, the other), by car ({-AROUND} to {AROUND} farther back), by floor"
            f" (mine, the other): the loot there ({', '.join(ALL_KINDS)})",
        ),
    ]


def write_nearby(g: Armored, me: i64, most: i64, row: vec[u8], at: i64) -> i64:
    """Write both; most is how many bandits a row has room for."""
    here = g.at[me]
    couriers_at = at + most - 1
    floor_at = couriers_at + COURIERS
    end = clear(row, at, floor_at - at + AREA * len(ALL_KINDS))
    if here < 0:
        return end
    for bandit in range(g.bandits):
        if bandit != me and g.at[bandit] >= 0:
            place = bandit - me if bandit > me else bandit - me + g.bandits
            put(row, at + place - 1, apart(g, here, g.at[bandit], FARTHEST) + 1)
    for courier, spot in enumerate(g.courier):
        put(row, couriers_at + courier, apart(g, here, spot, FARTHEST) + 1)
    for spot, tokens in enumerate(g.floor):
        if len(tokens) > 0:
            place = apart(g, here, spot, AROUND)
            if place != FAR:
                kinds_at = floor_at + len(ALL_KINDS) * place
                for token in tokens:
                    row[kinds_at + KIND_OF[token]] += 1
    return end


def apart(g: Armored, here: i64, there: i64, most: i64) -> i64:
    """A number for how two spots lie to each other, at most so many cars apart; else FAR."""
    along = g.trains.x[there >> 1] - g.trains.x[here >> 1]
    starting = here >> 1 < STARTING_CARS
    if starting:  # it faces the other way
        along = -along
    if along < -most or along > most:
        return FAR
    across: i64 = 0 if starting == (there >> 1 < STARTING_CARS) else 1
    return FLOORS * ((2 * most + 1) * across + along + most) + ((here ^ there) & 1)
