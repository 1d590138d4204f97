"""From the number of a rule to its function."""

from __future__ import annotations

from coltexpress.games.toy import rules
from coltexpress.games.toy.options import Options
from coltexpress.games.toy.state import ToyState
from coltexpress.games.toy.steps import BID, LOOK, ROUND
from coltexpress.kernel.agenda import advance, then
from coltexpress.kernel.chance import Chance
from coltexpress.kernel.vecs import i64


class Toy(ToyState):
    """A game of Crates, in progress."""

    def copy(self) -> Toy:
        return Toy(self.options, self)

    def resolve(self, rule: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry out one step, or ask for its first blank."""
        if rule == ROUND:
            rules.begin_round(self)
        elif rule == LOOK:
            rules.look(self, a, b, c)
        elif rule == BID:
            rules.bid(self, a)
        else:
            rules.end_game(self)


def new_game(options: Options, chance: Chance | None = None, *, listen: bool = False) -> Toy:
    """A game at its first question."""
    g = Toy(options)
    g.chance = chance
    g.log = [] if listen else None
    then(g, ROUND)
    advance(g)
    return g
