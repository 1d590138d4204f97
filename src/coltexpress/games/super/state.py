"""The state of Colt Super Express: one flat class of short rows of small numbers.

Every seat has one bandit, and a bandit has the number of its seat. [S-RULE-27]
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.super.stored import SuperStored
from coltexpress.kernel.vecs import i64, vec

SETUP: Final = 0
PLANNING: Final = 1
EXECUTION: Final = 2
ROUND_END: Final = 3
OVER: Final = 4
PHASES: Final = ("setup", "planning", "execution", "round_end", "over")

BESIDE: Final = 0  # not yet on the train
ABOARD: Final = 1
FALLEN: Final = 2  # off the train, but Horse may still save it: S-RULE-18
OUT: Final = 3

CROWD: Final = 8  # more than can stand at one spot


class SuperState(SuperStored):
    """Everything in play, and whose it is; its fields are declared in fields.py."""


def aboard(g: SuperState) -> vec[i64]:
    """The bandits on the train. [S-HORSE-08]"""
    return vec[i64]([bandit for bandit in range(g.players) if g.status[bandit] == ABOARD])


def several_aboard(g: SuperState) -> bool:
    """Is more than one bandit on the train?"""
    one = False
    for status in g.status:
        if status == ABOARD:
            if one:
                return True
            one = True
    return False


def fallen(g: SuperState) -> vec[i64]:
    """The bandits off the train that are not out yet. [S-RULE-18]"""
    return vec[i64]([bandit for bandit in range(g.players) if g.status[bandit] == FALLEN])


def queue_at(g: SuperState, spot: i64) -> vec[i64]:
    """The bandits at a spot, from FRONT to REAR. [S-POS-01]"""
    queue = vec[i64]([bandit for bandit in range(g.players) if g.at[bandit] == spot])
    for bandit in queue[:]:
        queue[g.place[bandit]] = bandit
    return queue


def depth(g: SuperState, bandit: i64) -> i64:
    """How far from the nose a bandit is: its section, then the roof, then the queue. [S-POS-07]"""
    return g.at[bandit] * CROWD + g.place[bandit]


def next_wave(g: SuperState) -> i64:
    """The number of the next elimination. [S-RULE-25]"""
    last: i64 = 0
    for wave in g.wave:
        last = max(last, wave)
    return last + 1


def clockwise(g: SuperState, bandit: i64) -> i64:
    """The seat after this one in the ring. [S-EXEC-02, S-RULE-27]"""
    bandit += 1
    if bandit == g.players:
        return 0
    return bandit


def round_number(g: SuperState) -> i64:
    """The round that is being played; each costs the train one car. [S-ROUND-09]"""
    return g.options.cars + 1 - g.cars
