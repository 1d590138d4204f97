"""Running the server: the process, its addresses, and an end without loss."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from errno import EADDRINUSE
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOCK_DGRAM, SOL_SOCKET
from socket import socket as Socket  # noqa: N812  # one of our sockets is a game's
from typing import Final

import uvicorn

from coltexpress.server.garbage import Garbage, only_the_young
from coltexpress.server.http.app import App
from coltexpress.server.limits import CONNECTIONS
from coltexpress.server.open_files import raise_file_limit
from coltexpress.server.settings import Settings
from coltexpress.server.store.lock import InUse

SWITCH: Final = 0.0005  # seconds; the writer's thread must not wait long for its turn
BACKLOG: Final = 2048
STOP_WITHIN: Final = 10  # seconds
EVERYWHERE: Final = ("0.0.0.0", "::")  # where a server listens on all its addresses


class Server(uvicorn.Server):
    """A server that says when it is there, and drains before it stops."""

    def __init__(self, settings: Settings, when_up: Callable[[], None]) -> None:
        self.app = App(settings)
        self.when_up = when_up
        self.tidying: asyncio.Task[None] | None = None
        super().__init__(
            uvicorn.Config(
                self.app,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,  # addresses.py reads them, for requests and sockets alike
                http=self.app.connect,  # type: ignore[arg-type]  # anything that makes protocols
                ws="none",  # a connection becomes a socket without uvicorn's help
                timeout_graceful_shutdown=STOP_WITHIN,
                backlog=BACKLOG,
            )
        )

    async def startup(self, sockets: list[Socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is there by now stays: modules, rules, routes
        if self.started and self.app.hall is not None:
            metrics = self.app.hall.metrics
            garbage = Garbage(lambda: metrics.choices, time.monotonic)
            self.tidying = asyncio.create_task(garbage.watch())
            self.when_up()

    async def shutdown(self, sockets: list[Socket] | None = None) -> None:
        # Nobody gets in any more, so that proxies and clients turn to another server at once.
        for server in self.servers:
            server.close()
        for place in sockets or []:
            place.close()
        if self.tidying is not None:
            self.tidying.cancel()
        await self.app.drain()
        await super().shutdown(sockets)


class CannotServe(Exception):
    """The server could not start; the words say why."""


class PortTaken(CannotServe):
    """Somebody else listens there; the words are the number of the port."""


class FileTaken(CannotServe):
    """Another server works with the database; the words are the name of its file."""


def listen(host: str, port: int) -> Socket:
    """The place where requests will come in, once the server is up.

    Until then it is only held: who calls is refused at once and may try another server, instead of
    waiting for this one to start.
    """
    place = Socket(AF_INET6 if ":" in host else AF_INET)
    try:
        if os.name == "posix":
            place.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
        place.bind((host, port))
    except OSError as error:
        place.close()
        if error.errno == EADDRINUSE:
            raise PortTaken(str(port)) from error
        raise CannotServe(f"{host}:{port}: {error.strerror or error}") from error
    return place


def has_page(settings: Settings) -> bool:
    """Is there a page for browsers?"""
    return (settings.static / "index.html").exists()


def serve(settings: Settings, place: Socket, when_up: Callable[[], None]) -> None:
    """Serve until somebody stops it."""
    sys.setswitchinterval(SWITCH)
    only_the_young()
    raise_file_limit(int(settings.sockets * CONNECTIONS))
    server = Server(with_address(settings, place), when_up)
    try:
        server.run([place])
    except SystemExit as error:  # that is how it says that it could not start
        raise cannot_serve(server.app.failure) from error
    except OSError as error:  # two that were started at once have both held the place
        if error.errno == EADDRINUSE:
            raise PortTaken(str(settings.port)) from error
        raise
    finally:
        place.close()
    if server.app.failure is not None:
        raise cannot_serve(server.app.failure)


def with_address(settings: Settings, place: Socket) -> Settings:
    """The settings, with where other servers of the same database reach this one."""
    if settings.node_address:
        return settings
    host, port = place.getsockname()[:2]
    if host in EVERYWHERE:
        host = next(iter(local_addresses()), "127.0.0.1")
    return replace(settings, node_address=f"[{host}]:{port}" if ":" in host else f"{host}:{port}")


def cannot_serve(failure: Exception | None) -> CannotServe:
    """Why the server could not start."""
    return FileTaken(str(failure)) if isinstance(failure, InUse) else CannotServe(str(failure))


def local_addresses() -> list[str]:
    """The address of this machine on its network, as others can type it."""
    with Socket(AF_INET, SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent; it only asks for the way there
        except OSError:
            return []
        address: str = probe.getsockname()[0]
    return [] if address.startswith(("127.", "0.")) else [address]
