"""Floods on a socket: everything that comes in costs, and whoever cannot pay is disconnected."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from server.halls import hall_at
from server.raw import (
    CONT,
    HANDSHAKE,
    PING,
    PONG,
    TEXT,
    FakeTransport,
    close_codes,
    frame,
    frames_in,
    rest_of,
    send_until_cut,
    upgraded,
)
from server.running import Server, served

from coltexpress.server.http.line import SLOWEST, TURN, Line
from coltexpress.server.limits import Limit, Rate

FLOODS = {
    "pings": frame(PING) * 100,
    "pings with something in them": frame(PING, b"x" * 125) * 20,
    "pongs": frame(PONG) * 100,
    "empty messages": frame(TEXT) * 100,
    "fragments of nothing": frame(TEXT, fin=False) + frame(CONT, fin=False) * 99,
    "tiny fragments": (frame(TEXT, b" ", fin=False) + frame(CONT, b" ")) * 50,
    "long messages": frame(TEXT, b" " * 4000) * 10,
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("strict")) as running:
        yield running


@pytest.mark.parametrize("flood", FLOODS)
def test_whoever_floods_is_disconnected(strict: Server, flood: str) -> None:
    with upgraded(strict) as line:
        heard = send_until_cut(line, FLOODS[flood], most=500)
    assert close_codes(heard) in ([1008], [1009])
    assert sum(opcode == PONG for opcode, _ in frames_in(heard)) < 1500


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"\x89\x05hello", 1002),  # not masked
        (b"\x81\xff" + (5).to_bytes(8, "big") + b"\0\0\0\0hello", 1009),  # a length of eight bytes
        (b"\x81\xfe\xff\xff", 1009),
        (b"\x89\xfe\x01\x00\0\0\0\0" + b"x" * 256, 1002),  # a ping that is too long
        (frame(PING, fin=False), 1002),
        (frame(CONT), 1002),
    ],
)
def test_frames_that_break_the_rules_end_the_socket(
    strict: Server, content: bytes, code: int
) -> None:
    with upgraded(strict) as line:
        line.sendall(content + frame(PING) * 10)
        heard = rest_of(line)
    assert close_codes(heard) == [code]


def test_compression_is_never_agreed_on(strict: Server) -> None:
    more = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
    with upgraded(strict, more=more) as line:
        line.sendall(bytes([0xC1, 0x80]) + b"\0\0\0\0")  # a text that says it is compressed
        assert close_codes(rest_of(line)) == [1002]


@asynccontextmanager
async def fake_line(folder: Path, **settings: float) -> AsyncIterator[tuple[Line, FakeTransport]]:
    """A line after its handshake, without a network."""
    async with hall_at(folder / "rooms.sqlite3", **settings) as hall:
        line, transport = Line(hall, set()), FakeTransport()
        line.connection_made(transport)
        line.data_received(HANDSHAKE.format(path="/api/socket", host="localhost", more="").encode())
        await asyncio.sleep(0)
        transport.written.clear()
        yield line, transport
        line.connection_lost(None)


def test_a_turn_of_the_event_loop_reads_a_few_frames(tmp_path: Path) -> None:
    async def story() -> None:
        async with fake_line(tmp_path) as (line, transport):
            line.data_received(frame(PING) * 220)
            assert (transport.pongs, transport.is_paused) == (TURN, True)
            while transport.is_paused:
                await asyncio.sleep(0)
            assert transport.pongs == 220

    asyncio.run(story())


def test_an_address_that_sends_too_much_is_read_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with fake_line(tmp_path) as (line, transport):
            line.all_traffic = Limit(Rate(10, 0.5))
            line.data_received(frame(PING) * 20)
            assert transport.pongs == 20
            assert transport.is_paused
            assert not transport.is_aborted

    asyncio.run(story())


def test_pongs_that_nobody_reads_are_bounded(tmp_path: Path) -> None:
    async def story() -> None:
        async with fake_line(tmp_path) as (line, transport):
            line.pause_writing()
            transport.waiting = SLOWEST + 1
            line.data_received(frame(PING) * 20)
            assert transport.is_aborted

    asyncio.run(story())
