"""The reader of the data file, as strict as the others."""

from __future__ import annotations

from pathlib import Path

import msgspec

from coltexpress.train.data import Strict


class Data(Strict, frozen=True):
    """Everything printed in the box."""

    game: str
    bandits: list[str]
    bids: list[int]
    crates: list[list[int]]


def read_data() -> Data:
    """The components of Crates."""
    return msgspec.json.decode(Path(__file__).with_name("data.json").read_bytes(), type=Data)
