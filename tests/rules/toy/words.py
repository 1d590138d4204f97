"""The words of the scenario tests: a table from its position line, played as in a record.

t = table("toy players=2 hands=1245,1235 cars=B$300;-;*$600;- agenda=bid:? sealed=-,-")
t.play("B which-bid 2", "T which-bid 5")
assert t.cars == "B$300;-;T$600;-"
"""

from __future__ import annotations

import coltexpress
from coltexpress.games import game
from coltexpress.games.toy.game import state_of
from coltexpress.games.toy.rulebook import Toy
from coltexpress.kernel.agenda import waiting
from coltexpress.kernel.events import as_told_to
from coltexpress.notation.record import Record, play_line

BOOK = game("toy")
SPECTATOR = -4


class Table:
    """A game that a test sets up, plays and looks at."""

    def __init__(self, g: Toy) -> None:
        self.g = g
        g.log = g.log or []

    def play(self, *lines: str) -> Table:
        """Answer questions, written as in a record: `B which-car 3`, `dice what-is-inside $0`."""
        for text in lines:
            play_line(Record(BOOK, {}, {}, []), self.g, text.split())
        return self

    def bid(self, **bids: int) -> Table:
        """Some bid: `bid(B=2, T=5)`."""
        return self.play(*[f"{letter} which-bid {card}" for letter, card in bids.items()])

    @property
    def asks(self) -> list[str]:
        """Who is asked what, and among what: `B which-car 1 2 3 4`."""
        return [
            " ".join(
                [
                    self.word("seat", question.seat),
                    kind.name,
                    *[self.word(kind.options, option) for option in question.options],
                ]
            )
            for question in waiting(self.g)
            for kind in [BOOK.questions[question.what]]
        ]

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
        assert self.g.log is not None
        events = [one if seat is None else as_told_to(one, seat) for one in self.g.log]
        return [
            " ".join(
                [kind.name, *[self.word(*pair) for pair in zip(kind.args, one.args, strict=True)]]
            )
            for one in events
            for kind in [BOOK.events[one.kind]]
        ]

    def word(self, kind: str, value: int) -> str:
        return BOOK.write_word(self.g, kind, value)


def new(**settings: str) -> Table:
    """A new game at its first question."""
    return Table(state_of(BOOK.new(settings, listen=True)))


def table(line: str) -> Table:
    """The game behind a position line."""
    return Table(state_of(coltexpress.read(line)))
