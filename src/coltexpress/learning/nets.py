"""Nets of plain neurons, forwards and backwards, with all weights of a trainer in one row.

One row is quick to save, to copy and to change; a layer is a look at a part of it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from coltexpress.learning.arrays import Array, Arrays

Shape = tuple[int, int]  # of a layer: what comes in, what leaves


class Layer(NamedTuple):
    """One layer: by what comes in and what leaves its weights, and what is added."""

    weights: Array
    bias: Array


def shapes_of(wide: int, sizes: tuple[int, ...]) -> list[Shape]:
    """The layers of a net that takes in so much and has layers of these sizes."""
    return list(zip((wide, *sizes[:-1]), sizes, strict=True))


def size_of(shapes: list[Shape]) -> int:
    """How many numbers a net has."""
    return sum([(wide + 1) * size for wide, size in shapes])


def layers_in(row: Array, shapes: list[Shape]) -> list[Layer]:
    """The layers as looks at a row."""
    found, at = [], 0
    for wide, size in shapes:
        weights = row[at : at + wide * size].reshape(wide, size)
        at += wide * size
        found.append(Layer(weights, row[at : at + size]))
        at += size
    return found


def in_a_row(layers: list[Layer]) -> NDArray[np.float32]:
    """The numbers of layers as they lie in a row."""
    return np.concatenate([part.reshape(-1) for layer in layers for part in layer])


def newborn(shapes: list[Shape], luck: np.random.Generator) -> NDArray[np.float32]:
    """A net that has learned nothing: all that it says is nothing."""
    row = np.zeros(size_of(shapes), dtype=np.float32)
    for weights, bias in layers_in(row, shapes)[:-1]:
        reach = weights.shape[0] ** -0.5
        weights[...] = luck.uniform(-reach, reach, weights.shape)
        bias[...] = luck.uniform(-reach, reach, bias.shape)
    return row


def forward(lib: Arrays, layers: list[Layer], taken: Array) -> list[Array]:
    """What leaves each layer; nothing below zero but from the last."""
    outs: list[Array] = []
    for layer in layers:
        if outs:
            outs[-1] = taken = outs[-1] * (outs[-1] > 0)
        outs.append(lib.product(taken, layer.weights) + layer.bias)
    return outs


def backward(
    lib: Arrays,
    layers: list[Layer],
    slopes: list[Layer],
    taken: Array,
    outs: list[Array],
    slope: Array,
) -> None:
    """Write how much each weight matters, when what leaves the last layer matters so much."""
    for number in range(len(layers) - 1, -1, -1):
        before = outs[number - 1] if number else taken
        slopes[number].weights[...] = lib.product(before.T, slope)
        slopes[number].bias[...] = slope.sum(0)
        if number:
            slope = lib.product(slope, layers[number].weights.T) * (before > 0)
