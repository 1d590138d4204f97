"""Sections 8 and 10: Heal and the Infirmary."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored import facts
from coltexpress.games.armored.facts import FROM_DECK, FROM_DISCARD, FROM_HAND, FROM_UNDER, PLACE
from coltexpress.games.armored.questions import HEAL_WHICH
from coltexpress.games.armored.state import ArmoredState, bullet_of, is_opposing
from coltexpress.games.armored.steps import HEAL
from coltexpress.games.armored.trains import INFIRMARY, inside
from coltexpress.games.classic.state import ROUND_END, players_in_order, seat_of
from coltexpress.kernel.agenda import BLANK, ask_always, then
from coltexpress.kernel.rows import joined, merged
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.train.cards import DONE, NEUTRAL, distinct, is_bullet, owner_of

HEALED_AT_MOST: Final = 2
NONE: Final[vec[i64]] = vec[i64]()


def heal_in_infirmary(g: ArmoredState) -> None:
    """Before drawing, whoever is inside the Infirmary may be healed. [A-INFIRMARY-01, A-RULE-33]"""
    for bandit in players_in_order(g):  # each player leads one
        if g.at[bandit] == inside(INFIRMARY):
            offer_healing(g, bandit)


def offer_healing(g: ArmoredState, bandit: i64) -> None:
    """Up to two bullets; Heal and the Infirmary do not add up. [A-EVENT-HEAL-05]"""
    left = HEALED_AT_MOST - g.healed[bandit]
    if left > 0:
        then(g, HEAL, bandit, left)


def heal(g: ArmoredState, bandit: i64, left: i64, healing: i64) -> None:
    """Get rid of a bullet, or stop. [A-EVENT-HEAL-01..04, A-INFIRMARY-01..03]"""
    if healing == BLANK and can_be_healed(g, bandit):
        options = append(healings(g, bandit), DONE)
        healing = ask_always(g, seat_of(g, bandit), HEAL_WHICH, options)
    if healing not in (BLANK, DONE):
        facts.healed(g, bandit, healing)
        if left > 1:
            then(g, HEAL, bandit, left - 1)


def can_be_healed(g: ArmoredState, bandit: i64) -> bool:
    """Did he take a bullet that may go? Where it lies now is his secret. [A-RULE-32, A-RULE-77]"""
    return any(is_opposing(g, bandit, bullet_of(source)) for source in g.wounds[bandit])


def healings(g: ArmoredState, bandit: i64) -> vec[i64]:
    """The bullets that may go, and where each is taken from. [A-ED-02, A-RULE-32, A-RULE-64]"""
    player = g.player_of[bandit]
    found = bullets_in(g, bandit, g.deck[player], g.top[player], FROM_DECK)
    if not g.expert or g.phase == ROUND_END:  # A-INFIRMARY-02
        found = joined(found, bullets_in(g, bandit, NONE, g.hand[player], FROM_HAND))
    found = joined(found, bullets_in(g, bandit, NONE, g.discard[player], FROM_DISCARD))
    found = joined(found, bullets_in(g, bandit, NONE, g.under[player], FROM_UNDER))
    if g.rules.heal_choice == "neutral_first":
        neutral = vec[i64]([one for one in found if owner_of(one % PLACE) == NEUTRAL])
        return neutral if len(neutral) > 0 else found
    return found


def bullets_in(
    g: ArmoredState, bandit: i64, in_order: vec[i64], others: vec[i64], place: i64
) -> vec[i64]:
    """The bullets among sorted and other cards that can be healed, each kind once."""
    return vec[i64](
        [
            one + place * PLACE
            for one in distinct(merged(in_order, others))
            if one >= 0 and is_bullet(one) and is_opposing(g, bandit, owner_of(one))
        ]
    )
