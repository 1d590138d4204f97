"""Chapter A9: meeting the Marshal, and the neutral bullets."""

from __future__ import annotations

from coltexpress.games.classic import facts
from coltexpress.games.classic.events import FLED
from coltexpress.games.classic.state import BY_MEETING, ClassicState
from coltexpress.kernel.vecs import i64, vec


def arrive(g: ClassicState, how: i64, bandit: i64, spot: i64) -> None:
    """A bandit is somewhere else now, and may have walked into the Marshal. [C-MEET-01]"""
    facts.moved(g, how, bandit, spot)
    if g.watched(spot):
        meet(g, vec[i64]([spot]))


def ends_up(g: ClassicState, spot: i64) -> i64:
    """Where a bandit is in the end who comes to this spot. [C-MEET-01, C-MEET-03]"""
    return g.train.other_floor[spot] if g.watched(spot) else spot


def meet_marshal(g: ClassicState) -> None:
    """All who stand beside the Marshal flee to the roof, wounded. [C-MEET-01..07]"""
    meet(g, vec[i64]([g.marshal]))


def meet(g: ClassicState, spots: vec[i64]) -> None:
    """All who stand at these spots flee to the other floor, wounded. [C-MEET-03..07, C-RULE-39]"""
    met = vec[i64]([bandit for bandit in range(g.bandits) if g.at[bandit] in spots])
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
