"""Chapter A9: meeting the Marshal, and the neutral bullets."""

from __future__ import annotations

from coltexpress.games.classic import facts
from coltexpress.games.classic.events import FLED
from coltexpress.games.classic.state import BY_MEETING, ClassicState, bandits_on
from coltexpress.kernel.rows import numbers_in
from coltexpress.kernel.vecs import i64, vec


def arrive(g: ClassicState, how: i64, bandit: i64, spot: i64) -> None:
    """A bandit is somewhere else now, and may have walked into the Marshal. [C-MEET-01]"""
    facts.moved(g, how, bandit, spot)
    if g.watched(spot):
        meet(g, 1 << spot)


def ends_up(g: ClassicState, spot: i64) -> i64:
    """Where a bandit is in the end who comes to this spot. [C-MEET-01, C-MEET-03]"""
    return g.train.other_floor[spot] if g.watched(spot) else spot


def meet_marshal(g: ClassicState) -> None:
    """All who stand beside the Marshal flee to the roof, wounded. [C-MEET-01..07]"""
    meet(g, 1 << g.marshal)


def meet(g: ClassicState, spots: i64) -> None:
    """All who stand at these spots flee to the other floor, wounded. [C-MEET-03..07, C-RULE-39]"""
    met = numbers_in(bandits_on(g, spots))  # of spots, too, there is a bit for each
    give_neutral_bullets(g, met, BY_MEETING)
    for bandit in met:
        facts.moved(g, FLED, bandit, g.train.other_floor[g.at[bandit]])


def give_neutral_bullets(g: ClassicState, bandits: vec[i64], cause: i64) -> None:
    """One each, to all of them or to none. [C-MEET-08..10, C-RULE-37, C-RULE-38]"""
    if g.neutral < len(bandits):
        if g.neutral:
            facts.bullets_ran_out(g)
        return
    for bandit in bandits:
        facts.wounded(g, bandit, cause)
