"""How far long work is, in one line that is written over; nothing where nobody watches."""

from __future__ import annotations

import sys


def show(words: str) -> None:
    """Say it in the place of what was said before."""
    if sys.stderr.isatty():
        print(f"\r{words}\033[K", end="", file=sys.stderr, flush=True)


def end() -> None:
    """Leave the line as it is."""
    if sys.stderr.isatty():
        print(file=sys.stderr)
