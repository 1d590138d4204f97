"""Chapter A6: the cards of the common pile, one at a time, in the order they were played."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic import facts
from coltexpress.games.classic.powers import puncher_of_bullets
from coltexpress.games.classic.state import ClassicState
from coltexpress.games.classic.steps import (
    DO_FIRE,
    DO_FLOOR_CHANGE,
    DO_MARSHAL,
    DO_MOVE,
    DO_PUNCH,
    DO_ROBBERY,
    NEXT_CARD,
)
from coltexpress.kernel.agenda import BLANK, then
from coltexpress.kernel.rows import row
from coltexpress.kernel.vecs import i64
from coltexpress.train.cards import face_of, face_up, is_bullet, owner_of

ACTIONS: Final = row(  # by face
    [DO_MOVE, DO_FLOOR_CHANGE, DO_MARSHAL, DO_FIRE, DO_ROBBERY, DO_PUNCH]
)


def steal(g: ClassicState) -> None:
    """The pile is turned over without changing its order. [C-STEAL-01]"""
    facts.stealin_began(g)
    then(g, NEXT_CARD)


def next_card(g: ClassicState, one_is_done: i64) -> None:
    """One card is fully settled before the next. [C-STEAL-02, C-STEAL-04, C-RULE-16, C-RULE-17]"""
    if one_is_done != BLANK:
        facts.card_returned(g, g.pile_by[0], g.pile[0])
    if len(g.pile) == 0:
        return
    the_card = face_up(g.pile[0])
    facts.revealed(g, g.pile_by[0], the_card)
    carry_out(g, the_card)
    then(g, NEXT_CARD, 1)


def carry_out(g: ClassicState, the_card: i64) -> None:
    """The action of a card, by the bandit whose colour it bears. [C-STEAL-03, C-RULE-63]"""
    if is_bullet(the_card):
        then(g, DO_PUNCH, puncher_of_bullets(g))
    else:
        then(g, ACTIONS[face_of(the_card)], owner_of(the_card))
