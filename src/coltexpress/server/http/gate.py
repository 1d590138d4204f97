"""Connections before they are requests: so many, so fast, so long, and no longer.

uvicorn reads requests; what it leaves open is bounded here. How many connections an address has,
how long the rest of a request or a reader of answers is waited for, how long a head may be, and how
many requests may wait on one connection.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from starlette.datastructures import Headers
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.server import ServerState

from coltexpress.i18n import ENGLISH
from coltexpress.server.addresses import Address, counted, is_in, read_address
from coltexpress.server.http.headers import ALWAYS
from coltexpress.server.http.line import Line
from coltexpress.server.http.peers import place_of
from coltexpress.server.refusals import Refused
from coltexpress.server.words import accepted

if TYPE_CHECKING:
    import asyncio

    from uvicorn._types import ASGI3Application

    from coltexpress.server.hosting.hall import Hall

BODY_LIMIT: Final = 16_384  # bytes
DROPPED: Final = 4 * BODY_LIMIT  # so much of a body is read over, to say that it is too long
URL_LIMIT: Final = 4_096  # bytes
HEAD_LIMIT: Final = 32_768  # bytes
HEADERS: Final = 100
WAITING: Final = 8  # requests on one connection
READ_WITHIN: Final = 6  # times as long as for a request is waited for a reader
TOO_LONG_A_URL: Final = 414
TOO_LONG_A_HEAD: Final = 431


class Gate(HttpToolsProtocol):
    """One connection."""

    def __init__(
        self, hall: Hall, config: Config, server_state: ServerState, app_state: dict[str, object]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.hall = hall
        self.ws_protocol_class = self.line  # type: ignore[assignment]  # anything that makes one
        self.holder = ""  # whose connection it counts as
        self.is_counted = False
        self.asked_at: float | None = None  # when the request began that has not come whole
        self.slow_at: float | None = None  # since when answers wait for their reader
        self.head = 0  # bytes of a head that has not come whole
        self.body = 0  # bytes of the body so far
        self.timer: asyncio.TimerHandle | None = None
        self.running: RequestResponseCycle | None = None  # the request that is being answered

    # from beginning to end

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.asked_at = self.loop.time()
        near = read_address(self.client[0]) if self.client else None
        is_proxy = near is not None and self.is_ours(near)
        limits = self.hall.limits
        self.holder = "" if is_proxy or near is None else counted(str(near))
        tally = limits.proxied if is_proxy else limits.connections
        try:
            limits.connecting.take(self.holder, 0 if is_proxy else 1)
        except Refused:
            transport.abort()  # without a word: so many come that words would cost too much
            return
        if not tally.add(self.holder):
            self.refuse(Refused("too_many_connections", limit=int(tally.each)))
            return
        self.tally = tally
        self.is_counted = True
        self.timer = self.loop.call_later(self.patience / 2, self.check)

    def is_ours(self, near: Address) -> bool:
        """Does a connection come from a proxy or another server of ours, for many clients?"""
        hosts = {place_of(peer)[0] for peer in self.hall.node.others}
        return is_in(near, self.hall.settings.proxies) or str(near) in hosts

    def connection_lost(self, exc: Exception | None) -> None:
        self.give_up()
        super().connection_lost(exc)
        self.stop_waiting()
        self.uncount()

    def line(self, config: Config, server_state: ServerState, app_state: object) -> Line:
        """The connection becomes a socket, and still counts."""
        self.stop_waiting()
        return Line(self.hall, server_state.connections, self.uncount)

    def uncount(self) -> None:
        """The connection is gone."""
        # What refers to itself would wait for the garbage collector, with all that it holds.
        self.ws_protocol_class = None
        self.parser = None  # type: ignore[assignment]  # as uvicorn does
        if self.running is not None:
            self.running.body.clear()
        if self.is_counted:
            self.is_counted = False
            self.tally.remove(self.holder)

    # time

    @property
    def patience(self) -> float:
        """Seconds within which a request must have come."""
        return self.hall.settings.request_within

    def stop_waiting(self) -> None:
        """Look at the time no more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def check(self) -> None:
        """Close a connection whose request does not come, or whose answers nobody reads."""
        now = self.loop.time()
        self.timer = self.loop.call_later(self.patience / 2, self.check)
        if self.slow_at is not None and now - self.slow_at > READ_WITHIN * self.patience:
            self.transport.abort()
        elif self.asked_at is not None and now - self.asked_at > self.patience:
            if self.scope is None and not self.head:
                self.transport.close()  # nothing was asked, so there is nothing to answer
            else:
                self.refuse(Refused("too_slow"))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.slow_at = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.slow_at = None

    # what is read

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.asked_at is None:
            self.asked_at = self.loop.time()
        self.head += len(data)
        super().data_received(data)
        if self.head > HEAD_LIMIT:
            self.refuse(Refused("too_long", limit=HEAD_LIMIT), TOO_LONG_A_HEAD)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.body = 0
        if self.asked_at is None:
            self.asked_at = self.loop.time()

    def on_headers_complete(self) -> None:
        self.head = 0
        size = sum(len(name) + len(value) for name, value in self.headers)
        if len(self.url) > URL_LIMIT:
            self.refuse(Refused("too_long", limit=URL_LIMIT), TOO_LONG_A_URL)
        elif size > HEAD_LIMIT or len(self.headers) > HEADERS:
            self.refuse(Refused("too_long", limit=HEAD_LIMIT), TOO_LONG_A_HEAD)
        elif len(self.pipeline) >= WAITING:
            self.refuse(Refused("too_fast", seconds=1))
        else:
            super().on_headers_complete()
            return
        raise Stop

    def on_body(self, body: bytes) -> None:
        self.head = 0
        self.body += len(body)
        if self.body > DROPPED:
            self.give_up()
            self.transport.close()
            raise Stop
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.head = 0
        self.asked_at = None
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def give_up(self) -> None:
        """Nobody waits for answers any more: neither the one that is made nor those that queue."""
        self.pipeline.clear()
        if self.running is not None and not self.running.response_complete:
            self.running.disconnected = True
            self.running.message_event.set()

    # what is said without asking anybody

    def send_400_response(self, msg: str) -> None:
        """What cannot be read is refused; a refusal of ours has been said already."""
        self.refuse(Refused("bad_message", why="HTTP"))

    def refuse(self, refused: Refused, status: int = 0) -> None:
        """Say no and close the connection; in the middle of an answer, just close it."""
        if self.transport.is_closing():
            return
        self.hall.metrics.refused += 1
        running = self.running
        if running is None or running.response_complete or not running.response_started:
            self.transport.write(self.written(refused, status or refused.kind.status))
        self.give_up()
        self.transport.close()

    def written(self, refused: Refused, status: int) -> bytes:
        """A refusal as bytes, in the language of the head as far as it has come."""
        language = accepted(Headers(raw=self.headers or []).get("accept-language", ""))
        content = msgspec.json.encode(refused.problem(language or ENGLISH))
        headers = {
            **ALWAYS,
            "cache-control": "no-store",
            "connection": "close",
            "content-type": "application/json",
            "content-length": str(len(content)),
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return STATUS_LINE[status] + head.encode() + b"\r\n" + content


class Stop(Exception):
    """Read no further: the connection is being closed."""
