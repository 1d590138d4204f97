"""One worker: reads jobs from its standard input, a line each, and writes the choices back.

A job holds the view of one seat as a line of notation. When the server is gone the input ends,
and so does the worker.
"""

from __future__ import annotations

import os
import sys

import msgspec

from coltexpress.bots.levels import make
from coltexpress.compiled import builds, fitting_build, is_compiled
from coltexpress.games import game
from coltexpress.notation.position import read_view

NICE = 5  # the event loop goes first
AGAIN = "--again"  # what a worker is told that began anew


class Job(msgspec.Struct, array_like=True):
    """A question for a bot."""

    game: str
    view: str
    bot: str
    seed: int


def think(job: Job) -> int:
    """The choice of a bot."""
    view = read_view(job.view)
    question = view.ask
    assert question is not None, "a bot is only called when its seat is asked"
    bot = make(job.bot, game(job.game), job.seed)
    return bot.choose(view, question)


def main() -> None:
    """Answer jobs until there are no more."""
    if os.name == "posix":
        os.setpriority(os.PRIO_PROCESS, 0, max(NICE, os.getpriority(os.PRIO_PROCESS, 0)))
    decoder = msgspec.json.Decoder(Job)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(b"%d\n" % think(decoder.decode(line)))
        sys.stdout.buffer.flush()
        if can_be_faster():
            begin_anew()


def can_be_faster() -> bool:
    """Was the engine compiled since this process began? A build that fails is tried once."""
    if os.name != "posix" or is_compiled() or os.environ.get("COLTEXPRESS_COMPILED"):
        return False
    return AGAIN not in sys.argv and fitting_build(builds()) is not None


def begin_anew() -> None:
    """Become a worker with the compiled engine; the next job waits in the pipe meanwhile."""
    os.execv(sys.executable, [*sys.orig_argv, AGAIN])


if __name__ == "__main__":
    main()
