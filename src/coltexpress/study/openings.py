"""The opening book: which first choices win, with which bandit, at which place of the table.

Counted in a series of the arena, in which everybody plays every bandit at every place equally
often. A place is counted from who begins. The first choice is drawn, so that good ones are told
from those that good players like in good positions; then bots play on as well as they can.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from coltexpress.bots.bot import AS_USUAL, Bot, Budget
from coltexpress.bots.levels import make
from coltexpress.games import game
from coltexpress.kernel.agenda import Ask, State, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View
from coltexpress.notation.choices import in_words
from coltexpress.sim.ratings import wilson
from coltexpress.sim.series import Series, play
from coltexpress.study.moves import is_decision

FILE: Final = "openings.json"
BOT: Final = "sharp"
FEW: Final = 20  # games; less says nothing
MOST: Final = 12  # rows of a table
ANYBODY: Final = ""  # where bandits are all alike, or all are counted together


class Count(msgspec.Struct, frozen=True, array_like=True):
    """How one first choice did with one bandit at one place."""

    bandit: str
    place: int  # from 0, who begins
    word: str  # of the choice, in the notation
    games: int
    wins: float  # those that were shared count in part


class OpeningBook(msgspec.Struct, frozen=True):
    """All counts of a series."""

    game: str
    rules: int  # the version
    players: int
    bot: str  # who played on after the first choice, at all seats
    seed: int
    games: int
    even: float  # what a seat wins on average
    counts: list[Count]


class Opening(NamedTuple):
    """A first choice, with the share of the games that it won and its 95 % interval."""

    word: str
    games: int
    rate: float
    low: float
    high: float


class AnyFirst(Bot):
    """Draws its first choice that is one, and then plays as another bot does."""

    def __init__(self, book: Rulebook, seed: int) -> None:
        self.book = book
        self.dice = Dice(seed)
        self.then = make(BOT, book, seed)
        self.has_begun = False

    def choose(self, view: View, question: Ask, budget: Budget = AS_USUAL) -> int:
        if self.has_begun or not is_opening(self.book, view.state, question):
            return self.then.choose(view, question, budget)
        self.has_begun = True
        return self.dice.answer(question.options)


def is_opening(book: Rulebook, g: State, asked: Ask) -> bool:
    """Can this be a first choice?"""
    return not book.is_setting_up(g) and is_decision(book, asked)


class Tally:
    """Counts first choices in a series in which all seats draw theirs."""

    def __init__(self, name: str, *, players: int, games: int, seed: int) -> None:
        self.book = game(name)
        bots = (f"{__name__}.{AnyFirst.__name__}",) * players
        self.series = Series(name, {"players": str(players)}, bots, games, seed)
        self.series.check()
        self.first: dict[int, str] = {}  # by seat: the first choice of the present game
        self.played: dict[tuple[str, int, str], int] = defaultdict(int)
        self.won: dict[tuple[str, int, str], float] = defaultdict(float)
        self.games = 0
        self.shares = 0.0

    def add(self, number: int) -> None:
        """Play one of the games."""
        self.first = {}
        result = play(self.series, number, chosen=self.note)
        table = self.series.seating(number)
        for seat, word in self.first.items():
            bandit = table.bandits[seat] if table.bandits else ANYBODY
            key = (bandit, (seat - table.first) % len(table.bots), word)
            self.played[key] += 1
            self.won[key] += result.shares[table.bots[seat]]
        self.games += 1
        self.shares += sum(result.shares)

    def note(self, g: State, asked: Ask, choice: int) -> None:
        """Remember the first choice of a seat."""
        if asked.seat not in self.first and is_opening(self.book, g, asked):
            self.first[asked.seat] = in_words(self.book, g, asked).word(choice)

    def opening_book(self) -> OpeningBook:
        """All that was counted so far."""
        players = len(self.series.bots)
        return OpeningBook(
            game=self.book.name,
            rules=self.book.version,
            players=players,
            bot=BOT,
            seed=self.series.seed,
            games=self.games,
            even=round(self.shares / max(1, self.games) / players, 4),
            counts=[
                Count(*key, self.played[key], round(self.won[key], 2))
                for key in sorted(self.played)
            ],
        )


def openings(book: OpeningBook, bandit: str = ANYBODY, place: int | None = None) -> list[Opening]:
    """The first choices of a bandit at a place, or of all, the best first."""
    games: dict[str, int] = defaultdict(int)
    wins: dict[str, float] = defaultdict(float)
    for count in book.counts:
        if bandit in {ANYBODY, count.bandit} and place in {None, count.place}:
            games[count.word] += count.games
            wins[count.word] += count.wins
    found = [
        Opening(word, number, wins[word] / number, *wilson(wins[word], number))
        for word, number in games.items()
    ]
    return sorted(found, key=lambda one: (-one.low, one.word))


class Example(NamedTuple):
    """A first question of such a game: what its words mean as choices, and how they are told."""

    book: Rulebook
    state: State
    asked: Ask

    def choice(self, word: str) -> int:
        """The choice with this word."""
        kind = self.book.questions[self.asked.what].options
        return self.book.read_word(self.state, kind, word)


def example_of(found: OpeningBook) -> Example:
    """A game at its first choice."""
    book = game(found.game)
    g = book.new({"players": str(found.players)}, Dice(1))
    while not is_opening(book, g, waiting(g)[0]):
        asked = waiting(g)[0]
        choose(g, asked.seat, asked.options[0])
    return Example(book, g, waiting(g)[0])


def told_of(rows: list[Opening]) -> tuple[list[Opening], int]:
    """What is worth telling, and how many choices were drawn too seldom to say anything."""
    enough = [one for one in rows if one.games >= FEW]
    return enough[:MOST], len(rows) - len(enough)


def bandits_in(book: OpeningBook) -> list[str]:
    """The bandits of a book."""
    return sorted({count.bandit for count in book.counts} - {ANYBODY})


@cache
def book_of(name: str) -> OpeningBook:
    """The opening book that comes with a game."""
    file = files(f"coltexpress.games.{game(name).name}.study") / FILE
    if not file.is_file():
        raise Unreadable("", "no_book", game=name)
    return msgspec.json.decode(file.read_bytes(), type=OpeningBook)
