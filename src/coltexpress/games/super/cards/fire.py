"""Chapter 10, Fire: who is in the line of fire, and where a hit throws them."""

from __future__ import annotations

from typing import Final

from coltexpress.games.super import facts
from coltexpress.games.super.board import FRONT, OFF, same_floor
from coltexpress.games.super.cards.falling import fall_off
from coltexpress.games.super.state import SuperState, depth
from coltexpress.kernel.vecs import i64

NO_TARGET: Final = -1
FAR: Final = 1000  # further than any train is long


def fire(g: SuperState, me: i64) -> None:
    """Knock the first bandit in the line of fire one section away. [S-FIRE-01..14, S-RULE-08]"""
    target = first_in_line(g, me, g.facing[me])
    if target == NO_TARGET:
        facts.missed(g, me)
        return
    facts.shot(g, me, target)
    to = g.board.onward[g.facing[me]][g.at[target]]
    if to == OFF:
        fall_off(g, target)
    else:
        facts.knocked_back(g, target, to)


def first_in_line(g: SuperState, me: i64, facing: i64) -> i64:
    """The nearest standing bandit that way, on the same floor. [S-FIRE-01..05, S-RULE-06]"""
    here = g.at[me]
    target: i64 = NO_TARGET
    nearest: i64 = FAR
    for other, there in enumerate(g.at):
        flown_over = g.down[other] == 1  # S-FIRE-10, S-FIRE-11
        if there != OFF and not flown_over and same_floor(here, there):
            ahead = distance(g, me, facing, other)
            if 0 < ahead < nearest:
                target = other
                nearest = ahead
    return target


def distance(g: SuperState, me: i64, facing: i64, other: i64) -> i64:
    """How far that way from me another stands; less than nothing the other way. [S-POS-06]"""
    if facing == FRONT:
        return depth(g, me) - depth(g, other)
    return depth(g, other) - depth(g, me)
