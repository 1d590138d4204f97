"""A page of a stranger whose name points at this machine gets nothing."""

from __future__ import annotations

from pathlib import Path
from socket import gethostname

import pytest
from server.raw import HANDSHAKE, connected, said_all
from server.running import Guest, Server, served
from starlette.datastructures import Headers

from coltexpress.i18n import LANGUAGES
from coltexpress.i18n.plain import say
from coltexpress.server.hosts import is_own_host

NAMES = ("play.example", "Rooms.Example")
FIRST = gethostname().partition(".")[0]


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8377",
        "localhost.:8377",
        "colt.localhost",
        "127.0.0.1:8377",
        "192.168.1.20:8377",
        "[::1]:8377",
        "[2001:db8::7]",
        "play.example",
        "play.example:443",
        "rooms.example",
        FIRST,
        f"{FIRST}.local:8377",
    ],
)
def test_names_of_our_own(host: str) -> None:
    assert is_own_host(Headers({"host": host}), NAMES)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "evil.example:8377",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "evillocalhost",
        "play.example.evil.example",
        "printer.local",
        "[evil.example]",
        "a" * 5000,
    ],
)
def test_names_of_strangers(host: str) -> None:
    assert not is_own_host(Headers({"host": host}), NAMES)


def test_two_names_are_none() -> None:
    headers = Headers(raw=[(b"host", b"localhost"), (b"host", b"evil.example")])
    assert not is_own_host(headers, ())
    assert is_own_host(Headers({}), ())  # no browser


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/guest", "/api/rooms", "/api/nothing"])
def test_a_strange_name_is_misdirected(server: Server, path: str) -> None:
    with Guest(server, None) as anybody:
        answer = anybody.http.get(path, headers={"host": "evil.example:8377"})
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host")
        assert "--host-name evil.example" in answer.json()["message"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_says_what_to_do(language: str) -> None:
    assert "--host-name x.example" in say(language, "error-wrong-host", {"host": "x.example"})


def test_a_socket_under_a_strange_name_is_not_opened(server: Server) -> None:
    more = "Origin: http://evil.example\r\n"
    with connected(server) as line:
        handshake = HANDSHAKE.format(path="/api/socket", host="evil.example", more=more)
        line.sendall(handshake.encode())
        assert said_all(line).startswith(b"HTTP/1.1 421")


def test_a_name_can_be_given(tmp_path: Path) -> None:
    with served(tmp_path, "--host-name", "play.example") as named, Guest(named, None) as anybody:
        assert anybody.http.get("/healthz", headers={"host": "play.example"}).status_code == 200
