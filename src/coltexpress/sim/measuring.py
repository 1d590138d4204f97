"""How fast the engine is here: games, copies, views and single steps, on one core.

A decision is an answered question, chance's included and forced ones left out; a choice is one of
a player. Everything here is one run. Whoever wants medians runs all of it several times over: so a
machine that is busy for a moment spoils one run of each figure, not all runs of one.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Final

from coltexpress.games import observation_of
from coltexpress.kernel.agenda import State, choose, first_waiting, is_over
from coltexpress.kernel.batch import Batch
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.log import Log
from coltexpress.kernel.playout import play_games, play_out
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look
from coltexpress.notation.position import line

RUNS: Final = 5
PLAYERS: Final = "4"
MIDGAME: Final = 0.5  # of a game's decisions
SAMPLE: Final = 200  # games
BATCH: Final = 64  # games at once
IMPORTS: Final = 3  # fresh interpreters for one figure

Figures = dict[str, float]
Report = dict[str, dict[str, Figures | float]]  # what, in which game or by which name
Settings = dict[str, str]


def per_second(work: Callable[[], int], seconds: float) -> float:
    """How often `work` is done in a second, in a run of about this long."""
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += work()
    return done / spent


def medians(rounds: list[Report]) -> Report:
    """The median of each figure over several rounds."""
    return {
        what: {name: median_of([one[what][name] for one in rounds]) for name in rounds[0][what]}
        for what in rounds[0]
    }


def median_of(found: list[Figures | float]) -> Figures | float:
    """The median of one figure, or of each of several by name."""
    several = [one for one in found if isinstance(one, dict)]
    if several:
        return {name: median([one[name] for one in several]) for name in several[0]}
    return median([one for one in found if not isinstance(one, dict)])


def microseconds(work: Callable[[], object], seconds: float) -> float:
    """How long one call takes."""

    def hundred() -> int:
        for _ in range(100):
            work()
        return 100

    return 1e6 / per_second(hundred, seconds)


def start_settings(book: Rulebook, players: str = PLAYERS, **variant: str) -> Settings:
    """So many players with their bandits dealt, so that a playout begins at once."""
    settings = {"players": players, **variant}
    if "character_choice" in book.options:
        settings["character_choice"] = "random"
    return settings


def games_per_second(book: Rulebook, settings: Settings, seconds: float) -> float:
    """Random games from the set-up to the end, nobody watching."""
    dice = Dice(3)
    first = book.new(settings, dice)

    def some_games() -> int:
        play_games(book, first, dice, 10)
        return 10

    return per_second(some_games, seconds)


def watched_games_per_second(book: Rulebook, settings: Settings, seconds: float) -> float:
    """The same with a log of all events."""
    dice = Dice(3)
    first = book.new(settings, dice)

    def some_games() -> int:
        for _ in range(10):
            g = book.again(first, dice)
            g.log = Log()
            play_out(g, dice)
        return 10

    return per_second(some_games, seconds)


def decisions_per_game(book: Rulebook, settings: Settings) -> float:
    """The mean number of answered questions in a random game."""
    dice, total = Dice(1), 0
    first = book.new(settings)
    for _ in range(SAMPLE):
        g = book.again(first)
        while not is_over(g):
            step(g, dice)
            total += 1
    return total / SAMPLE


def step(g: State, dice: Dice) -> None:
    """Any choice of the first seat that is waited for."""
    question = first_waiting(g)
    choose(g, question.seat, dice.answer(question.options))


def steps_per_second(book: Rulebook, settings: Settings, seconds: float) -> Figures:
    """Choices made one by one from plain Python, and the decisions that come of them."""
    dice = Dice(3)
    first = book.new(settings, dice)

    def one_game() -> int:
        g, choices = book.again(first, dice), 0
        while not is_over(g):
            choose(g, g.asked, dice.answer(g.among))
            choices += 1
        return choices

    choices = per_second(one_game, seconds)
    share = decisions_per_game(book, settings) / mean_choices(book, settings)
    return {"decisions_per_second": choices * share, "choices_per_second": choices}


def mean_choices(book: Rulebook, settings: Settings) -> float:
    """The mean number of players' choices in a random game."""
    dice = Dice(1)
    first = book.new(settings, dice)
    return play_games(book, first, dice, SAMPLE) / SAMPLE


def rows_per_second(book: Rulebook, settings: Settings, seconds: float) -> Figures:
    """Choices at random in many games at once, each with its row and mask."""
    dice = Dice(3)
    batch = Batch(book, observation_of(book.name), book.new(settings), BATCH, 3)

    def some_steps() -> int:
        batch.play(dice, 10)
        return 10 * BATCH

    return {"choices_per_second": per_second(some_steps, seconds)}


def midgame(book: Rulebook, settings: Settings) -> State:
    """A position in the middle of a random game."""
    dice = Dice(2)
    g = book.new(settings)
    for _ in range(int(decisions_per_game(book, settings) * MIDGAME)):
        step(g, dice)
    return g


def measure_game(book: Rulebook, seconds: float) -> dict[str, Figures]:
    """All figures of one game, by what is measured."""
    settings, dice = start_settings(book), Dice(3)
    games = games_per_second(book, settings, seconds)
    watched = watched_games_per_second(book, settings, seconds)
    g = midgame(book, settings)
    view = look(g, 0)
    return {
        "playout": {
            "games_per_second": games,
            "decisions_per_second": games * decisions_per_game(book, settings),
            "watched_games_per_second": watched,
        },
        "copy": {"microseconds": microseconds(g.copy, seconds)},
        "view": {"microseconds": microseconds(lambda: look(g, 0), seconds)},
        "determinize": {
            "microseconds": microseconds(lambda: book.determinize(view, dice), seconds)
        },
        "rows": rows_per_second(book, settings, seconds),
        "line": {"microseconds": microseconds(lambda: line(book, g), seconds)},
    }


def calibration(rounds: int = 400) -> int:
    """Integer and list work like that of a rules engine, to compare machines by."""
    state, total = 12345, 0
    deck = list(range(52))
    hands = [[0] * 10 for _ in range(4)]
    for _ in range(rounds):
        for last in range(51, 0, -1):
            state = (state * 1103515245 + 12345) & 0x7FFFFFFF
            other = state % (last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        for place in range(40):
            hands[place & 3][place >> 2] = deck[place]
        for hand in hands:
            sorted_hand = sorted(hand)
            total += sorted_hand[0] if sorted_hand[-1] > 40 else len(sorted_hand)
    return rounds


def import_milliseconds() -> float:
    """What importing the package costs a fresh interpreter, beyond starting it."""

    def run(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    def best(code: str) -> float:  # of a few: on a busy machine starting alone can take longer
        return min([run(code) for _ in range(IMPORTS)])

    return 1000 * (best("import coltexpress") - best("pass"))
