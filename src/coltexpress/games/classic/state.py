"""The state of the base game: one flat class of short lists of small numbers.

Seats choose, players have a deck and a hand, bandits stand on the train. With three to six players
the three go together; with two, a player leads a gang of two bandits.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic.options import Options
from coltexpress.games.classic.printed import (
    BULLETS,
    CAR_JEWELS,
    CAR_PURSES,
    LOOT,
    NEUTRAL_BULLETS,
    TURNS,
)
from coltexpress.kernel.agenda import BLANK, HIDDEN, NOBODY, State, ask
from coltexpress.kernel.fields import BY_SEAT
from coltexpress.kernel.rows import copied, empty_rows, frozen, row, rows
from coltexpress.kernel.vecs import i64, vec
from coltexpress.table.cards import hidden, lies_down
from coltexpress.table.loot import backs
from coltexpress.table.owners import BY_BANDIT, BY_PLAYER
from coltexpress.table.train import NOWHERE, train_of

SETUP: Final = 0
SCHEMIN: Final = 1
STEALIN: Final = 2
ROUND_END: Final = 3
OVER: Final = 4
PHASES: Final = ("setup", "schemin", "stealin", "round_end", "over")

# Where a wound came from, if not from a bandit's gun.
BY_MEETING: Final = 20
BY_EVENT: Final = 21


class ClassicTable(State):
    """Everything that lies on the table, and whose it is."""

    def __init__(self, options: Options, like: ClassicTable | None = None) -> None:
        super().__init__(options.players, like)
        if like is None:
            pawns = options.pawns
            self.options = options
            self.gangs = options.gangs
            self.expert = options.expert
            self.told_apart = options.tokens_told_apart
            self.train = train_of(options.cars)
            # people
            self.players: i64 = options.decks
            self.bandits: i64 = pawns
            self.who: vec[i64] = vec[i64]([BLANK] * pawns)  # by bandit: the character
            self.player_of = row([0, 0, 1, 1] if options.gangs else list(range(pawns)))  # by bandit
            self.gang = rows(
                [[0, 1], [2, 3]] if options.gangs else [[pawn] for pawn in range(pawns)]
            )
            self.seat_of: vec[i64] = vec[i64](range(options.decks))  # by player
            # the train
            self.cars: vec[i64] = vec[i64](
                [BLANK] * options.cars
            )  # by section after the locomotive
            self.at: vec[i64] = vec[i64]([NOWHERE] * pawns)  # by bandit: the spot
            self.marshal: i64 = NOWHERE
            self.floor = empty_rows(self.train.spots)  # by spot: loot
            self.box = row(sorted(LOOT))  # loot that is not in play
            self.spare = 0  # strongboxes waiting beside the train
            self.made_up = 0  # $250 purses made up when the box had none left
            # what bandits have
            self.held = empty_rows(pawns)  # by bandit: loot
            self.bullets: vec[i64] = vec[i64]([BULLETS] * pawns)  # by bandit: own bullets left
            self.wounds = empty_rows(pawns)  # by bandit: from whom
            self.neutral: i64 = NEUTRAL_BULLETS
            # cards, by player
            self.hand = empty_rows(options.decks)  # sorted
            self.deck = empty_rows(options.decks)  # in no order, so sorted too
            self.top = empty_rows(options.decks)  # known, above the deck
            self.discard = empty_rows(options.decks)
            self.law: vec[i64] = vec[i64]([BLANK] * options.decks)  # whose Marshal card a gang kept
            # the common pile, first played first
            self.pile: vec[i64] = vec[i64]()  # some cards face down
            self.pile_by: vec[i64] = vec[i64]()  # the player
            # where we are
            self.phase: i64 = SETUP
            self.round_cards: vec[i64] = vec[i64]()  # turned up so far
            self.turn: i64 = 0
            self.first: i64 = 0  # the first player
        else:
            self.options = like.options
            self.gangs = like.gangs
            self.expert = like.expert
            self.told_apart = like.told_apart
            self.train = like.train
            self.players = like.players
            self.bandits = like.bandits
            self.who = like.who[:]
            self.player_of = like.player_of
            self.gang = like.gang
            self.seat_of = like.seat_of
            self.cars = like.cars[:]
            self.at = like.at[:]
            self.marshal = like.marshal
            self.floor = copied(like.floor)
            self.box = like.box[:]
            self.spare = like.spare
            self.made_up = like.made_up
            self.held = copied(like.held)
            self.bullets = like.bullets[:]
            self.wounds = copied(like.wounds)
            self.neutral = like.neutral
            self.hand = copied(like.hand)
            self.deck = copied(like.deck)
            self.top = copied(like.top)
            self.discard = copied(like.discard)
            self.law = like.law[:]
            self.pile = like.pile[:]
            self.pile_by = like.pile_by[:]
            self.phase = like.phase
            self.round_cards = like.round_cards[:]
            self.turn = like.turn
            self.first = like.first

    def contents(self) -> tuple[object, ...]:
        return (
            self.options,
            tuple(self.who),
            tuple(self.cars),
            tuple(self.at),
            self.marshal,
            frozen(self.floor),
            tuple(self.box),
            self.spare,
            self.made_up,
            frozen(self.held),
            tuple(self.bullets),
            frozen(self.wounds),
            self.neutral,
            frozen(self.hand),
            frozen(self.deck),
            frozen(self.top),
            frozen(self.discard),
            tuple(self.law),
            tuple(self.pile),
            tuple(self.pile_by),
            self.phase,
            tuple(self.round_cards),
            self.turn,
            self.first,
        )

    def turns(self) -> vec[i64]:
        """The kinds of the turns on the round card that lies on top. [C-ROUND-05, C-ROUND-06]"""
        return TURNS[self.round_cards[-1]]

    def car_loot(self, car: i64) -> tuple[int, int]:
        """The purses and jewels printed on the floor of a car. [C-SETUP-12]"""
        return CAR_PURSES[car], CAR_JEWELS[car]

    def watched(self, spot: i64) -> bool:
        """Is the Marshal there, so that a bandit who arrives must flee? [C-MEET-01]"""
        return spot == self.marshal

    def draw_pile(self, player: i64) -> i64:
        """How many cards a player could still draw. [C-RULE-06, C-RULE-59]"""
        return len(self.deck[player]) + len(self.top[player]) + len(self.discard[player])

    def seat_behind(self, one_of: i64, number: i64) -> i64:
        if one_of == BY_PLAYER:
            return self.seat_of[number]
        if one_of == BY_BANDIT:
            return self.seat_of[self.player_of[number]]
        return number if one_of == BY_SEAT else NOBODY

    def hide_from(self, seat: i64) -> None:
        """Cover what this seat may not know. [C-RULE-01, C-RULE-03, C-SETUP-08]"""
        self.box = backs(self.box)
        for spot in range(self.train.spots):
            self.floor[spot] = backs(self.floor[spot])
        for bandit in range(self.bandits):
            if self.seat_of[self.player_of[bandit]] != seat and self.phase != OVER:
                self.held[bandit] = backs(self.held[bandit])
        for player in range(self.players):
            if self.seat_of[player] != seat:
                self.hand[player] = hidden(self.hand[player])
                self.deck[player] = hidden(self.deck[player])
        for place, by in enumerate(self.pile_by):
            if lies_down(self.pile[place]) and self.seat_of[by] != seat:
                self.pile[place] = HIDDEN


def seat_of(g: ClassicTable, bandit: i64) -> i64:
    """Who chooses for this bandit."""
    return g.seat_of[g.player_of[bandit]]


def ask_bandit(g: ClassicTable, me: i64, what: i64, options: vec[i64]) -> i64:
    """Ask whoever leads this bandit; BLANK while there is no answer."""
    return ask(g, g.seat_of[g.player_of[me]], what, options)


def bandits_of(g: ClassicTable, player: i64) -> vec[i64]:
    """The bandits that a player leads: one, or a gang of two."""
    return g.gang[player]


def _orders(step: int) -> list[vec[vec[i64]]]:
    """By number of places at the table and first place: all of them, one way round."""
    return [
        rows([[(first + step * k) % places for k in range(places)] for first in range(places)])
        for places in range(11)
    ]


CLOCKWISE: Final = _orders(1)
AGAINST_THE_CLOCK: Final = _orders(-1)


def players_in_order(g: ClassicTable) -> vec[i64]:
    """The players clockwise from the first player. [C-PLAN-01]"""
    return CLOCKWISE[g.players][g.first]


def bandits_in_order(g: ClassicTable) -> list[int]:
    """The bandits, in the order of their players."""
    return [bandit for player in players_in_order(g) for bandit in bandits_of(g, player)]


def beside(g: ClassicTable, me: i64) -> vec[i64]:
    """Everybody else who stands where this bandit stands."""
    return others_at(g, me, g.at[me])


def others_at(g: ClassicTable, me: i64, spot: i64) -> vec[i64]:
    """Everybody but this bandit who stands there."""
    return vec[i64]([one for one in range(g.bandits) if g.at[one] == spot and one != me])


def others_spots(g: ClassicTable, me: i64) -> i64:
    """Where everybody but this bandit stands, a bit for each spot."""
    spots: i64 = 0
    for one in range(g.bandits):
        if one != me:
            spots |= 1 << g.at[one]
    return spots


def bandits_at(g: ClassicTable, spot: i64) -> vec[i64]:
    """Who stands there; any number may. [C-RULE-18]"""
    return vec[i64]([bandit for bandit in range(g.bandits) if g.at[bandit] == spot])
