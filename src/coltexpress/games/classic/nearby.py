"""What a learner sees from where the asked bandit stands: who and what is how far away.

All of it could be worked out from where everybody and everything is, but a net that is small enough
for a player to carry would spend most of its neurons on that.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic.rulebook import Classic
from coltexpress.kernel.observation import Block, put
from coltexpress.kernel.rows import clear
from coltexpress.kernel.vecs import i64, u8, vec
from coltexpress.train.loot import KIND_OF, KINDS

FARTHEST: Final = 6  # cars between the locomotive and a caboose
AROUND: Final = 3  # cars: as far as a Move on the roofs goes
LEVELS: Final = 2
DISTANCES: Final = LEVELS * (2 * FARTHEST + 1)
AREA: Final = LEVELS * (2 * AROUND + 1)


def nearby_blocks(bandits: int) -> list[Block]:
    """What is seen from where the asked bandit stands."""
    return [
        Block(
            "near",
            bandits,
            "by bandit from the next one on, and the Marshal last: how many cars farther back it"
            f" is ({-FARTHEST} to {FARTHEST}), for each: on my floor, on the other",
            DISTANCES,
        ),
        Block(
            "floor_near",
            AREA * len(KINDS),
            f"by car ({-AROUND} to {AROUND} farther back), then by floor (mine, the other): the"
            f" loot there ({', '.join(KINDS)})",
        ),
    ]


def write_nearby(g: Classic, me: i64, most: i64, row: vec[u8], at: i64) -> i64:
    """Write both; most is how many bandits a row has room for."""
    here = g.at[me]
    floor_at = at + most
    end = clear(row, at, most + AREA * len(KINDS))
    if here < 0:
        return end
    for bandit in range(g.bandits):
        if bandit != me and g.at[bandit] >= 0:
            place = bandit - me if bandit > me else bandit - me + g.bandits
            put(row, at + place - 1, distance(here, g.at[bandit], FARTHEST) + 1)
    put(row, floor_at - 1, distance(here, g.marshal, FARTHEST) + 1)
    for spot, tokens in enumerate(g.floor):
        if len(tokens) > 0 and -AROUND <= (spot >> 1) - (here >> 1) <= AROUND:
            kinds_at = floor_at + len(KINDS) * distance(here, spot, AROUND)
            for token in tokens:
                row[kinds_at + KIND_OF[token]] += 1
    return end


def distance(here: i64, there: i64, most: i64) -> i64:
    """A number for how far apart two spots are, at most so many cars, and if floors differ."""
    return LEVELS * ((there >> 1) - (here >> 1) + most) + ((here ^ there) & 1)
