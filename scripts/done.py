"""A file of what long runs have done, a line for each piece, so that the next one goes on."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

Piece = TypeVar("Piece", bound=msgspec.Struct)


def read_done(file: Path | None, kind: type[Piece]) -> list[Piece]:
    """What earlier runs have done; a line that was cut off when it was written does not count."""
    found = []
    for line in file.read_bytes().splitlines() if file is not None and file.exists() else ():
        try:
            found.append(msgspec.json.decode(line, type=kind))
        except msgspec.DecodeError:
            continue
    return found


def keep_done(file: Path | None, piece: msgspec.Struct) -> None:
    """Note what was done, on a line of its own even if the one before was cut off."""
    if file is not None:
        with file.open("ab") as lines:
            lines.write(b"\n" + msgspec.json.encode(piece))
