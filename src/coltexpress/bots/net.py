"""A net of whole numbers: the same choice on every machine, without any library.

The first layer takes a row of small numbers as its game's observation.py describes it: counts are
multiplied, names pick out a line of weights. What leaves a layer is brought back to twelve bits by
a multiplication and a shift.
"""

from __future__ import annotations

from typing import Final

from coltexpress.bots.net_file import read_net
from coltexpress.kernel.observation import Observation
from coltexpress.kernel.vecs import i64, vec

COUNT_UNIT: Final = 8  # a name counts as much as so many of a count
SHIFT: Final = 24
HIGHEST: Final = 4095


def signed(weights: bytes) -> vec[i64]:
    """Bytes as numbers from -128 to 127."""
    return vec[i64]([one - 256 if one > 127 else one for one in weights])


class Net:
    """A net that was read from its file."""

    def __init__(self, data: bytes, observation: Observation) -> None:
        header, weights = read_net(data)
        assert header.version == observation.version, "the net reads other rows"
        self.names: list[bool] = []  # by number of a row: is it a name?
        self.first = vec[i64]()  # by number of a row: its first line of weights
        first = [0]
        for block in observation.blocks:
            for _ in range(block.size):
                self.names.append(block.kinds > 0)
                first.append(first[-1] + max(block.kinds, 1))
        self.first = vec[i64](first[:-1])
        self.sizes = vec[i64]([layer.size for layer in header.layers])
        self.biases = [vec[i64](layer.bias) for layer in header.layers]
        self.scales = [vec[i64](layer.scale) for layer in header.layers]
        self.weights: list[vec[i64]] = []
        at, wide = 0, first[-1]
        for layer in header.layers:
            self.weights.append(signed(weights[at : at + wide * layer.size]))
            at, wide = at + wide * layer.size, layer.size
        assert at == len(weights), "the file is as long as its layers"

    def scores(self, row: bytes) -> vec[i64]:
        """By action: how good it looks."""
        layers: i64 = len(self.weights)
        out = self.taken_in(row)
        number: i64 = 1
        while number < layers:
            out = self.passed_on(number, self.brought_down(number - 1, out))
            number += 1
        return out

    def taken_in(self, row: bytes) -> vec[i64]:
        """The first layer, from a row."""
        out = self.biases[0][:]
        weights, size = self.weights[0], self.sizes[0]
        for column, number in enumerate(row):
            if number != 0:
                if self.names[column]:
                    add_line(out, weights, (self.first[column] + number - 1) * size, COUNT_UNIT)
                else:
                    add_line(out, weights, self.first[column] * size, number)
        return out

    def brought_down(self, number: i64, sums: vec[i64]) -> vec[i64]:
        """What leaves a layer: nothing below zero, and at most twelve bits."""
        scale = self.scales[number]
        out = sums[:]
        for neuron, total in enumerate(sums):
            if total <= 0:
                out[neuron] = 0
            else:
                value = total * scale[neuron] >> SHIFT
                out[neuron] = min(HIGHEST, value)
        return out

    def passed_on(self, number: i64, taken: vec[i64]) -> vec[i64]:
        """A further layer."""
        out = self.biases[number][:]
        weights, size = self.weights[number], self.sizes[number]
        for neuron, value in enumerate(taken):
            if value != 0:
                add_line(out, weights, neuron * size, value)
        return out


def add_line(out: vec[i64], weights: vec[i64], at: i64, times: i64) -> None:
    """Add a line of weights so many times."""
    place: i64 = 0
    size: i64 = len(out)
    while place < size:
        out[place] += weights[at + place] * times
        place += 1
