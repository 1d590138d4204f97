"""What can be said for the options of Crates: what a car promises, and which bid is which."""

from __future__ import annotations

from typing import Final

from coltexpress.games.toy.rulebook import Toy, state_of
from coltexpress.kernel.agenda import HIDDEN, State
from coltexpress.protocol.advising import Adviser, Reasons
from coltexpress.protocol.messages import Question
from coltexpress.protocol.saying import Said, money


class ToyAdviser(Adviser):
    """Facts about cars and bids."""

    def reasons(self, state: State, question: Question, seat: int, option: int) -> Reasons:
        g = state_of(state)
        if question.what == "which-car":
            crate = g.printed[option]
            values = {"least": money(min(crate)), "most": money(max(crate))}
            return Reasons([Said("advice-crate", {**values})], [])
        return Reasons(of_bid(g, seat, option), [])


def of_bid(g: Toy, seat: int, bid: int) -> list[Said]:
    """A bid against the cards that the others still have."""
    others = [max(hand) for bandit, hand in enumerate(g.hand) if bandit != seat]
    found = [Said("advice-unbeatable")] if bid > max(others) else []
    if bid == min(g.hand[seat]):
        found.append(Said("advice-lowest-bid"))
    if g.crate[g.stake] != HIDDEN:
        found.append(Said("advice-inside", {"money": money(g.crate[g.stake])}))
    return found


ADVISER: Final = ToyAdviser()
