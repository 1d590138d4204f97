"""Train a net: python -m coltexpress.learning GAME --file net.npz"""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from coltexpress.games import NAMES
from coltexpress.learning.arrays import Arrays, Numpy
from coltexpress.learning.curves import curves
from coltexpress.learning.export import ship
from coltexpress.learning.recipe import Recipe
from coltexpress.learning.trainer import Point, Trainer, read_checkpoint

# Of a recipe: whole numbers, fractions, and pairs for the start and the end of the schedule
NUMBERS: Final = ("seed", "actors", "games", "steps", "minibatch", "epochs", "others")
FRACTIONS: Final = ("clip", "trace", "money")
PAIRS: Final = ("rate", "entropy")


def arrays(seed: int) -> Arrays:
    """Torch's arrays where it is installed, else numpy's."""
    if find_spec("torch") is None:
        return Numpy(seed)
    from coltexpress.learning.torch_arrays import Torch

    return Torch(seed)


def pair(words: str) -> tuple[float, float]:
    """Two numbers with a colon between them, as in 5e-4:5e-5."""
    first, _, last = words.partition(":")
    return float(first), float(last)


def tell(point: Point) -> None:
    """Say how far it is."""
    sys.stdout.write(f"{point}\n")
    sys.stdout.flush()


def main() -> None:
    """Train as the arguments say."""
    usual = Recipe("", 0)
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--file", type=Path, required=True, help="the checkpoint, resumed if there")
    parser.add_argument("--decisions", type=float, default=1e6, help="of the whole schedule")
    parser.add_argument("--seconds", type=float, default=1e9, help="of this run at the most")
    parser.add_argument("--commit", default="", help="of the source, for the checkpoint")
    for name in NUMBERS:
        parser.add_argument(f"--{name}", type=int, default=getattr(usual, name))
    for name in FRACTIONS:
        parser.add_argument(f"--{name}", type=float, default=getattr(usual, name))
    for name in PAIRS:
        parser.add_argument(
            f"--{name}", type=pair, metavar="START:END", default=getattr(usual, name)
        )
    parser.add_argument("--begin", default="", metavar="NET", help="a net file to begin with")
    parser.add_argument(
        "--against", default="", metavar="NET", help="one seat learns against this net file"
    )
    parser.add_argument("--sizes", default=",".join(map(str, usual.sizes)))
    parser.add_argument("--ship", type=Path, help="do not train: write the net into this folder")
    parser.add_argument("--curve", type=Path, help="do not train: draw how it went, as SVG")
    parser.add_argument("--tell", type=int, default=10, help="say how it goes every so many times")
    wanted = parser.parse_args()
    if wanted.ship is not None:
        sys.stdout.write(f"{ship(wanted.file, wanted.ship)}\n")
        return
    if wanted.curve is not None:
        progress, _ = read_checkpoint(wanted.file)
        wanted.curve.write_text(curves(progress), encoding="utf-8")
        return
    recipe = Recipe(
        wanted.game,
        int(wanted.decisions),
        **{name: getattr(wanted, name) for name in (*NUMBERS, *FRACTIONS, *PAIRS)},
        sizes=tuple([int(size) for size in wanted.sizes.split(",")]),
        begin=wanted.begin,
        against=wanted.against,
    )
    trainer = Trainer(arrays(recipe.seed), recipe, wanted.file, wanted.commit)
    told = 0

    def now_and_then(point: Point) -> None:
        nonlocal told
        told += 1
        if told % wanted.tell == 1 or wanted.tell == 1:
            tell(point)

    trainer.run(wanted.seconds, now_and_then)
    tell(trainer.progress.curve[-1])


if __name__ == "__main__":
    main()
