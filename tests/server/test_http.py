"""What HTTP asks of a server beside its answers: HEAD, OPTIONS, other origins, and caches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from server.conftest import GENEROUS
from server.raw import connected, said_all
from server.running import Guest, Server, served
from starlette.datastructures import Headers

from coltexpress.server.http.kept import FOREVER
from coltexpress.server.http.pages import Pages
from coltexpress.server.settings import STATIC

FRIEND = "http://localhost:5173"
STRANGER = "https://example.org"
PREFLIGHT = {
    "access-control-request-method": "POST",
    "access-control-request-headers": "content-type",
}


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that pages of one other address may use."""
    folder = tmp_path_factory.mktemp("open")
    with served(folder, *GENEROUS, "--origin", FRIEND) as running:
        yield running


@pytest.fixture
def client(open_server: Server) -> Iterator[httpx2.Client]:
    with httpx2.Client(base_url=f"http://{open_server.address}") as client:
        yield client


# HEAD and OPTIONS


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/rooms/XXXXXX", "/healthz", "/x.png"])
def test_head_says_what_get_says_without_a_body(server: Server, path: str) -> None:
    said = []
    for method in ("GET", "HEAD"):
        with connected(server) as line:
            line.sendall(
                f"{method} {path} HTTP/1.1\r\nHost: {server.address}\r\n"
                "Connection: close\r\n\r\n".encode()
            )
            head, _, body = said_all(line).partition(b"\r\n\r\n")
            said.append(([one for one in head.split(b"\r\n") if b"date:" not in one], body))
    assert said[0][0] == said[1][0]
    assert said[1][1] == b""


def test_head_changes_nothing(ada: Guest) -> None:
    assert ada.http.head("/api/guest/links").status_code == 405
    assert ada.http.head("/api/guest").status_code == 200


def test_options_names_the_methods_of_a_path(server: Server) -> None:
    with httpx2.Client(base_url=f"http://{server.address}") as client:
        for path, methods in (
            ("/api/guest", "GET, HEAD, POST, PATCH, DELETE, OPTIONS"),
            ("/api/guest/links", "POST, OPTIONS"),
            ("/api/games", "GET, HEAD, OPTIONS"),
            ("/room/ABCDEF", "GET, HEAD, OPTIONS"),
        ):
            answer = client.options(path)
            assert (answer.status_code, answer.content) == (204, b"")
            assert answer.headers["allow"] == methods
        assert client.options("/api/nothing").status_code == 404
        answer = client.post("/room/ABCDEF")
        assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD, OPTIONS")


# Pages of other origins


def test_a_page_of_an_allowed_origin_may_ask_and_act(client: httpx2.Client) -> None:
    asked = client.options("/api/guest", headers={"origin": FRIEND, **PREFLIGHT})
    assert asked.status_code == 204
    assert asked.headers["access-control-allow-origin"] == FRIEND
    assert asked.headers["access-control-allow-credentials"] == "true"
    assert "POST" in asked.headers["access-control-allow-methods"]
    assert asked.headers["access-control-allow-headers"] == "content-type"
    made = client.post("/api/guest", json={"name": "Ada"}, headers={"origin": FRIEND})
    assert made.status_code == 201
    assert made.headers["access-control-allow-origin"] == FRIEND
    refused = client.get("/api/rooms/XXXXXX", headers={"origin": FRIEND})
    assert refused.headers["access-control-allow-origin"] == FRIEND


@pytest.mark.parametrize("origin", [STRANGER, "null", f"{FRIEND}.example.org", FRIEND.upper()])
def test_a_page_of_another_origin_is_told_nothing(client: httpx2.Client, origin: str) -> None:
    for answer in (
        client.options("/api/guest", headers={"origin": origin, **PREFLIGHT}),
        client.get("/api/games", headers={"origin": origin}),
        client.post("/api/guest", json={"name": "Eve"}, headers={"origin": origin}),
    ):
        assert not [name for name in answer.headers if name.startswith("access-control")]
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert answer.status_code == 403


def test_caches_keep_the_answers_to_different_origins_apart(client: httpx2.Client) -> None:
    for headers in ({}, {"origin": FRIEND}, {"origin": STRANGER}):
        vary = client.get("/api/games", headers=headers).headers["vary"]
        assert vary.split(", ") == ["Accept-Encoding", "Origin"]


def test_without_allowed_origins_no_answer_speaks_of_any(server: Server) -> None:
    with httpx2.Client(base_url=f"http://{server.address}") as other:
        answer = other.get("/api/games", headers={"origin": FRIEND})
        assert "Origin" not in answer.headers["vary"]
        assert "access-control-allow-origin" not in answer.headers


# Caches


def test_what_is_said_to_one_is_kept_by_nobody(ada: Guest) -> None:
    code = ada.new_room("person", "open")["code"]
    for path in ("/api/guest", "/api/rooms", "/api/rooms/mine", f"/api/rooms/{code}", "/readyz"):
        assert ada.get(path).headers["cache-control"] == "no-store", path
    for answer in (
        ada.post("/api/guest/links"),
        ada.post(f"/api/rooms/{code}/start"),
        ada.get("/api/nothing"),
        ada.http.options("/api/guest"),
    ):
        assert answer.headers["cache-control"] == "no-store"


def test_what_is_the_same_for_everybody_is_asked_for_again(ada: Guest) -> None:
    for path in ("/api/games", "/api/rules/classic", "/api/openapi.json"):
        answer = ada.get(path)
        assert answer.headers["cache-control"] == "no-cache", path
        tag = answer.headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
            again = ada.http.get(path, headers={"if-none-match": known})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == tag
        assert ada.http.get(path, headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize("folder", [STATIC, None])
def test_the_page_is_asked_for_again_and_its_hashed_parts_never(
    folder: Path | None, tmp_path: Path
) -> None:
    if folder is None or not (folder / "index.html").exists():
        folder = tmp_path
        (folder / "assets").mkdir()
        (folder / "index.html").write_text("<!doctype html>", encoding="utf-8")
        (folder / "assets" / "app-1a2b.js").write_text("1", encoding="utf-8")
    pages = Pages(folder)
    assert pages.answer("/", Headers({}), "en").headers["cache-control"] == "no-cache"
    hashed = [file.name for file in (folder / "assets").iterdir()]
    assert hashed
    for name in hashed:
        answer = pages.answer(f"/assets/{name}", Headers({}), "en")
        assert answer.headers["cache-control"] == FOREVER
    gone = pages.answer("/assets/gone-0000.js", Headers({}), "en")
    assert gone.status_code in (404, 503)
    assert "cache-control" not in gone.headers  # what is missing is not kept: no-store
