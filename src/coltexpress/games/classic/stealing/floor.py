"""Chapter A8, Floor Change: from inside to the roof, or down."""

from __future__ import annotations

from coltexpress.games.classic.events import CLIMBED
from coltexpress.games.classic.powers import climbs_across
from coltexpress.games.classic.questions import CLIMB_WHERE
from coltexpress.games.classic.state import ClassicState
from coltexpress.games.classic.stealing.aim import aim
from coltexpress.games.classic.stealing.meeting import arrive
from coltexpress.kernel.agenda import BLANK
from coltexpress.kernel.rows import merged
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.faces import FLOOR_CHANGE


def change_floor(g: ClassicState, me: i64, to: i64) -> None:
    """To the other floor of the same car; Mei also one car on. [C-FLOOR-01..02, A-RULE-57]"""
    if to == BLANK:
        to = aim(g, me, FLOOR_CHANGE, CLIMB_WHERE, climbs(g, me, g.at[me]))
    if to != BLANK:
        arrive(g, CLIMBED, me, to)


def climbs(g: ClassicState, me: i64, here: i64) -> vec[i64]:
    """Where a Floor Change from here can end. [C-FLOOR-01, A-RULE-57]"""
    if climbs_across(g, me):
        return merged(g.train.straight[here], g.train.diagonal[here])
    return g.train.straight[here]
