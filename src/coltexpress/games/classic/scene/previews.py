"""Where my bandits will stand if nobody interferes: what my own cards alone would do.

The others, the Marshal and the couriers keep still here; who walks into one of them flees as ever.
Several spots are one number, with a bit for each.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.stealing.foresight import destinations, leads_on
from coltexpress.games.classic.stealing.meeting import ends_up
from coltexpress.kernel.agenda import HIDDEN
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.cards import DRAW, FACE_DOWN, face_of, owner_of
from coltexpress.train.faces import BULLET

NO_SPOTS: Final = 0


def spots_ahead(g: Classic) -> vec[i64]:
    """By bandit: the spots where its cards in the pile may bring it, as far as they are known."""
    found = vec[i64]([NO_SPOTS] * g.bandits)
    for place, the_card in enumerate(g.pile):
        if the_card != HIDDEN and face_of(the_card) != BULLET and g.pile_by[place] < g.players:
            bandit = owner_of(the_card)
            found[bandit] = after_card(g, spots_before(g, bandit, found), the_card)
    return found


def spots_before(g: Classic, bandit: i64, found: vec[i64]) -> i64:
    """Where the next card finds a bandit: where the others may have brought it, or where it is."""
    if found[bandit] != NO_SPOTS:
        return found[bandit]
    return 1 << g.at[bandit]


def after_card(g: Classic, spots: i64, the_card: i64) -> i64:
    """Where a bandit at one of these spots may be after a card."""
    bandit, face = owner_of(the_card), face_of(the_card)
    if not leads_on(face):
        return spots
    ends: i64 = NO_SPOTS
    for spot in range(g.train.spots):
        if spots >> spot & 1:
            near = destinations(g, bandit, face, spot)
            if len(near) == 0:
                ends |= 1 << spot
            for to in near:
                ends |= 1 << ends_up(g, to)
    return ends


def of_seat(g: Classic, seat: i64, found: vec[i64]) -> list[list[int]]:
    """The spots of the bandits that this seat leads; for the others nothing."""
    return [
        spots_in(found[bandit]) if g.seat_of[g.player_of[bandit]] == seat else []
        for bandit in range(g.bandits)
    ]


def spots_in(spots: i64) -> list[int]:
    """The spots that are bits of a number."""
    found: list[int] = []
    spot: i64 = 0
    while spots != NO_SPOTS:
        if spots & 1:
            found.append(spot)
        spots >>= 1
        spot += 1
    return found


def card_previews(g: Classic, options: vec[i64], found: vec[i64]) -> list[list[int]]:
    """By option: where the bandit of a card may end if it is played now; empty if it stays."""
    return [card_preview(g, option, found) for option in options]


def card_preview(g: Classic, option: i64, found: vec[i64]) -> list[int]:
    """Where the bandit of a card may end if it is played now; empty if it stays."""
    if option >= DRAW or not leads_on(face_of(option)):
        return []
    the_card = option & ~FACE_DOWN
    before = spots_before(g, owner_of(the_card), found)
    return spots_in(after_card(g, before, the_card))
