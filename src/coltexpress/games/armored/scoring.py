"""Sections 12 and 13: the end of a round, the end of the game, and who wins."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored import facts
from coltexpress.games.armored.cards import PROFESSORE
from coltexpress.games.armored.printed import (
    DOCUMENT_PRIZE,
    DOUBLE_BOTTOM,
    EMPTY_BARREL,
    SURVIVAL_OF_THE_FITTEST,
    WILD_BUNCH_PRIZE,
)
from coltexpress.games.armored.state import (
    BLUE,
    DOCUMENT_OF,
    RED,
    ArmoredState,
    on_starting,
    professore_place,
    professore_team,
    team_bandits,
    team_of,
)
from coltexpress.games.classic import facts as base
from coltexpress.games.classic import scoring
from coltexpress.kernel.agenda import BLANK
from coltexpress.kernel.rows import row
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.cards import NEUTRAL
from coltexpress.train.loot import worth

TEAMS: Final = row([BLUE, RED])
NO_TEAM: Final = -1


def end_round(g: ArmoredState, kept: i64) -> None:
    """The Starting Train advances; the rest as in the base game. [A-TRAIN-01, -02, A-PROF-15]"""
    if kept == BLANK:
        facts.trains_moved(g, g.advances + 1)
        if g.places > g.players:
            base.reshuffled(g, professore_place(g))
    scoring.end_round(g, kept)


def count_money(g: ArmoredState) -> None:
    """The game ends and the money of the teams is counted. [A-SCORE-01..06, A-GOAL-03, -04]"""
    base.game_ended(g)
    for bandit in range(g.bandits):
        if not on_starting(g, bandit):
            facts.eliminated(g, bandit)
        base.showed_all(g, bandit)
    for bandit in range(g.bandits):
        if empty_barrel(g, bandit):
            base.became_gunslinger(g, bandit)
    if g.places > g.players:
        facts.ladder_paid(g, professore_team(g), g.printed.ladder[g.ladder])
    if bunch_team(g) != NO_TEAM:
        facts.bunch_paid(g, bunch_team(g), WILD_BUNCH_PRIZE)
    for team in TEAMS:
        facts.team_counted(g, team, team_money(g, team))
    for bandit in winning_bandits(g):
        base.won(g, g.player_of[bandit])


# Money


def empty_barrel(g: ArmoredState, bandit: i64) -> bool:
    """On the Starting Train with no own bullet left: $1000. [A-SCORE-03, A-RULE-53]"""
    return on_starting(g, bandit) and g.bullets[bandit] == 0


def tally(g: ArmoredState, bandit: i64) -> i64:
    """What a bandit has by himself: loot and the empty barrel. [A-SCORE-02, A-CAVALRY-09]"""
    return worth(g.held[bandit]) + (EMPTY_BARREL if empty_barrel(g, bandit) else 0)


def holds_document(g: ArmoredState, bandit: i64) -> bool:
    """On the Starting Train with the document of the own team? [A-SCORE-04, A-CAVALRY-10, -11]"""
    document = DOCUMENT_OF[team_of(g, g.player_of[bandit])]
    return on_starting(g, bandit) and document in g.held[bandit]


def bunch_team(g: ArmoredState) -> i64:
    """The team with more bullets under the Wild Bunch token. [A-SCORE-05, A-RULE-43, A-RULE-49]"""
    ahead: i64 = 0  # of blue
    for source in g.bunch:
        his = source in (PROFESSORE, NEUTRAL)
        team = professore_team(g) if his else team_of(g, g.player_of[source])
        ahead += 1 if team == BLUE else -1
    if ahead == 0:
        return NO_TEAM
    return BLUE if ahead > 0 else RED


def team_money(g: ArmoredState, team: i64) -> i64:
    """Bandits on the Starting Train, document, Wild Bunch, ladder. [A-SCORE-01..05, A-RULE-49]"""
    total: i64 = 0
    for bandit in team_bandits(g, team):
        if on_starting(g, bandit):
            total += tally(g, bandit) + (DOCUMENT_PRIZE if holds_document(g, bandit) else 0)
    if bunch_team(g) == team:
        total += WILD_BUNCH_PRIZE
    if g.places > g.players and professore_team(g) == team:
        total += g.printed.ladder[g.ladder]
    return total


def bullets_received(g: ArmoredState, team: i64) -> i64:
    """The bullets that count when money is tied; healed ones do not. [A-RULE-50]"""
    total: i64 = 0
    for bandit in team_bandits(g, team):
        total += len(g.wounds[bandit])
    return total


# Winners


def winners(g: ArmoredState) -> list[int]:
    """Who has won at the table."""
    return sorted({g.seat_of[g.player_of[bandit]] for bandit in winning_bandits(g)})


def scores(g: ArmoredState) -> list[int]:
    """By seat: the money of its team."""
    return [team_money(g, team_of(g, seat)) for seat in range(g.seats)]


def standings(g: ArmoredState) -> list[tuple[int, ...]]:
    """By seat, behind the winners: where the team stands. [A-RULE-50, A-RULE-70, A-RULE-81]"""
    teams = [(team_money(g, team), -bullets_received(g, team)) for team in TEAMS]
    return [teams[team_of(g, seat)] for seat in range(g.seats)]


def winning_bandits(g: ArmoredState) -> list[int]:
    """The richest team, unless the last card says otherwise. [A-SCORE-06, A-CAVALRY-02]"""
    effect = g.printed.event_of[g.round_cards[-1]]
    if effect == SURVIVAL_OF_THE_FITTEST:
        return fittest(g)
    if effect == DOUBLE_BOTTOM:
        return document_holders(g) or richest(g, on_train(g, TEAMS))
    return [bandit for team in richest_teams(g) for bandit in team_bandits(g, team)]


def richest_teams(g: ArmoredState) -> vec[i64]:
    """By money, then by fewer bullets received, then shared. [A-SCORE-06, A-RULE-50]"""
    ahead = team_money(g, BLUE) - team_money(g, RED)
    if ahead == 0:
        ahead = bullets_received(g, RED) - bullets_received(g, BLUE)
    if ahead == 0:
        return TEAMS
    return vec[i64]([BLUE if ahead > 0 else RED])


def fittest(g: ArmoredState) -> list[int]:
    """The richest of the richest team, or else of the other. [A-CAVALRY-08, A-RULE-51]"""
    return richest(g, on_train(g, richest_teams(g)) or on_train(g, TEAMS))


def document_holders(g: ArmoredState) -> list[int]:
    """Those with their own team's document; there can be two. [A-CAVALRY-10, A-CAVALRY-11]"""
    return [bandit for bandit in range(g.bandits) if holds_document(g, bandit)]


def on_train(g: ArmoredState, teams: vec[i64]) -> list[int]:
    """The bandits of these teams on the Starting Train."""
    return [one for team in teams for one in team_bandits(g, team) if on_starting(g, one)]


def richest(g: ArmoredState, bandits: list[int]) -> list[int]:
    """By own tally, then by fewer bullets received, then shared. [A-RULE-51, A-RULE-52]"""
    standing = {bandit: (tally(g, bandit), -len(g.wounds[bandit])) for bandit in bandits}
    return sorted([one for one in bandits if standing[one] == max(standing.values())])
