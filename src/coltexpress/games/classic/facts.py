"""The facts of the base game: the only functions that change the table; each tells what it did.

A fact works on a view as well as on the table itself, so that the events told to a seat rebuild
what that seat sees.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic.printed import action_cards
from coltexpress.games.classic.state import (
    OVER,
    ROUND_END,
    SCHEMIN,
    STEALIN,
    ClassicTable,
    bandits_of,
    seat_of,
)
from coltexpress.kernel.agenda import BLANK, HIDDEN
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.events import NO_SEAT, EventKind, public, secret, write_down
from coltexpress.kernel.rows import emptied, merged, place_of, put_all, put_in_order, without
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.table.cards import (
    MARSHAL,
    NEUTRAL,
    bullet,
    card,
    distinct,
    face_of,
    face_up,
    is_bullet,
    lies_down,
    owner_of,
    put_in,
    take_out,
)
from coltexpress.table.loot import (
    A_STRONGBOX,
    BACK_OF,
    add_token,
    remove_token,
)

PICKED: Final = 0
TOOK_CARDS: Final = 1
KEPT_MARSHAL: Final = 2
COUPLED: Final = 3
LAID: Final = 4
STARTED_WITH: Final = 5
SET_BESIDE: Final = 6
MARSHAL_STOOD: Final = 7
BECAME_FIRST: Final = 8
STOOD: Final = 9
ROUND_BEGAN: Final = 10
DREW: Final = 11
RESHUFFLED: Final = 12
DISCARDED: Final = 13
TURNED_UP: Final = 14
TURN_BEGAN: Final = 15
PLAYED: Final = 16
CHOSE_TO_DRAW: Final = 17
PASSED: Final = 18
LAID_BACK: Final = 19
STEALIN_BEGAN: Final = 20
REVEALED: Final = 21
CARD_RETURNED: Final = 22
HAD_NO_EFFECT: Final = 23
MOVED: Final = 24
CLIMBED: Final = 25
FLED: Final = 26
KNOCKED_BACK: Final = 27
THROWN: Final = 28
LURCHED: Final = 29
SWEPT: Final = 30
MARSHAL_MOVED: Final = 31
SHOT: Final = 32
WOUNDED: Final = 33
BULLETS_RAN_OUT: Final = 34
ROBBED: Final = 35
DROPPED: Final = 36
SNATCHED: Final = 37
EVENT_STRUCK: Final = 38
STRONGBOX_CAME: Final = 39
RANSOMED: Final = 40
ROUND_ENDED: Final = 41
GAME_ENDED: Final = 42
SHOWED: Final = 43
BECAME_GUNSLINGER: Final = 44
COUNTED: Final = 45
WON: Final = 46

EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind("picked", ("bandit", "character"), ("C-SETUP-01", "C-RULE-05")),
    EventKind("took-cards", ("player",), ("C-SETUP-04", "C-SETUP-05", "C-TWO-08", "C-TWO-11")),
    EventKind("kept-marshal", ("bandit",), ("C-TWO-09",)),
    EventKind("coupled", ("section", "car"), ("C-SETUP-09", "C-SETUP-10")),
    EventKind("laid", ("spot", "token"), ("C-SETUP-12", "C-SETUP-13", "C-SETUP-14")),
    EventKind("started-with", ("bandit", "token"), ("C-SETUP-06", "C-TWO-07")),
    EventKind("set-beside", (), ("C-SETUP-15",)),
    EventKind("marshal-stood", ("spot",), ("C-SETUP-14",)),
    EventKind("became-first", ("player",), ("C-SETUP-23", "C-SETUP-24", "C-ENDROUND-02")),
    EventKind("stood", ("bandit", "spot"), ("C-SETUP-26", "C-SETUP-27", "C-TWO-04")),
    EventKind("round-began", ("number",), ("C-ROUND-01", "C-ROUND-02")),
    EventKind("drew", ("player", "card"), ("C-ROUND-03", "C-PLAN-04", "C-EXPERT-07")),
    EventKind("reshuffled", ("player",), ("C-ENDROUND-01", "C-EXPERT-08")),
    EventKind("discarded", ("player", "card"), ("C-EXPERT-02", "C-EXPERT-03", "C-RULE-61")),
    EventKind("turned-up", ("round_card",), ("C-ROUND-04", "C-ROUND-05")),
    EventKind("turn-began", ("number", "turn_kind"), ("C-ROUND-06", "C-TURN-01")),
    EventKind("played", ("player", "card"), ("C-PLAN-03", "C-TURN-02", "C-GHOST-01")),
    EventKind("chose-to-draw", ("player",), ("C-PLAN-04",)),
    EventKind("passed", ("player",), ("C-RULE-08",)),
    EventKind("laid-back", ("player",), ("C-PLAN-07",)),
    EventKind("stealin-began", (), ("C-STEAL-01", "C-STEAL-02")),
    EventKind("revealed", ("player", "card"), ("C-STEAL-02", "C-RULE-54")),
    EventKind("card-returned", ("player", "card"), ("C-STEAL-04", "C-STEAL-05", "C-EXPERT-04")),
    EventKind("had-no-effect", ("bandit", "face"), ("C-RULE-16",)),
    EventKind("moved", ("bandit", "spot"), ("C-MOVE-01", "C-MOVE-02")),
    EventKind("climbed", ("bandit", "spot"), ("C-FLOOR-01", "C-FLOOR-02")),
    EventKind("fled", ("bandit", "spot"), ("C-MEET-03", "C-MEET-05")),
    EventKind("knocked-back", ("bandit", "spot"), ("C-DJANGO-01",)),
    EventKind("thrown", ("bandit", "spot"), ("C-PUNCH-06", "C-PUNCH-07")),
    EventKind("lurched", ("bandit", "spot"), ("C-EVENT-BRAKE-01",)),
    EventKind("swept", ("bandit", "spot"), ("C-EVENT-SWIVEL-01", "C-EVENT-SWIVEL-02")),
    EventKind("marshal-moved", ("spot",), ("C-MARSHAL-01", "C-EVENT-ANGRY-02")),
    EventKind("shot", ("bandit", "target", "number"), ("C-FIRE-01", "C-FIRE-02", "C-FIRE-03")),
    EventKind("wounded", ("bandit", "cause"), ("C-MEET-06", "C-MEET-07")),
    EventKind("bullets-ran-out", (), ("C-MEET-08", "C-MEET-09")),
    EventKind("robbed", ("bandit", "loot", "token"), ("C-ROB-01", "C-ROB-02")),
    EventKind("dropped", ("bandit", "loot", "token"), ("C-PUNCH-02", "C-PUNCH-05")),
    EventKind("snatched", ("bandit", "victim", "loot", "token"), ("C-CHEY-01", "C-RULE-34")),
    EventKind("event-struck", ("round_event",), ("C-EVENT-01",)),
    EventKind("strongbox-came", ("spot",), ("C-EVENT-TAKE-01", "C-RULE-45")),
    EventKind("ransomed", ("bandit", "number", "token"), ("C-EVENT-HOSTAGE-01", "C-RULE-48")),
    EventKind("round-ended", ("number",), ("C-ENDROUND-01",)),
    EventKind("game-ended", (), ("C-END-01",)),
    EventKind("showed", ("bandit", "token"), ("C-SCORE-01",)),
    EventKind("became-gunslinger", ("bandit",), ("C-SCORE-02", "C-SCORE-04", "C-SCORE-05")),
    EventKind("counted", ("player", "money"), ("C-SCORE-01", "C-SCORE-03")),
    EventKind("won", ("player",), ("C-SCORE-06", "C-SCORE-07", "C-TWO-13")),
)


def tell(g: ClassicTable, kind: i64, a: i64 = HIDDEN, b: i64 = HIDDEN, c: i64 = HIDDEN) -> None:
    """Tell everybody what happened, if anybody listens."""
    if g.log is not None:
        write_down(g.log, EVENTS, kind, a, b, c)


def tell_loot(
    g: ClassicTable, kind: i64, knowers: i64, token: i64, a: i64, b: i64 = HIDDEN, c: i64 = HIDDEN
) -> None:
    """Tell of a token, the last argument: its face to those who know it, its back to the rest."""
    if g.log is not None:
        args = (a, b, c)[: len(EVENTS[kind].args) - 1]
        g.log.append(secret(kind, (*args, token), knowers, (*args, BACK_OF[token])))


def only(seat: i64) -> i64:
    """The set of this one seat."""
    return 1 << seat


# Setting up


def picked(g: ClassicTable, bandit: i64, character: i64) -> None:
    """A player took this character."""
    g.who[bandit] = character
    tell(g, PICKED, bandit, character)


def took_cards(g: ClassicTable, player: i64) -> None:
    """The action cards of the player's bandits became a deck. [C-SETUP-05, C-TWO-11]"""
    g.deck[player] = action_deck(g, player)
    tell(g, TOOK_CARDS, player)


def action_deck(g: ClassicTable, player: i64) -> vec[i64]:
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


def kept_marshal(g: ClassicTable, bandit: i64) -> None:
    """Of a gang's two Marshal cards only this bandit's stays. [C-TWO-09]"""
    player = g.player_of[bandit]
    g.law[player] = bandit
    for other in bandits_of(g, player):
        if other != bandit:
            g.deck[player] = take_out(g.deck[player], card(other, MARSHAL))
    tell(g, KEPT_MARSHAL, bandit)


def coupled(g: ClassicTable, section: i64, car: i64) -> None:
    """A car joined the train."""
    g.cars[section - 1] = car
    tell(g, COUPLED, section, car)


def laid(g: ClassicTable, spot: i64, token: i64) -> None:
    """Loot from the box was laid on the train; nobody looks under it."""
    g.box = remove_token(g.box, token)
    g.floor[spot] = add_token(g.floor[spot], token, g.told_apart)
    tell_loot(g, LAID, NO_SEAT, token, spot)


def started_with(g: ClassicTable, bandit: i64, token: i64) -> None:
    """A bandit got loot from the box before the game."""
    g.box = remove_token(g.box, token)
    g.held[bandit] = add_token(g.held[bandit], token, g.told_apart)
    tell_loot(g, STARTED_WITH, only(seat_of(g, bandit)), token, bandit)


def set_beside(g: ClassicTable) -> None:
    """The second strongbox waits beside the train."""
    g.box = remove_token(g.box, A_STRONGBOX)
    g.spare += 1
    tell(g, SET_BESIDE)


def marshal_stood(g: ClassicTable, spot: i64) -> None:
    """The Marshal took his first place."""
    g.marshal = spot
    tell(g, MARSHAL_STOOD, spot)


def became_first(g: ClassicTable, player: i64) -> None:
    """A player became first player and took the round deck."""
    g.first = player
    tell(g, BECAME_FIRST, player)


def stood(g: ClassicTable, bandit: i64, spot: i64) -> None:
    """A bandit took his first place."""
    g.at[bandit] = spot
    tell(g, STOOD, bandit, spot)


# Schemin'


def round_began(g: ClassicTable, number: i64) -> None:
    """A round began with Schemin'."""
    g.phase = SCHEMIN
    g.turn = 0
    tell(g, ROUND_BEGAN, number)


def drew(g: ClassicTable, player: i64, drawn: i64) -> None:
    """A player took the top card of his deck into his hand."""
    if len(g.top[player]) > 0:
        g.top[player] = without(g.top[player], -1)
    else:
        g.deck[player] = take_out(g.deck[player], drawn)
    took_in_hand(g, player, drawn)


def drew_unheard(g: ClassicTable, player: i64, count: i64, dice: Dice) -> i64:
    """Cards from the deck in one go, while nobody listens; how many it was short of."""
    deck = g.deck[player]
    hand = g.hand[player]
    while count > 0 and len(deck) > 0:
        place: i64 = 0
        if len(deck) > 1:
            place = dice.below(len(deck))
        hand = put_in_order(hand, deck[place])
        deck = without(deck, place)
        count -= 1
    g.deck[player] = deck
    g.hand[player] = hand
    return count


def took_in_hand(g: ClassicTable, player: i64, drawn: i64) -> None:
    """A card drawn is in the hand now; only its player sees it."""
    g.hand[player] = put_in(g.hand[player], drawn)
    if g.log is not None:
        knowers = only(g.seat_of[player])
        g.log.append(secret(DREW, (player, drawn), knowers, (player, HIDDEN)))


def reshuffled(g: ClassicTable, player: i64) -> None:
    """A player shuffled what was known or discarded into his deck again."""
    if len(g.top[player]) > 0:
        g.deck[player] = put_all(g.deck[player], g.top[player])
        g.top[player] = emptied(g.top[player])
    if len(g.discard[player]) > 0:
        g.deck[player] = put_all(g.deck[player], g.discard[player])
        g.discard[player] = emptied(g.discard[player])
    tell(g, RESHUFFLED, player)


def discarded(g: ClassicTable, player: i64, dropped: i64) -> None:
    """A player discarded a card from his hand, face up."""
    g.hand[player] = take_out(g.hand[player], dropped)
    g.discard[player] = append(g.discard[player], dropped)
    tell(g, DISCARDED, player, dropped)


def turned_up(g: ClassicTable, round_card: i64) -> None:
    """The first player turned up the next round card."""
    g.round_cards = append(g.round_cards, round_card)
    tell(g, TURNED_UP, round_card)


def turn_began(g: ClassicTable, number: i64, kind: i64) -> None:
    """The next turn of the round card began."""
    g.turn = number - 1
    tell(g, TURN_BEGAN, number, kind)


def played(g: ClassicTable, player: i64, choice: i64) -> None:
    """A player put a card on the common pile, face up or face down."""
    g.hand[player] = take_out(g.hand[player], face_up(choice))
    g.pile = append(g.pile, choice)
    g.pile_by = append(g.pile_by, player)
    if g.log is not None:
        if lies_down(choice):
            knowers = only(g.seat_of[player])
            g.log.append(secret(PLAYED, (player, choice), knowers, (player, HIDDEN)))
        else:
            g.log.append(public(PLAYED, (player, choice)))


def chose_to_draw(g: ClassicTable, player: i64) -> None:
    """A player draws instead of playing a card."""
    tell(g, CHOSE_TO_DRAW, player)


def passed(g: ClassicTable, player: i64) -> None:
    """A player could neither play nor draw."""
    tell(g, PASSED, player)


def laid_back(g: ClassicTable, player: i64) -> None:
    """The cards left in hand went back on the deck. [C-PLAN-07]"""
    g.deck[player] = put_all(g.deck[player], g.hand[player])
    g.hand[player] = emptied(g.hand[player])
    tell(g, LAID_BACK, player)


# Stealin'


def stealin_began(g: ClassicTable) -> None:
    """The common pile was turned over."""
    g.phase = STEALIN
    tell(g, STEALIN_BEGAN)


def revealed(g: ClassicTable, player: i64, the_card: i64) -> None:
    """The next card of the pile was shown to all."""
    g.pile[0] = the_card
    tell(g, REVEALED, player, the_card)


def card_returned(g: ClassicTable, player: i64, the_card: i64) -> None:
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


def had_no_effect(g: ClassicTable, bandit: i64, face: i64) -> None:
    """A card could not be carried out; it is spent all the same. [C-RULE-16]"""
    tell(g, HAD_NO_EFFECT, bandit, face)


def moved(g: ClassicTable, how: i64, bandit: i64, spot: i64) -> None:
    """A bandit is somewhere else now; `how` is one of MOVED to SWEPT."""
    g.at[bandit] = spot
    tell(g, how, bandit, spot)


def marshal_moved(g: ClassicTable, spot: i64) -> None:
    """The Marshal entered another car."""
    g.marshal = spot
    tell(g, MARSHAL_MOVED, spot)


def shot(g: ClassicTable, bandit: i64, target: i64, number: i64) -> None:
    """A bandit gave one of his own bullets to a target. [C-FIRE-01..03, C-TWO-15]"""
    g.bullets[bandit] -= 1
    g.wounds[target] = append(g.wounds[target], bandit)
    put_on_top(g, g.player_of[target], bullet(bandit))
    tell(g, SHOT, bandit, target, number)


def wounded(g: ClassicTable, bandit: i64, cause: i64) -> None:
    """A bandit took a neutral bullet. [C-MEET-06, C-MEET-07]"""
    g.neutral -= 1
    g.wounds[bandit] = append(g.wounds[bandit], cause)
    put_on_top(g, g.player_of[bandit], bullet(NEUTRAL))
    tell(g, WOUNDED, bandit, cause)


def put_on_top(g: ClassicTable, player: i64, a_card: i64) -> None:
    """A card that all have seen lies on top of a player's deck now."""
    g.top[player] = append(g.top[player], a_card)


def bullets_ran_out(g: ClassicTable) -> None:
    """Too few neutral bullets for all: none was given, and the rest left the game. [C-MEET-09]"""
    g.neutral = 0
    tell(g, BULLETS_RAN_OUT)


def leave(g: ClassicTable, tokens: vec[i64], pick: i64, token: i64) -> vec[i64]:
    """Without the picked token: by its place where tokens are told apart, else by its face."""
    if g.told_apart:
        return without(tokens, pick)
    return remove_token(tokens, token)


def robbed(g: ClassicTable, bandit: i64, pick: i64, token: i64) -> None:
    """A bandit took a token from where he stands."""
    spot = g.at[bandit]
    g.floor[spot] = leave(g, g.floor[spot], pick, token)
    g.held[bandit] = add_token(g.held[bandit], token, g.told_apart)
    tell_loot(g, ROBBED, only(seat_of(g, bandit)), token, bandit, pick)


def dropped(g: ClassicTable, bandit: i64, pick: i64, token: i64) -> None:
    """A token of a bandit fell to the floor where he stands."""
    spot = g.at[bandit]
    g.held[bandit] = leave(g, g.held[bandit], pick, token)
    g.floor[spot] = add_token(g.floor[spot], token, g.told_apart)
    tell_loot(g, DROPPED, only(seat_of(g, bandit)), token, bandit, pick)


def snatched(g: ClassicTable, bandit: i64, victim: i64, pick: i64, token: i64) -> None:
    """Cheyenne took the purse that her victim lost."""
    g.held[victim] = leave(g, g.held[victim], pick, token)
    g.held[bandit] = add_token(g.held[bandit], token, g.told_apart)
    knowers = only(seat_of(g, bandit)) | only(seat_of(g, victim))
    tell_loot(g, SNATCHED, knowers, token, bandit, victim, pick)


# The end of a round, the end of the game


def event_struck(g: ClassicTable, event: i64) -> None:
    """The event of the round card happened."""
    g.phase = ROUND_END
    tell(g, EVENT_STRUCK, event)


def strongbox_came(g: ClassicTable, spot: i64) -> None:
    """The second strongbox was put on the train."""
    g.spare -= 1
    g.floor[spot] = add_token(g.floor[spot], A_STRONGBOX, g.told_apart)
    tell(g, STRONGBOX_CAME, spot)


def ransomed(g: ClassicTable, bandit: i64, made_up: i64, token: i64) -> None:
    """A bandit got $250 for the conductor: a purse from the box, or one made up. [C-RULE-48]"""
    if made_up:
        g.made_up += 1
    else:
        g.box = remove_token(g.box, token)
    g.held[bandit] = add_token(g.held[bandit], token, g.told_apart)
    tell_loot(g, RANSOMED, only(seat_of(g, bandit)), token, bandit, made_up)


def round_ended(g: ClassicTable, number: i64) -> None:
    """All cards were played and the event is over."""
    tell(g, ROUND_ENDED, number)


def game_ended(g: ClassicTable) -> None:
    """The fifth round is over."""
    g.phase = OVER
    tell(g, GAME_ENDED)


def showed(g: ClassicTable, bandit: i64, token: i64) -> None:
    """A bandit turned over a token to count it."""
    held = g.held[bandit]
    if BACK_OF[token] in held:
        held[place_of(held, BACK_OF[token])] = token
    tell(g, SHOWED, bandit, token)


def became_gunslinger(g: ClassicTable, bandit: i64) -> None:
    """A bandit turned his character card over: nobody fired more. [C-SCORE-02, C-SCORE-04]"""
    tell(g, BECAME_GUNSLINGER, bandit)


def counted(g: ClassicTable, player: i64, money: i64) -> None:
    """A player's money was counted."""
    tell(g, COUNTED, player, money)


def won(g: ClassicTable, player: i64) -> None:
    """A player won, alone or with others."""
    tell(g, WON, player)
