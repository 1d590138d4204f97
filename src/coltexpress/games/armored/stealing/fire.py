"""Section 9, Fire: both trains, couriers, and the knock-back across the tracks."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored import facts
from coltexpress.games.armored.couriers import couriers_change_floor
from coltexpress.games.armored.questions import KNOCK_BACK_WHERE
from coltexpress.games.armored.state import ArmoredTable, couriers_at
from coltexpress.games.armored.steps import BURST, KNOCK_BACK
from coltexpress.games.armored.trains import GATLINGS
from coltexpress.games.classic import facts as base
from coltexpress.games.classic.powers import knocks_back, pickable, shoots_through_roof
from coltexpress.games.classic.questions import FIRE_AT_WHOM
from coltexpress.games.classic.state import ask_bandit, bandits_at
from coltexpress.games.classic.stealing.fire import through_roof
from coltexpress.games.classic.stealing.meeting import arrive
from coltexpress.kernel.agenda import BLANK, then
from coltexpress.table.cards import FIRE

A_COURIER: Final = 32  # added to the number of a courier who is a target
A_BURST: Final = 40  # instead of a target: the Gatling


def fire(g: ArmoredTable, me: int, at: int) -> None:
    """One of your bullets for a bandit or courier, or a burst. [A-FIRE-01..03, A-GATLING-01]"""
    if at == BLANK:
        options = fire_options(g, me)
        if not options:
            base.had_no_effect(g, me, FIRE)
            return
        at = ask_bandit(g, me, FIRE_AT_WHOM, options)
        if at == BLANK:
            return
    if at == A_BURST:
        then(g, BURST, me)
    elif at >= A_COURIER:
        facts.courier_shot(g, me, at - A_COURIER, g.bullets[me])
        couriers_change_floor(g, [at - A_COURIER])
    else:
        base.shot(g, me, at, g.bullets[me])
        if knocks_back(g, me):
            then(g, KNOCK_BACK, me, at)


def fire_options(g: ArmoredTable, me: int) -> list[int]:
    """Targets for an own bullet, and the burst where it is allowed. [A-COURIER-07, A-GATLING-01]"""
    options = shot_targets(g, me) if g.bullets[me] else []
    return [*options, A_BURST] if may_burst(g, me) else options


def shot_targets(g: ArmoredTable, me: int) -> list[int]:
    """Bandits and couriers; Belle only if no other bandit can be shot. [A-BELLE-01, A-RULE-12]"""
    figures = in_sight(g, me) + through_roof(g, me)
    if shoots_through_roof(g, me):  # A-TUCO-01, A-RULE-23
        figures += courier_figures(g, g.train.other_floor[g.at[me]])
    bandits = sorted([one for one in figures if one < A_COURIER])
    return pickable(g, bandits) + sorted([one for one in figures if one >= A_COURIER])


def in_sight(g: ArmoredTable, me: int) -> list[int]:
    """In each direction the nearest figures; across the tracks all. [A-FIRE-01..03, A-RULE-22]"""
    figures: list[int] = []
    for line in g.train.lines[g.at[me]]:
        for spot in line:
            bandits = bandits_at(g, spot)
            couriers = courier_figures(g, spot)
            figures += bandits + couriers
            if bandits or (couriers and g.rules.couriers_block_sight == "true"):
                break
    return figures


def courier_figures(g: ArmoredTable, spot: int) -> list[int]:
    """The courier at a spot, as a target."""
    return [A_COURIER + courier for courier in couriers_at(g, spot)]


def may_burst(g: ArmoredTable, me: int) -> bool:
    """A Gatling at hand, somebody to hit, and bullets for all. [A-GATLING-06, A-RULE-34]"""
    if g.at[me] not in GATLINGS:
        return False
    figures = in_sight(g, me)
    return bool(figures) and len([one for one in figures if one < A_COURIER]) <= g.neutral


def knock_back(g: ArmoredTable, me: int, target: int, to: int) -> None:
    """Django's target goes one car away from him, if it can. [A-DJANGO-02, A-RULE-40]"""
    if to == BLANK:
        to = ask_bandit(g, me, KNOCK_BACK_WHERE, g.trains.landings[g.at[me]][g.at[target]])
    if to != BLANK:
        arrive(g, base.KNOCKED_BACK, target, to)
