"""How fast the searching bots think: iterations and decisions per second in a game's middle."""

from __future__ import annotations

import time
from typing import Final

from coltexpress.bots.bot import Budget, Clock
from coltexpress.bots.characters import STEADY
from coltexpress.bots.levels import LEVELS
from coltexpress.bots.mind import Mind
from coltexpress.kernel.agenda import Ask, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View, look

SEARCHERS: Final = ("plain", "desperado", "legend-search")
DECIDERS: Final = ("greenhorn", "outlaw", "desperado@300")
POSITIONS: Final = 8
SEED: Final = 5

Decision = tuple[View, Ask]


def decisions(book: Rulebook, settings: dict[str, str]) -> list[Decision]:
    """Decisions spread over a random game, each with several options."""
    dice = Dice(SEED)
    g = book.new(settings, dice)
    found = []
    while g.asks:
        question = waiting(g)[0]
        if len(question.options) > 1:
            found.append((look(g, question.seat), question))
        choose(g, question.seat, dice.answer(question.options))
    every = max(1, len(found) // POSITIONS)
    return found[every // 2 :: every][:POSITIONS]


def mind(book: Rulebook, name: str) -> Mind:
    """A thinking bot of this level."""
    level, _, effort = name.partition("@")
    bot = LEVELS[level](book, SEED, STEADY)
    assert isinstance(bot, Mind), "uniform bots do not think"
    if effort:
        bot.effort = int(effort)
    return bot


def iterations_per_second(
    book: Rulebook, name: str, asked: list[Decision], seconds: float
) -> float:
    """How many iterations a search does in a second."""
    done, start = 0, time.perf_counter()
    for view, question in asked:
        clock = Clock(Budget(seconds=seconds / len(asked)))
        mind(book, name).think(view, question, clock)
        done += clock.done
    return done / (time.perf_counter() - start)


def decisions_per_second(book: Rulebook, name: str, asked: list[Decision]) -> float:
    """How many decisions a bot makes in a second with its usual or fixed iterations."""
    start = time.perf_counter()
    for view, question in asked:
        mind(book, name).choose(view, question)
    return len(asked) / (time.perf_counter() - start)


def search_figures(book: Rulebook, settings: dict[str, str], seconds: float) -> dict[str, float]:
    """The figures of one game; the first is that of the textbook search, to compare with others."""
    asked = decisions(book, settings)
    rates = {name: iterations_per_second(book, name, asked, seconds) for name in SEARCHERS}
    figures = {"iterations_per_second": rates["plain"]}
    figures |= {f"{name}_iterations_per_second": rate for name, rate in rates.items()}
    for name in DECIDERS:
        key = f"{name.replace('@', '_')}_decisions_per_second"
        figures[key] = decisions_per_second(book, name, asked)
    return figures
