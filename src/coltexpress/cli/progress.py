"""Progress bars, for whoever waits at a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

from coltexpress.cli.help import spoken


@contextmanager
def measuring(steps: int) -> Iterator[Callable[[], None]]:
    """A progress bar for so many steps, where somebody can see it; it is told of each."""
    with click.progressbar(
        length=steps,
        label=spoken().say("cli-bench-measuring"),
        file=sys.stderr,
        hidden=not sys.stderr.isatty(),
    ) as bar:
        yield lambda: bar.update(1)
