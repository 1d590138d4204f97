"""A client's messages on their way to the server that owns its room, and back.

The client stays connected here. What it says is passed on over a WebSocket of its own to the owner,
which treats it like any socket, knows the guest by the same cookie and counts it by the address of
the client. When the owner is gone, the client is told to come back, and finds the next one.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

from coltexpress.protocol.closing import RESTARTING
from coltexpress.protocol.routes import SOCKET
from coltexpress.server.http.peers import UNREACHABLE, WITHIN, introduction, place_of
from coltexpress.server.store.nodes import Peer

if TYPE_CHECKING:
    from coltexpress.server.http.socket import Socket


class Relay(asyncio.Protocol):
    """The connection to the owner, for one client."""

    transport: asyncio.Transport

    def __init__(self, socket: Socket, node: int, peer: Peer) -> None:
        self.socket = socket
        self.node = node
        self.headers = introduction(peer, socket.headers, socket.address)
        self.frames = ClientProtocol(parse_uri(f"ws://{peer.address}{SOCKET}"), max_size=None)
        self.opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.is_over = False

    @property
    def is_wanted(self) -> bool:
        """Is the client still there, and the owner, now that the way between them is open?"""
        return not self.is_over and self.socket.is_open and self.node in self.socket.hall.node.peers

    # what the event loop tells us

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        request = self.frames.connect()
        for name, value in self.headers.items():
            request.headers[name] = value
        self.frames.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.frames.receive_data(data)
        for event in self.frames.events_received():
            if isinstance(event, Frame):
                self.take(event)
            elif isinstance(event, Response) and not self.opened.done():
                self.opened.set_result(self.frames.handshake_exc is None)
        self.flush()

    def take(self, frame: Frame) -> None:
        """A message of the owner, which always comes whole, or its goodbye."""
        if frame.opcode is Opcode.TEXT and not self.is_over:
            self.socket.push(bytes(frame.data))
        elif frame.opcode is Opcode.CLOSE:
            self.flush()
            self.lose()

    def eof_received(self) -> None:
        self.frames.receive_eof()
        self.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_result(False)
        self.lose()

    # what the socket tells us

    def say(self, content: bytes) -> None:
        """Pass a message on."""
        if not self.is_over and self.frames.state is State.OPEN:
            self.frames.send_text(content)
            self.flush()

    def end(self) -> None:
        """The client is gone, or looks elsewhere."""
        if not self.is_over:
            self.is_over = True
            self.socket.hall.node.links.get(self.node, {}).pop(self, None)
            self.transport.abort()

    def lose(self) -> None:
        """The owner is gone, or has closed the socket: its client hears the same."""
        if not self.is_over:
            self.end()
            goodbye = self.frames.close_rcvd
            self.socket.lost(RESTARTING if goodbye is None else goodbye.code)

    def flush(self) -> None:
        """Send what there is to send."""
        parts = self.frames.data_to_send()
        if parts and not self.transport.is_closing():
            self.transport.write(b"".join(parts))
            if b"" in parts:  # that is how it says that nothing more will come
                self.transport.close()


async def open_relay(socket: Socket, node: int) -> Relay | None:
    """A way to the server that owns a room; none if it cannot be reached."""
    hall = socket.hall
    peer = await hall.node.peer(node)
    if peer is None:
        return None
    relay = Relay(socket, node, peer)
    host, port = place_of(peer)
    try:
        async with asyncio.timeout(WITHIN):
            await hall.loop.create_connection(lambda: relay, host, port)
            if await relay.opened and relay.is_wanted:
                hall.node.links.setdefault(node, {})[relay] = None
                return relay
    except UNREACHABLE:
        pass
    relay.is_over = True
    with contextlib.suppress(AttributeError):  # there may have been no connection at all
        relay.transport.abort()
    return None
