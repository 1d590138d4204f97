"""A game in play, as a user of the library holds it."""

from __future__ import annotations

from collections.abc import Sequence

from coltexpress.games import game
from coltexpress.kernel.agenda import Ask, State
from coltexpress.kernel.chance import Chance, Dice
from coltexpress.kernel.events import Event
from coltexpress.kernel.match import Match
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View, look, told
from coltexpress.notation import position, record


class Game:
    """One game: what is asked, what each seat sees, and what was chosen so far."""

    def __init__(self, book: Rulebook, state: State, chance: Chance | None) -> None:
        self.book = book
        self.settings = book.settings(state)
        self.match = Match(state, chance)

    @property
    def state(self) -> State:
        """The whole position, secrets included: not for players, bots or pages."""
        return self.match.state

    @property
    def asks(self) -> list[Ask]:
        """The open questions: who must choose, and among what."""
        return self.match.asks

    @property
    def over(self) -> bool:
        """Is the game at its end?"""
        return self.match.over

    def play(self, seat: int, choice: int) -> None:
        """Answer a question; raises IllegalChoice, and then nothing has changed."""
        self.match.play(seat, choice)

    def view(self, seat: int) -> View:
        """All that this seat may know."""
        return look(self.state, seat)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What happened, as this seat may know it."""
        return told(self.match.log[since:], seat)

    def winners(self) -> list[int]:
        """The seats that have won."""
        return self.book.winners(self.state)

    def scores(self) -> list[int]:
        """The money or points of each seat."""
        return self.book.scores(self.state)

    def word(self, question: Ask, choice: int) -> str:
        """A choice in the words of the notation."""
        return self.book.write_word(self.state, self.book.questions[question.what].options, choice)

    def line(self) -> str:
        """The position line."""
        return position.line(self.book, self.state)

    def record(self, tags: dict[str, str] | None = None) -> str:
        """The record so far, as text."""
        return record.write(record.Record(self.book, self.settings, tags or {}, self.match.moves))


def new(name: str, *, seed: int | None = None, **settings: str | int | Sequence[str]) -> Game:
    """A new game; with a seed chance answers by itself, without one it is asked as CHANCE."""
    book = game(name)
    texts = {
        option: ",".join(value) if isinstance(value, (list, tuple)) else str(value)
        for option, value in settings.items()
    }
    return Game(book, book.new(texts, listen=True), None if seed is None else Dice(seed))


def resume(text: str, *, seed: int | None = None) -> Game:
    """A game from its record, at the point where that ends."""
    found = record.read(text)
    resumed = Game(found.book, found.start(listen=True), None)
    for move in found.moves:
        resumed.play(move.seat, move.choice)
    if seed is not None:
        resumed.match.chance = Dice(seed)
    return resumed
