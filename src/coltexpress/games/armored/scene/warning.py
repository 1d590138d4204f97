"""What a player on the two trains should know before answering."""

from __future__ import annotations

from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.armored.state import on_starting
from coltexpress.games.classic.scene import warning as base
from coltexpress.games.classic.state import bandits_of
from coltexpress.protocol.drafts import Draft
from coltexpress.protocol.saying import Said


def warnings_of(g: Armored, draft: Draft) -> list[Said]:
    """All warnings for whoever is asked, the weightiest first."""
    found = base.warnings_of(g, draft)
    if draft.what != "play-or-draw" or not base.is_last_round(g):
        return found
    return [parting(g, draft.about["player"]), *found[1:]]


def parting(g: Armored, player: int) -> Said:
    """Whoever is on the Armored Train when the trains part is lost. [A-GOAL-03, A-GOAL-04]"""
    bandit = bandits_of(g, player)[0]
    if on_starting(g, bandit):
        return Said("warning-last-round")
    return Said("warning-on-board", type="bandit", number=bandit)
