"""A copy of the database, taken while the server runs: whole, and as of one moment."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from coltexpress.kernel.errors import Unreadable
from coltexpress.server.store.engine import read_address


class OtherTool(Unreadable):
    """Another program copies this kind of database better."""


def source_of(address: str) -> Path:
    """The file of an SQLite database; refused for any other."""
    url = read_address(address)
    if url.drivername != "sqlite" or not url.database:
        raise OtherTool("use pg_dump for a PostgreSQL database")
    return Path(url.database)


def back_up(source: Path, target: Path) -> None:
    """Copy the database to a new file; an incomplete copy never bears its name."""
    draft = target.with_name(f".{target.name}.part")
    draft.unlink(missing_ok=True)
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as original,
            closing(sqlite3.connect(draft)) as copy,
        ):
            original.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, complete in itself
            found = copy.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok":
                raise Unreadable(f"the database is damaged: {found}")
        draft.rename(target)
    finally:
        draft.unlink(missing_ok=True)
