"""Renew the perft counts: how many ways lead on from some positions, like a chess engine's.

    python3 scripts/make_perft.py

Every line of tests/perft/<game>.txt has the counts for depth 1, 2, … and a position line. The
positions stay; only the counts are made anew. Read the diff before you keep it.
"""

from __future__ import annotations

from pathlib import Path

from coltexpress.cli.perft import count
from coltexpress.kernel.agenda import State
from coltexpress.notation.position import read

PERFT = Path(__file__).parent.parent / "tests" / "perft"
ENOUGH = 10_000  # sequences; no deeper than this


def counts(g: State) -> list[int]:
    """The counts for depth 1, 2, … up to enough of them."""
    found: list[int] = []
    while not found or (0 < found[-1] < ENOUGH and len(found) < 6):
        found.append(count(g, len(found) + 1))
    return found


def renewed(line: str) -> str:
    """The line with its counts made anew."""
    position = line.split(" ; ")[1]
    return f"{' '.join(map(str, counts(read(position))))} ; {position}"


def main() -> None:
    """Write every count anew."""
    for path in sorted(PERFT.glob("*.txt")):
        lines = path.read_text(encoding="utf-8").splitlines()
        path.write_text("".join([f"{renewed(line)}\n" for line in lines]), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
