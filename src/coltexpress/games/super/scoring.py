"""Chapter 13: when the game ends, who has won, and who came how far."""

from __future__ import annotations

from typing import TypeAlias

from coltexpress.games.super import facts
from coltexpress.games.super.stacks import EMPTY
from coltexpress.games.super.state import (
    ABOARD,
    FALLEN,
    SuperState,
    aboard,
    fallen,
    next_wave,
    several_aboard,
)
from coltexpress.kernel.vecs import i64

Hoard: TypeAlias = tuple[int, int]


def is_decided(g: SuperState) -> bool:
    """One bandit at most is left on the train. [S-END-01, S-END-05, S-RULE-19, S-RULE-23]"""
    if several_aboard(g):
        return False
    return not (g.horse_defers_end and somebody_awaited(g))


def somebody_awaited(g: SuperState) -> bool:
    """Has a fallen bandit still a card to reveal? [S-RULE-19, S-RULE-20, S-RULE-32]"""
    return any(
        g.status[bandit] == FALLEN and g.plan[bandit] != EMPTY for bandit in range(g.players)
    )


def end_game(g: SuperState) -> None:
    """Who is still fallen is out, and the winner is named. [S-END-01..06, S-RULE-28]"""
    facts.game_ended(g)
    wave = next_wave(g)
    for bandit in fallen(g):
        facts.eliminated(g, bandit, wave)
    best = winners(g)
    for bandit in best:
        facts.won(g, bandit)
    if not best:
        facts.nobody_won(g)


def winners(g: SuperState) -> list[int]:
    """The last on the train; several on the locomotive compare loot. [S-END-01..04, S-GEN-03]"""
    left = list(aboard(g))
    if len(left) == 1:
        return left
    if left:
        return richest(g, left)
    if g.options.last_casualties_by_loot == "true":
        return last_casualties_with_most_loot(g)
    return []


def last_casualties_with_most_loot(g: SuperState) -> list[int]:
    """Those eliminated last compare loot, if they have any. [S-RULE-15, S-RULE-29, S-RULE-30]"""
    last = next_wave(g) - 1
    owners = [one for one in range(g.players) if g.wave[one] == last and len(g.loot[one]) > 0]
    return richest(g, owners) if owners else []


def richest(g: SuperState, bandits: list[int]) -> list[int]:
    """Most loot cards, then the most valuable one. [S-END-03, S-END-04, S-RULE-24]"""
    best = max([hoard(g, bandit) for bandit in bandits])
    return [bandit for bandit in bandits if hoard(g, bandit) == best]


def hoard(g: SuperState, bandit: i64) -> Hoard:
    """How many loot cards, and the best of them; their sum is nothing. [S-ROUND-05]"""
    return len(g.loot[bandit]), max(list(g.loot[bandit]), default=0)


def scores(g: SuperState) -> list[int]:
    """By seat: how many cars it has won."""
    return [len(won) for won in g.loot]


def standings(g: SuperState) -> list[tuple[int, ...]]:
    """By seat: survivors by their loot, the others by when they were lost. [S-RULE-25, -28]"""
    return [
        (1, *hoard(g, bandit)) if g.status[bandit] == ABOARD else (0, g.wave[bandit])
        for bandit in range(g.players)
    ]
