"""A WebSocket on the wire: handshake, frames, pings and closing.

This is the one path that has to be fast, so it does without ASGI: uvicorn hands us the connection,
and every message is dealt with at once, in the same turn of the event loop. A whole text, which is
nearly all that ever comes, is read here; everything else, from the handshake to the last goodbye,
is left to `websockets`, frame by frame.

Everything that comes in costs tokens, whatever it is: reads, frames, kibibytes. A client that takes
more than its share is disconnected, and an address that does is read later. In one turn of the
event loop so many frames are read and no more, so that others get theirs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from starlette.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from coltexpress.kernel.buffers import BytesWriter
from coltexpress.protocol.closing import BROKEN, RESTARTING, TOO_BIG
from coltexpress.protocol.routes import SOCKET
from coltexpress.server.hosts import is_own_host
from coltexpress.server.http.frames import (
    ENDLESS,
    LONGEST,
    MASKED,
    frame_end,
    is_short_text,
    lone_text,
    put_frame,
    text_in,
)
from coltexpress.server.http.peers import SECRET, whose
from coltexpress.server.http.socket import Socket, Wire
from coltexpress.server.limits import Bucket

if TYPE_CHECKING:
    from coltexpress.server.hosting.hall import Hall

KIBIBYTE: Final = 1024
TURN: Final = 50  # frames that are read in one turn of the event loop
PIECES: Final = 16  # of one message
SLOWEST: Final = 1 << 20  # bytes that may wait for a slow client
GOODBYE: Final = 5.0  # seconds until a client must have answered our closing
LIVES: Final = 20.0  # seconds of silence after which a client is asked whether it is there
LONGEST_WAIT: Final = 1.0  # seconds that an address waits before it is read again
DEAD: Final = 60.0  # and after which it is not


class Line(Wire):
    """One connection."""

    transport: asyncio.Transport

    def __init__(
        self, hall: Hall, connections: set[Any], when_lost: Callable[[], None] = lambda: None
    ) -> None:
        self.hall = hall
        self.turn = hall.turn
        self.all_traffic = hall.limits.all_traffic
        self.when_lost = when_lost
        self.connections = connections  # those that the server closes when it stops
        self.loop = asyncio.get_running_loop()
        self.frames = ServerProtocol(max_size=LONGEST)
        self.rest = b""  # what is still to be read, or has not come whole
        self.address = ""  # as it is counted
        self.traffic = Bucket(hall.limits.traffic, self.loop.time())
        self.is_deaf = False  # is nothing read any more?
        self.parts: list[bytes] = []  # of a message that comes in pieces
        self.socket: Socket | None = None
        self.unsent: BytesWriter | None = None  # what has been said in this tick, if anything
        self.is_open = True
        self.is_slow = False
        self.heard_at = self.loop.time()
        self.timer: asyncio.TimerHandle | None = None

    # what the event loop tells us

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_open = False
        self.unsent = None
        self.connections.discard(self)
        self.when_lost()
        if self.timer is not None:
            self.timer.cancel()
        if self.socket is not None:
            self.socket.gone()

    def pause_writing(self) -> None:
        self.is_slow = True

    def resume_writing(self) -> None:
        self.is_slow = False

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        if self.socket is None:
            self.leave(data)  # the handshake, and nothing but it
        elif self.rest or self.parts or (text := lone_text(data)) is None:
            if self.pay(1 + len(data) / KIBIBYTE):
                self.read(self.rest + data if self.rest else data)
        elif self.pay(cost := 2 + len(data) / KIBIBYTE):
            if self.is_open:
                self.socket.heard(text)
            self.owe(cost)

    def eof_received(self) -> None:
        self.frames.receive_eof()
        self.flush()

    # in

    def read(self, data: bytes) -> None:
        """Take the frames that have come whole, a few in this turn and the others in the next."""
        place = frames = 0
        while frames < TURN and not self.is_deaf and (end := frame_end(data, place)):
            if end == ENDLESS:
                self.close(TOO_BIG if data[place + 1] & MASKED else BROKEN)
                self.go_deaf()
            elif self.pay(1):
                self.read_frame(data, place, end)
                frames, place = frames + 1, end
        self.rest = data[place:]
        self.owe(1 + frames + place / KIBIBYTE, is_more=frames == TURN)

    def owe(self, cost: float, *, is_more: bool = False) -> None:
        """Let the address pay; if it cannot, or if there is more to read, that is done later."""
        wait = self.all_traffic.owe(self.address, cost)
        if wait or is_more:
            self.pause(min(wait, LONGEST_WAIT))

    def read_frame(self, data: bytes, place: int, end: int) -> None:
        """Take one frame."""
        if self.parts or not is_short_text(data, place):
            self.leave(data[place:end])
        elif self.is_open and self.socket is not None:
            self.socket.heard(text_in(data, place, end))

    def pay(self, cost: float) -> bool:
        """Pay for what has come; a client that cannot is disconnected."""
        if not self.traffic.take(self.heard_at, cost):
            return True
        if self.socket is not None and self.is_open:
            self.socket.flooded()
        self.go_deaf()
        return False

    def pause(self, seconds: float) -> None:
        """Read the rest later; what comes meanwhile waits where it is."""
        if self.is_deaf or self.transport.is_closing():
            return
        self.transport.pause_reading()
        self.loop.call_later(seconds, self.read_on)

    def read_on(self) -> None:
        """Read what had to wait."""
        if self.is_deaf or self.transport.is_closing():
            return
        self.transport.resume_reading()
        self.read(self.rest)

    def go_deaf(self) -> None:
        """Read nothing more; the connection is cut when the client has had time to hear why."""
        self.is_deaf = True
        self.rest = b""
        if not self.transport.is_closing():
            self.transport.pause_reading()
        self.loop.call_later(GOODBYE, self.transport.abort)

    def leave(self, data: bytes) -> None:
        """Let `websockets` see to something."""
        self.frames.receive_data(data)
        for event in self.frames.events_received():
            if isinstance(event, Frame):
                self.take(event)
            elif isinstance(event, Request):
                self.shake_hands(event)
        self.flush()

    def take(self, frame: Frame) -> None:
        """A frame: a whole message, or a piece of one."""
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return  # pings, pongs and closing are answered by themselves
        content = bytes(frame.data)
        if not frame.fin or self.parts:
            self.parts.append(content)
            if len(self.parts) > PIECES:
                self.close(TOO_BIG)
                self.go_deaf()
            if not frame.fin:
                return
            content = b"".join(self.parts)
            self.parts = []
        if self.is_open and self.socket is not None:
            self.socket.heard(content)

    def shake_hands(self, request: Request) -> None:
        """Become a WebSocket, if this is the place for one."""
        response = self.frames.accept(request)
        raw = request.headers.raw_items()
        headers = Headers(
            raw=[(name.lower().encode("latin-1"), text.encode("latin-1")) for name, text in raw]
        )
        if response.status_code == 101 and request.path.partition("?")[0] != SOCKET:
            response = self.frames.reject(404, "")
        elif not self.hall.node.knows(headers.get(SECRET, "")) and not is_own_host(
            headers, self.hall.settings.host_names
        ):
            response = self.frames.reject(421, "")
        self.frames.send_response(response)
        self.flush()  # before anything that the socket has to say
        if response.status_code == 101:
            self.address = self.counted(headers)
            self.socket = Socket(self.hall, self, headers, self.address)
            self.socket.opened()
            self.timer = self.loop.call_later(LIVES, self.check)

    def counted(self, headers: Headers) -> str:
        """Where the client is, as it is counted."""
        peer = self.transport.get_extra_info("peername")
        near = str(peer[0]) if peer else ""
        return whose(self.hall, near, headers, tls=False).counted

    # out

    def send(self, message: bytes) -> None:
        """Send a message, in one go with all others of this tick: every go costs as much again."""
        if not self.is_open:
            return
        unsent = self.unsent
        if unsent is None:
            self.unsent = unsent = BytesWriter()
            self.turn.do(self)
        put_frame(unsent, message)

    def end_turn(self) -> None:
        """Send what was said in it."""
        unsent, self.unsent = self.unsent, None
        if unsent is not None:
            self.write(unsent.getvalue())

    def write(self, data: bytes) -> None:
        """Send bytes, and disconnect a client that does not read them."""
        self.transport.write(data)
        if self.is_slow and self.transport.get_write_buffer_size() > SLOWEST:
            self.is_open = False
            self.transport.abort()

    def flush(self) -> None:
        """Send what the protocol itself has to say."""
        parts = self.frames.data_to_send()
        if not parts:
            return
        self.end_turn()
        self.write(b"".join(parts))
        if b"" in parts:  # that is how it says that nothing more will come
            self.is_open = False
            self.transport.close()

    def close(self, code: int) -> None:
        """Say goodbye; who does not answer is hung up on."""
        if not self.is_open:
            return
        self.is_open = False
        self.frames.send_close(code)
        self.flush()
        self.loop.call_later(GOODBYE, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops."""
        self.close(RESTARTING)

    def check(self) -> None:
        """Ask a silent client whether it is there; after a long silence it is not."""
        silence = self.loop.time() - self.heard_at
        if silence > DEAD:
            self.transport.abort()
            return
        if silence > LIVES and self.is_open:
            self.frames.send_ping(b"")
            self.flush()
        self.timer = self.loop.call_later(LIVES, self.check)
