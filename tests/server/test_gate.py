"""Connections before they are requests: bounded in number, in time and in length."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest
from server.halls import hall_at
from server.raw import HANDSHAKE, FakeTransport, connected, said_all, send_until_cut
from server.running import PATIENCE, Guest, Server, served
from uvicorn.config import Config
from uvicorn.server import ServerState

from coltexpress.protocol.messages import Welcome
from coltexpress.server.bench.house import house
from coltexpress.server.http.app import App
from coltexpress.server.http.gate import Gate
from coltexpress.server.limits import CONNECTIONS_AN_ADDRESS
from coltexpress.server.settings import Settings

HOST = b"Host: localhost\r\n"
POST = b"POST /api/guest HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n"
HALVES = {
    "half a line": b"GET /heal",
    "half a head": b"GET /healthz HTTP/1.1\r\n" + HOST,
    "a body that does not come": POST + b"Content-Length: 100\r\n\r\n",
    "half a body": POST + b'Content-Length: 100\r\n\r\n{"name": ',
    "half a body in chunks": POST + b'Transfer-Encoding: chunked\r\n\r\n9\r\n{"name": \r\n',
    "half a handshake": HANDSHAKE.format(path="/api/socket", host="localhost", more="").encode()[
        :-2
    ],
    "a second request": b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\nGET /heal",
}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a server that does not wait long for the rest of a request."""
    database = str(tmp_path_factory.mktemp("hasty") / "rooms.sqlite3")
    with house(Settings(port=0, database=database, workers=1, request_within=0.3), None) as port:
        yield port


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("strict")) as running:
        yield running


def problem(answer: bytes) -> tuple[int, str]:
    """The last status and the last code of an answer."""
    head, _, body = answer.rpartition(b"\r\n\r\n")
    status = int(head.rpartition(b"HTTP/1.1 ")[2].split(b" ")[0])
    return status, msgspec.json.decode(body)["code"]


@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_is_not_waited_for(hasty: int, half: str) -> None:
    with socket.create_connection(("127.0.0.1", hasty), PATIENCE) as line:
        line.sendall(HALVES[half])
        assert problem(said_all(line)) == (408, "too_slow")


def test_dripping_does_not_help(hasty: int) -> None:
    with socket.create_connection(("127.0.0.1", hasty), PATIENCE) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\n")
        heard = send_until_cut(line, b"a: b\r\n", most=10**9, pause=0.02)
        assert b"HTTP/1.1 408" in heard


@pytest.mark.parametrize("said", [b"", b"\r\n\r\n", b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n"])
def test_a_connection_on_which_nothing_is_asked_is_closed(hasty: int, said: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hasty), PATIENCE) as line:
        line.sendall(said)
        assert (b"HTTP/1.1 200" in said_all(line)) == (b"GET" in said)


def test_whoever_does_not_read_the_answer_is_disconnected(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "rooms.sqlite3", request_within=0.001) as hall:
            config = Config(App(hall.settings), log_config=None)
            gate, transport = Gate(hall, config, ServerState(), {}), FakeTransport()
            gate.connection_made(transport)
            gate.asked_at = None  # whatever was asked has come
            gate.pause_writing()
            while not transport.is_aborted:
                await asyncio.sleep(0.001)
            gate.connection_lost(None)
            assert hall.limits.connections.total == 0

    asyncio.run(story())


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\n" + HOST + b"\r\n", 414),
        (b"GET /?" + b"a" * 5000 + b" HTTP/1.1\r\n" + HOST + b"\r\n", 414),
        (b"GET / HTTP/1.1\r\n" + HOST + b"a: b\r\n" * 101 + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\n" + HOST + b"a: " + b"b" * 40_000 + b"\r\n\r\n", 431),
        (b"GET / HTTP/1.1\r\n" + HOST + b"a: " + b"b" * 200_000, 431),
        (b"GET /" + b"a" * 200_000, 431),
        (POST + b"Content-Length: 99999999999\r\n\r\n", 413),
    ],
)
def test_heads_are_bounded(strict: Server, request_: bytes, status: int) -> None:
    with connected(strict) as line:
        line.sendall(request_)
        assert problem(said_all(line)) == (status, "too_long")


def test_nobody_reads_an_endless_body(strict: Server) -> None:
    with connected(strict) as line:
        line.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n")
        heard = send_until_cut(line, b"400\r\n" + b" " * 1024 + b"\r\n", most=2000)
        assert heard.count(b"HTTP/1.1 413") == 1


def test_requests_do_not_queue_up_on_one_connection(strict: Server) -> None:
    with connected(strict) as line:
        line.sendall((b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n") * 1000)
        assert said_all(line).count(b"HTTP/1.1 200") < 20
    assert "Exception" not in strict.log.read_text(encoding="utf-8")


def test_one_address_has_so_many_connections(strict: Server) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(connected(strict)) for _ in range(CONNECTIONS_AN_ADDRESS + 5)]
        assert problem(said_all(lines[-1])) == (503, "too_many_connections")
    with Guest(strict, None) as anybody:
        assert anybody.get("/healthz").status_code == 200


def test_a_class_behind_one_address_gets_in(tmp_path: Path) -> None:
    """Thirty people with two tabs each, who all come at once, mistypings included."""
    with served(tmp_path) as strict, ExitStack() as stack, Guest(strict, "Teacher") as teacher:
        codes = [teacher.new_room("open", "open", "open", "open", "open")["code"] for _ in range(6)]
        for number in range(30):
            code = codes[number % 6]
            pupil = stack.enter_context(Guest(strict, f"Pupil {number}"))
            assert pupil.get(f"/api/rooms/{code[:-1]}").status_code == 404
            seat = number // 6
            answer = pupil.post(f"/api/rooms/{code}/join", {"seats": [seat]})
            assert answer.status_code == 200, answer.text
            for _ in range(2):
                for path in ("/", "/api/guest", "/api/games", "/api/rooms", f"/api/rooms/{code}"):
                    assert pupil.get(path).status_code != 429
                stack.enter_context(pupil.sit(code, seat)).until(Welcome)
