"""Chapter 12: the last car is decoupled, somebody wins it, and the start-player card goes on."""

from __future__ import annotations

from coltexpress.games.superexpress import facts
from coltexpress.games.superexpress.printed import LOOT
from coltexpress.games.superexpress.questions import WHICH_LOOT
from coltexpress.games.superexpress.scoring import is_decided
from coltexpress.games.superexpress.state import (
    ABOARD,
    SuperTable,
    clockwise_from,
    fallen,
    next_wave,
)
from coltexpress.games.superexpress.steps import AWARD, END_GAME, PASS_ON, ROUND
from coltexpress.kernel.agenda import BLANK, CHANCE, ask, then


def end_round(g: SuperTable) -> None:
    """The fallen are out; the last car goes, with all on it. [S-ROUND-01, S-ROUND-02, S-RULE-13]"""
    eliminate(g, fallen(g))
    last = g.cars
    lost = g.queue[g.board.roof[last]] + g.queue[g.board.inside[last]]
    facts.decoupled(g, last)
    eliminate(g, sorted(lost))
    if is_decided(g):
        then(g, END_GAME)
    else:
        then(g, AWARD)
        then(g, PASS_ON)


def eliminate(g: SuperTable, bandits: list[int]) -> None:
    """All of them at the same moment. [S-RULE-25]"""
    wave = next_wave(g)
    for bandit in bandits:
        facts.eliminated(g, bandit, wave)


def award(g: SuperTable, value: int) -> None:
    """Who is furthest from the locomotive wins the car. [S-ROUND-03..06, S-RULE-02, S-RULE-14]

    The loot sides of the cars in the train are unknown to all, and so are those left in the box;
    hence the car is equally likely to be any that nobody has won, and is drawn only now.
    """
    if value == BLANK:
        value = ask(g, CHANCE, WHICH_LOOT, unclaimed(g))
    if value != BLANK:
        facts.claimed(g, furthest(g), g.cars + 1, value)


def unclaimed(g: SuperTable) -> list[int]:
    """The loot that nobody has seen yet. [S-RULE-02]"""
    return [value for value in LOOT if all(value not in won for won in g.loot)]


def furthest(g: SuperTable) -> int:
    """Highest section, then the roof, then the rear end of the queue. [S-POS-07, S-RULE-12]"""
    occupied = [spot for spot in g.board.from_rear if g.queue[spot]]
    return g.queue[occupied[0]][-1]


def pass_on(g: SuperTable) -> None:
    """The next one clockwise aboard takes the start card. [S-ROUND-07, S-ROUND-08, S-RULE-16]"""
    if g.cars == 0:
        then(g, END_GAME)
        return
    ring = clockwise_from(g, (g.start + 1) % g.players)
    heirs = [bandit for bandit in ring if g.status[bandit] == ABOARD]
    facts.became_start_player(g, heirs[0])
    then(g, ROUND)
