"""Chapters A4, A5 and A13: a round begins, hands are drawn, cards go on the common pile."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic import facts
from coltexpress.games.classic.powers import (
    hand_size,
    hides_first_card,
    plays_bullets,
    plays_twice_in_tunnel,
)
from coltexpress.games.classic.printed import SPEEDING_UP, STATIONS, SWITCHING, TUNNEL, rounds_for
from coltexpress.games.classic.questions import (
    DISCARD_WHICH,
    DROP_WHICH_BULLET,
    PLAY_OR_DRAW,
    WHICH_CARD_DRAWN,
    WHICH_ROUND_CARD,
)
from coltexpress.games.classic.state import (
    AGAINST_THE_CLOCK,
    CLOCKWISE,
    ClassicState,
    bandits_of,
    order_of,
    players_in_order,
)
from coltexpress.games.classic.steps import (
    DEAL,
    DROP_BULLETS,
    END_ROUND,
    HAPPEN,
    KEEP,
    LAY_DOWN,
    SCHEME,
    STEAL,
    TURN,
    TURN_UP,
)
from coltexpress.kernel.agenda import BLANK, CHANCE, ask, ask_always, at_once, drawer, then
from coltexpress.kernel.rows import bits_of, numbers_in, put_different
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.train.cards import (
    DONE,
    DRAW,
    FACE_BITS,
    FACE_DOWN,
    NO_FACE,
    PASS,
    distinct,
    is_bullet,
)
from coltexpress.train.faces import BULLET

ROUNDS: Final = 5
DRAWN_AT_ONCE: Final = 3


def begin_round(g: ClassicState) -> None:
    """A round: hands, the round card, Schemin', Stealin', the event. [C-ROUND-01..04]"""
    facts.round_began(g, len(g.round_cards) + 1)
    for player in players_in_order(g):
        missing = hand_size(g, player) - len(g.hand[player])
        if missing > 0:  # C-RULE-56
            at_once(g, DEAL, player, missing)
    play_round(g)


def play_round(g: ClassicState) -> None:
    """All that follows when the hands are ready. [C-ROUND-02, C-ROUND-04, C-EVENT-01]"""
    then(g, TURN_UP)
    then(g, STEAL)
    then(g, HAPPEN)
    then(g, END_ROUND)


def deal(g: ClassicState, player: i64, count: i64, drawn: i64) -> None:
    """Take so many cards from the top of the deck, or what is there. [C-ROUND-03, C-RULE-06]"""
    if drawn == BLANK and len(g.top[player]) > 0:
        drawn = g.top[player][-1]
    if drawn != BLANK:
        facts.drew(g, player, drawn)
        count -= 1
    elif len(g.deck[player]) > 0:
        chance = drawer(g, WHICH_CARD_DRAWN, g.deck[player])
        if chance is None:
            return
        count = facts.drew_several(g, player, count, chance)
    elif len(g.discard[player]) > 0:  # C-EXPERT-08, C-RULE-59
        facts.reshuffled(g, player)
    else:
        return
    if g.expert:
        reshuffle_if_empty(g, player)
    if count > 0:
        at_once(g, DEAL, player, count)


def reshuffle_if_empty(g: ClassicState, player: i64) -> None:
    """In some editions the discards become the draw pile as soon as that is empty. [C-ED-10]"""
    discards = len(g.discard[player])
    at_once = g.options.expert_reshuffle == "on_empty"
    if at_once and discards > 0 and g.draw_pile(player) == discards:
        facts.reshuffled(g, player)


def drop_bullets(g: ClassicState, player: i64, dropped: i64) -> None:
    """Expert: the bullets in hand are discarded. [C-EXPERT-02, C-ED-08, C-GUEST-03, C-RULE-91]"""
    if dropped == BLANK:
        bullets = vec[i64]([one for one in distinct(g.hand[player]) if is_bullet(one)])
        if g.options.expert_bullet_discard == "may" or plays_bullets(g, player):
            if may_hold_bullet(g, player):
                options = append(bullets, DONE)
                dropped = ask_always(g, g.seat_of[player], DROP_WHICH_BULLET, options)
        elif len(bullets) > 0:
            dropped = bullets[0]
    if dropped not in (BLANK, DONE):
        facts.discarded(g, player, dropped)
        then(g, DROP_BULLETS, player)


def may_hold_bullet(g: ClassicState, player: i64) -> bool:
    """For all that everybody sees, could a bullet be in this hand? [C-RULE-01, C-RULE-92]"""
    unseen: i64 = 0
    for bandit in bandits_of(g, player):
        unseen += len(g.wounds[bandit])
    for one in g.discard[player]:
        unseen -= 1 if is_bullet(one) else 0
    for one in g.top[player]:
        unseen -= 1 if is_bullet(one) else 0
    return unseen > 0 and len(g.hand[player]) > 0


def turn_up(g: ClassicState, round_card: i64) -> None:
    """The next round card is turned up, and its turns begin. [C-ROUND-04..06]"""
    if round_card == BLANK:
        round_card = ask(g, CHANCE, WHICH_ROUND_CARD, round_cards_to_come(g))
        if round_card == BLANK:
            return
    facts.turned_up(g, round_card)
    begin_turns(g, len(g.turns()))


def begin_turns(g: ClassicState, count: i64) -> None:
    """So many turns of the round card, and Schemin' is over. [C-PLAN-06, C-EXPERT-02]"""
    if g.expert:
        for player in players_in_order(g):  # C-RULE-91
            then(g, DROP_BULLETS, player)
    for turn in range(count):
        then(g, TURN, turn)
    then(g, LAY_DOWN)


def round_cards_to_come(g: ClassicState) -> vec[i64]:
    """The cards that may be next, each as often as it is likely. [C-SETUP-17..21, C-ED-02]"""
    regular = numbers_in(bits_of(rounds_for(g.players)) & ~bits_of(g.round_cards))
    left = ROUNDS - len(g.round_cards)
    if g.options.station_position == "last":
        return STATIONS if left == 1 else regular
    for one in g.round_cards:
        if one in STATIONS:
            return regular
    often = list(regular) * (len(STATIONS) * (left - 1)) + list(STATIONS) * len(regular)
    return vec[i64](often)


def take_turn(g: ClassicState, turn: i64) -> None:
    """Each player acts once, or twice, in the order of the turn. [C-PLAN-01, C-TURN-01..05]"""
    kind = g.turns()[turn]
    facts.turn_began(g, turn + 1, kind)
    for player in turn_order(g, kind, g.players):
        act(g, player, kind)


def turn_order(g: ClassicState, kind: i64, places: i64) -> vec[i64]:
    """All places at the table from the first player on, as the turn runs. [C-PLAN-01, C-TURN-05]"""
    orders = AGAINST_THE_CLOCK if kind == SWITCHING else CLOCKWISE
    return orders[order_of(places, g.first)]


def act(g: ClassicState, player: i64, kind: i64) -> None:
    """A player acts once, or twice in a row. [C-PLAN-01, C-TURN-03, A-TWINZZ-01]"""
    then(g, SCHEME, player, 0)
    if kind == SPEEDING_UP or (kind == TUNNEL and plays_twice_in_tunnel(g, player)):
        then(g, SCHEME, player, 1)


def scheme(g: ClassicState, player: i64, nth: i64, choice: i64) -> None:
    """Play a card or draw three. [C-PLAN-02..05, C-RULE-06..10]"""
    if choice == BLANK:
        options = plays(g, player, nth, g.turn_kind())
        choice = ask_about_hand(g, player, options)
        if choice == BLANK:
            return
    if choice == DRAW:
        facts.chose_to_draw(g, player)
        at_once(g, DEAL, player, DRAWN_AT_ONCE)
    elif choice == PASS:
        facts.passed(g, player)
    else:
        facts.played(g, player, choice)


def ask_about_hand(g: ClassicState, player: i64, options: vec[i64]) -> i64:
    """Play what, or draw? Whether a hand leaves a choice is nobody else's to see. [C-RULE-92]"""
    if len(g.hand[player]) > 0:
        return ask_always(g, g.seat_of[player], PLAY_OR_DRAW, options)
    return ask(g, g.seat_of[player], PLAY_OR_DRAW, options)


def plays(g: ClassicState, player: i64, nth: i64, kind: i64) -> vec[i64]:
    """Every card that may be played, face up or down, and drawing if there is a deck."""
    options = vec[i64](capacity=16)  # always the same room is quicker than just enough
    left_out = face_left_out(g, player)
    tunnel = kind == TUNNEL and not plays_twice_in_tunnel(g, player)
    if not tunnel:
        options = put_different(options, g.hand[player], 0, FACE_BITS, left_out)
    if tunnel or (g.turn == 0 and nth == 0 and hides_first_card(g, player)):
        options = put_different(options, g.hand[player], FACE_DOWN, FACE_BITS, left_out)
    if g.draw_pile(player) > 0:
        options = append(options, DRAW)
    return options if len(options) > 0 else vec[i64]([PASS])


def face_left_out(g: ClassicState, player: i64) -> i64:
    """The face of the cards that a player may not play: bullets, but for Misty. [A-MISTY-01]"""
    if plays_bullets(g, player):
        return NO_FACE
    return BULLET


def lay_down(g: ClassicState) -> None:
    """Schemin' is over: hands go back on the decks, or are kept. [C-PLAN-06, C-PLAN-07, C-ED-09]"""
    if not g.expert:
        for player in range(g.players):
            facts.laid_back(g, player)
    elif g.options.expert_keep_timing == "after_schemin":
        keep_cards(g)


def keep_cards(g: ClassicState) -> None:
    """Expert: in player order, each keeps what he likes. [C-EXPERT-03, C-RULE-76, C-RULE-84]"""
    if len(g.round_cards) < ROUNDS:
        for player in players_in_order(g):
            then(g, KEEP, player)


def keep(g: ClassicState, player: i64, dropped: i64) -> None:
    """Expert: discard one card after the other, and keep the rest. [C-EXPERT-03, C-RULE-57]"""
    if dropped == BLANK:
        options = append(distinct(g.hand[player]), DONE)
        dropped = ask(g, g.seat_of[player], DISCARD_WHICH, options)
    if dropped not in (BLANK, DONE):
        facts.discarded(g, player, dropped)
        then(g, KEEP, player)
