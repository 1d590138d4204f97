"""Bringing a database to the schema of this version, when the server starts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Engine, inspect, text

from coltexpress.kernel.errors import Unreadable
from coltexpress.server.store.engine import only_reads

HEAD: Final = "0008"  # the newest of migrations/versions
FOLDER: Final = Path(__file__).parent / "migrations"


def migrate(engine: Engine) -> None:
    """Run what is missing; a database of a newer version is left alone and refused."""
    if version(engine) == HEAD:
        return  # without the time that importing alembic takes
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise Unreadable("this database was made by a newer version of coltexpress") from error


def version(engine: Engine) -> str | None:
    """The migration that the database has reached; none for a new one."""
    with engine.connect() as connection:
        only_reads(connection)
        if not inspect(connection).has_table("alembic_version"):
            return None
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
