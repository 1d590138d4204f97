"""How many connections the system lets this process have open, beside the database and the bots."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

OTHERS: Final = 200  # the database, the bots, the page

if sys.platform == "win32":

    def raise_file_limit(connections: int) -> None:
        """Nothing to do here: the system has no such limit."""

    def room_for_connections() -> float:
        """As many as anybody wants."""
        return float("inf")

else:
    import resource
    from resource import RLIM_INFINITY, RLIMIT_NOFILE

    def raise_file_limit(connections: int) -> None:
        """Allow this process files for so many connections, as far as it may."""
        soft, hard = resource.getrlimit(RLIMIT_NOFILE)
        wanted = OTHERS + 2 * connections  # each may need one to another server
        wanted = wanted if hard == RLIM_INFINITY else min(wanted, hard)
        if soft != RLIM_INFINITY and soft < wanted:
            with suppress(ValueError, OSError):
                resource.setrlimit(RLIMIT_NOFILE, (wanted, hard))

    def room_for_connections() -> float:
        """How many connections leave enough for everything else."""
        soft = resource.getrlimit(RLIMIT_NOFILE)[0]
        return float("inf") if soft == RLIM_INFINITY else max(50, soft - OTHERS)
