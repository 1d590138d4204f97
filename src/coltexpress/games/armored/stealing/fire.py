"""Section 9, Fire: both trains, couriers, and the knock-back across the tracks."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored import facts
from coltexpress.games.armored.couriers import couriers_change_floor
from coltexpress.games.armored.questions import KNOCK_BACK_WHERE
from coltexpress.games.armored.state import COURIERS, ArmoredState
from coltexpress.games.armored.steps import BURST, KNOCK_BACK
from coltexpress.games.armored.trains import GATLINGS
from coltexpress.games.classic import facts as base
from coltexpress.games.classic.events import KNOCKED_BACK
from coltexpress.games.classic.powers import knocks_back, pickable, shoots_through_roof
from coltexpress.games.classic.questions import FIRE_AT_WHOM
from coltexpress.games.classic.state import ask_bandit, bandits_on, others_spots
from coltexpress.games.classic.stealing.aim import aim
from coltexpress.games.classic.stealing.fire import through_roof
from coltexpress.games.classic.stealing.meeting import arrive
from coltexpress.kernel.agenda import BLANK, then
from coltexpress.kernel.rows import bits_of, numbers_in
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.train.faces import FIRE
from coltexpress.train.geometry import NOWHERE, highest, lowest

A_COURIER: Final = 32  # added to the number of a courier who is a target
BANDITS: Final = (1 << A_COURIER) - 1  # the bits of all bandits
A_BURST: Final = 40  # instead of a target: the Gatling


def fire(g: ArmoredState, me: i64, at: i64) -> None:
    """One of your bullets for a bandit or courier, or a burst. [A-FIRE-01..03, A-GATLING-01]"""
    if at == BLANK:
        at = aim(g, me, FIRE, FIRE_AT_WHOM, fire_options(g, me))
        if at == BLANK:
            return
    if at == A_BURST:
        then(g, BURST, me)
    elif at >= A_COURIER:
        facts.courier_shot(g, me, at - A_COURIER, g.bullets[me])
        couriers_change_floor(g, vec[i64]([at - A_COURIER]))
    else:
        base.shot(g, me, at, g.bullets[me])
        if knocks_back(g, me):
            then(g, KNOCK_BACK, me, at)


def fire_options(g: ArmoredState, me: i64) -> vec[i64]:
    """Targets for an own bullet, and the burst where it is allowed. [A-COURIER-07, A-GATLING-01]"""
    options = shot_targets(g, me) if g.bullets[me] else vec[i64]()
    return append(options, A_BURST) if may_burst(g, me) else options


def can_fire(g: ArmoredState, me: i64) -> bool:
    """Is there anybody to shoot at, or a burst to fire?"""
    return (g.bullets[me] > 0 and figures_to_shoot(g, me, g.at[me]) != 0) or may_burst(g, me)


def shot_targets(g: ArmoredState, me: i64) -> vec[i64]:
    """Bandits and couriers; Belle only if no other bandit can be shot. [A-BELLE-01, A-RULE-12]"""
    figures = figures_to_shoot(g, me, g.at[me])
    targets = pickable(g, bandits_among(figures))
    for courier in range(i64(COURIERS)):
        if figures >> A_COURIER + courier & 1:
            targets = append(targets, A_COURIER + courier)
    return targets


def figures_to_shoot(g: ArmoredState, me: i64, here: i64) -> i64:
    """Who can be given an own bullet from here, a bit each. [A-TUCO-01, A-RULE-23]"""
    figures = in_sight(g, me, here)
    if shoots_through_roof(g, me):
        for bandit in through_roof(g, me, here):
            figures |= 1 << bandit
        above = g.train.other_floor[here]
        if above != NOWHERE:
            figures |= couriers_on(g, 1 << above)
    return figures


# Figures are a number with a bit for each bandit and, from A_COURIER on, one for each courier;
# spots are a number with a bit for each spot.


def in_sight(g: ArmoredState, me: i64, here: i64) -> i64:
    """In each direction the nearest figures; across the tracks all. [A-FIRE-01..03, A-RULE-22]"""
    crowded, guarded = others_spots(g, me), bits_of(g.courier)
    ahead, behind = g.trains.ahead[here], g.trains.behind[here]
    blocked = crowded | guarded if g.couriers_block else crowded
    seen = up_to_highest(ahead, blocked) | up_to_lowest(behind, blocked) | g.trains.across[here]
    return bandits_on(g, seen) & ~(1 << me) | couriers_on(g, seen)


def up_to_highest(line: i64, blocked: i64) -> i64:
    """Of a line of spots that leads to lower numbers, those before and at the first blocked one."""
    nearest = highest(blocked & line)
    return line & -nearest if nearest else line


def up_to_lowest(line: i64, blocked: i64) -> i64:
    """Of a line of spots that leads to higher numbers, those before and at the first blocked."""
    nearest = lowest(blocked & line)
    return line & (2 * nearest - 1) if nearest else line


def couriers_on(g: ArmoredState, spots: i64) -> i64:
    """The couriers on these spots, as figures."""
    figures: i64 = 0
    for courier in range(i64(COURIERS)):
        figures |= (spots >> g.courier[courier] & 1) << A_COURIER + courier
    return figures


def bandits_among(figures: i64) -> vec[i64]:
    """The bandits among these figures, in their order."""
    return numbers_in(figures & BANDITS)


def couriers_among(figures: i64) -> vec[i64]:
    """The couriers among these figures, in their order."""
    return numbers_in(figures >> A_COURIER)


def may_burst(g: ArmoredState, me: i64) -> bool:
    """A Gatling at hand, somebody to hit, and bullets for all. [A-GATLING-06, A-RULE-34]"""
    if g.at[me] not in GATLINGS:
        return False
    figures = in_sight(g, me, g.at[me])
    return figures != 0 and len(bandits_among(figures)) <= g.neutral


def knock_back(g: ArmoredState, me: i64, target: i64, to: i64) -> None:
    """Django's target goes one car away from him, if it can. [A-DJANGO-02, A-RULE-40]"""
    if to == BLANK:
        to = ask_bandit(g, me, KNOCK_BACK_WHERE, g.trains.landings[g.at[me]][g.at[target]])
    if to != BLANK:
        arrive(g, KNOCKED_BACK, target, to)
