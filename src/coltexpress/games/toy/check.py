"""What no state of this game can look like, and why."""

from __future__ import annotations

from coltexpress.games.toy.crates import CLOSED, opened
from coltexpress.games.toy.printed import BIDS, CARS, CRATES
from coltexpress.games.toy.state import BIDDING, OVER, ToyState, phase
from coltexpress.games.toy.steps import BID
from coltexpress.kernel.agenda import BLANK, HIDDEN, next_step
from coltexpress.kernel.errors import demand


def check(g: ToyState) -> None:
    """Raise BadPosition with the reason if no game could rest like this."""
    for car in range(CARS):
        known = g.taken[car] != CLOSED or car == g.stake
        loot = g.crate[car]
        unseen = loot == HIDDEN and car == g.stake
        demand(known or loot == BLANK, "a closed crate holds nothing yet (T-LOOK-02)")
        printed = unseen or loot in CRATES[car]
        demand(not known or printed, "not printed on its car (T-SETUP-02)")
    for hand in g.hand:
        cards = list(hand)
        demand(sorted(set(cards)) == cards, "bid cards are in order, one of each (T-SETUP-03)")
        demand(all(card in BIDS for card in cards), "there is no such bid card (T-SETUP-03)")
        used = len(BIDS) - len(cards)
        demand(used == opened(g.taken), "a bid card is used for every crate (T-BID-03)")
    over = len(g.agenda) == 0
    demand(over == (phase(g) == OVER), "the game ends when all crates are open (T-END-01)")
    if not over:
        bidding = next_step(g).rule == BID
        demand(bidding == (phase(g) == BIDDING), "bids are for the crate at stake (T-ROUND-01)")
