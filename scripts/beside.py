"""Compile the engine beside a game: at the lowest priority, and only while the game goes on.

run.py starts this with the pid of the game; nothing waits for it. A game that runs meanwhile goes
on interpreted; processes that start later are compiled.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

import environment

COMPILE: Final = Path(__file__).with_name("compile.py")
BEGUN: Final = "The engine is being compiled beside the game; until then bots think interpreted."
DONE: Final = "The engine is compiled: from now on bots think faster."
FAILED: Final = "The engine stays interpreted; python3 run.py compile says why."
ENDS: Final[dict[int | None, str]] = {
    0: DONE,
    1: FAILED,
    2: FAILED,
}  # by the exit code of compile.py
LOWEST: Final = 19
TICK: Final = 1.0  # seconds


def main(game: int, *, aloud: bool) -> None:
    """Compile while the process of the game is our parent; say so if that is wanted."""
    os.nice(LOWEST)
    say(BEGUN if aloud else "")
    try:
        add_compiler()
        code = compile_while(game)
    except (environment.Failed, OSError):
        code = 1
    except KeyboardInterrupt:
        return
    say(ENDS.get(code, "") if aloud else "")


def say(words: str) -> None:
    if words:
        print(words, file=sys.stderr, flush=True)


def add_compiler() -> None:
    """Install what the engine is compiled with, unless it is there; raises Failed."""
    wanted = frozenset({"compile"})
    if environment.is_ready(wanted):
        return
    with environment.alone():
        if not environment.is_ready(wanted):
            environment.fill(environment.begin() | wanted, lambda words: None)


def compile_while(game: int) -> int | None:
    """Compile, and return the exit code; nothing if the game ended first."""
    command = [str(environment.PYTHON), str(COMPILE), "--plain", "--brief", "--no-waiting"]
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    ) as process:
        try:
            while os.getppid() == game:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    return process.wait(TICK)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
    return None


if __name__ == "__main__":
    main(int(sys.argv[1]), aloud="--aloud" in sys.argv)
