"""The facts of the base game: the only functions that change the state; each tells what it did.

A fact works on a view as well as on the state itself, so that the events told to a seat rebuild
what that seat sees.
"""

from __future__ import annotations

from coltexpress.games.classic.events import (
    BECAME_FIRST,
    BECAME_GUNSLINGER,
    BULLETS_RAN_OUT,
    CARD_RETURNED,
    CHOSE_TO_DRAW,
    COUNTED,
    COUPLED,
    DISCARDED,
    DREW,
    DROPPED,
    EVENT_STRUCK,
    EVENTS,
    GAME_ENDED,
    HAD_NO_EFFECT,
    HEADS,
    KEPT_MARSHAL,
    LAID,
    LAID_BACK,
    MARSHAL_MOVED,
    MARSHAL_STOOD,
    PASSED,
    PICKED,
    PLAYED,
    RANSOMED,
    RESHUFFLED,
    REVEALED,
    ROBBED,
    ROUND_BEGAN,
    ROUND_ENDED,
    SET_BESIDE,
    SHOT,
    SHOWED,
    SNATCHED,
    STARTED_WITH,
    STEALIN_BEGAN,
    STOOD,
    STRONGBOX_CAME,
    TOOK_CARDS,
    TURN_BEGAN,
    TURNED_UP,
    WON,
    WOUNDED,
)
from coltexpress.games.classic.printed import action_cards
from coltexpress.games.classic.state import (
    OVER,
    ROUND_END,
    SCHEMIN,
    STEALIN,
    ClassicState,
    bandits_of,
)
from coltexpress.kernel.agenda import BLANK, HIDDEN
from coltexpress.kernel.chance import Chance
from coltexpress.kernel.facts import tell_as
from coltexpress.kernel.rows import emptied, merged, place_of, put_all, put_in_order, without
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.train.cards import (
    NEUTRAL,
    bullet,
    card,
    distinct,
    face_of,
    face_up,
    is_bullet,
    owner_of,
    put_in,
    take_out,
)
from coltexpress.train.faces import MARSHAL
from coltexpress.train.loot import A_STRONGBOX, BACK_OF, add_token, remove_token


def tell(
    g: ClassicState, kind: i64, a: i64 = HIDDEN, b: i64 = HIDDEN, c: i64 = HIDDEN, d: i64 = HIDDEN
) -> None:
    """Tell what happened, if anybody listens."""
    if g.log is not None:
        tell_as(g, EVENTS, HEADS, kind, a, b, c, d)


# Setting up


def picked(g: ClassicState, bandit: i64, character: i64) -> None:
    """A player took this character."""
    g.who[bandit] = character
    tell(g, PICKED, bandit, character)


def took_cards(g: ClassicState, player: i64) -> None:
    """The action cards of the player's bandits became a deck. [C-SETUP-05, C-TWO-11]"""
    g.deck[player] = action_deck(g, player)
    tell(g, TOOK_CARDS, player)


def action_deck(g: ClassicState, player: i64) -> vec[i64]:
    """Ten cards; a gang has each card of both bandits once, and one Marshal. [C-TWO-08..10]"""
    if not g.gangs:
        return action_cards(player)[:]
    cards = vec[i64]()
    for bandit in bandits_of(g, player):
        cards = merged(cards, action_cards(bandit))
    kept = g.law[player]
    return vec[i64](
        [
            one
            for one in distinct(cards)
            if face_of(one) != MARSHAL or kept == BLANK or kept == owner_of(one)
        ]
    )


def kept_marshal(g: ClassicState, bandit: i64) -> None:
    """Of a gang's two Marshal cards only this bandit's stays. [C-TWO-09]"""
    player = g.player_of[bandit]
    g.law[player] = bandit
    for other in bandits_of(g, player):
        if other != bandit:
            g.deck[player] = take_out(g.deck[player], card(other, MARSHAL))
    tell(g, KEPT_MARSHAL, bandit)


def coupled(g: ClassicState, section: i64, car: i64) -> None:
    """A car joined the train."""
    g.cars[section - 1] = car
    tell(g, COUPLED, section, car)


def laid(g: ClassicState, spot: i64, token: i64) -> None:
    """Loot from the box was laid on the train; nobody looks under it."""
    g.box = remove_token(g.box, token)
    g.floor[spot] = add_token(g.floor[spot], token, g.told_apart)
    tell(g, LAID, spot, token)


def started_with(g: ClassicState, bandit: i64, token: i64) -> None:
    """A bandit got loot from the box before the game."""
    g.box = remove_token(g.box, token)
    g.held[bandit] = add_token(g.held[bandit], token, g.told_apart)
    tell(g, STARTED_WITH, bandit, token)


def set_beside(g: ClassicState) -> None:
    """The second strongbox waits beside the train."""
    g.box = remove_token(g.box, A_STRONGBOX)
    g.spare += 1
    tell(g, SET_BESIDE)


def marshal_stood(g: ClassicState, spot: i64) -> None:
    """The Marshal took his first place."""
    g.marshal = spot
    tell(g, MARSHAL_STOOD, spot)


def became_first(g: ClassicState, player: i64) -> None:
    """A player became first player and took the round deck."""
    g.first = player
    tell(g, BECAME_FIRST, player)


def stood(g: ClassicState, bandit: i64, spot: i64) -> None:
    """A bandit took his first place."""
    g.at[bandit] = spot
    tell(g, STOOD, bandit, spot)


# Schemin'


def round_began(g: ClassicState, number: i64) -> None:
    """A round began with Schemin'."""
    g.phase = SCHEMIN
    g.turn = 0
    tell(g, ROUND_BEGAN, number)


def drew(g: ClassicState, player: i64, drawn: i64) -> None:
    """A player took the top card of his deck into his hand."""
    if len(g.top[player]) > 0:
        g.top[player] = without(g.top[player], -1)
    else:
        g.deck[player] = take_out(g.deck[player], drawn)
    took_in_hand(g, player, drawn)


def drew_several(g: ClassicState, player: i64, count: i64, chance: Chance) -> i64:
    """A player took so many cards from a deck without known cards; how many it was short of."""
    deck = g.deck[player]
    hand = g.hand[player]
    heard = g.log is not None
    while count > 0 and len(deck) > 0:
        place: i64 = 0
        if len(deck) > 1:
            place = chance.place(deck)
        drawn = deck[place]
        hand = put_in_order(hand, drawn)
        deck = without(deck, place)
        count -= 1
        if heard:
            tell(g, DREW, player, drawn)
    g.deck[player] = deck
    g.hand[player] = hand
    return count


def took_in_hand(g: ClassicState, player: i64, drawn: i64) -> None:
    """A card drawn is in the hand now; only its player sees it."""
    g.hand[player] = put_in(g.hand[player], drawn)
    tell(g, DREW, player, drawn)


def reshuffled(g: ClassicState, player: i64) -> None:
    """A player shuffled what was known or discarded into his deck again."""
    if len(g.top[player]) > 0:
        g.deck[player] = put_all(g.deck[player], g.top[player])
        g.top[player] = emptied(g.top[player])
    if len(g.discard[player]) > 0:
        g.deck[player] = put_all(g.deck[player], g.discard[player])
        g.discard[player] = emptied(g.discard[player])
    tell(g, RESHUFFLED, player)


def discarded(g: ClassicState, player: i64, dropped: i64) -> None:
    """A player discarded a card from his hand, face up."""
    g.hand[player] = take_out(g.hand[player], dropped)
    g.discard[player] = append(g.discard[player], dropped)
    tell(g, DISCARDED, player, dropped)


def turned_up(g: ClassicState, round_card: i64) -> None:
    """The first player turned up the next round card."""
    g.round_cards = append(g.round_cards, round_card)
    tell(g, TURNED_UP, round_card)


def turn_began(g: ClassicState, number: i64, kind: i64) -> None:
    """The next turn of the round card began."""
    g.turn = number - 1
    tell(g, TURN_BEGAN, number, kind)


def played(g: ClassicState, player: i64, choice: i64) -> None:
    """A player put a card on the common pile, face up or face down."""
    g.hand[player] = take_out(g.hand[player], face_up(choice))
    g.pile = append(g.pile, choice)
    g.pile_by = append(g.pile_by, player)
    tell(g, PLAYED, player, choice)


def chose_to_draw(g: ClassicState, player: i64) -> None:
    """A player draws instead of playing a card."""
    tell(g, CHOSE_TO_DRAW, player)


def passed(g: ClassicState, player: i64) -> None:
    """A player could neither play nor draw."""
    tell(g, PASSED, player)


def laid_back(g: ClassicState, player: i64) -> None:
    """The cards left in hand went back on the deck. [C-PLAN-07]"""
    g.deck[player] = put_all(g.deck[player], g.hand[player])
    g.hand[player] = emptied(g.hand[player])
    tell(g, LAID_BACK, player)


# Stealin'


def stealin_began(g: ClassicState) -> None:
    """The common pile was turned over."""
    g.phase = STEALIN
    tell(g, STEALIN_BEGAN)


def revealed(g: ClassicState, player: i64, the_card: i64) -> None:
    """The next card of the pile was shown to all."""
    g.pile[0] = the_card
    tell(g, REVEALED, player, the_card)


def card_returned(g: ClassicState, player: i64, the_card: i64) -> None:
    """A card that was carried out went back. [C-STEAL-05, C-EXPERT-04, A-MISTY-03, C-GUEST-03]"""
    g.pile = without(g.pile, 0)
    g.pile_by = without(g.pile_by, 0)
    if is_bullet(the_card):
        g.deck[player] = put_in(put_all(g.deck[player], g.top[player]), the_card)
        g.top[player] = emptied(g.top[player])
    elif g.expert:
        g.discard[player] = append(g.discard[player], the_card)
    else:
        g.top[player] = append(g.top[player], the_card)
    tell(g, CARD_RETURNED, player, the_card)


def had_no_effect(g: ClassicState, bandit: i64, face: i64) -> None:
    """A card could not be carried out; it is spent all the same. [C-RULE-16]"""
    tell(g, HAD_NO_EFFECT, bandit, face)


def moved(g: ClassicState, how: i64, bandit: i64, spot: i64) -> None:
    """A bandit is somewhere else now; `how` is one of MOVED to SWEPT."""
    g.at[bandit] = spot
    tell(g, how, bandit, spot)


def marshal_moved(g: ClassicState, spot: i64) -> None:
    """The Marshal entered another car."""
    g.marshal = spot
    tell(g, MARSHAL_MOVED, spot)


def shot(g: ClassicState, bandit: i64, target: i64, number: i64) -> None:
    """A bandit gave one of his own bullets to a target. [C-FIRE-01..03, C-TWO-15]"""
    g.bullets[bandit] -= 1
    g.wounds[target] = append(g.wounds[target], bandit)
    put_on_top(g, g.player_of[target], bullet(bandit))
    tell(g, SHOT, bandit, target, number)


def wounded(g: ClassicState, bandit: i64, cause: i64) -> None:
    """A bandit took a neutral bullet. [C-MEET-06, C-MEET-07]"""
    g.neutral -= 1
    g.wounds[bandit] = append(g.wounds[bandit], cause)
    put_on_top(g, g.player_of[bandit], bullet(NEUTRAL))
    tell(g, WOUNDED, bandit, cause)


def put_on_top(g: ClassicState, player: i64, a_card: i64) -> None:
    """A card that all have seen lies on top of a player's deck now."""
    g.top[player] = append(g.top[player], a_card)


def bullets_ran_out(g: ClassicState) -> None:
    """Too few neutral bullets for all: none was given, and the rest left the game. [C-MEET-09]"""
    g.neutral = 0
    tell(g, BULLETS_RAN_OUT)


def leave(g: ClassicState, tokens: vec[i64], pick: i64, token: i64) -> vec[i64]:
    """Without the picked token: by its place where tokens are told apart, else by its face."""
    if g.told_apart:
        return without(tokens, pick)
    return remove_token(tokens, token)


def robbed(g: ClassicState, bandit: i64, pick: i64, token: i64) -> None:
    """A bandit took a token from where he stands."""
    spot = g.at[bandit]
    g.floor[spot] = leave(g, g.floor[spot], pick, token)
    g.held[bandit] = add_token(g.held[bandit], token, g.told_apart)
    tell(g, ROBBED, bandit, pick, token)


def dropped(g: ClassicState, bandit: i64, pick: i64, token: i64) -> None:
    """A token of a bandit fell to the floor where he stands."""
    spot = g.at[bandit]
    g.held[bandit] = leave(g, g.held[bandit], pick, token)
    g.floor[spot] = add_token(g.floor[spot], token, g.told_apart)
    tell(g, DROPPED, bandit, pick, token)


def snatched(g: ClassicState, bandit: i64, victim: i64, pick: i64, token: i64) -> None:
    """Cheyenne took the purse that her victim lost."""
    g.held[victim] = leave(g, g.held[victim], pick, token)
    g.held[bandit] = add_token(g.held[bandit], token, g.told_apart)
    tell(g, SNATCHED, bandit, victim, pick, token)


# The end of a round, the end of the game


def event_struck(g: ClassicState, event: i64) -> None:
    """The event of the round card happened."""
    g.phase = ROUND_END
    tell(g, EVENT_STRUCK, event)


def strongbox_came(g: ClassicState, spot: i64) -> None:
    """The second strongbox was put on the train."""
    g.spare -= 1
    g.floor[spot] = add_token(g.floor[spot], A_STRONGBOX, g.told_apart)
    tell(g, STRONGBOX_CAME, spot)


def ransomed(g: ClassicState, bandit: i64, made_up: i64, token: i64) -> None:
    """A bandit got $250 for the conductor: a purse from the box, or one made up. [C-RULE-48]"""
    if made_up:
        g.made_up += 1
    else:
        g.box = remove_token(g.box, token)
    g.held[bandit] = add_token(g.held[bandit], token, g.told_apart)
    tell(g, RANSOMED, bandit, made_up, token)


def round_ended(g: ClassicState, number: i64) -> None:
    """All cards were played and the event is over."""
    tell(g, ROUND_ENDED, number)


def game_ended(g: ClassicState) -> None:
    """The fifth round is over; all loot is still to be turned over."""
    g.phase = OVER
    for bandit in range(g.bandits):
        g.uncounted[bandit] = len(g.held[bandit])
    tell(g, GAME_ENDED)


def showed(g: ClassicState, bandit: i64, token: i64) -> None:
    """A bandit turned over a token to count it."""
    held = g.held[bandit]
    if BACK_OF[token] in held:
        held[place_of(held, BACK_OF[token])] = token
    g.uncounted[bandit] -= 1
    tell(g, SHOWED, bandit, token)


def showed_all(g: ClassicState, bandit: i64) -> None:
    """A bandit turned over all his tokens, one after the other."""
    g.uncounted[bandit] = 0
    if g.log is not None:
        for token in g.held[bandit]:
            tell(g, SHOWED, bandit, token)


def became_gunslinger(g: ClassicState, bandit: i64) -> None:
    """A bandit turned his character card over: nobody fired more. [C-SCORE-02, C-SCORE-04]"""
    tell(g, BECAME_GUNSLINGER, bandit)


def counted(g: ClassicState, player: i64, money: i64) -> None:
    """A player's money was counted."""
    tell(g, COUNTED, player, money)


def won(g: ClassicState, player: i64) -> None:
    """A player won, alone or with others."""
    tell(g, WON, player)
