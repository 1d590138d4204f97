"""Play on one page that is never loaded again, and see whether it keeps anything.

    python scripts/soak_page.py --minutes 60        exit 1 if the page has grown

An evening: a game of each kind against bots, whose moves are seen at four times the speed for a
while and then skipped, the count, some of the replay, and home again, where what is left is
counted after the garbage is collected; then the next one.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import linear_regression
from typing import Final

import chromium
import page
import playground
from playground import GAMES, Person
from playwright.sync_api import CDPSession

BOTS: Final = 3
SEEN: Final = 1500  # milliseconds of what bots do
SEEN_AGAIN: Final = 5000  # and of each replay
WARM: Final = 2 * len(GAMES)  # games until every part has been fetched and compiled
HEAP: Final = 0.05  # MB that a game may leave behind, counted over all of them
NODES: Final = 2
LISTENERS: Final = 0.5

# As a link on the page does.
FOLLOW: Final = """
(path) => {
  const link = document.createElement("a");
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}
"""


@dataclass(frozen=True)
class Left:
    """What is on the page when it is home again."""

    heap: float  # MB
    nodes: int
    listeners: int


def main(arguments: Sequence[str] | None = None) -> int:
    asked = argparse.ArgumentParser(description="Does the page grow?")
    asked.add_argument("--minutes", type=float, default=60)
    minutes: float = asked.parse_args(arguments).minutes
    if not page.is_fresh():
        page.build()
    with (
        tempfile.TemporaryDirectory() as folder,
        playground.serving(Path(folder)) as address,
        chromium.launched() as browser,
    ):
        ada = Person(browser, address, reduced=False, speed=4)
        left = evening(ada, time.monotonic() + minutes * 60)
        ada.close()
    kept = told(left)
    for words, times in Counter(ada.complaints).items():
        print(f"{times} times: {words}")
    return 0 if kept and not ada.complaints else 1


def evening(ada: Person, end: float) -> list[Left]:
    """Game after game until then: what was left after each."""
    session = ada.context.new_cdp_session(ada.page)
    session.send("HeapProfiler.enable")
    ada.become("Ada")
    ada.go("/")
    left: list[Left] = []
    choices = 0
    for game in itertools.cycle(GAMES):
        if time.monotonic() > end:
            return left
        choices += one_game(ada, game)
        left.append(home_again(ada, session))
        heap, nodes, listeners = left[-1].heap, left[-1].nodes, left[-1].listeners
        print(
            f"{time.strftime('%H:%M:%S')} game {len(left)}, {game}, {choices} choices so far:"
            f" {heap:.2f} MB, {nodes} nodes, {listeners} listeners",
            flush=True,
        )
    raise AssertionError  # games never run out


def one_game(ada: Person, game: str) -> int:
    """A game from its first question to a look at its replay: how many choices were made."""
    code = ada.new_room(game, bots=BOTS)
    ada.page.evaluate(FOLLOW, f"/table/{code}")
    choices = 0
    while (seen := ada.look())["what"] != "over":
        if seen["what"] == "animation":
            ada.page.wait_for_timeout(SEEN)
        ada.act(seen)
        choices += seen["what"] == "asked"
    ada.page.evaluate(FOLLOW, f"/replay/{code}")
    ada.page.locator(".bar .primary").click()
    ada.page.wait_for_timeout(SEEN_AGAIN)
    return choices


def home_again(ada: Person, session: CDPSession) -> Left:
    """Go home and count what is left."""
    ada.page.evaluate(FOLLOW, "/")
    ada.page.locator(".hero .train").wait_for()
    for _ in range(3):  # what is freed first may have held more
        ada.page.wait_for_timeout(500)
        session.send("HeapProfiler.collectGarbage")
    counted = session.send("Memory.getDOMCounters")
    heap = session.send("Runtime.getHeapUsage")["usedSize"] / 1e6
    return Left(heap, counted["nodes"], counted["jsEventListeners"])


def told(left: list[Left]) -> bool:
    """Tell how much each game leaves behind, by the line through all of them: is it nothing?"""
    later = left[WARM:]
    if len(later) < WARM:
        print("too few games to tell")
        return False
    kept = True
    for name, unit, most in (
        ("heap", "MB", HEAP),
        ("nodes", "", NODES),
        ("listeners", "", LISTENERS),
    ):
        values = [float(getattr(one, name)) for one in later]
        slope = linear_regression(range(len(values)), values).slope
        kept = kept and slope <= most
        print(
            f"{name}: {values[0]:.2f} after game {WARM + 1},"
            f" {values[-1]:.2f} after game {len(left)}, {slope:+.3f} {unit} a game (at most {most})"
        )
    return kept


if __name__ == "__main__":
    sys.exit(main())
