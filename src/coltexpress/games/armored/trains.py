"""Section 7: two trains that slide past each other, as frozen tables, one for each round.

The Starting Train has the sections 0 to 3, its locomotive first; the armored train has the sections
4 to 10. Fix the armored train, so that its car number i lies at i; the Starting Train faces the
other way, its car number k lies at -k in round 1, and each round it moves on by two.
"""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.rows import bits_of, row, rows
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.geometry import NOWHERE, ROOF_STEPS, Train
from coltexpress.train.loot import BAG, DOCUMENT

STARTING_CARS: Final = 4
ARMORED_CARS: Final = 7
SECTIONS: Final = STARTING_CARS + ARMORED_CARS
ADVANCE: Final = 2  # car lengths at the end of each round: A-TRAIN-01
LAST_ADVANCE: Final = 5

CABOOSE: Final = 3
ARMORED_LOCOMOTIVE: Final = 4
TENDER: Final = 5
FIRST_ARMORED: Final = 6
ARMORY: Final = 7
CENTRAL_ARMORED: Final = 8
INFIRMARY: Final = 9
LAST_ARMORED: Final = 10
NAMES: Final = tuple(
    [f"S{k}" for k in range(STARTING_CARS)] + [f"A{i}" for i in range(ARMORED_CARS)]
)


def inside(section: i64) -> i64:
    """The spot inside a section."""
    return 2 * section


def roof(section: i64) -> i64:
    """The spot on the roof of a section."""
    return 2 * section + 1


ARMORED_SECTIONS: Final = [FIRST_ARMORED, CENTRAL_ARMORED, LAST_ARMORED]  # by courier: A-COMP-03
COURIERS_START: Final = row([roof(FIRST_ARMORED), inside(CENTRAL_ARMORED), roof(LAST_ARMORED)])
GATLINGS: Final = row([roof(ARMORY), roof(INFIRMARY)])  # A-SETUP-08
CLOSED: Final = inside(TENDER)  # nobody is ever there: A-TENDER-01
NUGGETS_AT: Final = roof(TENDER)  # A-SETUP-13
STRONGBOXES_AT: Final = row([inside(0), inside(ARMORED_LOCOMOTIVE)])  # A-RULE-06, A-SETUP-14
_drawn: Final = [
    (inside(ARMORY), BAG),
    (inside(INFIRMARY), BAG),
    *[(roof(section), BAG) for section in ARMORED_SECTIONS],
    *[(inside(section), DOCUMENT) for section in ARMORED_SECTIONS],
]  # A-SETUP-09..11
DRAWN_SPOTS: Final = row([spot for spot, kind in _drawn])
DRAWN_KINDS: Final = row([kind for spot, kind in _drawn])


def is_starting(section: i64) -> bool:
    """Does the section belong to the Starting Train?"""
    return section < STARTING_CARS


def position(section: int, advances: int) -> int:
    """Where on the tracks a section lies after so many advances."""
    if is_starting(section):
        return ADVANCE * advances - section
    return section - STARTING_CARS


class Trains(Train):
    """The geometry of both trains after so many advances. [A-GEO-01, A-GEO-02]"""

    def __init__(self, advances: int) -> None:
        spots = 2 * SECTIONS
        all_spots = list(range(spots))
        self.advances = advances
        self.sections = SECTIONS
        self.spots = spots
        self.caboose = CABOOSE
        self.inside = vec[i64]([inside(section) for section in range(SECTIONS)])
        self.roof = vec[i64]([roof(section) for section in range(SECTIONS)])
        self.section = vec[i64]([spot // 2 for spot in all_spots])
        self.on_roof = vec[i64]([spot % 2 for spot in all_spots])  # 1 on a roof, else 0
        self.x = vec[i64]([position(section, advances) for section in range(SECTIONS)])
        self.starting = vec[i64]([1 if is_starting(spot // 2) else 0 for spot in all_spots])
        self.other_floor = vec[i64]([self._open(spot ^ 1, spot) for spot in all_spots])
        self.forward = vec[i64]([self._along(spot, -1) for spot in all_spots])
        self.back = vec[i64]([self._along(spot, 1) for spot in all_spots])
        self.opposite = vec[i64]([self._opposite(spot) for spot in all_spots])
        self.next_to = rows([self._next_to(spot) for spot in all_spots])
        self.straight = rows([existing([self.other_floor[spot]]) for spot in all_spots])
        self.diagonal = rows([self._diagonal(spot) for spot in all_spots])
        sight = [self._sight(spot) for spot in all_spots]
        self.lines = [rows(lines) for lines in sight]
        self.ahead = row([bits_of(row(lines[0])) for lines in sight])  # a bit for each spot
        self.behind = row([bits_of(row(lines[1])) for lines in sight])
        self.across = row(
            [bits_of(row([spot for line in lines[2:] for spot in line])) for lines in sight]
        )
        self.reach = rows([self._destinations(spot) for spot in all_spots])
        self.past = rows([])
        self.landings = [
            rows([self._landings(here, there) for there in all_spots]) for here in all_spots
        ]
        self.last_roof = vec[i64](
            [roof(CABOOSE if self.starting[spot] else LAST_ARMORED) for spot in all_spots]
        )

    def _is_starting(self, spot: int) -> bool:
        """Does the spot belong to the Starting Train?"""
        return is_starting(spot // 2)

    def _open(self, spot: int, since: int) -> int:
        """The spot, unless it or the one before it is the inside of the Tender. [A-RULE-18]"""
        return NOWHERE if CLOSED in (spot, since) else spot

    def _along(self, spot: int, step: int) -> int:
        """One car on along the same train, on the same floor."""
        section = self.section[spot] + step
        if not 0 <= section < SECTIONS or is_starting(section) != self._is_starting(spot):
            return NOWHERE
        return self._open(spot + 2 * step, spot)

    def _opposite(self, spot: int) -> int:
        """The same floor of the car at the same place of the other track. [A-GEO-01, A-GEO-02]"""
        here = self.section[spot]
        for section in range(SECTIONS):
            if self.x[section] == self.x[here] and is_starting(section) != is_starting(here):
                return self._open(2 * section + spot % 2, spot)
        return NOWHERE

    def _next_to(self, spot: int) -> list[int]:
        """Front, back and opposite. [A-PUNCH-01, A-RULE-19]"""
        return existing([self.forward[spot], self.back[spot], self.opposite[spot]])

    def _diagonal(self, spot: int) -> list[int]:
        """One car on and the other floor, on the same train. [A-MEI-01, A-RULE-57]"""
        near = [self.section[spot] - 1, self.section[spot] + 1]
        spots = [
            self._open(2 * section + 1 - spot % 2, spot)
            for section in near
            if 0 <= section < SECTIONS and is_starting(section) == self._is_starting(spot)
        ]
        return existing(spots)

    def _sight(self, spot: int) -> list[list[int]]:
        """Along the train as in the base game; across to every roof, or one car. [A-FIRE-01..03]"""
        far = SECTIONS if self.on_roof[spot] else 1
        lines = [self._line(spot, self.forward)[:far], self._line(spot, self.back)[:far]]
        if not self.on_roof[spot]:
            return [*lines, existing([self.opposite[spot]])]
        across = [s for s in range(SECTIONS) if is_starting(s) != self._is_starting(spot)]
        return lines + [[roof(section)] for section in across]

    def _destinations(self, spot: int) -> list[int]:
        """Where a Move can end: one step inside, three on roofs, one of them across. [A-RULE-16]"""
        if not self.on_roof[spot]:
            return list(self.next_to[spot])
        found = self._walk(spot, ROOF_STEPS)
        for pier in [spot, *self._walk(spot, ROOF_STEPS - 1)]:
            beyond = self.opposite[pier]
            if beyond != NOWHERE:
                left = ROOF_STEPS - 1 - abs(pier // 2 - spot // 2)
                found += [beyond, *self._walk(beyond, left)]
        return sorted(set(found))

    def _walk(self, spot: int, steps: int) -> list[int]:
        """The roofs of the same train within so many steps."""
        return self._line(spot, self.forward)[:steps] + self._line(spot, self.back)[:steps]

    def _landings(self, here: int, there: int) -> list[int]:
        """Next to `there`, but farther from `here`. [A-RULE-40]"""
        away = self.distance(here, there)
        return [spot for spot in self.next_to[there] if self.distance(here, spot) > away]

    def distance(self, here: int, there: int) -> int:
        """Car lengths along the tracks, and one more to the other train. [A-RULE-40]"""
        along = self.x[self.section[here]] - self.x[self.section[there]]
        return max(along, -along) + (1 if self.starting[here] != self.starting[there] else 0)


def existing(spots: list[int]) -> list[int]:
    """Those of the spots that there are, in fixed order."""
    return sorted([spot for spot in spots if spot != NOWHERE])


_TRAINS: Final = [Trains(advances) for advances in range(LAST_ADVANCE + 1)]


def trains_after(advances: int) -> Trains:
    """Both trains after so many advances; made once, shared by every game."""
    return _TRAINS[advances]
