"""The facts that the expansion adds or changes: they change the state and tell what they did.

As in the base game, a fact works on a view as well as on the state itself.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored.cards import PROFESSORE, deck_against
from coltexpress.games.armored.events import (
    BUNCH_PAID,
    BURST,
    COURIER_MOVED,
    COURIER_SHOT,
    COURIER_STOOD,
    DECLINED,
    DIVERTED,
    ELIMINATED,
    EVENTS,
    GRANTED,
    HEADS,
    HEALED,
    HELPED,
    KEPT_CARD,
    LADDER_PAID,
    LOST_CARD,
    NUDGED,
    PROFESSORE_IDLED,
    PROFESSORE_JOINED,
    PROFESSORE_PLAYED,
    PROFESSORE_SCHEMED,
    PROFESSORE_SHOT,
    PROFESSORE_SHOT_COURIER,
    PUT_BACK,
    TEAM_COUNTED,
    TOOK_DOCUMENT,
    TRAINS_MOVED,
    WILL_DRAW_MORE,
)
from coltexpress.games.armored.state import (
    BY_PROFESSORE,
    ArmoredState,
    action_deck,
    is_neutral,
    pile_is_gone,
    started_bullets,
    team_of,
)
from coltexpress.games.armored.trains import trains_after
from coltexpress.games.classic import facts as base
from coltexpress.games.classic.events import TOOK_CARDS
from coltexpress.games.classic.facts import leave, put_on_top
from coltexpress.kernel.agenda import HIDDEN
from coltexpress.kernel.facts import tell_as
from coltexpress.kernel.rows import merged, without
from coltexpress.kernel.vecs import append, i64, remove, vec
from coltexpress.train.cards import NEUTRAL, bullet, face_up, is_bullet, owner_of, take_out
from coltexpress.train.loot import add_token

FROM_DECK: Final = 0
FROM_HAND: Final = 1
FROM_DISCARD: Final = 2
FROM_UNDER: Final = 3  # below the deck
PLACE: Final = 256  # a healing is a card and, times this, where it is taken from


def tell(g: ArmoredState, kind: i64, a: i64 = HIDDEN, b: i64 = HIDDEN, c: i64 = HIDDEN) -> None:
    """Tell what happened, if anybody listens."""
    if g.log is not None:
        tell_as(g, EVENTS, HEADS, kind, a, b, c, HIDDEN)


# Setting up


def took_cards(g: ArmoredState, player: i64) -> None:
    """The action cards of a bandit became a deck. [A-SETUP-16..19]"""
    g.deck[player] = action_deck(g, player)
    tell(g, TOOK_CARDS, player)


def professore_joined(g: ArmoredState) -> None:
    """Il Professore has a deck, perhaps bullets, and a marker on the lowest space. [A-PROF-03]"""
    g.deck[g.players] = deck_against(g.bandits)
    g.professore_bullets = started_bullets(g)
    tell(g, PROFESSORE_JOINED)


def courier_stood(g: ArmoredState, courier: i64, spot: i64) -> None:
    """A courier took his first place."""
    g.courier[courier] = spot
    tell(g, COURIER_STOOD, courier, spot)


# Schemin'


def drew(g: ArmoredState, player: i64, drawn: i64) -> None:
    """A player took the top card of his deck; what lies under it comes last. [A-DIVERSION-02]"""
    if len(g.top[player]) > 0:
        g.top[player] = without(g.top[player], -1)
    elif len(g.deck[player]) > 0:
        g.deck[player] = take_out(g.deck[player], drawn)
    else:
        g.under[player] = without(g.under[player], 0)
    base.took_in_hand(g, player, drawn)


def turned_up(g: ArmoredState, round_card: i64) -> None:
    """The next round card was turned up; what was owed for the last round is settled."""
    for player in range(g.players):  # with one bandit each
        g.bonus[player] = 0
        g.kept[player] = 0
        g.healed[player] = 0
    base.turned_up(g, round_card)


def turn_began(g: ArmoredState, number: i64, kind: i64) -> None:
    """The next turn began; no team has used its Diversion. [A-DIVERSION-04]"""
    g.diverted = 0
    base.turn_began(g, number, kind)


def professore_played(g: ArmoredState, choice: i64) -> None:
    """The top card of Il Professore's deck went on the pile; face down nobody sees it."""
    g.deck[g.players] = take_out(g.deck[g.players], face_up(choice))
    g.pile = append(g.pile, choice)
    g.pile_by = append(g.pile_by, g.players)
    tell(g, PROFESSORE_PLAYED, choice)


def diverted(g: ArmoredState, player: i64) -> None:
    """A player skipped the turn for his team's Diversion."""
    g.diverted |= 1 << team_of(g, player)
    tell(g, DIVERTED, player)


def lost_card(g: ArmoredState, player: i64, the_card: i64) -> None:
    """A player put a card of his hand under his deck; he may look at it. [A-DIVERSION-02]"""
    g.hand[player] = take_out(g.hand[player], the_card)
    g.under[player] = append(g.under[player], the_card)
    tell(g, LOST_CARD, player, the_card)


def laid_back(g: ArmoredState, player: i64) -> None:
    """The cards left in hand went back on the deck, which will be shuffled. [C-PLAN-07]"""
    put_on_under(g, player)
    base.laid_back(g, player)


def put_on_under(g: ArmoredState, player: i64) -> None:
    """What was put under the deck is shuffled into it."""
    if len(g.under[player]) > 0:
        g.deck[player] = merged(g.deck[player], g.under[player])
        g.under[player] = vec[i64]()


def kept_card(g: ArmoredState, player: i64, the_card: i64) -> None:
    """A player kept one card face down; the others went back. [A-PLAN-01, A-RULE-09]"""
    put_on_under(g, player)
    g.deck[player] = merged(g.deck[player], take_out(g.hand[player], the_card))
    g.hand[player] = vec[i64]([the_card])
    g.kept[player] = 1
    tell(g, KEPT_CARD, player, the_card)


# Stealin'


def card_returned(g: ArmoredState, player: i64, the_card: i64) -> None:
    """A card went back; a bullet of Misty's is shuffled into her whole deck. [A-MISTY-03]"""
    if is_bullet(the_card):
        put_on_under(g, player)
    base.card_returned(g, player, the_card)


def courier_shot(g: ArmoredState, bandit: i64, courier: i64, number: i64) -> None:
    """A bandit laid one of his bullets under the Wild Bunch token. [A-COURIER-04]"""
    g.bullets[bandit] -= 1
    g.bunch = append(g.bunch, bandit)
    tell(g, COURIER_SHOT, bandit, courier, number)


def courier_moved(g: ArmoredState, courier: i64, spot: i64) -> None:
    """A courier changed floor. [A-COURIER-03]"""
    g.courier[courier] = spot
    tell(g, COURIER_MOVED, courier, spot)


def burst(g: ArmoredState, bandit: i64) -> None:
    """A bandit fired a Gatling."""
    tell(g, BURST, bandit)


def took_document(g: ArmoredState, bandit: i64, pick: i64, token: i64) -> None:
    """A bandit kept a document of his team, or the decoy. [A-ROB-03, A-ROB-05]"""
    spot = g.at[bandit]
    g.floor[spot] = leave(g, g.floor[spot], pick, token)
    g.held[bandit] = add_token(g.held[bandit], token, g.told_apart)
    tell(g, TOOK_DOCUMENT, bandit, pick, token)


def put_back(g: ArmoredState, bandit: i64, pick: i64, token: i64) -> None:
    """A bandit looked at a document and laid it back where it was. [A-ROB-04, A-ROB-05]"""
    tell(g, PUT_BACK, bandit, pick, token)


def nudged(g: ArmoredState, bandit: i64, mate: i64, action: i64) -> None:
    """A bandit gave a team-mate an action."""
    tell(g, NUDGED, bandit, mate, action)


def granted(g: ArmoredState, bandit: i64, action: i64) -> None:
    """A bandit takes the action that was given to him."""
    tell(g, GRANTED, bandit, action)


def declined(g: ArmoredState, bandit: i64) -> None:
    """A bandit did not or could not use the action that was given to him."""
    tell(g, DECLINED, bandit)


# Il Professore


def professore_schemed(g: ArmoredState, space: i64) -> None:
    """His marker climbed one space."""
    g.ladder = space
    tell(g, PROFESSORE_SCHEMED, space)


def professore_shot(g: ArmoredState, target: i64, number: i64) -> None:
    """He gave a bandit a bullet, his own or a neutral one. [A-PROF-19, A-ED-01]"""
    own = professore_fires(g)
    g.wounds[target] = append(g.wounds[target], PROFESSORE if own else BY_PROFESSORE)
    put_on_top(g, g.player_of[target], bullet(PROFESSORE if own else NEUTRAL))
    tell(g, PROFESSORE_SHOT, target, number)


def professore_shot_courier(g: ArmoredState, courier: i64, number: i64) -> None:
    """He laid a bullet under the Wild Bunch token. [A-PROF-25, A-RULE-43]"""
    g.bunch = append(g.bunch, PROFESSORE if professore_fires(g) else NEUTRAL)
    tell(g, PROFESSORE_SHOT_COURIER, courier, number)


def professore_fires(g: ArmoredState) -> bool:
    """A bullet leaves his sheet or the pile of neutral ones; was it his own? [A-ED-01, A-ED-09]"""
    own = g.rules.professore_bullets == "own"
    if own:
        g.professore_bullets -= 1
    else:
        g.neutral -= 1
    return own


def professore_idled(g: ArmoredState, the_card: i64) -> None:
    """A card of his had no effect."""
    tell(g, PROFESSORE_IDLED, the_card)


# Bullets healed


def healed(g: ArmoredState, bandit: i64, healing: i64) -> None:
    """A bandit got rid of a bullet. [A-EVENT-HEAL-01, A-EVENT-HEAL-04, A-INFIRMARY-03]"""
    player = g.player_of[bandit]
    the_card, place = healing % PLACE, healing // PLACE
    if place == FROM_HAND:
        g.hand[player] = take_out(g.hand[player], the_card)
    elif place == FROM_DISCARD:
        g.discard[player] = remove(g.discard[player], the_card)
    elif place == FROM_UNDER:
        g.under[player] = take_out(g.under[player], the_card)
    elif the_card in g.top[player]:
        g.top[player] = without_last(g.top[player], the_card)
    else:
        g.deck[player] = take_out(g.deck[player], the_card)
    source = owner_of(the_card)
    to_pile = goes_to_pile(g, source)
    for one in g.wounds[bandit]:
        if is_neutral(one) if source == NEUTRAL else one == source:
            g.wounds[bandit] = remove(g.wounds[bandit], one)
            break
    if to_pile:
        g.neutral += 1
    else:
        g.boxed = append(g.boxed, source)
    g.healed[bandit] += 1
    tell(g, HEALED, bandit, healing)


def goes_to_pile(g: ArmoredState, source: i64) -> bool:
    """Healed neutral bullets may be used again, unless the pile is gone. [A-ED-03, A-RULE-59]"""
    again = source == NEUTRAL and g.rules.healed_neutral_bullets == "pile"
    return again and not pile_is_gone(g)


def without_last(cards: vec[i64], the_card: i64) -> vec[i64]:
    """The cards without the topmost of these."""
    place: i64 = len(cards) - 1
    while cards[place] != the_card:
        place -= 1
    return without(cards, place)


# The end of a round, the end of the game


def trains_moved(g: ArmoredState, advances: i64) -> None:
    """The Starting Train advanced by two car lengths. [A-TRAIN-01]"""
    g.advances = advances
    g.trains = trains_after(advances)
    g.train = g.trains
    tell(g, TRAINS_MOVED, advances)


def will_draw_more(g: ArmoredState, player: i64) -> None:
    """A player draws two more cards at the next start of a round. [A-EVENT-COORD-01]"""
    g.bonus[player] = 2
    tell(g, WILL_DRAW_MORE, player)


def helped(g: ArmoredState, bandit: i64, spot: i64) -> None:
    """A bandit went to a team-mate. [A-EVENT-HELP-01]"""
    g.at[bandit] = spot
    tell(g, HELPED, bandit, spot)


def eliminated(g: ArmoredState, bandit: i64) -> None:
    """A bandit was left on the armored train. [A-GOAL-04]"""
    tell(g, ELIMINATED, bandit)


def ladder_paid(g: ArmoredState, team: i64, money: i64) -> None:
    """Il Professore's plan paid off. [A-PROF-29]"""
    tell(g, LADDER_PAID, team, money)


def bunch_paid(g: ArmoredState, team: i64, money: i64) -> None:
    """A team has more bullets under the Wild Bunch token. [A-SCORE-05]"""
    tell(g, BUNCH_PAID, team, money)


def team_counted(g: ArmoredState, team: i64, money: i64) -> None:
    """A team's money was counted."""
    tell(g, TEAM_COUNTED, team, money)
