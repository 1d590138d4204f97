"""From a trained net to a small one of whole numbers, which players carry with them."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from coltexpress.bots.net import COUNT_UNIT, SHIFT
from coltexpress.bots.net_file import Header, Layer, write_net
from coltexpress.envs import Many
from coltexpress.games import game, observation_of
from coltexpress.learning.arrays import Numpy
from coltexpress.learning.features import Features
from coltexpress.learning.learner import log_chances
from coltexpress.learning.nets import Layer as Trained
from coltexpress.learning.nets import forward, layers_in, shapes_of
from coltexpress.learning.recipe import drawn_in, kinds_of
from coltexpress.learning.trainer import read_checkpoint

if TYPE_CHECKING:
    from numpy.typing import NDArray


TOP: Final = 2047  # the largest activation that was seen becomes this
FINEST: Final = 127  # the largest weight of a neuron, in whole numbers
LARGEST: Final = 1_000_000  # bytes of a file; a first layer that is too large is made coarser


def ship(file: Path, folder: Path) -> Path:
    """Write the net of a checkpoint as a file of whole numbers, named by what is in it."""
    progress, arrays = read_checkpoint(file)
    recipe = progress.recipe
    observation = observation_of(recipe.game)
    features = Features(observation)
    shapes = shapes_of(features.size, (*recipe.sizes, int(observation.actions)))
    layers = layers_in(arrays["weights"], shapes)
    return written(
        recipe.game, recipe.game, layers, rows_played(recipe.game, layers, features), folder
    )


def written(
    game: str, name: str, layers: list[Trained], rows: NDArray[np.uint8], folder: Path
) -> Path:
    """Write a net of a game as a file of whole numbers, named by what is in it."""
    observation = observation_of(game)
    features = Features(observation)
    finest = FINEST
    while True:
        data = exported(game, observation.version, layers, features, rows, finest)
        if len(data) <= LARGEST:
            break
        finest = finest * 4 // 5
    path = folder / f"{name}-{hashlib.sha256(data).hexdigest()[:12]}.net"
    path.write_bytes(data)
    return path


def rows_played(name: str, layers: list[Trained], features: Features) -> NDArray[np.uint8]:
    """Rows of games that the net plays itself, of every kind."""
    lib, book = Numpy(1), game(name)
    taken_in, found = lib.intake(features), []
    for number, settings in enumerate(kinds_of(book, 16)[8:]):
        many = Many(name, 8, seed=number, drawn=drawn_in(book), **settings)
        for _ in range(150):
            found.append(many.rows.copy())
            logs = log_chances(lib, forward(lib, layers, taken_in(many.rows))[-1], many.mask)
            many.step((logs - np.log(-np.log(lib.luck(logs)))).argmax(1))
    return np.concatenate(found)


def exported(
    game: str,
    version: int,
    layers: list[Trained],
    features: Features,
    rows: NDArray[np.uint8],
    finest: int = FINEST,
) -> bytes:
    """The file of a net, its activations measured on these rows, its first layer this fine."""
    lib = Numpy(1)
    outs = forward(lib, layers, lib.intake(features)(rows))
    told: list[Layer] = []
    body = b""
    unit = 1 / COUNT_UNIT  # of what comes in: a count is an eighth of a name, as in training
    for number, (weights, bias) in enumerate(layers):
        is_last = number + 1 == len(layers)
        largest = np.abs(weights).max(axis=None if is_last else 0)
        step = np.broadcast_to(np.maximum(largest, 1e-9), bias.shape) / (
            FINEST if number else finest
        )
        whole = np.rint(weights / step).astype(np.int8)
        sums = np.rint(bias / (step * unit)).astype(np.int64)
        layer = Layer(len(bias), sums.tolist())
        if not is_last:
            after = max(outs[number].max(), 1e-9) / TOP
            layer.scale = np.rint(step * unit / after * 2**SHIFT).astype(np.int64).tolist()
            unit = after
        else:
            unit *= float(step[0])
        told.append(layer)
        body += whole.tobytes()
    return write_net(Header(game, version, float(unit), told), body)
