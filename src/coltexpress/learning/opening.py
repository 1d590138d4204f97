"""From a net of whole numbers back to one that can be trained or asked by the batch."""

from __future__ import annotations

from typing import Final

import numpy as np

from coltexpress.bots.net import COUNT_UNIT, SHIFT
from coltexpress.bots.net_file import lines_read, read_net
from coltexpress.bots.nets import data_of
from coltexpress.games import observation_of
from coltexpress.learning.features import Features
from coltexpress.learning.nets import Layer

LOUDEST: Final = 256.0  # what a net of whole numbers calls so much is 1 when it is reopened


def shipped(game: str, name: str) -> list[Layer]:
    """The layers of a net that comes with a game."""
    data = data_of(game, name)
    assert data is not None, "the game has this net"
    return reopened(data)


def reopened(data: bytes) -> list[Layer]:
    """The layers of a net of whole numbers, as fractions again.

    What rows say since it learned is nothing to it.
    """
    header, body = read_net(data)
    observation = observation_of(header.game)
    assert header.version <= observation.version, "the net reads other rows"
    weights = np.frombuffer(body, dtype=np.int8)
    found, at, before = [], 0, 1 / COUNT_UNIT
    wide = lines_read(header, body)
    for layer in header.layers:
        whole = weights[at : at + wide * layer.size].reshape(wide, layer.size)
        at, wide = at + wide * layer.size, layer.size
        scale = np.array(layer.scale) / (2**SHIFT * LOUDEST)
        after = scale if layer.scale else np.array([header.unit])
        found.append(
            Layer(
                (whole * (after / before)).astype(np.float32),
                (np.array(layer.bias) * after).astype(np.float32),
            )
        )
        before = 1 / LOUDEST
    lines, bias = found[0]
    unknown = Features(observation).size - len(lines)
    found[0] = Layer(np.pad(lines, ((0, unknown), (0, 0))), bias)
    return found
