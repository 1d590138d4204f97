"""What is printed in the box: who plays, the bid cards, and what the crate of each car may hold."""

from __future__ import annotations

from typing import Final

from coltexpress.games.toy.data import read_data
from coltexpress.kernel.rows import row, rows
from coltexpress.train.bandits import NAMES

_box: Final = read_data()

CAST: Final = row([NAMES.index(name) for name in _box.bandits])  # by seat
BIDS: Final = row(_box.bids)
CRATES: Final = rows(_box.crates)  # by car: each value as often as it is likely
CARS: Final = len(_box.crates)
