"""Chapter A9: meeting the Marshal, and the neutral bullets."""

from __future__ import annotations

from coltexpress.games.classic import facts
from coltexpress.games.classic.state import BY_MEETING, ClassicTable, bandits_at


def arrive(g: ClassicTable, how: int, bandit: int, spot: int) -> None:
    """A bandit is somewhere else now, and may have walked into the Marshal. [C-MEET-01]"""
    facts.moved(g, how, bandit, spot)
    if spot == g.marshal:
        meet_marshal(g)


def meet_marshal(g: ClassicTable) -> None:
    """All who stand beside the Marshal flee to the roof, wounded. [C-MEET-01..07, C-RULE-39]"""
    met = bandits_at(g, g.marshal)
    give_neutral_bullets(g, met, BY_MEETING)
    for bandit in met:
        facts.moved(g, facts.FLED, bandit, g.train.other_floor[g.marshal])


def give_neutral_bullets(g: ClassicTable, bandits: list[int], cause: int) -> None:
    """One each, to all of them or to none. [C-MEET-08..10, C-RULE-37, C-RULE-38]"""
    if g.neutral < len(bandits):
        if g.neutral:
            facts.bullets_ran_out(g)
        return
    for bandit in bandits:
        facts.wounded(g, bandit, cause)
