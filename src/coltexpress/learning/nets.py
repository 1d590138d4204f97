"""Nets of plain neurons, forwards and backwards, with all weights of a trainer in one row.

One row is quick to save, to copy and to change; a layer is a look at a part of it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from coltexpress.learning.arrays import Array, Arrays

Shape = tuple[int, int]  # of a layer: what comes in, what leaves
Row = NDArray[np.float32]


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


def newborn(shapes: list[Shape], luck: np.random.Generator) -> Row:
    """A net that has learned nothing: all that it says is nothing."""
    row = np.zeros(size_of(shapes), dtype=np.float32)
    for weights, bias in layers_in(row, shapes)[:-1]:
        reach = weights.shape[0] ** -0.5
        weights[...] = luck.uniform(-reach, reach, weights.shape)
        bias[...] = luck.uniform(-reach, reach, bias.shape)
    return row


def grown(layers: list[Layer], shapes: list[Shape], luck: np.random.Generator) -> Row:
    """A larger net that says what this one says: what is new in it is not listened to yet.

    New neurons take in whatever there is, as newborn ones do, but nobody takes them in; what comes
    in newly is taken in by new neurons only. Learning changes both from its first step.
    """
    row = newborn(shapes, luck)
    for old, new in zip(layers, layers_in(row, shapes), strict=True):
        wide, size = old.weights.shape
        if wide > new.weights.shape[0] or size > new.weights.shape[1]:
            raise ValueError(f"a layer of {wide} by {size} does not fit into {new.weights.shape}")
        new.weights[wide:, :size] = 0
        new.weights[:wide, :size] = old.weights
        new.bias[:size] = old.bias
    return row


def forward(lib: Arrays, layers: list[Layer], taken: Array) -> list[Array]:
    """What leaves each layer; nothing below zero but from the last."""
    outs: list[Array] = []
    for layer in layers[:-1]:
        taken = lib.neurons(taken, layer.weights, layer.bias)
        outs.append(taken)
    outs.append(lib.product(taken, layers[-1].weights) + layers[-1].bias)
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
            slope = lib.slope_before(slope, layers[number].weights, before)
