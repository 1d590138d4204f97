"""What a player of Colt Super Express should know before planning."""

from __future__ import annotations

from coltexpress.games.super.rulebook import SuperExpress
from coltexpress.protocol.drafts import Draft
from coltexpress.protocol.saying import Said


def warnings_of(g: SuperExpress, draft: Draft, seat: int) -> list[Said]:
    """All warnings for whoever is asked, the weightiest first."""
    if draft.what != "which-plan":
        return []
    found: list[Said] = []
    if g.at[seat] in (g.board.inside[g.cars], g.board.roof[g.cars]):
        found.append(Said("warning-last-car"))  # S-ROUND-01, S-ROUND-02
    if g.cars == 1:
        found.append(Said("warning-last-round"))  # S-END-02
    return found
