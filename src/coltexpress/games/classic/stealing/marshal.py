"""Chapter A8, Marshal: the law walks one car."""

from __future__ import annotations

from coltexpress.games.classic import facts
from coltexpress.games.classic.questions import MARSHAL_WHERE
from coltexpress.games.classic.state import ClassicState, ask_bandit
from coltexpress.games.classic.stealing.meeting import meet_marshal
from coltexpress.kernel.agenda import BLANK
from coltexpress.kernel.vecs import i64


def move_marshal(g: ClassicState, me: i64, to: i64) -> None:
    """One car either way, always inside; whoever is there flees. [C-MARSHAL-01..03, C-RULE-42]"""
    if to == BLANK:
        to = ask_bandit(g, me, MARSHAL_WHERE, g.train.next_to[g.marshal])
    if to != BLANK:
        facts.marshal_moved(g, to)
        meet_marshal(g)
