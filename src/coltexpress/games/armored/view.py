"""The way back from a view to a state."""

from __future__ import annotations

from coltexpress.games.armored.granting import lent_by
from coltexpress.games.armored.printed import BAGS, DOCUMENTS, NUGGETS, PURSES
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.armored.state import MAY_HOLD, ArmoredState, all_cards, team_of
from coltexpress.games.classic.view import (
    deal_loot,
    deal_pile_and_hand,
    has_unseen,
    less,
    look_under,
    unseen_of,
    without_seen,
)
from coltexpress.kernel.agenda import BLANK, HIDDEN, reopen
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rows import in_order
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.loot import SEALED_BAG, SEALED_DOCUMENT, SEALED_NUGGET, SEALED_PURSE


def determinize(state: Armored, dice: Dice) -> Armored:
    """A state that looks the same to whoever saw this one."""
    g = state.copy()
    deal_documents(g, dice)
    deal_loot(g, SEALED_PURSE, PURSES, dice)
    deal_loot(g, SEALED_BAG, BAGS, dice)
    deal_loot(g, SEALED_NUGGET, NUGGETS, dice)
    for place in range(g.places):
        deal_cards(g, place, dice)
    reopen(g)
    return g


def deal_documents(g: ArmoredState, dice: Dice) -> None:
    """Colours for the documents unseen; nobody holds the other team's. [A-ROB-04]"""
    unknown = DOCUMENTS[:]
    for tokens in g.held:
        unknown = without_seen(unknown, tokens, SEALED_DOCUMENT)
    for tokens in g.floor:
        unknown = without_seen(unknown, tokens, SEALED_DOCUMENT)
    unknown = without_seen(unknown, g.box, SEALED_DOCUMENT)
    if len(unknown) == 0:
        return
    while True:
        unknown = dice.shuffled(unknown)
        if holders_may_have(g, unknown):
            break
    for tokens in g.held:
        unknown = look_under(g, tokens, SEALED_DOCUMENT, unknown)
    for tokens in g.floor:
        unknown = look_under(g, tokens, SEALED_DOCUMENT, unknown)
    look_under(g, g.box, SEALED_DOCUMENT, unknown)


def holders_may_have(g: ArmoredState, colours: vec[i64]) -> bool:
    """Could the documents that are held, dealt from the end, have these colours?"""
    count: i64 = len(colours)
    for bandit in range(g.bandits):
        for token in g.held[bandit]:
            if token == SEALED_DOCUMENT:
                count -= 1
                if colours[count] not in MAY_HOLD[team_of(g, g.player_of[bandit])]:
                    return False
    return True


def not_in_pile(g: ArmoredState, place: i64) -> i64:
    """A card that was lent is not in the pile; BLANK if one can be seen elsewhere. [A-ED-05]"""
    lent = lent_by(g, place)
    seen = lent in g.top[place] or lent in g.discard[place] or lent in g.under[place]
    return BLANK if seen or lent in g.deck[place] else lent


def deal_cards(g: ArmoredState, place: int, dice: Dice) -> None:
    """Cards for all that this player, or Il Professore, has unseen."""
    if not has_unseen(g, place) and HIDDEN not in g.under[place]:
        return
    cards = less(all_cards(g, place), g.under[place])
    unknown = dice.shuffled(unseen_of(g, place, cards))
    unknown = deal_pile_and_hand(g, place, unknown, not_in_pile(g, place))
    if HIDDEN in g.under[place]:
        count = len(g.under[place])
        g.under[place] = unknown[:count]
        unknown = unknown[count:]
    if HIDDEN in g.deck[place]:
        g.deck[place] = in_order(unknown)
