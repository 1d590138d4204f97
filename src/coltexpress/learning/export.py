"""From a trained net to a small one of whole numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from coltexpress.bots.net import COUNT_UNIT, SHIFT
from coltexpress.bots.net_file import Header, Layer, write_net
from coltexpress.learning.features import SCALE, Features

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Layers = list[tuple[NDArray[np.float64], NDArray[np.float64]]]  # weights by output, biases

TOP: Final = 2047  # the largest activation that was seen becomes this


def taken_in(features: Features, rows: NDArray[np.uint8]) -> NDArray[np.float64]:
    """Rows as features."""
    seen = rows[:, features.columns]
    named = (seen == features.names).astype(np.float64)
    return np.where(features.names == 0, seen * SCALE, named)


def forward(layers: Layers, taken: NDArray[np.float64]) -> list[NDArray[np.float64]]:
    """What leaves each layer."""
    found = []
    for number, (weights, bias) in enumerate(layers):
        taken = taken @ weights.T + bias
        if number + 1 < len(layers):
            taken = np.maximum(taken, 0)
        found.append(taken)
    return found


def exported(
    game: str, version: int, layers: Layers, features: Features, rows: NDArray[np.uint8]
) -> bytes:
    """The file of a net, its activations measured on these rows."""
    outs = forward(layers, taken_in(features, rows))
    told: list[Layer] = []
    body = b""
    unit = 1 / COUNT_UNIT  # of what comes in: a count is an eighth of a name, as in training
    for number, (weights, bias) in enumerate(layers):
        is_last = number + 1 == len(layers)
        largest = np.abs(weights).max(axis=1) if not is_last else np.abs(weights).max()
        step = np.broadcast_to(np.maximum(largest, 1e-9) / 127, bias.shape)
        whole = np.rint(weights / step[:, None]).astype(np.int8)
        sums = np.rint(bias / (step * unit)).astype(np.int64)
        layer = Layer(len(bias), sums.tolist())
        if not is_last:
            after = max(outs[number].max(), 1e-9) / TOP
            layer.scale = np.rint(step * unit / after * 2**SHIFT).astype(np.int64).tolist()
            unit = after
        told.append(layer)
        body += whole.T.tobytes()
    return write_net(Header(game, version, told), body)
