"""Run the hosting layer in simulated worlds: virtual time, a faulty disk, a bad network, liars.

    python3 scripts/simulate.py --worlds 500
    python3 scripts/simulate.py --seed 17 --trace

Each seed is a world of its own. The first one in which the server breaks its word stops the run
and prints the command that shows it again.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from simulator.world import simulate


def main() -> int:
    """Run worlds, or one of them aloud."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0, help="the first world")
    parser.add_argument("--worlds", type=int, default=1)
    parser.add_argument("--trace", action="store_true", help="say everything that happens")
    given = parser.parse_args()
    start, checked, kills, parts, forgotten = time.monotonic(), 0, 0, 0, 0
    for seed in range(given.seed, given.seed + given.worlds):
        try:
            world = simulate(seed, trace=given.trace)
        except Exception:  # noqa: BLE001  # shown, with the way to see it again
            traceback.print_exc()
            print(f"again with: python3 scripts/simulate.py --seed {seed} --trace")
            return 1
        checked += world.witness.checked
        kills += world.kills
        parts += world.witness.dealing.given
        forgotten += len(world.witness.lost)
    took = time.monotonic() - start
    print(
        f"{given.worlds} worlds, {checked:,} messages checked, {kills} kills, {parts} sealed parts"
        f" in shuffles, {forgotten} devices forgotten, {took:.1f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
