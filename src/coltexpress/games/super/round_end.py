"""Chapter 12: the last car is decoupled, somebody wins it, and the start-player card goes on."""

from __future__ import annotations

from coltexpress.games.super import facts
from coltexpress.games.super.printed import LOOT
from coltexpress.games.super.questions import WHICH_LOOT
from coltexpress.games.super.scoring import is_decided
from coltexpress.games.super.state import ABOARD, SuperState, clockwise, depth, fallen, next_wave
from coltexpress.games.super.steps import AWARD, END_GAME, PASS_ON, ROUND
from coltexpress.kernel.agenda import BLANK, CHANCE, ask, then
from coltexpress.kernel.vecs import append, i64, vec


def end_round(g: SuperState) -> None:
    """The fallen are out; the last car goes, with all on it. [S-ROUND-01, S-ROUND-02, S-RULE-13]"""
    eliminate(g, fallen(g))
    last = g.cars
    lost = vec[i64]([bandit for bandit in range(g.players) if g.at[bandit] >> 1 == last])
    facts.decoupled(g, last)
    eliminate(g, lost)
    if is_decided(g):
        then(g, END_GAME)
    else:
        then(g, AWARD)
        then(g, PASS_ON)


def eliminate(g: SuperState, bandits: vec[i64]) -> None:
    """All of them at the same moment. [S-RULE-25]"""
    wave = next_wave(g)
    for bandit in bandits:
        facts.eliminated(g, bandit, wave)


def award(g: SuperState, value: i64) -> None:
    """Who is furthest from the locomotive wins the car. [S-ROUND-03..06, S-RULE-02, S-RULE-14]

    The loot sides of the cars in the train are unknown to all, and so are those left in the box;
    hence the car is equally likely to be any that nobody has won, and is drawn only now.
    """
    if value == BLANK:
        value = ask(g, CHANCE, WHICH_LOOT, unclaimed(g))
    if value != BLANK:
        facts.claimed(g, furthest(g), g.cars + 1, value)


def unclaimed(g: SuperState) -> vec[i64]:
    """The loot that nobody has seen yet. [S-RULE-02]"""
    claimed = vec[i64](capacity=8)
    for won in g.loot:
        for value in won:
            claimed = append(claimed, value)
    return vec[i64]([value for value in LOOT if value not in claimed])


def furthest(g: SuperState) -> i64:
    """Highest section, then the roof, then the rear end of the queue. [S-POS-07, S-RULE-12]"""
    found: i64 = 0
    for bandit in range(1, g.players):
        if depth(g, bandit) > depth(g, found):
            found = bandit
    return found


def pass_on(g: SuperState) -> None:
    """The next one clockwise aboard takes the start card. [S-ROUND-07, S-ROUND-08, S-RULE-16]"""
    if g.cars == 0:
        then(g, END_GAME)
        return
    heir = clockwise(g, g.start)
    while g.status[heir] != ABOARD:
        heir = clockwise(g, heir)
    facts.became_start_player(g, heir)
    then(g, ROUND)
