"""Adam: every weight moves by its own slopes, as far as they agree with each other."""

from __future__ import annotations

from typing import Final

from coltexpress.learning.arrays import Array, Arrays

STEEPEST: Final = 0.5  # slopes of a net are not longer than this together
MEMORY: Final = (0.9, 0.999)  # how much of the slopes, and of their squares, is remembered
TINY: Final = 1e-5


class Adam:
    """Changes a row of weights by the slopes that are written into `slopes`."""

    def __init__(self, lib: Arrays, weights: Array, nets: list[slice]) -> None:
        self.weights, self.nets = weights, nets
        self.slopes, self.first, self.second = [
            lib.zeros(weights.shape, "float32") for _ in range(3)
        ]
        self.times = lib.zeros((1,), "float32")

    def descend(self, rates: Array) -> None:
        """One step down, each net at its rate; the slopes of each are shortened first."""
        for net in self.nets:
            length = (self.slopes[net] * self.slopes[net]).sum() ** 0.5
            self.slopes[net] *= (STEEPEST / (length + 1e-9)).clip(0, 1)
        remembered, squares = MEMORY
        self.times += 1
        self.first *= remembered
        self.first += (1 - remembered) * self.slopes
        self.second *= squares
        self.second += (1 - squares) * self.slopes * self.slopes
        first = self.first / (1 - remembered**self.times)
        second = self.second / (1 - squares**self.times)
        step = first / (second**0.5 + TINY)
        for number, net in enumerate(self.nets):
            self.weights[net] -= rates[number] * step[net]
