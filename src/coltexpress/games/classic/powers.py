"""The powers of the bandits: each named by what it does, and who has it said once."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic.state import ClassicState, bandits_of
from coltexpress.kernel.rows import place_of
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.bandits import BELLE, CHEYENNE, DJANGO, DOC, GHOST, MEI, MISTY, TUCO, TWINZZ

HAND: Final = 6


def leads(g: ClassicState, player: i64, character: i64) -> bool:
    """Is this character one of the player's? The powers of Schemin' are the whole gang's."""
    if not g.gangs:
        return g.who[player] == character
    return any(g.who[bandit] == character for bandit in bandits_of(g, player))


def hides_first_card(g: ClassicState, player: i64) -> bool:
    """Ghost may play his first card of the round face down. [C-GHOST-01, C-RULE-67]"""
    return leads(g, player, GHOST)


def hand_size(g: ClassicState, player: i64) -> i64:
    """Six cards at the start of a round; Doc has seven. [C-DOC-01, C-RULE-55, C-RULE-67]"""
    return HAND + 1 if leads(g, player, DOC) else HAND


def plays_bullets(g: ClassicState, player: i64) -> bool:
    """Misty may play bullets from her hand, as punches. [A-MISTY-01]"""
    return leads(g, player, MISTY)


def plays_twice_in_tunnel(g: ClassicState, player: i64) -> bool:
    """The Twinzz play twice in a Tunnel, face up. [A-TWINZZ-01, A-RULE-55]"""
    return leads(g, player, TWINZZ)


def puncher_of_bullets(g: ClassicState) -> i64:
    """The bandit whose punch a played bullet is: Misty. [A-MISTY-02]"""
    return place_of(g.who, MISTY)


def keeps_purses(g: ClassicState, bandit: i64) -> bool:
    """Cheyenne may take the purse that her victim loses. [C-CHEY-01]"""
    return g.who[bandit] == CHEYENNE


def knocks_back(g: ClassicState, bandit: i64) -> bool:
    """Whoever Django hits is pushed one car on. [C-DJANGO-01]"""
    return g.who[bandit] == DJANGO


def shoots_through_roof(g: ClassicState, bandit: i64) -> bool:
    """Tuco also hits the other floor of his own car. [C-TUCO-01]"""
    return g.who[bandit] == TUCO


def climbs_across(g: ClassicState, bandit: i64) -> bool:
    """Mei may also go one car on while she changes floor. [A-RULE-57]"""
    return g.who[bandit] == MEI


def pickable(g: ClassicState, targets: vec[i64]) -> vec[i64]:
    """Belle is picked only if nobody else can be. [C-BELLE-01, C-BELLE-02, C-RULE-25]"""
    if len(targets) > 1:
        for target in targets:
            if g.who[target] == BELLE:
                return vec[i64]([other for other in targets if other != target])
    return targets
