"""From the number of a rule to its function."""

from __future__ import annotations

from coltexpress.games.toy import rules
from coltexpress.games.toy.state import ToyState
from coltexpress.games.toy.steps import BID, LOOK, ROUND
from coltexpress.kernel.agenda import State, taken_apart
from coltexpress.kernel.vecs import i64


class Toy(ToyState):
    """A game of Crates, in progress."""

    def copy(self) -> Toy:
        return Toy(self.options, self)

    def resolve(self, step: i64) -> None:
        """Carry out one step, or ask for its first blank."""
        rule, a, b, c, _ = taken_apart(step)
        if rule == ROUND:
            rules.begin_round(self)
        elif rule == LOOK:
            rules.look(self, a, b, c)
        elif rule == BID:
            rules.bid(self, a)
        else:
            rules.end_game(self)


def state_of(state: State) -> Toy:
    """The state, known to be one of this game."""
    assert isinstance(state, Toy), "a state of another game"
    return state
