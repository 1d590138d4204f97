"""Section 10: a Gatling burst hits all at once."""

from __future__ import annotations

from coltexpress.games.armored import facts
from coltexpress.games.armored.couriers import couriers_change_floor
from coltexpress.games.armored.questions import BURST_WHAT, WHICH_LOOT_LOST
from coltexpress.games.armored.state import BY_GATLING, ArmoredState
from coltexpress.games.armored.stealing.fire import bandits_among, couriers_among, in_sight
from coltexpress.games.armored.stealing.rob import weighted_picks
from coltexpress.games.armored.steps import BURST_COURIERS, BURST_LOOT
from coltexpress.games.classic.state import ask_bandit, players_in_order
from coltexpress.games.classic.stealing.meeting import give_neutral_bullets
from coltexpress.games.classic.stealing.punch import THE_FLOOR
from coltexpress.games.classic.stealing.rob import picks
from coltexpress.games.classic.steps import LOSE
from coltexpress.kernel.agenda import BLANK, CHANCE, ask, then
from coltexpress.kernel.vecs import i64


def burst(g: ArmoredState, me: i64) -> None:
    """Bullets, then dropped loot, then couriers change floor. [A-GATLING-02..05, A-RULE-34..36]"""
    facts.burst(g, me)
    hit = in_sight(g, me, g.at[me])
    give_neutral_bullets(g, bandits_among(hit), BY_GATLING)
    for victim in players_in_order(g):  # each player leads one
        if hit >> victim & 1 and len(g.held[victim]) > 0:
            then(g, BURST_LOOT, me, victim)
    then(g, BURST_COURIERS, me)


def burst_loot(g: ArmoredState, me: i64, victim: i64, pick: i64) -> None:
    """A bandit hit drops one token: picked by its back, or at random. [A-GATLING-04, A-ED-06]"""
    if pick == BLANK:
        if g.rules.gatling_loot_pick == "random":
            pick = ask(g, CHANCE, WHICH_LOOT_LOST, weighted_picks(g, g.held[victim]))
        else:
            pick = ask_bandit(g, me, BURST_WHAT, picks(g, g.held[victim]))
    if pick != BLANK:
        then(g, LOSE, victim, pick, THE_FLOOR)


def burst_couriers(g: ArmoredState, me: i64) -> None:
    """The couriers who were hit change floor together. [A-GATLING-05, A-RULE-36]"""
    couriers_change_floor(g, couriers_among(in_sight(g, me, g.at[me])))
