"""Whose arrays a trainer works with: numpy's here, those of torch on a GPU in torch_arrays.py.

A trainer is written in what both libraries say alike: operators, slices and assignments. What they
say differently is here, so that the whole of it can be tried without a GPU and without torch.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from coltexpress.learning.features import SCALE, Features

if TYPE_CHECKING:
    from numpy.typing import NDArray

Array = Any  # numpy's or torch's


class Arrays(Protocol):
    """What a trainer needs of a library of arrays; kinds are named as in numpy."""

    def of(self, numbers: NDArray[Any]) -> Array:
        """The same numbers where this library works."""
        ...

    def back(self, numbers: Array) -> NDArray[Any]:
        """The same numbers as numpy has them."""
        ...

    def load(self, into: Array, numbers: NDArray[Any]) -> None:
        """Write numpy's numbers into an array."""
        ...

    def zeros(self, shape: tuple[int, ...], kind: str) -> Array: ...

    def product(self, left: Array, right: Array) -> Array:
        """The product of two matrices, as exactly as this library multiplies."""
        ...

    def neurons(self, taken: Array, weights: Array, bias: Array) -> Array:
        """What leaves a layer of neurons, nothing below zero; it need not be exact."""
        ...

    def slope_before(self, slope: Array, weights: Array, before: Array) -> Array:
        """The slope of what came into a layer, from that of what left it."""
        ...

    def take(self, table: Array, column: Array) -> Array:
        """Of each line the number in one column."""
        ...

    def put(self, table: Array, column: Array, numbers: Array) -> None:
        """Write into one column of each line."""
        ...

    def write(self, table: Array, line: Array, numbers: Array) -> None:
        """Write into the line of a table whose number is in an array of one."""
        ...

    def where(self, is_so: Array, yes: Array, no: Array) -> Array: ...

    def exp(self, numbers: Array) -> Array: ...

    def log(self, numbers: Array) -> Array: ...

    def log_shares(self, scores: Array) -> Array:
        """Of each line the logarithms of shares of one, which grow with the scores."""
        ...

    def luck(self, table: Array) -> Array:
        """As many numbers between 0 and 1, never one of these."""
        ...

    def order(self, size: int) -> Array:
        """The numbers below this one in any order."""
        ...

    def fractions(self, bytes_: Array) -> Array:
        """Bytes as the fractions that they spell."""
        ...

    def intake(self, features: Features) -> Callable[[Array], Array]:
        """What turns rows into features."""
        ...

    def recorded(self, work: Callable[[], None]) -> Callable[[], None]:
        """The same work on the same arrays, to be done many times."""
        ...

    def aside(self) -> AbstractContextManager[object]:
        """What is done in here may be done at the same time as what is done outside."""
        ...

    def meet(self) -> None:
        """From here on both sides see what the other has done."""
        ...

    def lend(self, memory: NDArray[Any]) -> None:
        """Say that this memory will be read often and stays where it is."""
        ...

    def save_luck(self) -> NDArray[np.uint8]:
        """Where the generator stands."""
        ...

    def load_luck(self, luck: NDArray[np.uint8]) -> None:
        """Go on from where the generator stood."""
        ...


class Numpy:
    """Numpy's arrays, one thing after the other."""

    def __init__(self, seed: int) -> None:
        self.generator = np.random.Generator(np.random.PCG64(seed))

    def of(self, numbers: NDArray[Any]) -> Array:
        return numbers.copy()

    def back(self, numbers: Array) -> NDArray[Any]:
        return np.asarray(numbers)

    def load(self, into: Array, numbers: NDArray[Any]) -> None:
        into[...] = numbers

    def zeros(self, shape: tuple[int, ...], kind: str) -> Array:
        return np.zeros(shape, dtype=kind)

    def product(self, left: Array, right: Array) -> Array:
        return left @ right

    def neurons(self, taken: Array, weights: Array, bias: Array) -> Array:
        return np.maximum(taken @ weights + bias, 0)

    def slope_before(self, slope: Array, weights: Array, before: Array) -> Array:
        return slope @ weights.T * (before > 0)

    def take(self, table: Array, column: Array) -> Array:
        return np.take_along_axis(table, column[:, None], axis=1)[:, 0]

    def put(self, table: Array, column: Array, numbers: Array) -> None:
        np.put_along_axis(table, column[:, None], numbers[:, None], axis=1)

    def write(self, table: Array, line: Array, numbers: Array) -> None:
        table[line[0]] = numbers

    def where(self, is_so: Array, yes: Array, no: Array) -> Array:
        return np.where(is_so, yes, no)

    def exp(self, numbers: Array) -> Array:
        return np.exp(numbers)

    def log(self, numbers: Array) -> Array:
        return np.log(numbers)

    def log_shares(self, scores: Array) -> Array:
        scores = scores - scores.max(axis=1, keepdims=True)
        return scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))

    def luck(self, table: Array) -> Array:
        return self.generator.random(table.shape, dtype=np.float32).clip(1e-9, 1 - 1e-7)

    def order(self, size: int) -> Array:
        return self.generator.permutation(size)

    def fractions(self, bytes_: Array) -> Array:
        return np.ascontiguousarray(bytes_).view(np.float32)

    def intake(self, features: Features) -> Callable[[Array], Array]:
        is_count = features.names == 0

        def taken_in(rows: Array) -> Array:
            seen = rows[:, features.columns]
            named = (seen == features.names).astype(np.float32)
            return np.where(is_count, seen * np.float32(SCALE), named)

        return taken_in

    def recorded(self, work: Callable[[], None]) -> Callable[[], None]:
        return work

    def aside(self) -> AbstractContextManager[object]:
        return nullcontext()

    def meet(self) -> None:
        pass

    def lend(self, memory: NDArray[Any]) -> None:
        pass

    def save_luck(self) -> NDArray[np.uint8]:
        state = self.generator.bit_generator.state["state"]
        text = f"{state['state']:032x}{state['inc']:032x}"
        return np.frombuffer(bytes.fromhex(text), dtype=np.uint8)

    def load_luck(self, luck: NDArray[np.uint8]) -> None:
        text = luck.tobytes().hex()
        state = {"state": int(text[:32], 16), "inc": int(text[32:], 16)}
        self.generator.bit_generator.state = {
            **self.generator.bit_generator.state,
            "state": state,
        }
