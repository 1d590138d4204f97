"""A net of whole numbers: the same choice on every machine, without any library.

The first layer takes a row of small numbers as its game's observation.py describes it: counts are
multiplied, names pick out a line of weights. What leaves a layer is brought back to twelve bits by
a multiplication and a shift. Sums stay below 31 bits.

A new version of the rows adds numbers at their end, and new actions come last: a net that learned
before reads as far as it can, and says nothing of those actions.
"""

from __future__ import annotations

import math
from typing import Final

from coltexpress.bots.net_file import lines_read, read_net
from coltexpress.kernel.observation import Observation
from coltexpress.kernel.rows import add_lines, emptied
from coltexpress.kernel.vecs import append, i64, u8, vec

COUNT_UNIT: Final = 8  # a name counts as much as so many of a count
SHIFT: Final = 24
HIGHEST: Final = 4095


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
        self.biases = [vec[i64](layer.bias) for layer in header.layers]
        self.scales = [vec[i64](layer.scale) for layer in header.layers]
        self.weights: list[vec[u8]] = []  # signed bytes, a line for each number that is taken in
        at = 0
        for layer in header.layers:
            self.weights.append(vec[u8](weights[at : at + wide * layer.size]))
            at, wide = at + wide * layer.size, layer.size
        assert at == len(weights), "the file is as long as its layers"

    def scores(self, row: bytes) -> vec[i64]:
        """By what leaves the last layer: how much the net says for it."""
        return self.scores_of(vec[u8](row))

    def scores_of(self, row: vec[u8]) -> vec[i64]:
        """The same for a row where it was written."""
        lines, times = vec[i64](capacity=self.columns), vec[i64](capacity=self.columns)
        for column in range(self.columns):
            number = i64(row[column])
            if number != 0:
                is_name = self.names[column] != 0
                lines = append(lines, self.first[column] + (number - 1 if is_name else 0))
                times = append(times, COUNT_UNIT if is_name else number)
        out = add_lines(self.biases[0][:], self.weights[0], lines, times)
        for layer in range(1, len(self.weights)):
            lines, times = emptied(lines), emptied(times)
            for place, scale in enumerate(self.scales[layer - 1]):
                if out[place] > 0:  # nothing below zero leaves a layer, and at most twelve bits
                    lines = append(lines, place)
                    times = append(times, min(HIGHEST, out[place] * scale >> SHIFT))
            out = add_lines(self.biases[layer][:], self.weights[layer], lines, times)
        return out

    def leanings(self, row: bytes, actions: vec[i64]) -> list[float]:
        """By offered action: how likely the net is to choose it."""
        return likelihoods(known(self.scores(row), self.actions), actions, self.unit)


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
