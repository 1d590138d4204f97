"""What is printed in the box: who plays, the bid cards, and what the crate of each car may hold."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from coltexpress.kernel.rows import row, rows
from coltexpress.train.bandits import NAMES


class Data(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The data file, read strictly."""

    game: str
    bandits: list[str]
    bids: list[int]
    crates: list[list[int]]


_box: Final = msgspec.json.decode(Path(__file__).with_name("data.json").read_bytes(), type=Data)

CAST: Final = row([NAMES.index(name) for name in _box.bandits])  # by seat
BIDS: Final = row(_box.bids)
CRATES: Final = rows(_box.crates)  # by car: each value as often as it is likely
CARS: Final = len(_box.crates)
