"""Let the servers of two checkouts take turns of half a second: what does a choice cost each?

    git worktree add --detach ../before main
    (cd ../before && python3 scripts/compile.py --into build/engine)
    python3 scripts/compile.py --into build/engine
    python3 scripts/compare_choices.py ../before . --turns 16

Both servers are up all the time, on one core, and the players of this checkout sit at one or the
other, on another core. What is told is the server's processor time for each choice: the median of
all turns, the best of them, and how much longer the first takes than the second, turn by turn.
Whatever else the machine does spoils a turn of both.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Final

from uvicorn.loops.auto import auto_loop_factory

from coltexpress.server.bench.house import cores, keep_to
from coltexpress.server.bench.load import WARM_UP, Load, Plan, Wanted
from coltexpress.server.garbage import only_the_young

SERVE: Final = """
import sys
from pathlib import Path
from coltexpress.server import serving
from coltexpress.server.bench.figures import settings_for
from coltexpress.server.bench.house import cores, keep_to
from coltexpress.server.bench.load import Wanted
from coltexpress.server.logs import set_logging
keep_to(cores()[0])
set_logging(verbose=False)
settings = settings_for(Wanted(), Path(sys.argv[1]))
place = serving.listen(settings.host, settings.port)
serving.serve(settings, place, lambda: print(place.getsockname()[1], flush=True))
"""
TURN: Final = 0.5  # seconds
MOST: Final = 12_000  # choices a second: for so many games rooms are laid beforehand


class Side:
    """The server of a checkout, and its players."""

    def __init__(self, folder: Path, data: Path, stack: ExitStack) -> None:
        settings = os.environ | {
            "PYTHONPATH": str(folder.resolve() / "src"),
            "COLTEXPRESS_BUILDS": str(folder.resolve() / "build" / "engine"),
            "COLTEXPRESS_COMPILED": "1",
        }
        command = [sys.executable, "-c", SERVE, str(data)]
        self.server = stack.enter_context(
            subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, text=True)
        )
        stack.callback(self.server.kill)
        assert self.server.stdout is not None
        port = self.server.stdout.readline()
        if not port:
            raise SystemExit("a server does not come up: see above")
        self.load = Load(Plan(Wanted(seconds=TURN), (int(port),), None))
        self.costs: list[float] = []  # by turn: microseconds of a choice

    async def open(self, turns: int) -> None:
        """Warm up, and lay rooms for all turns."""
        await self.load.open()
        warm = await self.load.part(WARM_UP, self.load.go_fast)
        await self.load.lay_for(MOST * turns, warm)

    async def play(self) -> None:
        """One turn."""
        part = await self.load.part(TURN, self.load.go_fast)
        self.costs.append(1e6 * part.server_seconds / part.choices)


async def compare(folders: list[Path], turns: int, stack: ExitStack) -> None:
    """By turns, the first and the second one first."""
    data = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
    sides = [Side(folder, data / str(place), stack) for place, folder in enumerate(folders)]
    keep_to(cores()[1])  # only now: servers begin with the cores that we have
    for side in sides:
        await side.open(turns)
    for turn in range(turns):
        for side in sides[:: 1 if turn % 2 else -1]:
            await side.play()
    for folder, side in zip(folders, sides, strict=True):
        print(f"{folder}: {median(side.costs):.1f} us a choice, best {min(side.costs):.1f}")
    longer = median(
        [one / other for one, other in zip(*[side.costs for side in sides], strict=True)]
    )
    print(f"the first takes {longer:.2f} times as long; load {os.getloadavg()[0]:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folders", type=Path, nargs=2, metavar="CHECKOUT")
    parser.add_argument("--turns", type=int, default=16)
    given = parser.parse_args()
    only_the_young()
    with ExitStack() as stack, asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(compare(given.folders, given.turns, stack))


if __name__ == "__main__":
    main()
