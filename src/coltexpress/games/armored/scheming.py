"""Section 6: a round begins, Diversion and Action plan, and what Delayed assault cuts short."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored import facts
from coltexpress.games.armored.healing import heal_in_infirmary
from coltexpress.games.armored.printed import ACTION_PLAN, DELAYED_ASSAULT, DIVERSION, SHORT_ASSAULT
from coltexpress.games.armored.professore import plays_in_turn
from coltexpress.games.armored.questions import DRAW_MORE, KEEP_WHICH, WHICH_CARD_LOST
from coltexpress.games.armored.state import ArmoredState, on_starting, team_of
from coltexpress.games.armored.steps import FILL_HAND, KEEP_ONE, LOSE_CARD
from coltexpress.games.armored.trains import ARMORY, inside
from coltexpress.games.classic import facts as base
from coltexpress.games.classic import scheming
from coltexpress.games.classic.powers import hand_size
from coltexpress.games.classic.questions import WHICH_ROUND_CARD
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.games.classic.state import bandits_of, players_in_order
from coltexpress.games.classic.stealing.punch import NO, YES
from coltexpress.games.classic.steps import DEAL
from coltexpress.kernel.agenda import BLANK, CHANCE, ask, at_once, then
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.train.cards import DONE, distinct
from coltexpress.train.loot import DOCUMENT, kinds_in

SKIP: Final = 259  # instead of a card: use the Diversion
MORE_CARDS: Final = 2


def begin_round(g: ArmoredState) -> None:
    """Healing, hands, the round card, Schemin', Stealin', the event. [A-ROUND-01, A-RULE-08]"""
    base.round_began(g, len(g.round_cards) + 1)
    heal_in_infirmary(g)
    for player in players_in_order(g):
        then(g, FILL_HAND, player)
    scheming.play_round(g)


def fill_hand(g: ArmoredState, player: i64, more: i64) -> None:
    """Six cards, Doc seven, and at most two more. [A-ARMORY-01, A-EVENT-COORD-02, A-PLAN-02]"""
    if more == BLANK:
        if g.bonus[player] or not in_armory(g, player):
            more = YES if g.bonus[player] else NO
        elif g.rules.armory_draw == "always":
            more = YES
        else:
            more = ask(g, g.seat_of[player], DRAW_MORE, vec[i64]([NO, YES]))
            if more == BLANK:
                return
    missing = hand_size(g, player) - held_over(g, player)
    if more == YES:
        missing += MORE_CARDS
    if missing > 0:
        at_once(g, DEAL, player, missing)


def held_over(g: ArmoredState, player: i64) -> i64:
    """The cards not to be drawn: one that was kept counts wherever it is now. [A-RULE-75]"""
    return len(g.hand[player]) if g.expert else g.kept[player]


def in_armory(g: ArmoredState, player: i64) -> bool:
    """Does the player's bandit stand inside the Armory? [A-ARMORY-01, A-RULE-33]"""
    return g.at[bandits_of(g, player)[0]] == inside(ARMORY)


def deal(g: ArmoredState, player: i64, count: i64, drawn: i64) -> None:
    """As in the base game, but what was put under a deck is its last part. [A-DIVERSION-02]"""
    above = len(g.top[player]) + len(g.deck[player])
    if above > 0 or len(g.under[player]) == 0:
        scheming.deal(g, player, count, drawn)
        return
    facts.drew(g, player, g.under[player][0])
    if g.expert:
        scheming.reshuffle_if_empty(g, player)
    if count > 1:
        at_once(g, DEAL, player, count - 1)


def turn_up(g: ArmoredState, round_card: i64) -> None:
    """The next round card, a Cavalry Charge card in round 5. [A-SETUP-20, A-CAVALRY-06, -07]"""
    if round_card == BLANK:
        round_card = ask(g, CHANCE, WHICH_ROUND_CARD, round_cards_to_come(g))
        if round_card == BLANK:
            return
    facts.turned_up(g, round_card)
    scheming.begin_turns(g, turns_to_play(g))


def round_cards_to_come(g: ArmoredState) -> vec[i64]:
    """Four of the set for so many bandits, then a charge of the mode. [A-SETUP-20, A-SETUP-21]"""
    if len(g.round_cards) == ROUNDS - 1:
        return g.printed.charges_for(g.rules.mode)
    cards = g.printed.rounds_for(g.bandits)
    left = vec[i64](capacity=len(cards))
    for one in cards:
        if one not in g.round_cards:
            left = append(left, one)
    return left


def turns_to_play(g: ArmoredState) -> i64:
    """Delayed assault: two turns only if a document is on the Starting Train. [A-RULE-47]"""
    if g.printed.event_of[g.round_cards[-1]] == DELAYED_ASSAULT and document_is_safe(g):
        return SHORT_ASSAULT
    return len(g.turns())


def document_is_safe(g: ArmoredState) -> bool:
    """Does some bandit on the Starting Train hold a document, be it the decoy? [A-RULE-47]"""
    for bandit in range(g.bandits):
        if on_starting(g, bandit) and DOCUMENT in kinds_in(g.held[bandit]):
            return True
    return False


def take_turn(g: ArmoredState, turn: i64) -> None:
    """All places act in the order of the turn, Il Professore at his. [A-PROF-11, A-RULE-03]"""
    kind = g.turns()[turn]
    facts.turn_began(g, turn + 1, kind)
    for place in scheming.turn_order(g, kind, g.places):
        if place == g.players:
            plays_in_turn(g, kind)
        else:
            scheming.act(g, place, kind)


def scheme(g: ArmoredState, player: i64, nth: i64, choice: i64) -> None:
    """Play a card, draw, or use the Diversion. [A-DIVERSION-01, A-DIVERSION-03]"""
    if choice == BLANK:
        kind = g.turn_kind()
        options = scheming.plays(g, player, nth, kind)
        if kind == DIVERSION and may_divert(g, player):
            options = append(options, SKIP)
        choice = scheming.ask_about_hand(g, player, options)
        if choice == BLANK:
            return
    if choice == SKIP:
        divert(g, player)
    else:
        scheming.scheme(g, player, nth, choice)


def may_divert(g: ArmoredState, player: i64) -> bool:
    """Once for each team in a Diversion turn. [A-DIVERSION-04, A-RULE-10]"""
    return not g.diverted >> team_of(g, player) & 1


def divert(g: ArmoredState, player: i64) -> None:
    """Each opponent with a card in hand loses one, unseen. [A-DIVERSION-01, A-RULE-10]"""
    facts.diverted(g, player)
    for other in players_in_order(g):
        if team_of(g, other) != team_of(g, player) and len(g.hand[other]) > 0:
            then(g, LOSE_CARD, other)


def lose_card(g: ArmoredState, player: i64, the_card: i64) -> None:
    """A random card of the hand goes under the own deck. [A-DIVERSION-01, A-DIVERSION-02]"""
    if the_card == BLANK:
        the_card = ask(g, CHANCE, WHICH_CARD_LOST, g.hand[player])
    if the_card != BLANK:
        facts.lost_card(g, player, the_card)


def lay_down(g: ArmoredState) -> None:
    """Schemin' is over; with an Action plan each may keep one. [A-PLAN-01, A-PLAN-03, A-RULE-76]"""
    if g.expert:
        scheming.lay_down(g)
        return
    planned = len(g.round_cards) < ROUNDS and ACTION_PLAN in g.turns()[: g.turn + 1]
    for player in players_in_order(g):
        if planned and len(g.hand[player]) > 0:
            then(g, KEEP_ONE, player)
        else:
            facts.laid_back(g, player)


def keep_one(g: ArmoredState, player: i64, kept: i64) -> None:
    """Keep a card for the next round, or none. [A-PLAN-01, A-RULE-09]"""
    if kept == BLANK:
        kept = ask(g, g.seat_of[player], KEEP_WHICH, append(distinct(g.hand[player]), DONE))
    if kept == DONE:
        facts.laid_back(g, player)
    elif kept != BLANK:
        facts.kept_card(g, player, kept)
