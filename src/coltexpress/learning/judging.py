"""Train a judge: python -m coltexpress.learning.judging GAME --games 20000 --folder .

A small net learns from watched games how likely each seat is to win; one game in ten is kept aside
to see how well. Without a folder the net that comes with the game is compared with the judge that
was made by hand.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from coltexpress.bots.nets import CHANCES
from coltexpress.bots.outlook import DOUBT, Outlook
from coltexpress.games import OFFERED, game, observation_of
from coltexpress.learning.adam import Adam
from coltexpress.learning.arrays import Numpy
from coltexpress.learning.export import written
from coltexpress.learning.features import Features
from coltexpress.learning.nets import backward, forward, layers_in, newborn, shapes_of
from coltexpress.learning.opening import shipped
from coltexpress.learning.recipe import between, kinds_of
from coltexpress.learning.watching import Judging, Table, Watched, together

if TYPE_CHECKING:
    from numpy.typing import NDArray

SIZES: Final = (96, 32)  # of the hidden layers: the net is asked often
RATE: Final = (2e-3, 2e-5)
MINIBATCH: Final = 512
ASIDE: Final = 10  # one game in so many is not learned from
NEVER: Final = -1e9
SURE: Final = 1e-6


class Grade(NamedTuple):
    """How good chances are: less is better in both."""

    surprise: float  # mean logarithm of one over the chance of what happened, by side
    brier: float  # mean square of how far off a seat's chance was


def chances_of(
    scores: NDArray[np.float32], sits: NDArray[np.bool_], teams: int
) -> NDArray[np.float32]:
    """The chances that scores stand for: with teams each for itself, else they add up to 1."""
    if teams:
        return np.asarray(sits / (1 + np.exp(-scores)), dtype=np.float32)
    scores = np.where(sits, scores, NEVER)
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True), dtype=np.float32)


def grade(chances: NDArray[np.float32], seen: Watched, teams: int) -> Grade:
    """How good these chances were for what was seen."""
    sure = np.clip(chances, SURE, 1 - SURE)
    seats = seen.sits.sum(axis=1)
    surprise = -(seen.wins * np.log(sure)).sum(axis=1)
    if teams:
        surprise -= ((1 - seen.wins) * np.log(1 - sure) * seen.sits).sum(axis=1)
        surprise /= seats
    brier = ((chances - seen.wins) ** 2 * seen.sits).sum(axis=1) / seats
    return Grade(float(surprise.mean()), float(brier.mean()))


def part_of(seen: Watched, which: NDArray[np.bool_]) -> Watched:
    """Some of the positions."""
    return Watched(
        seen.rows[which], seen.wins[which], seen.sits[which], seen.said[which], seen.game[which]
    )


class Apprentice:
    """A net that learns to judge."""

    def __init__(self, name: str, sizes: tuple[int, ...] = SIZES, seed: int = 1) -> None:
        sight = observation_of(name)
        self.teams = game(name).teams
        self.lib = Numpy(seed)
        features = Features(sight)
        self.taken_in = self.lib.intake(features)
        shapes = shapes_of(features.size, (*sizes, int(sight.seats)))
        self.weights = newborn(shapes, np.random.default_rng(seed))
        self.adam = Adam(self.lib, self.weights, [slice(None)])
        self.layers = layers_in(self.weights, shapes)
        self.slopes = layers_in(self.adam.slopes, shapes)

    def learn(self, seen: Watched, epochs: int, tell: Callable[[int], None]) -> None:
        """Go through all that was seen so many times."""
        size = min(MINIBATCH, len(seen.rows))
        steps, done = len(seen.rows) // size, 0
        for epoch in range(epochs):
            order = self.lib.order(len(seen.rows))
            for at in range(0, steps * size, size):
                part = order[at : at + size]
                taken = self.taken_in(seen.rows[part])
                outs = forward(self.lib, self.layers, taken)
                found = chances_of(outs[-1], seen.sits[part], self.teams)
                known = 1.0 if self.teams else seen.wins[part].sum(axis=1, keepdims=True)
                slope = (found * known - seen.wins[part]) / size
                backward(self.lib, self.layers, self.slopes, taken, outs, slope)
                self.adam.descend([between(RATE, done / (steps * epochs))])
                done += 1
            tell(epoch)

    def chances(self, seen: Watched) -> NDArray[np.float32]:
        """What it says now."""
        parts = range(0, len(seen.rows), 4096)
        scores = [
            forward(self.lib, self.layers, self.taken_in(seen.rows[at : at + 4096]))[-1]
            for at in parts
        ]
        return chances_of(np.concatenate(scores), seen.sits, self.teams)


def watch(
    name: str, games: int, seed: int, judging: Judging | None = None, tables: int = 16
) -> Watched:
    """Watch about so many games of all kinds, half of them the usual one."""
    layers = shipped(name, name)
    parts, book = [], game(name)
    for number, settings in enumerate(kinds_of(book, tables)):
        table = Table(name, min(64, games // tables), seed * 1000 + number, settings, judging)
        while table.ended < games / tables:
            table.watch(layers, 10)
        parts.append(table.watched())
    return together(parts)


def compared(name: str, games: int, seed: int, tables: int = 16) -> dict[str, Grade]:
    """How good different judges are, on games that none of them has learned from."""
    both, by_hand = Outlook(game(name)), Outlook(game(name))
    by_hand.net = None
    teams = game(name).teams
    mixed, hand = [watch(name, games, seed, judge.chances, tables) for judge in (both, by_hand)]
    even = hand.sits / (teams or hand.sits.sum(axis=1, keepdims=True))
    said = {
        "even": even.astype(np.float32),
        "by hand": hand.said,
        "net": np.asarray((mixed.said - DOUBT * hand.said) / (1 - DOUBT), dtype=np.float32),
        "both": mixed.said,
    }
    return {judge: grade(chances, hand, teams) for judge, chances in said.items()}


def main() -> None:
    """Watch, learn and write the net, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=OFFERED)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seeds", default="1", help="as many times so many games are watched")
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)))
    parser.add_argument("--folder", type=Path, help="where the net is written")
    wanted = parser.parse_args()
    begun = time.monotonic()
    seeds = [int(seed) for seed in wanted.seeds.split(",")]

    def say(text: str) -> None:
        sys.stdout.write(f"{time.monotonic() - begun:.0f} s: {text}\n")
        sys.stdout.flush()

    if wanted.folder is None:
        for judge, its in compared(wanted.game, wanted.games, seeds[0]).items():
            say(f"{judge}: {its}")
        return
    seen = together([watch(wanted.game, wanted.games, seed) for seed in seeds])
    is_aside = seen.game % ASIDE == 0
    learned, aside = part_of(seen, ~is_aside), part_of(seen, is_aside)
    say(f"{seen.game.max() + 1} games, {len(learned.rows)} positions, {len(aside.rows)} aside")
    sizes = tuple([int(size) for size in wanted.sizes.split(",")])
    apprentice = Apprentice(wanted.game, sizes)

    def tell(epoch: int) -> None:
        few = part_of(learned, learned.game % ASIDE == 1)
        grades = [grade(apprentice.chances(part), part, apprentice.teams) for part in (few, aside)]
        say(f"epoch {epoch}: learned {grades[0]}, aside {grades[1]}")

    apprentice.learn(learned, wanted.epochs, tell)
    say(str(written(wanted.game, CHANCES, apprentice.layers, aside.rows, wanted.folder)))


if __name__ == "__main__":
    main()
