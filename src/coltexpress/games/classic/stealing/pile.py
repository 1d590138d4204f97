"""Chapter A6: the cards of the common pile, one at a time, in the order they were played."""

from __future__ import annotations

from coltexpress.games.classic import facts
from coltexpress.games.classic.powers import puncher_of_bullets
from coltexpress.games.classic.state import ClassicTable
from coltexpress.games.classic.steps import (
    CARD_DONE,
    DO_FIRE,
    DO_FLOOR_CHANGE,
    DO_MARSHAL,
    DO_MOVE,
    DO_PUNCH,
    DO_ROBBERY,
    NEXT_CARD,
)
from coltexpress.kernel.agenda import then
from coltexpress.table.cards import face_of, is_bullet, owner_of

ACTIONS = [DO_MOVE, DO_FLOOR_CHANGE, DO_MARSHAL, DO_FIRE, DO_ROBBERY, DO_PUNCH]  # by face


def steal(g: ClassicTable) -> None:
    """The pile is turned over without changing its order. [C-STEAL-01]"""
    facts.stealin_began(g)
    then(g, NEXT_CARD)


def next_card(g: ClassicTable) -> None:
    """One card is fully settled before the next. [C-STEAL-02, C-RULE-17, C-RULE-63]"""
    if not g.pile:
        return
    the_card = g.pile[0]
    player = g.pile_by[0]
    facts.revealed(g, player, the_card)
    if is_bullet(the_card):
        then(g, DO_PUNCH, puncher_of_bullets(g))
    else:
        then(g, ACTIONS[face_of(the_card)], owner_of(the_card))
    then(g, CARD_DONE)
    then(g, NEXT_CARD)


def card_done(g: ClassicTable) -> None:
    """After its action a card goes back to its owner. [C-STEAL-04, C-RULE-16]"""
    facts.card_returned(g, g.pile_by[0], g.pile[0])
