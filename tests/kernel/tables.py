"""Tables of the toy game for the tests of the kernel: odd ones, and rules put on their agenda."""

from __future__ import annotations

from coltexpress.games.toy.crates import LOST
from coltexpress.games.toy.options import Options
from coltexpress.games.toy.printed import CARS
from coltexpress.games.toy.rulebook import Toy
from coltexpress.kernel.agenda import Step, advance, waiting
from coltexpress.kernel.log import Log
from coltexpress.kernel.rows import row, rows

FULL = [1, 2, 3, 4, 5]


def table(*hands: list[int], closed: tuple[int, ...] = (0, 1, 2, 3)) -> Toy:
    """A table with these bid cards, all for two if none is said, and these closed crates."""
    g = Toy(Options(len(hands) or 2))
    g.hand = rows(list(hands) or [FULL, FULL])
    g.taken = row([-1 if car in closed else LOST for car in range(CARS)])
    g.log = Log()
    return g


def bidding(*hands: list[int], closed: tuple[int, ...] = (3,)) -> Toy:
    """A table where $1000 in the last car are at stake."""
    g = table(*hands, closed=closed)
    g.stake, g.crate[3] = 3, 1000
    return g


def go(g: Toy, *steps: Step) -> Toy:
    """The table after these rules, as far as it gets without answers."""
    g.agenda = row([step.number() for step in reversed(steps)])
    advance(g)
    return g


def asked(g: Toy) -> list[tuple[int, int, tuple[int, ...]]]:
    """The open questions: who, what, among what."""
    return [question.key() for question in waiting(g)]


def story(g: Toy) -> list[tuple[int, tuple[int, ...]]]:
    """What happened: kinds and arguments."""
    assert g.log is not None
    return [event.key() for event in g.log]
