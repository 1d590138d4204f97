"""The facts of this game: the only functions that change the state; each tells what it did.

A fact works on a view as well as on the state itself: what is not told is HIDDEN, and stays so.
"""

from __future__ import annotations

from coltexpress.games.toy.crates import LOST
from coltexpress.games.toy.events import (
    BID,
    CHOSE_CAR,
    EVENTS,
    GAME_ENDED,
    HEADS,
    LOOKED,
    LOST_CRATE,
    OPENED,
    ROUND_BEGAN,
    TOOK,
    WON,
)
from coltexpress.games.toy.state import ToyState
from coltexpress.kernel.agenda import BLANK, HIDDEN
from coltexpress.kernel.facts import tell_as
from coltexpress.kernel.rows import place_of, without
from coltexpress.kernel.vecs import i64


def tell(g: ToyState, kind: i64, a: i64 = HIDDEN, b: i64 = HIDDEN, c: i64 = HIDDEN) -> None:
    """Tell what happened, if anybody listens."""
    if g.log is not None:
        tell_as(g, EVENTS, HEADS, kind, a, b, c, HIDDEN)


def round_began(g: ToyState, number: i64, bandit: i64) -> None:
    """A round began, with this lookout."""
    tell(g, ROUND_BEGAN, number, bandit)


def chose_car(g: ToyState, bandit: i64, car: i64) -> None:
    """The crate of this car is at stake."""
    g.stake = car
    tell(g, CHOSE_CAR, bandit, car)


def looked(g: ToyState, bandit: i64, loot: i64) -> None:
    """The lookout knows what is in the crate."""
    g.crate[g.stake] = loot
    tell(g, LOOKED, bandit, loot)


def bid(g: ToyState, bandit: i64, card: i64) -> None:
    """A bid card was laid open; it does not come back."""
    g.hand[bandit] = without(g.hand[bandit], place_of(g.hand[bandit], card))
    tell(g, BID, bandit, card)


def opened(g: ToyState, car: i64, loot: i64) -> None:
    """Everybody sees what was in the crate."""
    g.crate[car] = loot
    g.stake = BLANK
    tell(g, OPENED, car, loot)


def took(g: ToyState, bandit: i64, car: i64, loot: i64) -> None:
    """The crate has an owner."""
    g.taken[car] = bandit
    tell(g, TOOK, bandit, car, loot)


def lost_crate(g: ToyState, car: i64, loot: i64) -> None:
    """The crate fell off the train."""
    g.taken[car] = LOST
    tell(g, LOST_CRATE, car, loot)


def game_ended(g: ToyState) -> None:
    """No crate is closed any more."""
    tell(g, GAME_ENDED)


def won(g: ToyState, bandit: i64) -> None:
    """This player won."""
    tell(g, WON, bandit)
