"""Sections 8 and 10: Heal and the Infirmary."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored import facts
from coltexpress.games.armored.facts import FROM_DECK, FROM_DISCARD, FROM_HAND, FROM_UNDER, PLACE
from coltexpress.games.armored.questions import HEAL_WHICH
from coltexpress.games.armored.state import ArmoredTable, is_opposing
from coltexpress.games.armored.steps import HEAL
from coltexpress.games.armored.trains import INFIRMARY, inside
from coltexpress.games.classic.state import ROUND_END, ask_bandit, bandits_in_order
from coltexpress.kernel.agenda import BLANK, then
from coltexpress.table.cards import DONE, NEUTRAL, distinct, is_bullet, owner_of

HEALED_AT_MOST: Final = 2


def heal_in_infirmary(g: ArmoredTable) -> None:
    """Before drawing, whoever is inside the Infirmary may be healed. [A-INFIRMARY-01, A-RULE-33]"""
    for bandit in bandits_in_order(g):
        if g.at[bandit] == inside(INFIRMARY):
            offer_healing(g, bandit)


def offer_healing(g: ArmoredTable, bandit: int) -> None:
    """Up to two bullets; Heal and the Infirmary do not add up. [A-EVENT-HEAL-05]"""
    left = HEALED_AT_MOST - g.healed[bandit]
    if left > 0:
        then(g, HEAL, bandit, left)


def heal(g: ArmoredTable, bandit: int, left: int, healing: int) -> None:
    """Get rid of a bullet, or stop. [A-EVENT-HEAL-01..04, A-INFIRMARY-01..03]"""
    if healing == BLANK:
        healing = ask_bandit(g, bandit, HEAL_WHICH, [*healings(g, bandit), DONE])
    if healing not in (BLANK, DONE):
        facts.healed(g, bandit, healing)
        if left > 1:
            then(g, HEAL, bandit, left - 1)


def healings(g: ArmoredTable, bandit: int) -> list[int]:
    """The bullets that may go, and where each is taken from. [A-ED-02, A-RULE-32, A-RULE-64]"""
    player = g.player_of[bandit]
    found = bullets_in(g, bandit, g.deck[player] + g.top[player], FROM_DECK)
    if not g.options.expert or g.phase == ROUND_END:  # A-INFIRMARY-02
        found += bullets_in(g, bandit, g.hand[player], FROM_HAND)
    found += bullets_in(g, bandit, g.discard[player], FROM_DISCARD)
    found += bullets_in(g, bandit, g.under[player], FROM_UNDER)
    if g.rules.heal_choice == "neutral_first":
        neutral = [one for one in found if owner_of(one % PLACE) == NEUTRAL]
        return neutral or found
    return found


def bullets_in(g: ArmoredTable, bandit: int, cards: list[int], place: int) -> list[int]:
    """The bullets among these cards that can be healed, each kind once."""
    return [
        one + place * PLACE
        for one in distinct(cards)
        if one >= 0 and is_bullet(one) and is_opposing(g, bandit, owner_of(one))
    ]
