"""The fields of the scenes: how they are read from a table, who sees them, what changes them."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from coltexpress.games import ROOMS
from coltexpress.wire.reading.reader import Reader

_known: Final[dict[str, Reader]] = {}


def reader_of(name: str) -> Reader:
    """The reader of a game, opened when somebody first asks for it."""
    if name not in _known:
        reader = import_module(f"coltexpress.wire.reading.{ROOMS[name]}").READER
        assert isinstance(reader, Reader), "every game has a reader"
        _known[name] = reader
    return _known[name]
