"""How far long work is, in one line that is written over; nothing of it where nobody watches."""

from __future__ import annotations

import sys
import time
from threading import Event, Thread
from typing import Final, Self

TICK: Final = 0.5  # seconds


def show(words: str) -> None:
    """Say it in the place of what was said before."""
    if sys.stderr.isatty():
        print(f"\r{words}\033[K", end="", file=sys.stderr, flush=True)


def end() -> None:
    """Leave the line as it is."""
    if sys.stderr.isatty():
        print(file=sys.stderr)


class Step:
    """One line for a step of work: what its parts are doing, and at the end how long it took."""

    def __init__(self, name: str) -> None:
        self.name, self.start = name, time.monotonic()
        self.parts: dict[str, str] = {}
        self.ended = Event()
        self.clock = Thread(target=self.tick, daemon=True)

    def tell(self, part: str, words: str) -> None:
        """What this part is doing now; nothing when it is done."""
        self.parts[part] = words

    def __enter__(self) -> Self:
        if sys.stderr.isatty():
            self.clock.start()
        else:
            print(f"{self.name} … ", end="", file=sys.stderr, flush=True)
        return self

    def __exit__(self, *problem: object) -> None:
        took = f"{time.monotonic() - self.start:.1f} s"
        if sys.stderr.isatty():
            self.ended.set()
            self.clock.join()
            show(f"{self.name} … {took}")
            end()
        else:
            print(took, file=sys.stderr, flush=True)

    def tick(self) -> None:
        """Keep the line true while the work goes on."""
        while not self.ended.wait(TICK):
            doing = "; ".join(words for words in list(self.parts.values()) if words)
            seconds = f"{time.monotonic() - self.start:.0f} s"
            show(f"{self.name} … {', '.join(filter(None, [seconds, doing]))}"[:100])
