"""A real server in a process of its own, kept to one core where that can be done."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Final

from coltexpress.server import serving
from coltexpress.server.logs import set_logging
from coltexpress.server.settings import Settings

NAME: Final = "server"
PATIENCE: Final = 60.0  # seconds until a server must be up, or gone
SPAWN: Final = multiprocessing.get_context("spawn")  # a fresh interpreter, as `serve` has one


class NoServer(Exception):
    """The server did not come up."""


@contextmanager
def house(settings: Settings, core: int | None) -> Iterator[int]:
    """A server that runs meanwhile; its port."""
    here, there = SPAWN.Pipe(duplex=False)
    process = SPAWN.Process(target=run, args=(settings, core, there), name=NAME, daemon=True)
    process.start()
    there.close()
    try:
        if not here.poll(PATIENCE):
            raise NoServer("the server does not come up")
        try:
            port = here.recv()
        except EOFError as error:
            raise NoServer("the server could not start") from error
        yield port
    finally:
        process.terminate()
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
        here.close()


def run(settings: Settings, core: int | None, there: Connection) -> None:
    """Serve until stopped, and say at which port."""
    keep_to(core)
    set_logging(verbose=False)
    place = serving.listen(settings.host, settings.port)
    serving.serve(settings, place, lambda: there.send(place.getsockname()[1]))


def keep_to(core: int | None) -> None:
    """Run on this core only, where the system can be told so."""
    if core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def cores() -> tuple[int | None, int | None]:
    """One core for the server and another for the players; none where there are not two."""
    found = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    return (found[0], found[-1]) if len(found) > 1 else (None, None)
