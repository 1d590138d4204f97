"""Chapter A8, Fire: who can be seen, and who is hit."""

from __future__ import annotations

from coltexpress.games.classic import facts
from coltexpress.games.classic.events import KNOCKED_BACK
from coltexpress.games.classic.powers import knocks_back, pickable, shoots_through_roof
from coltexpress.games.classic.questions import FIRE_AT_WHOM
from coltexpress.games.classic.state import ClassicState, bandits_on, others_at, others_spots
from coltexpress.games.classic.stealing.aim import aim
from coltexpress.games.classic.stealing.meeting import arrive
from coltexpress.kernel.agenda import BLANK
from coltexpress.kernel.rows import joined, numbers_in, put_all
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.faces import FIRE
from coltexpress.train.geometry import NOWHERE, highest, lowest


def fire(g: ClassicState, me: i64, at: i64) -> None:
    """Give a bandit in sight one of your bullets; it must be done if it can. [C-FIRE-01..14]"""
    if at == BLANK:
        targets = pickable(g, in_sight(g, me, g.at[me])) if g.bullets[me] else vec[i64]()
        at = aim(g, me, FIRE, FIRE_AT_WHOM, targets)
        if at == BLANK:
            return
    facts.shot(g, me, at, g.bullets[me])
    if knocks_back(g, me):
        landing = g.train.past[g.at[me]][g.at[at]]
        if landing != NOWHERE:  # never off the train: C-DJANGO-02, C-LOC-04
            arrive(g, KNOCKED_BACK, at, landing)


def in_sight(g: ClassicState, me: i64, here: i64) -> vec[i64]:
    """In each direction the nearest spot with somebody on it. [C-FIRE-04..09, C-RULE-20..23]"""
    taken = others_spots(g, me)
    seen = highest(g.train.ahead[here] & taken) | lowest(g.train.behind[here] & taken)
    targets = numbers_in(bandits_on(g, seen) & ~(1 << me))
    return put_all(targets, through_roof(g, me, here)) if shoots_through_roof(g, me) else targets


def through_roof(g: ClassicState, me: i64, here: i64) -> vec[i64]:
    """Tuco's further targets: the other floor of his own car. [C-TUCO-01, C-ED-03, C-RULE-28]"""
    targets = others_at(g, me, g.train.other_floor[here])
    if g.options.tuco_targets == "other_floor_and_same_spot":
        targets = joined(targets, others_at(g, me, here))
    return targets
