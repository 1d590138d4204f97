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
MANY_BULLETS: Final = 1000  # more than anybody can take, so that money comes first


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
    if g.log is None:
        facts.counted_unheard(g)
        return  # what follows is only told
    for bandit in range(g.bandits):
        for token in g.held[bandit]:
            facts.showed(g, bandit, token)
    for bandit in gunslingers(g):
        facts.became_gunslinger(g, bandit)
    for player in range(g.players):
        facts.counted(g, player, money(g, player))
    for player in winners(g):
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
    return not g.gangs and not any(others < mine for others in g.bullets)


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


def standings(g: ClassicState) -> list[tuple[int, ...]]:
    """By player: money, then fewer bullets. [C-SCORE-06, C-SCORE-07, C-RULE-94]"""
    return [(money(g, player), -bullets_received(g, player)) for player in range(g.players)]


def winners(g: ClassicState) -> list[int]:
    """The richest; among equals whoever took fewest bullets. [C-SCORE-06, C-SCORE-07, C-RULE-51]"""
    best: i64 = -MANY_BULLETS
    found: list[int] = []
    for player in range(g.players):
        standing = money(g, player) * MANY_BULLETS - bullets_received(g, player)
        if standing > best:
            best = standing
            found = []
        if standing == best:
            found.append(player)
    return found
