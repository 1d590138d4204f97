"""Chapter 2: the train as frozen tables, and the two ways one can face.

A spot is the inside or the roof of one section; section 0 is the locomotive. The bandits at a spot
stand in a queue whose first place is nearest the nose of the locomotive.
"""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.rows import row, rows
from coltexpress.kernel.vecs import i64, vec

OFF: Final = -1  # no spot of the train
FRONT: Final = 0  # toward the nose of the locomotive
REAR: Final = 1  # toward the last car
MOST_CARS: Final = 8
FACINGS: Final = ("front", "rear")
OPPOSITE: Final = row([REAR, FRONT])  # by facing


class Board:
    """The geometry of a locomotive and so many cars. [S-SETUP-02, S-SETUP-03, S-RULE-05]"""

    def __init__(self, cars: int) -> None:
        spots = 2 * (cars + 1)
        self.spots = spots
        self.inside = row(list(range(0, spots, 2)))  # by section
        self.roof = row(list(range(1, spots, 2)))  # by section
        self.other_floor = row([spot ^ 1 for spot in range(spots)])
        forward = [spot - 2 if spot > 1 else OFF for spot in range(spots)]
        back = [spot + 2 if spot + 2 < spots else OFF for spot in range(spots)]
        # by facing and spot: one section further on the same floor
        self.onward: vec[vec[i64]] = rows([forward, back])


_BOARDS: Final = [Board(cars) for cars in range(MOST_CARS + 1)]


def board_of(cars: int) -> Board:
    """The train with so many cars; made once, shared by every game."""
    return _BOARDS[cars]


def same_floor(one: i64, other: i64) -> bool:
    """Are both spots inside, or both on the roofs?"""
    return (one ^ other) & 1 == 0
