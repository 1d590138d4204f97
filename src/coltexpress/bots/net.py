"""A net of whole numbers: the same choice on every machine, without any library.

The first layer takes a row of small numbers as its game's observation.py describes it: counts are
multiplied, names pick out a line of weights. What leaves a layer is brought back to twelve bits by
a multiplication and a shift. Sums stay below 31 bits, so two neurons share a number of 64: one
multiplication and one addition serve both.

A new version of the rows adds numbers at their end, and new actions come last: a net that learned
before reads as far as it can, and says nothing of those actions.
"""

from __future__ import annotations

import math
from typing import Final

from coltexpress.bots.net_file import lines_read, read_net
from coltexpress.kernel.observation import Observation
from coltexpress.kernel.rows import add_times
from coltexpress.kernel.vecs import append, i64, u8, vec

COUNT_UNIT: Final = 8  # a name counts as much as so many of a count
SHIFT: Final = 24
HIGHEST: Final = 4095
HALF: Final = 32  # bits
BORDER: Final = 1 << 31
LOW: Final = (1 << 32) - 1


def signed(byte: int) -> int:
    """A byte as a number from -128 to 127."""
    return byte - 256 if byte > 127 else byte


def paired(numbers: list[int], size: int) -> vec[i64]:
    """Lines of so many numbers, each as half a line of pairs: the first number with the middle."""
    half = (size + 1) // 2
    found: list[int] = []
    for at in range(0, len(numbers), size):
        line = numbers[at : at + size]
        high = line[half:] + [0] * (2 * half - size)
        found += [one + (other << HALF) for one, other in zip(line[:half], high, strict=True)]
    return vec[i64](found)


class Net:
    """A net that was read from its file."""

    def __init__(self, data: bytes, observation: Observation) -> None:
        header, weights = read_net(data)
        assert header.version <= observation.version, "the net reads other rows"
        self.unit = header.unit
        self.actions = observation.actions
        names: list[int] = []
        first = [0]
        for block in observation.blocks:
            for _ in range(block.size):
                names.append(1 if block.kinds > 0 else 0)
                first.append(first[-1] + max(block.kinds, 1))
        wide = lines_read(header, weights)
        assert wide in first, "its first layer ends where a number of the rows does"
        self.columns: i64 = first.index(wide)  # of a row: how many numbers it reads
        self.names = vec[i64](names)  # by number of a row: 1 if it is a name
        self.first = vec[i64](first[:-1])  # by number of a row: its first line of weights
        self.sizes = vec[i64]([layer.size for layer in header.layers])
        self.biases = [paired(layer.bias, layer.size) for layer in header.layers]
        self.scales = [vec[i64](layer.scale) for layer in header.layers]
        self.weights: list[vec[i64]] = []
        at = 0
        for layer in header.layers:
            part = [signed(one) for one in weights[at : at + wide * layer.size]]
            self.weights.append(paired(part, layer.size))
            at, wide = at + wide * layer.size, layer.size
        assert at == len(weights), "the file is as long as its layers"

    def scores(self, row: bytes) -> vec[i64]:
        """By what leaves the last layer: how much the net says for it."""
        return self.scores_of(vec[u8](row))

    def scores_of(self, row: vec[u8]) -> vec[i64]:
        """The same for a row where it was written."""
        last: i64 = len(self.weights) - 1
        pairs = self.taken_in(row)
        number: i64 = 0
        while number < last:
            taken = self.brought_down(number, pairs)
            number += 1
            pairs = self.passed_on(number, taken)
        return apart(pairs, self.sizes[last])

    def leanings(self, row: bytes, actions: vec[i64]) -> list[float]:
        """By offered action: how likely the net is to choose it."""
        return likelihoods(known(self.scores(row), self.actions), actions, self.unit)

    def taken_in(self, row: vec[u8]) -> vec[i64]:
        """The first layer, from a row."""
        out = self.biases[0][:]
        weights, half = self.weights[0], i64(len(out))
        names, first = self.names, self.first
        for column in range(self.columns):
            number = i64(row[column])
            if number != 0:
                if names[column] != 0:
                    line = first[column] + number - 1
                    out = add_times(out, weights, line * half, COUNT_UNIT)
                else:
                    out = add_times(out, weights, first[column] * half, number)
        return out

    def brought_down(self, number: i64, pairs: vec[i64]) -> vec[i64]:
        """What leaves a layer: nothing below zero, and at most twelve bits."""
        out = apart(pairs, self.sizes[number])
        for place, scale in enumerate(self.scales[number]):
            total = out[place]
            if total <= 0:
                out[place] = 0
            else:
                out[place] = min(HIGHEST, total * scale >> SHIFT)
        return out

    def passed_on(self, number: i64, taken: vec[i64]) -> vec[i64]:
        """A further layer."""
        out = self.biases[number][:]
        weights, half = self.weights[number], i64(len(out))
        at: i64 = 0
        for value in taken:
            if value != 0:
                out = add_times(out, weights, at, value)
            at += half
        return out


def apart(pairs: vec[i64], size: i64) -> vec[i64]:
    """Numbers that were paired, one after the other."""
    half: i64 = len(pairs)
    out = vec[i64]([0] * (2 * half))
    for place, pair in enumerate(pairs):
        low = ((pair + BORDER) & LOW) - BORDER
        out[place] = low
        out[half + place] = (pair - low) >> HALF
    return out[:size]


def known(scores: vec[i64], actions: i64) -> vec[i64]:
    """The scores of all actions: of those that came after the net it has nothing to say."""
    while len(scores) < actions:
        scores = append(scores, 0)
    return scores


def likelihoods(scores: vec[i64], places: vec[i64], unit: float) -> list[float]:
    """By place: how likely what has this score is among them."""
    best = scores[places[0]]
    for place in places:
        best = max(best, scores[place])
    weights = [math.exp(float(scores[place] - best) * unit) for place in places]
    total = sum(weights)
    return [weight / total for weight in weights]
