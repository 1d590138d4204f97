"""The common pile, with Nudge cards and Il Professore's cards among the others."""

from __future__ import annotations

from coltexpress.games.armored import facts, professore
from coltexpress.games.armored.state import ArmoredState
from coltexpress.games.armored.steps import DO_NUDGE
from coltexpress.games.classic import facts as base
from coltexpress.games.classic.stealing import pile
from coltexpress.games.classic.steps import NEXT_CARD
from coltexpress.kernel.agenda import BLANK, then
from coltexpress.kernel.vecs import i64
from coltexpress.train.cards import face_of, face_up, owner_of
from coltexpress.train.faces import NUDGE


def next_card(g: ArmoredState, one_is_done: i64) -> None:
    """One card is fully settled before the next. [C-STEAL-02, C-STEAL-04, C-RULE-17]"""
    if one_is_done != BLANK:
        facts.card_returned(g, g.pile_by[0], g.pile[0])
    if len(g.pile) == 0:
        return
    the_card = face_up(g.pile[0])
    base.revealed(g, g.pile_by[0], the_card)
    if g.pile_by[0] == g.players:
        professore.act(g, the_card)
    elif face_of(the_card) == NUDGE:
        then(g, DO_NUDGE, owner_of(the_card))
    else:
        pile.carry_out(g, the_card)
    then(g, NEXT_CARD, 1)
