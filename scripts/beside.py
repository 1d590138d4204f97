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
LOWEST: Final = 19
TICK: Final = 1.0  # seconds


def main(game: int, *, aloud: bool) -> int:
    """Compile while the process of the game is our parent; say so if that is wanted."""
    os.nice(LOWEST)
    if aloud:
        print(BEGUN, file=sys.stderr, flush=True)
    try:
        add_compiler()
        done = compiled_while(game)
    except (environment.Failed, OSError) as reason:
        if aloud:
            print(f"The engine stays interpreted: {reason}", file=sys.stderr, flush=True)
        return 1
    except KeyboardInterrupt:
        return 0
    if done and aloud:
        print(DONE, file=sys.stderr, flush=True)
    return 0


def add_compiler() -> None:
    """Install what the engine is compiled with, unless it is there; raises Failed."""
    wanted = frozenset({"compile"})
    if environment.is_ready(wanted):
        return
    with environment.alone():
        if not environment.is_ready(wanted):
            environment.fill(environment.begin() | wanted, lambda words: None)


def compiled_while(game: int) -> bool:
    """Compile until it is done or the game ends; is there a build now?"""
    command = [str(environment.PYTHON), str(COMPILE), "--plain", "--brief", "--no-waiting"]
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    ) as process:
        try:
            while os.getppid() == game:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    return process.wait(TICK) == 0
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
    return False


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), aloud="--aloud" in sys.argv))
