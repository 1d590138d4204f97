"""One worker: reads jobs from its standard input, a line each, and writes the answers back.

When the server is gone the input ends, and so does the worker.
"""

from __future__ import annotations

import os
import sys

from coltexpress.compiled import builds, fitting_build, is_compiled
from coltexpress.server.workers.jobs import decode, do

NICE = 5  # the event loop goes first
AGAIN = "--again"  # what a worker is told that began anew


def main() -> None:
    """Answer jobs until there are no more."""
    if os.name == "posix":
        os.setpriority(os.PRIO_PROCESS, 0, max(NICE, os.getpriority(os.PRIO_PROCESS, 0)))
    for line in sys.stdin.buffer:
        answer = do(decode(line)) + b"\n"
        try:
            sys.stdout.buffer.write(answer)
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            os._exit(0)  # nobody waits for it any more; and nobody wants to read why
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
