"""The state of the base game: one flat class of short lists of small numbers.

Seats choose, players have a deck and a hand, bandits stand on the train. With three to six players
the three go together; with two, a player leads a gang of two bandits.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic.printed import CAR_JEWELS, CAR_PURSES, TURNS
from coltexpress.games.classic.stored import ClassicStored
from coltexpress.kernel.agenda import ask
from coltexpress.kernel.rows import numbers_in, rows
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.owners import BY_BANDIT, BY_PLAYER

SETUP: Final = 0
SCHEMIN: Final = 1
STEALIN: Final = 2
ROUND_END: Final = 3
OVER: Final = 4
PHASES: Final = ("setup", "schemin", "stealin", "round_end", "over")

# Where a wound came from, if not from a bandit's gun.
BY_MEETING: Final = 20
BY_EVENT: Final = 21


class ClassicState(ClassicStored):
    """Everything in play, and whose it is; its fields are declared in fields.py."""

    def turns(self) -> vec[i64]:
        """The kinds of the turns on the round card that lies on top. [C-ROUND-05, C-ROUND-06]"""
        return TURNS[self.round_cards[-1]]

    def turn_kind(self) -> i64:
        """The kind of the turn that is being played."""
        return TURNS[self.round_cards[-1]][self.turn]

    def car_loot(self, car: i64) -> tuple[i64, i64]:
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
        return super().seat_behind(one_of, number)

    def lying_open(self, row: i64) -> i64:
        """At the end loot is turned over, token by token. [C-SCORE-01]"""
        return len(self.held[row]) - self.uncounted[row] if self.phase == OVER else 0


def seat_of(g: ClassicState, bandit: i64) -> i64:
    """Who chooses for this bandit."""
    return g.seat_of[g.player_of[bandit]]


def ask_bandit(g: ClassicState, me: i64, what: i64, options: vec[i64]) -> i64:
    """Ask whoever leads this bandit; BLANK while there is no answer."""
    return ask(g, g.seat_of[g.player_of[me]], what, options)


def bandits_of(g: ClassicState, player: i64) -> vec[i64]:
    """The bandits that a player leads: one, or a gang of two."""
    return g.gang[player]


MOST_PLACES: Final = 10  # at a table


def _orders(step: int) -> vec[vec[i64]]:
    """By number of places at the table and first place: all of them, one way round."""
    return rows(
        [
            [(first + step * k) % places for k in range(places)]
            for places in range(MOST_PLACES + 1)
            for first in range(MOST_PLACES)
        ]
    )


CLOCKWISE: Final = _orders(1)
AGAINST_THE_CLOCK: Final = _orders(-1)


def order_of(places: i64, first: i64) -> i64:
    """Where the order of so many places from the first one stands in the tables above."""
    return places * MOST_PLACES + first


def players_in_order(g: ClassicState) -> vec[i64]:
    """The players clockwise from the first player. [C-PLAN-01]"""
    return CLOCKWISE[order_of(g.players, g.first)]


def bandits_in_order(g: ClassicState) -> list[int]:
    """The bandits, in the order of their players."""
    return [bandit for player in players_in_order(g) for bandit in bandits_of(g, player)]


def beside(g: ClassicState, me: i64) -> vec[i64]:
    """Everybody else who stands where this bandit stands."""
    return numbers_in(bandits_on(g, 1 << g.at[me]) & ~(1 << me))


def others_at(g: ClassicState, me: i64, spot: i64) -> vec[i64]:
    """Everybody but this bandit who stands there."""
    return vec[i64]([one for one in range(g.bandits) if g.at[one] == spot and one != me])


def others_spots(g: ClassicState, me: i64) -> i64:
    """Where everybody but this bandit stands, a bit for each spot."""
    spots: i64 = 0
    for one in range(g.bandits):
        if one != me:
            spots |= 1 << g.at[one]
    return spots


def bandits_at(g: ClassicState, spot: i64) -> vec[i64]:
    """Who stands there; any number may. [C-RULE-18]"""
    return vec[i64]([bandit for bandit in range(g.bandits) if g.at[bandit] == spot])


def bandits_on(g: ClassicState, spots: i64) -> i64:
    """Who stands on any of these spots, once all stand; a bit for each spot, and each bandit.

    Who stands where is random in a game: so a bit is moved to its place instead of asked about.
    """
    bandits: i64 = 0
    for one in range(g.bandits):
        bandits |= (spots >> g.at[one] & 1) << one
    return bandits


def round_number(g: ClassicState) -> i64:
    """The round that is being played, 0 before the first."""
    return len(g.round_cards)
