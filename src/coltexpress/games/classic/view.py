"""What a seat sees: events retold to it, and the way back from a view to a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coltexpress.games.classic import facts
from coltexpress.games.classic.powers import plays_bullets
from coltexpress.games.classic.printed import PURSES
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.state import BY_EVENT, BY_MEETING, ClassicTable, bandits_of
from coltexpress.kernel.agenda import HIDDEN, reopen
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import BadPosition
from coltexpress.kernel.events import Event
from coltexpress.kernel.rows import joined, row, sort
from coltexpress.kernel.vecs import append, i64, pop, remove, vec
from coltexpress.table.cards import FACE_DOWN, NEUTRAL, bullet, face_up, is_bullet
from coltexpress.table.loot import BACK_OF, PURSE_250, SEALED_PURSE
from coltexpress.table.train import NOWHERE


def moving(how: int) -> Callable[..., None]:
    """The fact of a bandit being somewhere else in this way."""

    def moved(g: ClassicTable, bandit: int, spot: int) -> None:
        facts.moved(g, how, bandit, spot)

    return moved


FACTS: Final[tuple[Callable[..., None], ...]] = (
    facts.picked,
    facts.took_cards,
    facts.kept_marshal,
    facts.coupled,
    facts.laid,
    facts.started_with,
    facts.set_beside,
    facts.marshal_stood,
    facts.became_first,
    facts.stood,
    facts.round_began,
    facts.drew,
    facts.reshuffled,
    facts.discarded,
    facts.turned_up,
    facts.turn_began,
    facts.played,
    facts.chose_to_draw,
    facts.passed,
    facts.laid_back,
    facts.stealin_began,
    facts.revealed,
    facts.card_returned,
    facts.had_no_effect,
    *[moving(how) for how in range(facts.MOVED, facts.SWEPT + 1)],
    facts.marshal_moved,
    facts.shot,
    facts.wounded,
    facts.bullets_ran_out,
    facts.robbed,
    facts.dropped,
    facts.snatched,
    facts.event_struck,
    facts.strongbox_came,
    facts.ransomed,
    facts.round_ended,
    facts.game_ended,
    facts.showed,
    facts.became_gunslinger,
    facts.counted,
    facts.won,
)  # by kind of event


def retell(table: Classic, event: Event, seat: int) -> Classic:
    """The table that this seat sees after an event that it was told."""
    after = table.copy()
    FACTS[event.kind](after, *event.args)
    return after.seen_by(seat)


def determinize(table: Classic, dice: Dice) -> Classic:
    """A table that looks the same to whoever saw this one; sealed answers are guessed."""
    g = table.copy()
    deal_loot(g, SEALED_PURSE, joined(PURSES, row([PURSE_250] * g.made_up)), dice)
    for player in range(g.players):
        deal_cards(g, player, dice)
    reopen(g)
    for question in g.asks:
        if g.sealed and g.sealed[question.seat] == HIDDEN:
            g.sealed[question.seat] = dice.answer(question.options)
    return g


def deal_loot(g: ClassicTable, back: i64, all_tokens: vec[i64], dice: Dice) -> None:
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


def look_under(g: ClassicTable, tokens: vec[i64], back: i64, values: vec[i64]) -> vec[i64]:
    """Turn the tokens with this back over; the values that are left."""
    if back not in tokens:
        return values
    for place, token in enumerate(tokens):
        if token == back:
            values, tokens[place] = pop(values)
    if not g.told_apart:
        sort(tokens)
    return values


def deal_cards(g: ClassicTable, player: i64, dice: Dice) -> None:
    """Cards for all that this player has unseen: in the pile, in hand and in the deck."""
    unknown = cards_unseen(g, player)
    if len(unknown) == 0:
        return
    unknown = dice.shuffled(unknown)
    for place, by in enumerate(g.pile_by):
        if by == player and g.pile[place] == HIDDEN:
            unknown, played = pop(unknown, playable(g, player, unknown))
            g.pile[place] = played + FACE_DOWN
    if HIDDEN in g.hand[player]:
        count = len(g.hand[player])
        g.hand[player] = unknown[:count]
        sort(g.hand[player])
        unknown = unknown[count:]
    if HIDDEN in g.deck[player]:
        g.deck[player] = unknown
        sort(g.deck[player])


def playable(g: ClassicTable, player: i64, cards: vec[i64]) -> int:
    """The place of the first of these cards that the player may have played."""
    for place, one in enumerate(cards):
        if not is_bullet(one) or plays_bullets(g, player):
            return place
    raise BadPosition(f"player {player} has no card left that could lie face down in the pile")


def cards_unseen(g: ClassicTable, player: i64) -> vec[i64]:
    """All cards of a player, less those that can be seen."""
    return unseen_of(g, player, all_cards(g, player))


def unseen_of(g: ClassicTable, player: i64, cards: vec[i64]) -> vec[i64]:
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


def all_cards(g: ClassicTable, player: i64) -> vec[i64]:
    """The action cards that a player began with, and the bullets taken since. [C-ENDROUND-01]"""
    if g.marshal == NOWHERE:  # the cards are not on the table yet
        return vec[i64]()
    cards = facts.action_deck(g, player)
    for bandit in bandits_of(g, player):
        for source in g.wounds[bandit]:
            fired = source not in (BY_MEETING, BY_EVENT)
            cards = append(cards, bullet(source if fired else NEUTRAL))
    return cards
