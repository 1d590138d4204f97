"""A connection byte by byte, for what no honest client sends."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager

from server.running import PATIENCE, Server

TEXT, CONT, PING, PONG, CLOSE, FIN = 1, 0, 9, 10, 8, 0x80
GOODBYE = bytes([FIN | CLOSE, 2])  # and a code, without a reason
MASK = b"\0\0\0\0"
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
)


def frame(opcode: int, content: bytes = b"", *, fin: bool = True) -> bytes:
    """A frame of a client; its mask changes nothing."""
    size = len(content)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([opcode | (FIN if fin else 0)]) + length + MASK + content


@contextmanager
def connected(server: Server) -> Iterator[socket.socket]:
    """A connection on which nothing has been said."""
    with closing(socket.create_connection(("127.0.0.1", server.port), PATIENCE)) as line:
        yield line


@contextmanager
def upgraded(server: Server, path: str = "/api/socket", more: str = "") -> Iterator[socket.socket]:
    """A socket after its handshake."""
    with connected(server) as line:
        line.sendall(HANDSHAKE.format(path=path, host=server.address, more=more).encode())
        head = b""
        while b"\r\n\r\n" not in head:
            head += line.recv(1)
        assert head.startswith(b"HTTP/1.1 101"), head
        yield line


def send_until_cut(line: socket.socket, content: bytes, most: int, pause: float = 0.001) -> bytes:
    """Send something again and again, until the server has had enough; all that it said."""
    line.settimeout(pause)
    heard, rest, sent = b"", b"", 0
    while sent < most or rest:
        if not rest:
            rest, sent = content, sent + 1
        try:
            rest = rest[line.send(rest) :]
        except TimeoutError:
            pass  # it no longer reads
        except OSError:
            break
        try:
            got = line.recv(1 << 16)
        except TimeoutError:
            continue
        except OSError:
            break
        heard += got
        if not got or heard[-4:-2] == GOODBYE:
            return heard
    return heard + rest_of(line)


def said_all(line: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    heard = b""
    try:
        while got := line.recv(1 << 16):
            heard += got
    except ConnectionError:
        pass
    return heard


def rest_of(line: socket.socket) -> bytes:
    """Everything until the server says goodbye, or hangs up."""
    line.settimeout(PATIENCE)
    heard = b""
    try:
        while not close_codes(heard) and (got := line.recv(1 << 16)):
            heard += got
    except ConnectionError:
        pass
    return heard


def frames_in(heard: bytes) -> list[tuple[int, bytes]]:
    """What a server said, frame by frame."""
    found, place = [], 0
    while place + 2 <= len(heard):
        opcode, size = heard[place] & 0x0F, heard[place + 1]
        place += 2
        if size == 126:
            size, place = int.from_bytes(heard[place : place + 2], "big"), place + 2
        found.append((opcode, heard[place : place + size]))
        place += size
    return found


def close_codes(heard: bytes) -> list[int]:
    """With which codes the server said goodbye."""
    said = [content for opcode, content in frames_in(heard) if opcode == CLOSE]
    return [int.from_bytes(content[:2], "big") for content in said]


class FakeTransport(asyncio.Transport):
    """Remembers what was done to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.waiting = 0  # bytes that the other side has not taken
        self.is_paused = self.is_aborted = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.is_aborted

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def abort(self) -> None:
        self.is_aborted = True

    def close(self) -> None:
        self.is_aborted = True

    @property
    def pongs(self) -> int:
        return sum(opcode == PONG for opcode, _ in frames_in(b"".join(self.written)))
