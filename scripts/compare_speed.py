"""Measure two checkouts by turns: is the engine of one slower than that of the other?

    git worktree add --detach ../before main
    (cd ../before && python3 scripts/compile.py --into build/engine)
    python3 scripts/compile.py --into build/engine
    python3 scripts/compare_speed.py ../before . --rounds 30

What `coltexpress bench` measures is measured in short rounds, one checkout after the other, in
processor time: whatever else the machine does spoils a round of both. Each figure is shown as the
best of all rounds, with the change of the best and the median of the changes round by round. Both
run as they are compiled in their build/engine, or with --interpreted.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import IO, Final, NamedTuple

ROUND: Final = """
import json, sys, time
time.perf_counter = time.process_time
from coltexpress.games import GAMES
from coltexpress.sim.measuring import measure_game, start_settings, steps_per_second
from coltexpress.sim.searching import search_figures
classic = GAMES["classic"]
for line in sys.stdin:
    seconds = float(line)
    found = {
        f"{book.name} {what} {unit}": figure
        for book in GAMES.values()
        for what, figures in measure_game(book, seconds).items()
        for unit, figure in figures.items()
    }
    settings = start_settings(classic)
    found |= {f"step {unit}": rate for unit, rate in
              steps_per_second(classic, settings, seconds).items()}
    found |= {f"search {unit}": rate for unit, rate in
              search_figures(classic, settings, seconds).items()}
    print(json.dumps(found), flush=True)
"""
IMPORT: Final = "import milliseconds"
TIMES: Final = ("microseconds", "milliseconds")  # the other figures are rates: more is better
BARELY: Final = 0.005  # a change that nobody would name


class Change(NamedTuple):
    """One figure of both, and by how much the second is better: of the best, and of the median."""

    figure: str
    before: float
    after: float
    best: float
    median: float


class Side:
    """A checkout that measures itself whenever it is told to."""

    def __init__(self, folder: Path, form: str) -> None:
        self.settings = os.environ | {
            "PYTHONPATH": str(folder.resolve() / "src"),
            "COLTEXPRESS_BUILDS": str(folder.resolve() / "build" / "engine"),
            "COLTEXPRESS_COMPILED": form,
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", ROUND],
            env=self.settings,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, seconds: float) -> dict[str, float]:
        """One round, each figure for about so long."""
        ears, mouth = pipes(self.process)
        ears.write(f"{seconds}\n")
        ears.flush()
        answer = mouth.readline()
        if not answer:
            raise SystemExit("a checkout cannot be measured: see above")
        found: dict[str, float] = json.loads(answer)
        return found | {IMPORT: 1000 * (self.spent("import coltexpress") - self.spent("pass"))}

    def spent(self, code: str) -> float:
        """The processor time, in seconds, of a fresh interpreter that runs this."""
        before = children()
        subprocess.run([sys.executable, "-c", code], env=self.settings, check=True)
        return children() - before

    def end(self) -> None:
        for pipe in pipes(self.process):
            pipe.close()
        self.process.wait()


def pipes(process: subprocess.Popen[str]) -> tuple[IO[str], IO[str]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def children() -> float:
    """The processor time of all processes that were started here and are over."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def better(figure: str, before: float, after: float) -> float:
    """By how much the second is better, as a share; below nothing if it is worse."""
    return before / after - 1 if figure.endswith(TIMES) else after / before - 1


def changes(before: list[dict[str, float]], after: list[dict[str, float]]) -> Iterator[Change]:
    """Figure by figure, from as many rounds of each."""
    for figure in before[0]:
        ones = [one[figure] for one in before]
        others = [one[figure] for one in after]
        pick = min if figure.endswith(TIMES) else max
        pairs = zip(ones, others, strict=True)
        yield Change(
            figure,
            pick(ones),
            pick(others),
            better(figure, pick(ones), pick(others)),
            median([better(figure, one, other) for one, other in pairs]),
        )


def table(found: list[Change]) -> Iterator[str]:
    """As a table of Markdown."""
    yield "| figure | before | after | best | median |"
    yield "|---|---|---|---|---|"
    for one in found:
        figure = one.figure.replace("_", " ")
        values = f"{amount(one.before)} | {amount(one.after)}"
        yield f"| {figure} | {values} | {share(one.best)} | {share(one.median)} |"


def amount(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def share(change: float) -> str:
    return "0 %" if abs(change) < BARELY else f"{100 * change:+.0f} %"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=0.05, help="for each figure of a round")
    parser.add_argument("--interpreted", action="store_true", help="both as they are written")
    given = parser.parse_args()
    rounds: tuple[list[dict[str, float]], list[dict[str, float]]] = ([], [])
    with ExitStack() as ends:
        sides = [
            Side(folder, "0" if given.interpreted else "1")
            for folder in (given.before, given.after)
        ]
        for side in sides:
            ends.callback(side.end)
            side.measure(given.seconds)  # to warm up
        for number in range(given.rounds):
            for turn in (0, 1) if number % 2 else (1, 0):  # who comes first is turned about
                rounds[turn].append(sides[turn].measure(given.seconds))
    print("\n".join(table(list(changes(*rounds)))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
