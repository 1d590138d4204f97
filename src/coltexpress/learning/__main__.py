"""Train a net: python -m coltexpress.learning GAME --file net.pt"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from coltexpress.games import game
from coltexpress.kernel.rules import Rulebook
from coltexpress.learning.trainer import Recipe, Trainer
from coltexpress.library import Setting


def kinds_of(book: Rulebook, actors: int) -> list[dict[str, Setting]]:
    """What the actors play: half of them the usual game, the others everything else in turn."""
    others: list[dict[str, Setting]] = [{"players": players} for players in book.players]
    others += [dict(variant) for variant in book.variants.values()]
    usual = max(actors // 2, 1)
    return [{} for _ in range(usual)] + [others[n % len(others)] for n in range(actors - usual)]


def tell(line: str) -> None:
    """Say how far it is."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Train as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--file", type=Path, required=True, help="the checkpoint, resumed if there")
    parser.add_argument("--schedule", type=float, default=60, help="seconds of the whole schedule")
    parser.add_argument("--seconds", type=float, default=1e9, help="seconds of this run")
    parser.add_argument("--actors", type=int, default=2)
    parser.add_argument("--games", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sizes", default="512,256,256")
    parser.add_argument("--minibatch", type=int, default=32_768)
    wanted = parser.parse_args()
    recipe = replace(
        Recipe(wanted.game),
        seconds=wanted.schedule,
        seed=wanted.seed,
        actors=wanted.actors,
        games=wanted.games,
        sizes=tuple([int(size) for size in wanted.sizes.split(",")]),
        minibatch=wanted.minibatch,
    )
    trainer = Trainer(recipe, kinds_of(game(wanted.game), wanted.actors), wanted.file)
    trainer.run(wanted.seconds, tell)


if __name__ == "__main__":
    main()
