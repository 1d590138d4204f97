"""The words of the scenario tests: a table from its position line, played as in a record.

t = table("toy players=2 hands=1245,1235 cars=B$300;-;*$600;- agenda=bid:? sealed=-,-")
t.play("B which-bid 2", "T which-bid 5")
assert t.cars == "B$300;-;T$600;-"
"""

from __future__ import annotations

from staging import Staged

import coltexpress
from coltexpress.games import game
from coltexpress.games.toy.rulebook import Toy, state_of

BOOK = game("toy")
SPECTATOR = -4


class Table(Staged):
    """A game that a test sets up, plays and looks at."""

    g: Toy

    def __init__(self, g: Toy) -> None:
        super().__init__(BOOK, g)

    def bid(self, **bids: int) -> Table:
        """Some bid: `bid(B=2, T=5)`."""
        return self.play(*[f"{letter} which-bid {card}" for letter, card in bids.items()])

    @property
    def hands(self) -> str:
        """The bid cards that are left."""
        return BOOK.write_fields(self.g)["hands"]

    @property
    def cars(self) -> str:
        """The cars and their crates."""
        return BOOK.write_fields(self.g)["cars"]

    def story(self, seat: int | None = None) -> list[str]:
        """What happened, in full or as one seat was told: `looked B $300`."""
        return self.told_to(seat)


def new(**settings: str) -> Table:
    """A new game at its first question."""
    return Table(state_of(BOOK.new(settings, listen=True)))


def table(line: str) -> Table:
    """The game behind a position line."""
    return Table(state_of(coltexpress.read(line)))
