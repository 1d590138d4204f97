"""A game in play, as a user of the library holds it."""

from __future__ import annotations

from collections.abc import Sequence

from coltexpress.games import game
from coltexpress.kernel.agenda import Ask, State
from coltexpress.kernel.chance import Chance, Dice
from coltexpress.kernel.errors import IllegalChoice, Unreadable
from coltexpress.kernel.events import Event
from coltexpress.kernel.match import Match
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View, look, told
from coltexpress.notation import position, record

Setting = str | int | Sequence[str]  # as a program gives an option; a bool is an int


class Game:
    """One game: what is asked, what each seat sees, and what was chosen so far."""

    def __init__(self, book: Rulebook, state: State, chance: Chance | None) -> None:
        self.book = book
        self.settings = book.settings(state)
        fresh = state == book.again(state)
        self.position = "" if fresh else position.line(book, state)  # where the game began
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
        self.match.play(whole("seat", seat), whole("choice", choice))

    def view(self, seat: int) -> View:
        """All that this seat may know; NOBODY is a spectator."""
        return look(self.state, whole("seat", seat))

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What happened, as this seat may know it, from event number `since` on."""
        heard = self.match.log
        if not 0 <= whole("since", since) <= len(heard):
            raise IllegalChoice(f"since={since}: there are {len(heard)} events, counted from 0")
        self.view(seat)  # there is such a seat
        return told(heard[since:], seat)

    def winners(self) -> list[int]:
        """The seats that have won, several or none; raises NotOver before the end."""
        return self.book.winners(self.state)

    def ranks(self) -> list[int]:
        """The rank of each seat, 1 for winners only, shared by equals; NotOver before the end."""
        return self.book.ranks(self.state)

    def scores(self) -> list[int]:
        """The money or points of each seat so far; who wins is said by `winners` and `ranks`."""
        return self.book.scores(self.state)

    def word(self, question: Ask, choice: int) -> str:
        """A choice in the words of the notation."""
        if whole("choice", choice) not in list(question.options):
            offered = ", ".join([str(option) for option in sorted(set(question.options))])
            raise IllegalChoice(f"{choice} is not an option of this question; offered: {offered}")
        return self.book.write_word(self.state, self.book.questions[question.what].options, choice)

    def line(self) -> str:
        """The position line."""
        return position.line(self.book, self.state)

    def record(self, tags: dict[str, str] | None = None) -> str:
        """The record so far, as text."""
        return record.write(
            record.Record(self.book, self.settings, tags or {}, self.match.moves, self.position)
        )


def new(name: str, *, seed: int | None = None, **settings: Setting) -> Game:
    """A new game; with a seed chance answers by itself, without one it is asked as CHANCE.

    Options are given as texts, as they are written; True and False, whole numbers and lists of
    names may be given as they are.
    """
    book = game(name)
    texts = {option: as_text(option, value) for option, value in settings.items()}
    return Game(book, book.new(texts, listen=True), dice(seed))


def as_text(option: str, value: Setting) -> str:
    """A setting as the text that is read."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (str, int)):
        return str(value)
    if isinstance(value, (list, tuple)) and all(isinstance(one, str) for one in value):
        return ",".join(value)
    raise Unreadable(
        f"{option}={value!r}: expected a text, a whole number, True or False, or a list of names"
    )


def whole(name: str, value: int) -> int:
    """A whole number, whatever somebody gave who does not check types."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise IllegalChoice(f"{name}={value!r}: expected a whole number")
    return value


def dice(seed: int | None) -> Dice | None:
    """Dice that follow from a seed, if there is one."""
    return None if seed is None else Dice(whole("seed", seed))


def begin(line: str, *, seed: int | None = None) -> Game:
    """A game that begins at a position line; its record says so, and can be resumed."""
    g = position.read(line)
    return Game(game(line.split(maxsplit=1)[0]), g, dice(seed))


def resume(text: str, *, seed: int | None = None) -> Game:
    """A game from its record, at the point where that ends."""
    found = record.read(text)
    resumed = Game(found.book, found.start(listen=True), None)
    for move in found.moves:
        resumed.play(move.seat, move.choice)
    if seed is not None:
        resumed.match.chance = dice(seed)
    return resumed
