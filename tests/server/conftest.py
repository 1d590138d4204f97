"""One server for most tests, and PostgreSQL for those that want it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.postgres import UNSYNCED, postgres_running
from server.running import Guest, Server, served

GENEROUS = ("--generosity", "1000", "--developer")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests share."""
    with served(tmp_path_factory.mktemp("server"), *GENEROUS) as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Iterator[Guest]:
    with Guest(server, "Ada") as guest:
        yield guest


@pytest.fixture
def bob(server: Server) -> Iterator[Guest]:
    with Guest(server, "Bob") as guest:
        yield guest


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed."""
    with served(tmp_path, *GENEROUS) as running:
        yield running


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL database."""
    with postgres_running(tmp_path_factory.mktemp("postgres"), *UNSYNCED) as address:
        yield address
