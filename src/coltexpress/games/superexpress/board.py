"""Chapter 2: the train as frozen tables, the two ways one can face, and the places in a queue.

A spot is the inside or the roof of one section; section 0 is the locomotive. The bandits at a spot
stand in a queue whose first place is nearest the nose of the locomotive.
"""

from __future__ import annotations

from typing import Final

OFF: Final = -1  # no spot of the train
FRONT: Final = 0  # toward the nose of the locomotive
REAR: Final = 1  # toward the last car
FACINGS: Final = ("front", "rear")
OPPOSITE: Final = (REAR, FRONT)  # by facing


class Board:
    """The geometry of a locomotive and so many cars. [S-SETUP-02, S-SETUP-03, S-RULE-05]"""

    def __init__(self, cars: int) -> None:
        spots = 2 * (cars + 1)
        self.spots = spots
        self.inside = list(range(0, spots, 2))  # by section
        self.roof = list(range(1, spots, 2))  # by section
        self.other_floor = [spot ^ 1 for spot in range(spots)]
        forward = [spot - 2 if spot > 1 else OFF for spot in range(spots)]
        back = [spot + 2 if spot + 2 < spots else OFF for spot in range(spots)]
        self.onward = [forward, back]  # by facing and spot: one section further on the same floor
        self.ahead = [  # by facing and spot: all that lies further on, nearest first
            [list(range(spot - 2, -1, -2)) for spot in range(spots)],
            [list(range(spot + 2, spots, 2)) for spot in range(spots)],
        ]
        self.from_rear = list(range(spots - 1, -1, -1))  # the roof before the inside: S-POS-07


_BOARDS: Final[dict[int, Board]] = {}


def board_of(cars: int) -> Board:
    """The train with so many cars; made once, shared by every game."""
    board = _BOARDS.get(cars)
    if board is None:
        board = _BOARDS[cars] = Board(cars)
    return board


def enter(queue: list[int], bandit: int, heading: int) -> None:
    """Take the place nearest to where one came from. [S-POS-11..16, S-RULE-07, S-RULE-21]"""
    if heading == FRONT:
        queue.append(bandit)
    else:
        queue.insert(0, bandit)


def seen_in(queue: list[int], heading: int) -> list[int]:
    """The bandits of a queue in the order in which a bullet flying that way meets them."""
    return queue[::-1] if heading == FRONT else queue


def in_front_of(queue: list[int], bandit: int, heading: int) -> list[int]:
    """The bandits of his own queue in front of a bandit, nearest first. [S-POS-06]"""
    place = queue.index(bandit)
    return queue[:place][::-1] if heading == FRONT else queue[place + 1 :]
