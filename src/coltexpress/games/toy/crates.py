"""Who may look into which crate: the one secret of the game."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.agenda import BLANK, HIDDEN
from coltexpress.kernel.fields import only
from coltexpress.kernel.vecs import i64, vec

CLOSED: Final = BLANK  # whose a crate is that nobody has opened
LOST: Final = 9  # whose it is if nobody took it; no seat has this number


def opened(taken: vec[i64]) -> i64:
    """How many crates have been opened."""
    return len([owner for owner in taken if owner != CLOSED])


def lookout_of(taken: vec[i64], players: i64) -> i64:
    """The lookout passes on clockwise after every crate. [T-SETUP-04, T-ROUND-02]"""
    return opened(taken) % players


def crates_seen(crate: vec[i64], stake: i64, taken: vec[i64], players: i64, seat: i64) -> vec[i64]:
    """The crate at stake is known to the lookout alone. [T-LOOK-03]"""
    shown = crate[:]
    if stake != BLANK and shown[stake] != BLANK and seat != lookout_of(taken, players):
        shown[stake] = HIDDEN
    return shown


def who_knows(stake: i64, taken: vec[i64], players: i64) -> i64:
    """The seats that see more than everybody, one bit each."""
    return only(lookout_of(taken, players)) if stake != BLANK else 0
