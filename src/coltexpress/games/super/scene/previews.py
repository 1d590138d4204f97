"""Where my bandit will stand if nobody interferes: what its own cards alone would do."""

from __future__ import annotations

from coltexpress.games.super.foresight import KINDS, down_in, facing_in, foresight, pose_of, spot_in
from coltexpress.games.super.printed import cards_in
from coltexpress.games.super.stacks import from_top
from coltexpress.games.super.state import ABOARD, PLANNING, SuperState
from coltexpress.kernel.agenda import BLANK, HIDDEN
from coltexpress.kernel.vecs import i64, vec


def poses_ahead(g: SuperState, bandit: i64, cards: list[int]) -> list[list[int]]:
    """Spot or OFF, facing, and 1 for lying after each of these cards, alone on the train."""
    if not cards:
        return []
    state, pose = foresight(g), pose_of(g, bandit)
    found: list[list[int]] = []
    for card in cards:
        pose = state[pose * KINDS + card]
        found.append([spot_in(pose), facing_in(pose), down_in(pose)])
    return found


def plan_of(g: SuperState, seat: int) -> list[int]:
    """The cards that a seat still has to reveal, as far as this viewer knows them."""
    if not 0 <= seat < g.players or g.status[seat] != ABOARD:
        return []
    sealed = g.sealed[seat] if len(g.sealed) > 0 else BLANK
    if g.phase == PLANNING and sealed >= 0:
        return cards_in(sealed)
    return [card for card in from_top(g.plan[seat]) if card != HIDDEN]


def plan_previews(g: SuperState, bandit: i64, plans: vec[i64]) -> list[list[int]]:
    """By plan: spot, facing and pose after each of its cards, one after the other."""
    return [
        [part for after in poses_ahead(g, bandit, cards_in(plan)) for part in after]
        for plan in plans
    ]
