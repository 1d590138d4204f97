"""Every refusal has a sentence in every language, plain enough to be read without a library."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from fluent.syntax import FluentParser, ast
from server.running import Guest, Server, served

from coltexpress.i18n import FOLDER, LANGUAGES
from coltexpress.i18n.plain import FILES, messages, say
from coltexpress.protocol.messages import VERSION, Error, Hello
from coltexpress.server.refusals import KINDS, Refused
from coltexpress.server.words import accepted


def resource(language: str, file: str) -> ast.Resource:
    return FluentParser().parse((FOLDER / language / file).read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_the_files_hold_nothing_but_texts_and_variables(language: str, file: str) -> None:
    for entry in resource(language, file).body:
        if not isinstance(entry, ast.Message):
            assert isinstance(entry, (ast.Comment, ast.GroupComment))
            continue
        assert entry.value is not None
        plain = "".join(
            element.value
            if isinstance(element, ast.TextElement)
            else f"{{ ${element.expression.id.name} }}"  # type: ignore[union-attr]
            for element in entry.value.elements
        )
        assert messages(language)[entry.id.name] == plain
        assert entry.attributes == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", KINDS)
def test_every_refusal_is_a_whole_sentence(language: str, code: str) -> None:
    params = {name: f"«{name}»" for name in KINDS[code].params}
    sentence = Refused(code, **params).sentence(language)
    assert "{" not in sentence
    assert set(re.findall("«(.+?)»", sentence)) <= set(params)
    own = messages(language)[f"error-{code.replace('_', '-')}"]
    if language != "en":
        assert own != messages("en")[f"error-{code.replace('_', '-')}"]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr-FR,fr;q=0.9", "en"),
        ("sv", "sv"),
        ("fr, pl;q=0.7, ja;q=0.8", "ja"),
        ("zh-TW,zh;q=0.9,en;q=0.8", "zh-Hant"),
        ("en;q=0, ja;q=0.1", "ja"),
        ("pl;q=abc, sv;q=0.2", "sv"),
        ("*;q=0.5", "en"),
        ("x" * 5000, "en"),
    ],
)
def test_the_language_is_the_one_the_browser_likes_best(header: str, language: str) -> None:
    assert accepted(header) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_come_in_the_language_of_whoever_asks(server: Server, language: str) -> None:
    expected = say(language, "error-no-such-room")
    with Guest(server, None, language) as guest:
        answer = guest.get("/api/rooms/XXXXXX")
        assert answer.json() == {"code": "no_such_room", "params": {}, "message": expected}
        with guest.talk() as talk:
            talk.say(Hello(version=VERSION, room="XXXXXX"))
            error = talk.until(Error)
            assert (error.code, error.message) == ("no_such_room", expected)


def test_a_chosen_language_counts_more_than_the_browsers(server: Server) -> None:
    with Guest(server, None, "sv") as guest:
        guest.post("/api/guest", {"name": "Ada", "language": "ja"})
        message = guest.get("/api/rooms/XXXXXX").json()["message"]
    assert message == say("ja", "error-no-such-room")


@pytest.mark.parametrize(("picked", "spoken"), [("pl", "pl"), ("tlh", "ja"), ("", "ja")])
def test_a_language_picked_on_the_device_counts_most(
    server: Server, picked: str, spoken: str
) -> None:
    with Guest(server, None, "sv") as guest:
        guest.post("/api/guest", {"name": "Ada", "language": "ja"})
        guest.http.cookies.set("language", picked)
        message = guest.get("/api/rooms/XXXXXX").json()["message"]
    assert message == say(spoken, "error-no-such-room")


# At the door


def test_wrong_methods_and_unknown_places(ada: Guest) -> None:
    answer = ada.http.put("/api/guest", json={})
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong_method")
    assert answer.headers["allow"] == "GET, HEAD, POST, PATCH, DELETE, OPTIONS"
    assert ada.get("/api/nothing").json()["code"] == "no_such_page"


def test_bodies_are_bounded_and_strict(ada: Guest) -> None:
    long = ada.http.post("/api/guest", json={"name": "x" * 20_000})
    assert (long.status_code, long.json()["code"]) == (413, "too_long")

    def endless() -> Iterator[bytes]:
        yield b'{"name": "'
        yield from [b"x" * 1000] * 20

    assert (
        ada.http.post(
            "/api/guest", content=endless(), headers={"content-type": "application/json"}
        ).status_code
        == 413
    )
    for content in (b"[]", b"{", b'{"name": 1}', b'{"name": "Ada", "admin": true}', b"\xff"):
        answer = ada.http.post(
            "/api/guest", content=content, headers={"content-type": "application/json"}
        )
        assert answer.json()["code"] == "bad_message"
    assert ada.http.post("/api/guest", data={"name": "Ada"}).json()["code"] == "bad_message"


def test_other_pages_may_not_act_for_a_guest(ada: Guest) -> None:
    strange = {"origin": "https://example.org"}
    answer = ada.http.post("/api/guest/links", json={}, headers=strange)
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden_origin")
    sneaky = {"sec-fetch-site": "cross-site"}
    assert ada.http.post("/api/guest/links", json={}, headers=sneaky).status_code == 403
    own = {"origin": f"http://{ada.server.address}"}
    assert ada.http.post("/api/guest/links", json={}, headers=own).status_code == 201


def test_every_answer_has_safe_headers(server: Server) -> None:
    with httpx2.Client(base_url=f"http://{server.address}") as client:
        for path in ("/", "/api/games", "/api/nothing", "/healthz"):
            headers = client.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert "server" not in headers


def test_the_hasty_are_told_when_to_come_back(tmp_path: Path) -> None:
    with served(tmp_path) as strict, Guest(strict, "Ada") as ada:
        last = [ada.get("/api/rooms/XXXXXX") for _ in range(30)][-1]
        assert last.status_code == 429
        assert int(last.headers["retry-after"]) >= 1
        assert last.json()["code"] == "too_fast"
