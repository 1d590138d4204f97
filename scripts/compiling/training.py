"""Do what the engine is used for most, so that the C compiler sees which ways are taken.

scripts/compiling runs this with a build that counts. Seeds and effort are fixed, not time: the
same source is trained in the same way everywhere.
"""

from __future__ import annotations

from typing import Final

from coltexpress.bots.bot import Budget, Clock
from coltexpress.games import GAMES, game
from coltexpress.kernel.agenda import choose, first_waiting, is_over
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.log import Log
from coltexpress.kernel.playout import play_out
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look
from coltexpress.sim.growth import kinds_of
from coltexpress.sim.measuring import Settings, start_settings
from coltexpress.sim.searching import SEARCHERS, decisions, mind

SEED: Final = 3
GAMES_EACH: Final = 300  # of every kind; most of what is counted
WATCHED: Final = 20  # with a log of all events
GUESSES: Final = 400  # for every decision
ITERATIONS: Final = 300  # for every decision


def main() -> None:
    for name in GAMES:
        book = game(name)
        for settings in kinds_of(book).values():
            play(book, settings)
        play_watched(book, start_settings(book))
        think(book, start_settings(book))


def play(book: Rulebook, settings: Settings) -> None:
    """Random games that nobody watches."""
    dice = Dice(SEED)
    first = book.new(settings, dice)
    for _ in range(GAMES_EACH):
        play_out(book.again(first, dice), dice)


def play_watched(book: Rulebook, settings: Settings) -> None:
    """Random games with a log, copied and looked at before every choice, as a server does it."""
    dice = Dice(SEED)
    for _ in range(WATCHED):
        g = book.new(settings, dice)
        g.log = Log()
        while not is_over(g):
            question = first_waiting(g)
            look(g.copy(), question.seat)
            choose(g, question.seat, dice.answer(question.options))


def think(book: Rulebook, settings: Settings) -> None:
    """Guess what is hidden, and search, in a game's middle."""
    dice = Dice(SEED)
    for view, question in decisions(book, settings):
        for _ in range(GUESSES):
            look(book.determinize(view, dice), view.seat)
        for name in SEARCHERS:
            mind(book, name).think(view, question, Clock(Budget(iterations=ITERATIONS)))


if __name__ == "__main__":
    main()
