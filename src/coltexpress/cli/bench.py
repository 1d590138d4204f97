"""`coltexpress bench`: how fast the engine is here; one core, medians of several runs."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median

import click

from coltexpress.games import GAMES
from coltexpress.kernel.agenda import State, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look
from coltexpress.notation.position import line
from coltexpress.sim.searching import search_figures

RUNS = 5
PLAYERS = "4"
MIDGAME = 0.5  # of a game's choices

Figures = dict[str, float]
Report = dict[str, dict[str, Figures]]


def per_second(work: Callable[[], int], seconds: float) -> float:
    """How often `work` is done in a second: the median of several runs of about this long."""
    rates = []
    for _ in range(RUNS):
        done, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            done += work()
        rates.append(done / spent)
    return median(rates)


def start_settings(book: Rulebook) -> dict[str, str]:
    """Four players with their bandits dealt, so that a playout begins at once."""
    settings = {"players": PLAYERS}
    if "character_choice" in book.options:
        settings["character_choice"] = "random"
    return settings


def playout(book: Rulebook, settings: dict[str, str], dice: Dice) -> int:
    """One random game, with chance answering on the spot; the number of players' choices."""
    g = book.new(settings, dice)
    choices = 0
    while g.asks:
        step(g, dice)
        choices += 1
    return choices


def step(g: State, dice: Dice) -> None:
    """Any choice of the first seat that is waited for."""
    question = waiting(g)[0]
    choose(g, question.seat, dice.answer(question.options))


def decisions_per_game(book: Rulebook, settings: dict[str, str], games: int = 200) -> float:
    """The mean number of choices in a random game, chance's included, forced ones left out."""
    dice, total = Dice(1), 0
    for _ in range(games):
        g = book.new(settings)
        while g.asks:
            step(g, dice)
            total += 1
    return total / games


def midgame(book: Rulebook, settings: dict[str, str]) -> State:
    """A position in the middle of a random game."""
    dice = Dice(2)
    g = book.new(settings)
    for _ in range(int(decisions_per_game(book, settings, 20) * MIDGAME)):
        step(g, dice)
    return g


def microseconds(work: Callable[[], object], seconds: float) -> float:
    """How long one call takes."""

    def hundred() -> int:
        for _ in range(100):
            work()
        return 100

    return 1e6 / per_second(hundred, seconds)


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

    both = [(run("import coltexpress"), run("pass")) for _ in range(RUNS)]
    return 1000 * (median([one for one, _ in both]) - median([bare for _, bare in both]))


def measure_game(book: Rulebook, seconds: float, tick: Callable[[], None]) -> dict[str, Figures]:
    """All figures of one game, by what is measured."""
    settings = start_settings(book)
    dice = Dice(3)

    def one_game() -> int:
        playout(book, settings, dice)
        return 1

    games = per_second(one_game, seconds)
    tick()
    g = midgame(book, settings)
    view = look(g, 0)
    figures = {
        "playout": {
            "games_per_second": games,
            "decisions_per_second": games * decisions_per_game(book, settings),
        },
        "copy": {"microseconds": microseconds(g.copy, seconds)},
        "view": {"microseconds": microseconds(lambda: look(g, 0), seconds)},
        "determinize": {
            "microseconds": microseconds(lambda: book.determinize(view, dice), seconds)
        },
        "line": {"microseconds": microseconds(lambda: line(book, g), seconds)},
    }
    tick()
    return figures


def is_compiled() -> bool:
    """Does the engine run compiled?"""
    return not str(sys.modules[State.__module__].__file__).endswith(".py")


@click.command("bench")
@click.argument("part", required=False, type=click.Choice(["search"]))
@click.option("--json", "as_json", is_flag=True, help="One JSON object, for machines.")
@click.option("--seconds", default=0.5, show_default=True, help="About how long each run takes.")
@click.option(
    "--game", "names", multiple=True, type=click.Choice(sorted(GAMES)), help="Only these."
)
def bench(part: str | None, as_json: bool, seconds: float, names: tuple[str, ...]) -> None:
    """Measure playouts, copies, views and texts, on one core; or only the search of the bots."""
    chosen = [GAMES[name] for name in names or sorted(GAMES)]
    if part == "search":
        click.echo(bench_search(chosen, seconds, as_json))
        return
    report: Report = {}
    with click.progressbar(
        length=2 * len(chosen) + 2, label="measuring", file=sys.stderr, hidden=as_json
    ) as bar:
        for book in chosen:
            for what, figures in measure_game(book, seconds, lambda: bar.update(1)).items():
                report.setdefault(what, {})[book.name] = figures
        rounds = per_second(calibration, seconds)
        bar.update(1)
        milliseconds = import_milliseconds()
        bar.update(1)
    flat = {
        "compiled": is_compiled(),
        **report,
        "import": {"milliseconds": milliseconds},
        "calibration": {"rounds_per_second": rounds},
    }
    click.echo(json.dumps(flat, indent=1) if as_json else in_words(report, milliseconds, rounds))


def bench_search(chosen: list[Rulebook], seconds: float, as_json: bool) -> str:
    """How fast the bots search, as text or JSON."""
    report: Report = {"search": {}}
    with click.progressbar(chosen, label="measuring", file=sys.stderr, hidden=as_json) as books:
        for book in books:
            report["search"][book.name] = search_figures(book, start_settings(book), seconds)
    if as_json:
        return json.dumps({"compiled": is_compiled(), **report}, indent=1)
    return "\n".join(table(report))


def in_words(report: Report, milliseconds: float, rounds: float) -> str:
    """The figures as a table."""
    lines = table(report)
    lines.append(f"import       {milliseconds:,.0f} milliseconds")
    lines.append(f"calibration  {rounds:,.0f} rounds per second")
    return "\n".join(lines)


def table(report: Report) -> list[str]:
    """A line for each thing and game, under a line that says what runs."""
    form = "compiled" if is_compiled() else "interpreted"
    lines = [f"{form} Python {sys.version.split()[0]}, {PLAYERS} players, one core"]
    for what, games in report.items():
        for name, figures in games.items():
            shown = ", ".join(
                [f"{value:,.1f} {unit.replace('_', ' ')}" for unit, value in figures.items()]
            )
            lines.append(f"{what:12} {name:8} {shown}")
    return lines
