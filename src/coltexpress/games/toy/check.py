"""What no state of this game can look like, and why."""

from __future__ import annotations

from coltexpress.games.toy.crates import CLOSED, opened
from coltexpress.games.toy.printed import BIDS, CARS, CRATES
from coltexpress.games.toy.state import BIDDING, OVER, ToyState, phase
from coltexpress.games.toy.steps import BID
from coltexpress.kernel.agenda import BLANK, HIDDEN, next_step
from coltexpress.kernel.demands import demand, demand_among, demand_cards
from coltexpress.train.bandits import LETTERS


def check(g: ToyState) -> None:
    """Raise BadPosition with the reason if no game could rest like this."""
    for car in range(CARS):
        check_crate(g, car)
    for seat, hand in enumerate(g.hand):
        check_hand(g, LETTERS[g.who[seat]], list(hand))
    over = len(g.agenda) == 0
    ended = over == (phase(g) == OVER)
    this, that = ("agenda=-", "cars=…-") if over else ("agenda=…", "cars=")
    demand(ended, "does_not_fit", this=this, that=that, clause="T-END-01")
    if not over:
        bidding = next_step(g).rule == BID
        right = bidding == (phase(g) == BIDDING)
        demand(right, "go_together", this="agenda=…bid", that="cars=…*", clause="T-ROUND-01")


def check_crate(g: ToyState, car: int) -> None:
    """A closed crate holds nothing yet, another one what is printed. [T-LOOK-02, T-SETUP-02]"""
    loot = g.crate[car]
    if g.taken[car] == CLOSED and car != g.stake:
        demand(loot == BLANK, "does_not_fit", this=f"${loot}", that="cars=…-", clause="T-LOOK-02")
    elif loot != HIDDEN or car != g.stake:
        demand_among("cars", f"${loot}", [f"${one}" for one in CRATES[car]], "T-SETUP-02")


def check_hand(g: ToyState, who: str, cards: list[int]) -> None:
    """Bid cards in order, each once, and one used for every crate. [T-SETUP-03, T-BID-03]"""
    hand = "".join(map(str, cards))
    in_order = sorted(set(cards)) == cards
    demand(in_order, "in_order", what=f"hands={hand}", clause="T-SETUP-03")
    for card in cards:
        demand_among("hands", str(card), map(str, BIDS), "T-SETUP-03")
    demand_cards(who, "hands=", len(cards), len(BIDS) - opened(g.taken), "T-BID-03")
