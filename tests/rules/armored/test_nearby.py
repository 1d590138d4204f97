"""What a learner sees from where a bandit stands, along its train and across the tracks."""

from __future__ import annotations

from rules.armored.words import Scenario, stealin

from coltexpress.games.armored.nearby import FLOORS, ON_A_TRAIN
from coltexpress.games.armored.observation import OBSERVATION
from coltexpress.train.loot import ALL_KINDS

MIDDLE = 1 + FLOORS * 6  # the number for right here
ACROSS = MIDDLE + ON_A_TRAIN  # and for right opposite


def seen(t: Scenario, name: str) -> list[int]:
    """The numbers of one block, as the seat that is asked sees them."""
    ask = t.g.asks[0]
    row = OBSERVATION.row(t.g, ask.seat, ask.what)
    place = [block.name for block in OBSERVATION.blocks].index(name)
    at = sum([block.size for block in OBSERVATION.blocks[:place]])
    return list(row[at : at + OBSERVATION.blocks[place].size])


def trains() -> Scenario:
    """Ghost on the roof of S2 is about to move; in round 2 S2 lies beside A0. [A-TRAIN-01]"""
    return stealin("-/-;T/-;G/-;-/C", armored="-/B;-/-;*/-;-/-;-/*;-/-;*/-", pile="G:m", round_=2)


def test_others_are_so_many_cars_away_on_my_train_or_the_other() -> None:
    """A-GEO-01, A-GEO-02"""
    tuco, cheyenne, belle = seen(trains(), "near")[:3]
    assert tuco == MIDDLE - FLOORS  # a car nearer the locomotive, on the roof
    assert cheyenne == MIDDLE + FLOORS + 1  # a car farther back, inside
    assert belle == ACROSS + 1  # opposite, inside


def test_couriers_are_counted_from_my_car_too() -> None:
    """On the other train cars are counted the way that mine goes back. [A-GEO-02]"""
    first, central, last = seen(trains(), "near")[-3:]
    assert first == ACROSS - 2 * FLOORS
    assert central == ACROSS - 4 * FLOORS + 1
    assert last == ACROSS - 6 * FLOORS


def test_what_lies_near_is_told_by_train_car_and_floor() -> None:
    """A jewel under Ghost's feet, and a bag on the roof of the car opposite."""
    armored = "b400/-;-/-;*/-;-/-;-/*;-/-;*/-"
    t = stealin("-/-;T/-;G/j;-/C", armored=armored, pile="G:m", round_=2)
    floor = seen(t, "floor_near")
    kinds = len(ALL_KINDS)
    lies = {
        place: [ALL_KINDS[kind] for kind in range(kinds) if floor[kinds * place + kind]]
        for place in range(len(floor) // kinds)
        if any(floor[kinds * place : kinds * place + kinds])
    }
    middle = FLOORS * 3
    assert lies == {middle + 1: ["jewel"], FLOORS * 7 + middle: ["bag"]}
