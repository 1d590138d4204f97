"""Random games of every kind: which options they have and how they are played."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import assume
from hypothesis import strategies as st

from coltexpress.games import GAMES
from coltexpress.kernel.agenda import Ask, State, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.rules import Rulebook

Settings = dict[str, str]


@st.composite
def settings_of(draw: st.DrawFn, book: Rulebook) -> Settings:
    """Any players and any mix of option values, or a printed edition."""
    settings = {"players": str(draw(st.sampled_from(book.players)))}
    if len(book.presets) > 1 and draw(st.booleans()):
        settings["edition"] = draw(st.sampled_from(book.presets))
    for name, option in book.options.items():
        if draw(st.booleans()):
            settings[name] = draw(st.sampled_from(option.values))
    try:
        book.new(settings)
    except Unreadable:  # options that exclude each other: A-CAVALRY-03
        assume(condition=False)
    return settings


@st.composite
def games(draw: st.DrawFn) -> tuple[Rulebook, Settings, int]:
    """A game, its options and a seed for everybody's choices."""
    book = draw(st.sampled_from([GAMES[name] for name in sorted(GAMES)]))
    return book, draw(settings_of(book)), draw(st.integers(0, 2**31))


def pick(g: State, dice: Dice) -> tuple[Ask, int]:
    """Any open question and any of its options."""
    questions = waiting(g)
    question = questions[dice.below(len(questions))]
    return question, dice.answer(question.options)


def positions(book: Rulebook, settings: Settings, dice: Dice) -> Iterator[State]:
    """Every position of a random game, the first and the last included."""
    g = book.new(settings, listen=True)
    yield g
    while g.asks:
        question, choice = pick(g, dice)
        choose(g, question.seat, choice)
        yield g


def some(positions_of_a_game: Iterator[State], every: int, dice: Dice) -> Iterator[State]:
    """About one position in so many."""
    for g in positions_of_a_game:
        if dice.below(every) == 0:
            yield g


def viewers(g: State) -> list[int]:
    """Every seat, and a spectator."""
    return [*range(g.seats), -4]
