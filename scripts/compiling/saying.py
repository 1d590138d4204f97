"""One line of progress for a person, and a log of what the compilers say."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Self


class Progress:
    """One line that tells how far the work is and how long it took; it outlives a redirection."""

    def __init__(self) -> None:
        self.total, self.done = 0, 0
        self.start = time.monotonic()
        self.stream = os.fdopen(os.dup(sys.stderr.fileno()), "w", encoding="utf-8")
        self.live = self.stream.isatty()

    def __enter__(self) -> Self:
        self.show("compile the engine … ")
        return self

    def __exit__(self, *problem: object) -> None:
        took = f"{time.monotonic() - self.start:.1f} s\n"
        self.show(f"\r\033[Kcompile the engine … {took}" if self.live else took)
        self.stream.close()

    def step(self) -> None:
        """One more file is done."""
        self.done += 1
        if self.live:
            seconds = time.monotonic() - self.start
            self.show(f"\rcompile the engine … {self.done} of {self.total}, {seconds:.0f} s ")

    def show(self, words: str) -> None:
        self.stream.write(words)
        self.stream.flush()


@contextlib.contextmanager
def logged(log: Path) -> Iterator[None]:
    """What is said meanwhile, by other programs too, goes into a file."""
    sys.stdout.flush()
    sys.stderr.flush()
    streams = {1: os.dup(1), 2: os.dup(2)}
    with log.open("w", encoding="utf-8") as file:
        for stream in streams:
            os.dup2(file.fileno(), stream)
    try:
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for stream, saved in streams.items():
            os.dup2(saved, stream)
            os.close(saved)


def say(words: str) -> None:
    print(words, end="", file=sys.stderr, flush=True)
