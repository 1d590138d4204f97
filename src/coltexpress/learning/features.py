"""From a row of small numbers to what a net takes in: counts scaled, names as one of so many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from coltexpress.kernel.observation import COUNT, Observation

if TYPE_CHECKING:
    from numpy.typing import NDArray

SCALE: Final = 1 / 8  # most counts are below ten


class Features:
    """By feature: the number of the row that it reads, and the name it looks for, or 0 to count."""

    def __init__(self, observation: Observation) -> None:
        columns: list[int] = []
        names: list[int] = []
        at = 0
        for block in observation.blocks:
            for column in range(at, at + block.size):
                wanted = [0] if block.kinds == COUNT else range(1, block.kinds + 1)
                columns += [column] * len(wanted)
                names += wanted
            at += block.size
        self.columns: NDArray[np.int64] = np.array(columns)
        self.names: NDArray[np.uint8] = np.array(names, dtype=np.uint8)
        self.size = len(columns)
