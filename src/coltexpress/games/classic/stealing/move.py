"""Chapter A8, Move: along the train on one floor."""

from __future__ import annotations

from coltexpress.games.classic.events import MOVED
from coltexpress.games.classic.questions import MOVE_WHERE
from coltexpress.games.classic.state import ClassicState
from coltexpress.games.classic.stealing.aim import aim
from coltexpress.games.classic.stealing.meeting import arrive
from coltexpress.kernel.agenda import BLANK
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.faces import MOVE


def move(g: ClassicState, me: i64, to: i64) -> None:
    """Inside one car; on the roofs one to three, in one direction. [C-MOVE-01..06, C-RULE-19]"""
    if to == BLANK:
        to = aim(g, me, MOVE, MOVE_WHERE, moves(g, me, g.at[me]))
    if to != BLANK:
        arrive(g, MOVED, me, to)


def moves(g: ClassicState, me: i64, here: i64) -> vec[i64]:
    """Where a Move from here can end. [C-MOVE-01..06]"""
    return g.train.reach[here]
