"""The way back from a view to a state."""

from __future__ import annotations

from coltexpress.games.classic import facts
from coltexpress.games.classic.notation import write_player
from coltexpress.games.classic.powers import plays_bullets
from coltexpress.games.classic.printed import PURSES
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.state import BY_EVENT, BY_MEETING, ClassicState, bandits_of
from coltexpress.kernel.agenda import BLANK, HIDDEN, reopen
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import BadPosition
from coltexpress.kernel.rows import in_order, joined, row, sort
from coltexpress.kernel.vecs import append, i64, pop, remove, vec
from coltexpress.train.cards import FACE_DOWN, NEUTRAL, bullet, face_up, is_bullet
from coltexpress.train.geometry import NOWHERE
from coltexpress.train.loot import BACK_OF, PURSE_250, SEALED_PURSE


def determinize(state: Classic, dice: Dice) -> Classic:
    """A state that looks the same to whoever saw this one; sealed answers are guessed."""
    g = state.copy()
    deal_loot(g, SEALED_PURSE, all_purses(g), dice)
    for player in range(g.players):
        deal_cards(g, player, dice)
    reopen(g)
    if len(g.sealed) > 0:
        for question in g.together:
            if g.sealed[question.seat] == HIDDEN:
                g.sealed[question.seat] = dice.answer(question.options)
    return g


def all_purses(g: ClassicState) -> vec[i64]:
    """The purses of the box, and those that were made up. [C-RULE-48]"""
    if g.made_up == 0:
        return PURSES
    return joined(PURSES, row([PURSE_250] * g.made_up))


def deal_loot(g: ClassicState, back: i64, all_tokens: vec[i64], dice: Dice) -> None:
    """Values for all the tokens with this back that nobody here has looked under. [C-RULE-03]"""
    unknown = without_seen(all_tokens[:], g.box, back)
    for tokens in g.floor:
        unknown = without_seen(unknown, tokens, back)
    for tokens in g.held:
        unknown = without_seen(unknown, tokens, back)
    values = dice.shuffled(unknown)
    values = look_under(g, g.box, back, values)
    for tokens in g.floor:
        values = look_under(g, tokens, back, values)
    for tokens in g.held:
        values = look_under(g, tokens, back, values)


def without_seen(unknown: vec[i64], tokens: vec[i64], back: i64) -> vec[i64]:
    """What may be under backs, less what lies here face up."""
    for token in tokens:
        if BACK_OF[token] == back and token != back:
            unknown = remove(unknown, token)
    return unknown


def look_under(g: ClassicState, tokens: vec[i64], back: i64, values: vec[i64]) -> vec[i64]:
    """Turn the tokens with this back over; the values that are left."""
    if back not in tokens:
        return values
    for place, token in enumerate(tokens):
        if token == back:
            values, tokens[place] = pop(values)
    if not g.told_apart:
        sort(tokens)
    return values


def deal_cards(g: ClassicState, player: i64, dice: Dice) -> None:
    """Cards for all that this player has unseen: in the pile, in hand and in the deck."""
    if not has_unseen(g, player):
        return
    unknown = dice.shuffled(cards_unseen(g, player))
    unknown = deal_pile_and_hand(g, player, unknown, BLANK)
    if HIDDEN in g.deck[player]:
        g.deck[player] = in_order(unknown)


def has_unseen(g: ClassicState, player: i64) -> bool:
    """Has this player cards in hand, in the deck or in the pile that cannot be seen?"""
    if HIDDEN in g.hand[player] or HIDDEN in g.deck[player]:
        return True
    return HIDDEN in g.pile and any(
        by == player and g.pile[place] == HIDDEN for place, by in enumerate(g.pile_by)
    )


def deal_pile_and_hand(g: ClassicState, player: i64, unknown: vec[i64], kept: i64) -> vec[i64]:
    """Cards for what this player has unseen in the pile and in hand; the cards that are left.

    The last card of the kind that is kept does not go into the pile.
    """
    for place, by in enumerate(g.pile_by):
        if by == player and g.pile[place] == HIDDEN:
            unknown, played = pop(unknown, playable(g, player, unknown, kept))
            g.pile[place] = played + FACE_DOWN
    if HIDDEN in g.hand[player]:
        count = len(g.hand[player])
        g.hand[player] = in_order(unknown[:count])
        unknown = unknown[count:]
    return unknown


def playable(g: ClassicState, player: i64, cards: vec[i64], kept: i64) -> int:
    """The place of the first of these cards that the player may have played."""
    for place, one in enumerate(cards):
        if one == kept and one not in cards[place + 1 :]:
            continue
        if not is_bullet(one) or plays_bullets(g, player):
            return place
    raise BadPosition("", "none_face_down", who=write_player(g, player))


def cards_unseen(g: ClassicState, player: i64) -> vec[i64]:
    """All cards of a player, less those that can be seen."""
    return unseen_of(g, player, all_cards(g, player))


def unseen_of(g: ClassicState, player: i64, cards: vec[i64]) -> vec[i64]:
    """These cards of a player, less those that lie in the open or are known here."""
    cards = less(cards, g.hand[player])
    cards = less(cards, g.deck[player])
    cards = less(cards, g.top[player])
    cards = less(cards, g.discard[player])
    for place, one in enumerate(g.pile):
        if g.pile_by[place] == player and one != HIDDEN:
            cards = remove(cards, face_up(one))
    return cards


def less(cards: vec[i64], seen: vec[i64]) -> vec[i64]:
    """The cards without those that are seen."""
    for one in seen:
        if one != HIDDEN:
            cards = remove(cards, one)
    return cards


def all_cards(g: ClassicState, player: i64) -> vec[i64]:
    """The action cards that a player began with, and the bullets taken since. [C-ENDROUND-01]"""
    if g.marshal == NOWHERE:  # the cards are not on the table yet
        return vec[i64]()
    return cards_owned(g, player)


def cards_owned(g: ClassicState, player: i64) -> vec[i64]:
    """The same, when the cards are on the table."""
    cards = facts.action_deck(g, player)
    for bandit in bandits_of(g, player):
        for source in g.wounds[bandit]:
            fired = source not in (BY_MEETING, BY_EVENT)
            cards = append(cards, bullet(source if fired else NEUTRAL))
    return cards
