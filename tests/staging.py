"""What the scenario tests of all games have in common: a game played and told in its notation."""

from __future__ import annotations

from typing import Self

from coltexpress.kernel.agenda import CHANCE, State, Step, advance, choose, waiting
from coltexpress.kernel.events import as_told_to
from coltexpress.kernel.log import Log
from coltexpress.kernel.match import Move
from coltexpress.kernel.rows import row
from coltexpress.kernel.rules import Rulebook
from coltexpress.notation.position import line
from coltexpress.notation.record import Record, play_line


class Staged:
    """A game that a test sets up, plays and looks at."""

    def __init__(self, book: Rulebook, g: State) -> None:
        self.book = book
        self.g = g
        g.log = g.log or Log()
        self.moves: list[Move] = []

    # playing

    def go(self, *steps: str) -> Self:
        """Put steps on the agenda, first one first, and play on until somebody is asked."""
        for text in reversed(steps):
            name, *words = text.split(":")
            rule = [kind.name for kind in self.book.steps].index(name)
            args = [
                self.book.read_word(self.g, kind, word)
                for kind, word in zip(self.book.steps[rule].args, words, strict=False)
            ]
            args += [-1] * (4 - len(args))
            self.g.agenda = row([*self.g.agenda, Step(rule, *args).number()])
        advance(self.g)
        return self

    def play(self, *lines: str) -> Self:
        """Answer questions, written as in a record: `D fire-at-whom C`, `dice which-purse $300`."""
        for text in lines:
            play_line(Record(self.book, {}, {}, self.moves), self.g, text.split())
        return self

    def roll(self, until: str = "") -> Self:
        """Chance answers, always with its first option, until a player is asked, or this."""
        while any(one.startswith("dice ") and f" {until} " not in one for one in self.asks()):
            choose(self.g, CHANCE, self.g.asks[0].options[0])
        return self

    def play_out(self) -> Self:
        """Everybody answers with the first option until nothing is asked any more."""
        while waiting(self.g):
            choose(self.g, waiting(self.g)[0].seat, waiting(self.g)[0].options[0])
        return self

    # looking

    def asks(self) -> list[str]:
        """The open questions: `D fire-at-whom C T`; chance's options each as often as likely."""
        return [
            " ".join([self.word("seat", question.seat), kind.name, *options])
            for question in waiting(self.g)
            for kind in [self.book.questions[question.what]]
            for options in [[self.word(kind.options, option) for option in question.options]]
        ]

    def options(self) -> str:
        """The options of the only open question, without who and what."""
        (question,) = self.asks()
        return " ".join(question.split()[2:])

    def told_to(self, seat: int | None) -> list[str]:
        """What happened so far, as everybody or as one seat was told: `shot D C 6`."""
        assert self.g.log is not None
        told = []
        for event in self.g.log:
            heard = event if seat is None else as_told_to(event, seat)
            kind = self.book.events[event.kind]
            words = [self.word(*pair) for pair in zip(kind.args, heard.args, strict=True)]
            told.append(" ".join([kind.name, *words]))
        return told

    def happened(self, *names: str) -> list[str]:
        """Those events of the story that have one of these names."""
        return [told for told in self.told_to(None) if told.split()[0] in names]

    @property
    def line(self) -> str:
        """The position line."""
        return line(self.book, self.g)

    def word(self, kind: str, value: int) -> str:
        return self.book.write_word(self.g, kind, value)
