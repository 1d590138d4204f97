"""A WebSocket on the wire: handshake, frames, pings and closing.

This is the one path that has to be fast, so it does without ASGI: uvicorn hands us the connection,
and every message is dealt with at once, in the same turn of the event loop. A whole text, which is
nearly all that ever comes, is read here; everything else, from the handshake to the last goodbye,
is left to `websockets`, frame by frame. What we send are always whole texts, for which a frame is
two or four bytes.
"""

from __future__ import annotations

import asyncio
from struct import Struct
from typing import TYPE_CHECKING, Any, Final, cast

from starlette.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from coltexpress.server.addresses import sender
from coltexpress.server.http.socket import Socket
from coltexpress.wire.messages import MESSAGE_LIMIT
from coltexpress.wire.routes import SOCKET

if TYPE_CHECKING:
    from coltexpress.server.hosting.hall import Hall

LONGEST: Final = 4 * MESSAGE_LIMIT  # bytes; so much is read, to say that it is too long
HEADERS_END: Final = b"\r\n\r\n"
TEXT: Final = 0x81  # a whole text in one frame
MASKED: Final = 0x80  # beside the length; clients have to mask what they say
LONG_MASKED: Final = MASKED | 126  # the length is in the next two bytes
ENDLESS: Final = -1
SHORT: Final = Struct(">BB").pack
LONG: Final = Struct(">BBH").pack
VERY_LONG: Final = Struct(">BBQ").pack
SLOWEST: Final = 1 << 20  # bytes that may wait for a slow client
GOODBYE: Final = 5.0  # seconds until a client must have answered our closing
GOING_AWAY: Final = 1012
TRY_LATER: Final = 1013
LIVES: Final = 20.0  # seconds of silence after which a client is asked whether it is there
DEAD: Final = 60.0  # and after which it is not


class Line(asyncio.Protocol):
    """One connection."""

    transport: asyncio.Transport

    def __init__(self, hall: Hall, connections: set[Any]) -> None:
        self.hall = hall
        self.connections = connections  # those that the server closes when it stops
        self.loop = asyncio.get_running_loop()
        self.frames = ServerProtocol(max_size=LONGEST)
        self.is_aligned = False  # do we know where frames begin?
        self.rest = b""  # of a frame that has not come whole
        self.parts: list[bytes] = []  # of a message that comes in pieces
        self.socket: Socket | None = None
        self.unsent: list[bytes] = []  # what has been said in this tick
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
        self.unsent.clear()
        self.connections.discard(self)
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
        if self.is_aligned:
            self.read(self.rest + data if self.rest else data)
        else:
            self.leave(data)
            # From here on we see where frames begin, unless some came with the handshake.
            self.is_aligned = self.socket is not None and data.find(HEADERS_END) + 4 == len(data)

    def eof_received(self) -> None:
        self.frames.receive_eof()
        self.flush()

    # in

    def read(self, data: bytes) -> None:
        """Take the frames that have come whole."""
        place = 0
        while self.is_aligned and (end := frame_end(data, place)):
            if end == ENDLESS:
                self.is_aligned = False
                self.leave(data[place:])
                return
            if data[place] == TEXT and data[place + 1] < LONG_MASKED and not self.parts:
                if self.is_open and self.socket is not None:
                    mask, start = data[place + 2 : place + 6], place + 6
                    self.socket.heard(apply_mask(data[start:end], mask))
            else:
                self.leave(data[place:end])
            place = end
        self.rest = data[place:]

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
            if not frame.fin:
                return
            content = b"".join(self.parts)
            self.parts = []
        if self.is_open and self.socket is not None:
            self.socket.heard(content)

    def shake_hands(self, request: Request) -> None:
        """Become a WebSocket, if this is the place for one."""
        response = self.frames.accept(request)
        if request.path.partition("?")[0] != SOCKET and response.status_code == 101:
            response = self.frames.reject(404, "")
        self.frames.send_response(response)
        if response.status_code == 101:
            raw = request.headers.raw_items()
            headers = Headers(
                raw=[(name.lower().encode("latin-1"), text.encode("latin-1")) for name, text in raw]
            )
            self.socket = Socket(self.hall, self, headers, self.address(headers))
            self.socket.opened()
            self.timer = self.loop.call_later(LIVES, self.check)

    def address(self, headers: Headers) -> str:
        """Where the client is, as it is counted."""
        peer = self.transport.get_extra_info("peername")
        near = str(peer[0]) if peer else ""
        return sender(near, headers, self.hall.settings.proxies, tls=False).counted

    # out

    def send(self, message: bytes) -> None:
        """Send a message, in one go with all others of this tick: every go costs as much again."""
        if not self.is_open:
            return
        length = len(message)
        if length < 126:
            head = SHORT(TEXT, length)
        elif length < 65536:
            head = LONG(TEXT, 126, length)
        else:
            head = VERY_LONG(TEXT, 127, length)
        if not self.unsent:
            self.loop.call_soon(self.send_out)
        self.unsent += (head, message)

    def send_out(self) -> None:
        """Send what was said; who does not take what was sent is let go."""
        if not self.unsent:
            return
        self.transport.write(b"".join(self.unsent))
        self.unsent = []
        if self.is_slow and self.transport.get_write_buffer_size() > SLOWEST:
            self.close(TRY_LATER)
            self.transport.abort()

    def flush(self) -> None:
        """Send what the protocol itself has to say."""
        parts = self.frames.data_to_send()
        if not parts:
            return
        self.send_out()
        self.transport.write(b"".join(parts))
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
        self.close(GOING_AWAY)

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


def frame_end(data: bytes, start: int) -> int:
    """Where a frame ends; 0 if it has not come whole, ENDLESS if nobody should wait for that."""
    if len(data) < start + 2:
        return 0
    length, head = data[start + 1] - MASKED, 6
    if length == 126:
        if len(data) < start + 4:
            return 0
        length, head = int.from_bytes(data[start + 2 : start + 4], "big"), 8
    if not 0 <= length <= LONGEST or data[start + 1] > LONG_MASKED:
        return ENDLESS
    end = start + head + length
    return end if end <= len(data) else 0
