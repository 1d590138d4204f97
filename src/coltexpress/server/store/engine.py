"""Opening the database: SQLite in the user's data folder, or PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection, QueuePool

from coltexpress.kernel.errors import Unreadable

Result = TypeVar("Result")

FILE: Final = "coltexpress.sqlite3"
READS: Final = "reads"  # noted of a connection whose next transaction only reads
BUSY: Final = 10_000  # milliseconds that one writer waits for another
READERS: Final = 4
# Who stops in the middle of a transaction holds up those who would take over: it is ended. Whoever
# cannot be reached is given up, not waited for.
POSTGRESQL: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "options": "-c idle_in_transaction_session_timeout=2s",
}
PRAGMAS: Final = (
    f"busy_timeout={BUSY}",  # first: the others wait for a lock as well
    "journal_mode=WAL",
    # A commit is on the disk when it returns: it outlives a killed process, and a power cut as
    # far as the disk keeps what it says it has kept.
    "synchronous=FULL",
    "foreign_keys=ON",
    "cache_size=-8000",
    "temp_store=MEMORY",  # what a statement may have to undo needs no file of its own
)


class Sqlite(SQLiteDialect_pysqlite):
    """SQLite with transactions that begin when we say so.

    An event for each beginning would do as well, but an engine with one event asks for all of them
    with every statement, which takes longer than most statements do.
    """

    supports_statement_cache = True

    def do_begin(self, dbapi_connection: PoolProxiedConnection) -> None:
        """Writers queue up at once, so that none finds its transaction spoilt halfway."""
        how = "" if dbapi_connection.info.pop(READS, False) else " IMMEDIATE"
        dbapi_connection.execute(f"BEGIN{how}")


registry.register("sqlite.own", __name__, Sqlite.__name__)
OWN_SQLITE: Final = "sqlite+own"


def only_reads(connection: Connection) -> None:
    """The next transaction of a connection locks nothing, since it writes nothing."""
    connection.info[READS] = True


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where programs keep what belongs to the user, as this system has it."""
    home = Path(environment.get("HOME") or environment.get("USERPROFILE") or ".")
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "coltexpress"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "coltexpress"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "coltexpress"


def default_database() -> str:
    """The address of the database in the user's data folder."""
    return f"sqlite:///{data_folder() / FILE}"


def read_address(text: str) -> URL:
    """The address of a database: a full one, or just the name of an SQLite file."""
    if "://" not in text:
        text = f"sqlite:///{text}"
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise Unreadable("that is no address of a database") from error
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise Unreadable(f"the database is sqlite or postgresql+psycopg, not {url.drivername}")
    return url


def open_engine(address: str) -> Engine:
    """The database behind an address; a file and its folder are made when they are missing."""
    url = read_address(address)
    if url.drivername == "sqlite":
        return open_sqlite(url)
    try:
        return create_engine(
            url,
            pool_size=READERS,
            max_overflow=3,
            pool_pre_ping=True,
            hide_parameters=True,
            execution_options={"shared": True},  # with other servers
            connect_args={
                name: value for name, value in POSTGRESQL.items() if name not in url.query
            },
        )
    except ModuleNotFoundError as error:
        raise Unreadable("PostgreSQL needs the extra postgres: coltexpress[postgres]") from error


def open_sqlite(url: URL) -> Engine:
    """An SQLite file."""
    if not url.database or url.database == ":memory:":
        raise Unreadable("the database must be a file: nothing is to be lost when the server stops")
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        url.set(drivername=OWN_SQLITE),
        poolclass=QueuePool,
        pool_size=READERS,
        hide_parameters=True,  # they would be in the log: codes, names, secrets
        connect_args={"check_same_thread": False, "isolation_level": None},
    )
    event.listen(engine, "connect", prepare_sqlite)
    return engine


def check_engine(engine: Engine) -> None:
    """Refuse a file that is damaged: what is kept there could be lost or wrong."""
    if engine.dialect.name != "sqlite":
        return
    try:
        with engine.connect() as connection:
            only_reads(connection)
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    except OperationalError:
        raise  # it cannot be opened, or is locked
    except DatabaseError as error:  # so damaged that nothing in it can be asked
        found = error.orig
    if found != "ok":
        raise Unreadable(f"the database is damaged, start from a backup: {found}")


def prepare_sqlite(connection: object, entry: ConnectionPoolEntry) -> None:
    """Every connection is set the same way."""
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")  # type: ignore[attr-defined]


async def in_thread(engine: Engine, work: Callable[[Connection], Result]) -> Result:
    """Do something in a transaction of its own, without keeping the event loop waiting."""

    def kept() -> Result:
        with engine.begin() as connection:
            return work(connection)

    return await asyncio.to_thread(kept)
