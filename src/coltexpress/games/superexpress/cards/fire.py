"""Chapter 10, Fire: who is in the line of fire, and where a hit throws them."""

from __future__ import annotations

from typing import Final

from coltexpress.games.superexpress import facts
from coltexpress.games.superexpress.board import OFF, in_front_of, seen_in
from coltexpress.games.superexpress.cards.falling import fall_off
from coltexpress.games.superexpress.state import SuperTable

NO_TARGET: Final = -1


def fire(g: SuperTable, me: int) -> None:
    """Knock the first bandit in the line of fire one section away. [S-FIRE-01..14, S-RULE-08]"""
    target = first_in_line(g, me)
    if target == NO_TARGET:
        facts.missed(g, me)
        return
    facts.shot(g, me, target)
    to = g.board.onward[g.facing[me]][g.at[target]]
    if to == OFF:
        fall_off(g, target)
    else:
        facts.knocked_back(g, target, to)


def first_in_line(g: SuperTable, me: int) -> int:
    """The nearest standing bandit in front, on the same floor. [S-FIRE-01..05, S-RULE-06]"""
    heading = g.facing[me]
    here = g.at[me]
    target = first_standing(g, in_front_of(g.queue[here], me, heading))
    for spot in g.board.ahead[heading][here]:
        if target != NO_TARGET:
            break
        target = first_standing(g, seen_in(g.queue[spot], heading))
    return target


def first_standing(g: SuperTable, bandits: list[int]) -> int:
    """Bullets fly over those who are down. [S-FIRE-10, S-FIRE-11]"""
    for bandit in bandits:
        if not g.down[bandit]:
            return bandit
    return NO_TARGET
