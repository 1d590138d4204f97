"""Chapter A12: the end of a round, the end of the game, and who is richest."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic import facts
from coltexpress.games.classic.scheming import ROUNDS, keep_cards
from coltexpress.games.classic.state import BY_MEETING, ClassicState, bandits_of
from coltexpress.games.classic.steps import COUNT_MONEY, END_ROUND, ROUND
from coltexpress.kernel.agenda import BLANK, then
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.loot import worth

GUNSLINGER_PRIZE: Final = 1000


def end_round(g: ClassicState, kept: i64) -> None:
    """Cards are shuffled, the next player is first, a new round begins. [C-ENDROUND-01..02]"""
    if kept == BLANK and g.expert and g.options.expert_keep_timing == "end_of_round":
        keep_cards(g)
        then(g, END_ROUND, 0)
        return
    if not g.expert:
        for player in range(g.players):
            facts.reshuffled(g, player)
    facts.round_ended(g, len(g.round_cards))
    if len(g.round_cards) == ROUNDS:
        then(g, COUNT_MONEY)
        return
    facts.became_first(g, (g.first + 1) % g.players)
    then(g, ROUND)


def count_money(g: ClassicState) -> None:
    """The game ends and the money is counted. [C-END-01, C-SCORE-01..07]"""
    facts.game_ended(g)
    for bandit in range(g.bandits):
        facts.showed_all(g, bandit)
    for bandit in range(g.bandits):
        if is_gunslinger(g, bandit):
            facts.became_gunslinger(g, bandit)
    totals = vec[i64]([money(g, player) for player in range(g.players)])
    for player in range(g.players):
        facts.counted(g, player, totals[player])
    for player in richest(g, totals):
        facts.won(g, player)


def money(g: ClassicState, player: i64) -> i64:
    """The loot of a player's bandits, and the Gunslinger's prize. [C-SCORE-01..05, C-TWO-14]"""
    total: i64 = 0
    for bandit in bandits_of(g, player):
        total += worth(g.held[bandit])
        if is_gunslinger(g, bandit):
            total += GUNSLINGER_PRIZE
    return total


def gunslingers(g: ClassicState) -> vec[i64]:
    """Those with fewest own bullets left; none in the game of two. [C-SCORE-02, C-SCORE-05]"""
    return vec[i64]([bandit for bandit in range(g.bandits) if is_gunslinger(g, bandit)])


def is_gunslinger(g: ClassicState, bandit: i64) -> bool:
    """Has nobody fewer own bullets left? [C-SCORE-02, C-SCORE-05]"""
    mine = g.bullets[bandit]
    for others in g.bullets:
        if others < mine:
            return False
    return not g.gangs


def bullets_received(g: ClassicState, player: i64) -> i64:
    """The bullets that count when money is tied. [C-SCORE-07, C-ED-07, C-RULE-50, C-RULE-71]"""
    total: i64 = 0
    for bandit in bandits_of(g, player):
        for source in g.wounds[bandit]:
            if source == BY_MEETING:
                total += 1 if g.options.tiebreak_bullets == "all" else 0
            elif source not in bandits_of(g, player):  # a partner is no other player: C-RULE-93
                total += 1
    return total


def scores(g: ClassicState) -> list[int]:
    """By player: the money."""
    return [money(g, player) for player in range(g.players)]


def standings(g: ClassicState) -> list[tuple[int, ...]]:
    """By player: money, then fewer bullets. [C-SCORE-06, C-SCORE-07, C-RULE-94]"""
    return [(money(g, player), -bullets_received(g, player)) for player in range(g.players)]


def winners(g: ClassicState) -> list[int]:
    """The richest; among equals whoever took fewest bullets. [C-SCORE-06, C-SCORE-07, C-RULE-51]"""
    return list(richest(g, vec[i64]([money(g, player) for player in range(g.players)])))


def richest(g: ClassicState, totals: vec[i64]) -> vec[i64]:
    """Who has won, by what was counted for each player."""
    most: i64 = 0
    for total in totals:
        most = max(most, total)
    tied = vec[i64]([player for player in range(g.players) if totals[player] == most])
    if len(tied) == 1:
        return tied
    fewest = min([bullets_received(g, player) for player in tied])
    return vec[i64]([player for player in tied if bullets_received(g, player) == fewest])
