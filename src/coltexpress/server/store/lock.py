"""One server works with an SQLite file: a lock beside the file, which dies with its process."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from coltexpress.kernel.errors import Unreadable

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        """Lock a file, or raise OSError at once."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        """Lock a file, or raise OSError at once."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class InUse(Unreadable):
    """Another server works with this file; the text is its name."""


def hold(database: Path) -> IO[bytes]:
    """Keep other servers away from an SQLite file until what this returns is closed.

    SQLite's own locks only last as long as a transaction. The file stays behind, empty: whoever
    took it away could take it from under a lock.
    """
    file = database.with_name(f"{database.name}-server").open("ab")
    try:
        lock(file)
    except OSError as error:
        file.close()
        raise InUse(str(database)) from error
    return file
