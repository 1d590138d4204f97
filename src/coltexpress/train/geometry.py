"""The train as frozen tables: which spot borders on which, and what can be seen from where.

A spot is the inside or the roof of one section. Section 0 is the locomotive, the last section is
the caboose. Forward is toward the locomotive.
"""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.rows import bits_of, rows
from coltexpress.kernel.vecs import i64, vec

NOWHERE: Final = -1
ROOF_STEPS: Final = 3  # a Move on the roofs goes at most this far


class Train:
    """The geometry of a locomotive and its cars. [C-LOC-01, C-LOC-02, C-SETUP-11]"""

    def __init__(self, cars: int) -> None:
        sections = cars + 1
        spots = 2 * sections
        self.sections = sections
        self.spots = spots
        self.caboose = cars
        self.inside = vec[i64]([2 * section for section in range(sections)])
        self.roof = vec[i64]([2 * section + 1 for section in range(sections)])
        self.section = vec[i64]([spot // 2 for spot in range(spots)])
        self.on_roof = vec[i64]([spot % 2 for spot in range(spots)])  # 1 on a roof, else 0
        self.other_floor = vec[i64]([spot ^ 1 for spot in range(spots)])
        self.forward = vec[i64]([spot - 2 if spot > 1 else NOWHERE for spot in range(spots)])
        self.back = vec[i64]([spot + 2 if spot + 2 < spots else NOWHERE for spot in range(spots)])
        self.next_to = rows([self._next_to(spot) for spot in range(spots)])
        self.straight = rows([[spot ^ 1] for spot in range(spots)])
        self.diagonal = rows([self._next_to(spot ^ 1) for spot in range(spots)])
        self.lines = [self._lines(spot) for spot in range(spots)]
        self.ahead = vec[i64]([bits_of(lines[0]) for lines in self.lines])
        self.behind = vec[i64]([bits_of(lines[1]) for lines in self.lines])
        self.reach = rows([self._reach(spot) for spot in range(spots)])
        self.past = rows(
            [[self._past(here, there) for there in range(spots)] for here in range(spots)]
        )

    def _next_to(self, spot: int) -> list[int]:
        """The neighbouring spots on the same floor."""
        return [near for near in (self.forward[spot], self.back[spot]) if near != NOWHERE]

    def _line(self, spot: int, onward: vec[i64]) -> list[int]:
        line = []
        while onward[spot] != NOWHERE:
            spot = onward[spot]
            line.append(spot)
        return line

    def _lines(self, spot: int) -> vec[vec[i64]]:
        """The two directions in which one can see, nearest first; inside one car far."""
        far = self.sections if self.on_roof[spot] else 1
        return rows([self._line(spot, self.forward)[:far], self._line(spot, self.back)[:far]])

    def _reach(self, spot: int) -> list[int]:
        """Where a Move can end. [C-MOVE-01..06]"""
        steps = ROOF_STEPS if self.on_roof[spot] else 1
        ahead = self._line(spot, self.forward)[:steps]
        behind = self._line(spot, self.back)[:steps]
        return sorted(ahead + behind)

    def _past(self, here: int, there: int) -> int:
        """One car further than `there`, as seen from `here`; NOWHERE within one car."""
        if self.section[there] < self.section[here]:
            return self.forward[there]
        if self.section[there] > self.section[here]:
            return self.back[there]
        return NOWHERE


def lowest(bits: i64) -> i64:
    """The lowest bit alone."""
    return bits & -bits


def highest(bits: i64) -> i64:
    """The highest of at most 32 bits alone: spread over all lower ones, which are taken away."""
    bits |= bits >> 1
    bits |= bits >> 2
    bits |= bits >> 4
    bits |= bits >> 8
    bits |= bits >> 16
    return bits ^ bits >> 1


_TRAINS: Final[dict[int, Train]] = {}


def train_of(cars: int) -> Train:
    """The train with so many cars; made once, shared by every game."""
    train = _TRAINS.get(cars)
    if train is None:
        train = _TRAINS[cars] = Train(cars)
    return train
