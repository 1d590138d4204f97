"""Self-play: play with the net, see who wins, make what was better than expected likelier.

While one stretch is played, the net learns from the one before. Early on money counts too, since
wins are rare and say little; in the end only wins count. All seats and all games share one net.
"""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np

from coltexpress.envs import Many
from coltexpress.games import game, observation_of
from coltexpress.learning.actors import GROUPS, Crew, Kinds, Shape
from coltexpress.learning.arrays import Arrays
from coltexpress.learning.features import Features
from coltexpress.learning.learner import Learner
from coltexpress.learning.nets import Layer, grown, size_of
from coltexpress.learning.opening import reopened
from coltexpress.learning.player import Foe, Player
from coltexpress.learning.recipe import Recipe, drawn_in, other_kinds

if TYPE_CHECKING:
    from numpy.typing import NDArray

EVERY: Final = 60.0  # seconds between two checkpoints


class Point(msgspec.Struct, frozen=True):
    """A point of the curve: how far the run was, and how the last stretch went."""

    decisions: int
    games: int
    seconds: float
    loss: float
    entropy: float
    critic: float
    playing: float  # the part of the time that was spent on playing
    won: float | None = None  # the share of wins of the net that learns, against one that does not


class Progress(msgspec.Struct):
    """How far a run is; this and the recipe stand in the checkpoint as JSON."""

    recipe: Recipe
    version: int  # of the rows
    commit: str
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    starts: int = 0
    curve: list[Point] = []


class Trainer:
    """One run, which can be cut at any time and resumed from its checkpoint."""

    def __init__(self, lib: Arrays, recipe: Recipe, file: Path, commit: str = "") -> None:
        self.lib, self.recipe, self.file = lib, recipe, file
        observation, book = observation_of(recipe.game), game(recipe.game)
        shape = Shape(recipe.game, recipe.actors, recipe.games, int(observation.seats))
        features = Features(observation)
        self.learner = Learner(lib, recipe, features, shape.width, shape.actions)
        self.progress = Progress(recipe, observation.version, commit)
        if file.exists():
            self.resume()
        elif recipe.begin:
            choosing = self.learner.choosing
            row = grown(opened(recipe.begin), choosing, np.random.default_rng(recipe.seed))
            lib.load(self.learner.weights[: size_of(choosing)], row)
        self.progress.starts += 1
        seed = recipe.seed + 1000 * (self.progress.starts - 1)
        foe = None
        if recipe.against:
            foe = Foe(opened(recipe.against), Many(recipe.game, 1).seats)
        kinds = Kinds(other_kinds(book), 0 if foe else recipe.others)
        self.crew = Crew(shape, seed, kinds, drawn_in(book))
        self.player = Player(lib, self.crew, self.learner, recipe.steps, foe)

    # Checkpoints

    def resume(self) -> None:
        """Go on where a run was cut: with the same nets and luck, in new games."""
        self.progress, arrays = read_checkpoint(self.file)
        self.progress.recipe = self.recipe
        for name, mine in self.arrays().items():
            self.lib.load(mine, arrays[name])
        self.lib.load_luck(arrays["luck"])

    def arrays(self) -> dict[str, NDArray[np.float32]]:
        """What is to be kept of the learner."""
        adam = self.learner.adam
        return {
            "weights": adam.weights,
            "first": adam.first,
            "second": adam.second,
            "times": adam.times,
        }

    def save(self) -> None:
        """Write the checkpoint, whole or not at all."""
        kept: dict[str, Any] = {name: self.lib.back(array) for name, array in self.arrays().items()}
        kept["luck"] = self.lib.save_luck()
        kept["progress"] = np.frombuffer(msgspec.json.encode(self.progress), dtype=np.uint8)
        written = io.BytesIO()
        np.savez(written, **kept)
        half = self.file.with_suffix(".half")
        half.write_bytes(written.getvalue())
        half.replace(self.file)

    # The run

    def run(self, seconds: float, tell: Callable[[Point], None]) -> None:
        """Train for so many seconds, or to the end of the schedule."""
        begun = saved = time.monotonic()
        before, progress = self.progress.seconds, self.progress
        try:
            while progress.decisions < self.recipe.decisions and (
                time.monotonic() - begun < seconds
            ):
                self.stretch(begun - before)
                tell(progress.curve[-1])
                if time.monotonic() - saved > EVERY:
                    self.finish()
                    self.save()
                    saved = time.monotonic()
            self.finish()
            self.save()
        finally:
            self.crew.dismiss()

    def stretch(self, start: float) -> None:
        """Play a stretch, and learn from the one before meanwhile."""
        progress, learner, lib = self.progress, self.learner, self.lib
        due, calls = len(learner.parts), 0
        moments = self.recipe.steps * GROUPS

        def meanwhile() -> None:
            nonlocal calls
            calls += 1
            with lib.aside():
                while len(learner.parts) > due - due * calls // moments:
                    learner.go_on()

        begun = time.monotonic()
        part = progress.decisions / self.recipe.decisions
        played = self.player.play(self.recipe.money * max(0.0, 1 - 3 * part), meanwhile)
        self.finish()
        ended = int(self.lib.back(played.over).sum())
        playing = time.monotonic() - begun
        loss, entropy, critic = (self.lib.back(learner.told) / max(learner.learned, 1)).tolist()
        learner.begin(played, part)
        lib.meet()
        progress.decisions += played.seat.shape[0] * played.seat.shape[1]
        progress.games += ended
        progress.seconds = time.monotonic() - start
        whole = time.monotonic() - begun
        progress.curve.append(
            Point(
                progress.decisions,
                progress.games,
                round(progress.seconds, 2),
                loss,
                entropy,
                critic,
                round(playing / whole, 3),
                float(self.lib.back(self.player.won)[0]) / max(ended, 1)
                if self.recipe.against
                else None,
            )
        )

    def finish(self) -> None:
        """Learn from all that was played."""
        with self.lib.aside():
            while self.learner.parts:
                self.learner.go_on()
        self.lib.meet()


def opened(file: str) -> list[Layer]:
    """The layers of the net in a file of whole numbers."""
    return reopened(Path(file).read_bytes())


def read_checkpoint(file: Path) -> tuple[Progress, dict[str, NDArray[Any]]]:
    """How far a run is, and its arrays."""
    with np.load(file) as kept:
        progress = msgspec.json.decode(kept["progress"].tobytes(), type=Progress)
        return progress, {name: kept[name] for name in kept.files if name != "progress"}
