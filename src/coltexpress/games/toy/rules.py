"""The rules: a round with its two questions, and the end."""

from __future__ import annotations

from coltexpress.games.toy import facts
from coltexpress.games.toy.crates import LOST
from coltexpress.games.toy.printed import CRATES
from coltexpress.games.toy.questions import WHAT_IS_INSIDE, WHICH_BID, WHICH_CAR
from coltexpress.games.toy.scoring import winners
from coltexpress.games.toy.state import ToyState, closed, lookout, round_number
from coltexpress.games.toy.steps import BID, END_GAME, LOOK, ROUND
from coltexpress.kernel.agenda import BLANK, CHANCE, ask, ask_sealed, then, unseal
from coltexpress.kernel.vecs import i64, vec


def begin_round(g: ToyState) -> None:
    """A round: the lookout looks, then everybody bids. [T-ROUND-01]"""
    facts.round_began(g, round_number(g), lookout(g))
    then(g, LOOK, lookout(g))
    then(g, BID)


def look(g: ToyState, me: i64, car: i64, loot: i64) -> None:
    """The lookout chooses a car openly; chance fills its crate. [T-LOOK-01..03]"""
    if car == BLANK:
        car = ask(g, me, WHICH_CAR, closed(g))
        if car == BLANK:
            return
    if loot == BLANK:
        loot = ask(g, CHANCE, WHAT_IS_INSIDE, CRATES[car])
    if loot != BLANK:
        facts.chose_car(g, me, car)
        facts.looked(g, me, loot)


def bid(g: ToyState, sealed: i64) -> None:
    """All bid at the same time; then the crate is opened. [T-BID-01..06]"""
    if sealed == BLANK:
        for bandit in range(g.players):
            ask_sealed(g, bandit, WHICH_BID, g.hand[bandit][:])
        return
    bids = unseal(g)
    for bandit in range(g.players):
        facts.bid(g, bandit, bids[bandit])
    open_crate(g, best_bidder(g, bids))
    then(g, ROUND if len(closed(g)) > 0 else END_GAME)


def best_bidder(g: ToyState, bids: vec[i64]) -> i64:
    """Whoever made the highest bid that nobody else made, or LOST. [T-BID-05, T-BID-06]"""
    best: i64 = lookout(g) if g.options.all_equal == "lookout" else LOST
    highest: i64 = 0
    for bandit, card in enumerate(bids):
        if card > highest and len([other for other in bids if other == card]) == 1:
            best = bandit
            highest = card
    return best


def open_crate(g: ToyState, taker: i64) -> None:
    """Everybody sees what was in it, and who gets it. [T-BID-04..06]"""
    car = g.stake
    loot = g.crate[car]
    facts.opened(g, car, loot)
    if taker == LOST:
        facts.lost_crate(g, car, loot)
    else:
        facts.took(g, taker, car, loot)


def end_game(g: ToyState) -> None:
    """All crates are open. [T-END-01..03]"""
    facts.game_ended(g)
    for bandit in winners(g):
        facts.won(g, bandit)
