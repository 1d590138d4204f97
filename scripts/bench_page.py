"""Measure the page against its budgets: size, first view, motion, memory.

    python scripts/bench_page.py            a room of figures; exit 1 if a budget is exceeded
    python scripts/bench_page.py --json     the same for machines

The first view is measured with the processor slowed down to a quarter; motion while bots play at a
desk; memory over a replay of six players that is played through again and again.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Final

import chromium
import page
import playground
from playground import PHONE, Person
from playwright.sync_api import Browser, CDPSession

LOADS: Final = 5  # times that the first view is measured
SLOWER: Final = 4  # times that the processor is slower then
WATCHED: Final = 10  # seconds of motion
ROUNDS: Final = 6  # times that the long game is seen
JUMPS: Final = 20  # moments of it
PLAYED: Final = 3000  # milliseconds of it


@dataclass(frozen=True)
class Figure:
    """Something that was measured, and what it may be at most."""

    name: str
    value: float
    unit: str
    most: float | None = None

    @property
    def kept(self) -> bool:
        return self.most is None or self.value <= self.most


def main(arguments: list[str]) -> int:
    if not page.is_fresh():
        page.build()
    with (
        tempfile.TemporaryDirectory() as folder,
        playground.serving(Path(folder)) as address,
        chromium.launched() as browser,
    ):
        figures: list[Figure] = []
        for measured in (first_load, first_view, motion, memory):
            print(f"{measured.__name__} …", file=sys.stderr)
            figures += measured(browser, address)
    if "--json" in arguments:
        print(json.dumps([asdict(figure) for figure in figures]))
    else:
        for figure in figures:
            print(line(figure))
    return 0 if all(figure.kept for figure in figures) else 1


def line(figure: Figure) -> str:
    """A figure for people."""
    most = "" if figure.most is None else f"  (at most {figure.most:g})"
    broken = "" if figure.kept else "  EXCEEDED"
    return f"{figure.name:<52}{figure.value:>9.1f} {figure.unit}{most}{broken}"


# What is fetched ---------------------------------------------------------------------------------


def first_load(browser: Browser, address: str) -> Iterator[Figure]:
    """How much comes over the wire until the first screen stands, compressed."""
    ada = Person(browser, address, screen=PHONE)
    line = ada.context.new_cdp_session(ada.page)
    line.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    line.on(
        "Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]})
    )
    line.on(
        "Network.loadingFinished",
        lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]}),
    )
    ada.page.goto("/", wait_until="networkidle")
    fonts = sum(size for request, size in sizes.items() if kinds.get(request) == "Font")
    ada.close()
    yield Figure("first load without fonts", (sum(sizes.values()) - fonts) / 1000, "kB", 150)
    yield Figure("fonts of the first load", fonts / 1000, "kB")


# How soon it is seen -----------------------------------------------------------------------------

SEEN: Final = """
() => new Promise((done) => new PerformanceObserver((list) => {
  const last = list.getEntries().at(-1);
  setTimeout(() => done({
    first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    largest: last.startTime,
  }), 300);
}).observe({type: "largest-contentful-paint", buffered: true}))
"""


def first_view(browser: Browser, address: str) -> Iterator[Figure]:
    """How long it takes on a slow processor until the first screen is seen, each time anew."""
    firsts, largests = [], []
    for _ in range(LOADS):
        ada = Person(browser, address, screen=PHONE)
        slow(ada.context.new_cdp_session(ada.page), SLOWER)
        ada.page.goto("/")
        seen = ada.page.evaluate(SEEN)
        firsts.append(seen["first"])
        largests.append(seen["largest"])
        ada.close()
    yield Figure(f"first view, processor {SLOWER}x slower", median(firsts), "ms", 1000)
    yield Figure(f"largest thing in view, processor {SLOWER}x slower", median(largests), "ms", 1000)


def slow(session: CDPSession, times: int) -> None:
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})


# How smoothly it moves ---------------------------------------------------------------------------

FRAMES: Final = """
(seconds) => new Promise((done) => {
  const gaps = [];
  let last = performance.now();
  const end = last + seconds * 1000;
  const frame = (now) => {
    gaps.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(frame); else done(gaps.slice(1));
  };
  requestAnimationFrame(frame);
})
"""


def motion(browser: Browser, address: str) -> Iterator[Figure]:
    """Frames while a replay is shown at its usual speed."""
    ada = Person(browser, address, reduced=False, speed=1)
    code = ada.finished("classic", 6)
    ada.go(f"/replay/{code}?at=40")
    ada.page.wait_for_timeout(1500)
    ada.page.locator(".bar .primary").click()
    session = ada.context.new_cdp_session(ada.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})  # others may be at work too
    before = busy(session)
    gaps = sorted(ada.page.evaluate(FRAMES, WATCHED))
    work = busy(session) - before
    ada.close()
    yield Figure("frames a second", 1000 * len(gaps) / sum(gaps), "fps")
    yield Figure("a frame, 95 of 100", gaps[len(gaps) * 95 // 100], "ms")
    yield Figure("work of the page for a frame (60 fps: 16.7)", 1000 * work / len(gaps), "ms", 16.7)


def busy(session: CDPSession) -> float:
    """Seconds that the main thread of the page has worked."""
    told = session.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in told if metric["name"] == "TaskDuration"))


# What it keeps -----------------------------------------------------------------------------------


THROUGH: Final = """
async (jumps) => {
  const moment = document.querySelector(".scrub input");
  for (let jump = 0; jump <= jumps; jump++) {
    moment.value = String(Math.round((Number(moment.max) * jump) / jumps));
    moment.dispatchEvent(new Event("input", {bubbles: true}));
    await new Promise(requestAnimationFrame);
  }
}
"""


def memory(browser: Browser, address: str) -> Iterator[Figure]:
    """What remains of a game of six players that is seen again and again."""
    ada = Person(browser, address, reduced=False)
    code = ada.finished("classic", 6)
    session = ada.context.new_cdp_session(ada.page)
    session.send("HeapProfiler.enable")
    ada.go(f"/replay/{code}")
    heaps, nodes = [], []
    for _ in range(ROUNDS):
        ada.page.evaluate(THROUGH, JUMPS)
        ada.page.locator(".bar .primary").click()  # and some of it as it is played
        ada.page.wait_for_timeout(PLAYED)
        ada.page.locator(".bar .primary").click()
        session.send("HeapProfiler.collectGarbage")
        time.sleep(0.2)
        session.send("HeapProfiler.collectGarbage")
        used = session.send("Runtime.getHeapUsage")["usedSize"]
        heaps.append(used / 1e6)
        nodes.append(session.send("Memory.getDOMCounters")["nodes"])
    ada.close()
    yield Figure("memory after a long game", heaps[0], "MB")
    yield Figure("growth each time it is seen", (heaps[-1] - heaps[1]) / (ROUNDS - 2), "MB", 0.5)
    yield Figure("growth of the document", (nodes[-1] - nodes[1]) / (ROUNDS - 2), "nodes", 50)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
