"""Compile the engine with mypyc: the same source, the same games, several times faster.

    python3 scripts/compile.py                     into the environment that runs it: used at once
    python3 scripts/compile.py --into FOLDER       elsewhere; to run with that build:
    COLTEXPRESS_BUILDS=FOLDER python3 …
    python3 scripts/compile.py --plain             in two thirds of the time, a little slower
    python3 scripts/compile.py --rough             in a third of the time, slow: for trying out

With GCC a build is tuned: the part of the engine that is always busy is compiled to count which
ways are taken, trained with scripts/compiling/training.py, and compiled again as one, with what
was counted. Whatever goes wrong in that, or another compiler, makes it a plain build.

The source tree is never touched. A build is used only while the source is the very one that it
was made from. COLTEXPRESS_COMPILED=1 fails where no build fits, so that nothing is measured in the
wrong form; COLTEXPRESS_COMPILED=0 keeps to the interpreted form whatever there is.
COLTEXPRESS_QUICK_ROWS=0 makes builds without our own C for rows.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Final

import compiling
from compiling.builds import PLAIN, ROUGH, TUNED
from compiling.making import LOG
from compiling.saying import say

INTERRUPTED: Final = 130


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--into", type=Path, help="the folder of builds")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    for effort, says in {PLAIN: "do not tune it: quicker to build", ROUGH: "quickest"}.items():
        parser.add_argument(
            f"--{effort}", dest="effort", action="store_const", const=effort, help=says
        )
    parser.add_argument("--annotate", type=Path, help="write a page that shows what stays slow")
    parser.add_argument("--brief", action="store_true", help="in one line; no second try")
    parser.add_argument("--no-waiting", action="store_true", help="not if another run does it")
    wanted = parser.parse_args()
    into = wanted.into or compiling.usual_place()
    try:
        with compiling.alone(into, wait=not wanted.no_waiting):
            made = compiling.build(
                into.resolve(),
                jobs=wanted.jobs,
                effort=wanted.effort or TUNED,
                annotate=wanted.annotate and wanted.annotate.resolve(),
                retry=not wanted.brief,
            )
    except KeyboardInterrupt:
        say("stopped; the next run begins anew\n")
        return INTERRUPTED
    except OSError as error:
        say(f"the engine stays interpreted: {error}\n")
        return compiling.Failed.code
    except compiling.Failed as reason:
        say(f"the engine stays interpreted: {reason}\n")
        if not wanted.brief and (into / LOG).exists():
            say((into / LOG).read_text(encoding="utf-8", errors="replace"))
        return reason.code
    if not wanted.brief:
        say(f"{made}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
