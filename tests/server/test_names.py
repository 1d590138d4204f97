"""Names and lines of chat: in order first, then bounded, and always something to be seen."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.running import Guest, Server, served

from coltexpress.protocol.messages import Chat, ChatLine, Error, Welcome
from coltexpress.protocol.routes import ROUTES
from coltexpress.protocol.words import CHAT_LIMIT, NAME_LIMIT
from coltexpress.server.names import is_seen, tidy, tidy_line, tidy_name
from coltexpress.server.refusals import Refused

GROWS = "\ufb2c"  # one letter that becomes three in normal form C
UNSEEN = [
    "\u200b",  # a space without width
    "\u200d\u200c",  # joiners that join nothing
    "\u202e\u2066",  # directions
    "\u0301\u0302",  # accents on nothing
    "\u3164",  # a filler of Hangul
    "\u2800",  # braille without dots
    "\U000e0041",  # a tag
    "\U000e0fff",  # nothing yet
    "\ufe0f",
    "\0\t\n",
    " \u3000 ",
    ",",
]


@pytest.mark.parametrize("text", UNSEEN)
def test_nobody_has_a_name_that_cannot_be_seen(text: str) -> None:
    with pytest.raises(Refused) as refused:
        tidy_name(text)
    assert refused.value.code == "bad_name"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ada \u3000 Lovelace\t", "Ada Lovelace"),
        ("A\u200bd\u202ea\0b", "Ada b"),
        ("\u0301Ada", "Ada"),
        ("Ame\u0301lie", "Amélie"),
        ("A\u030a" * 32, "Å" * 32),  # sixty-four characters that are thirty-two
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("Z" + "\u0335" * 20, "Z" + "\u0335" * 4),
        ("李小龍", "李小龍"),
        ("Ada, Bob", "Ada Bob"),
    ],
)
def test_a_name_is_put_in_order(text: str, name: str) -> None:
    assert tidy_name(text) == name


def test_what_grows_is_measured_when_it_has_grown() -> None:
    for work, limit in ((tidy_name, NAME_LIMIT), (tidy_line, CHAT_LIMIT)):
        with pytest.raises(Refused):
            work(GROWS * limit)
        assert len(work("x" * limit)) == limit
        with pytest.raises(Refused):
            work("x" * (limit + 1))


@given(st.text(max_size=60))
def test_order_is_kept_once_made(text: str) -> None:
    tidied = tidy(text)
    assert tidy(tidied) == tidied
    assert unicodedata.is_normalized("NFC", tidied)
    assert "\0" not in tidied
    assert is_seen(tidied) or not tidied.strip()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def strange(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server on each kind of database."""
    folder: Path = tmp_path_factory.mktemp("strange")
    database = request.getfixturevalue("postgres") if request.param == "postgres" else None
    with served(folder, "--generosity", "1000", database=database) as running:
        yield running


def test_no_text_makes_the_database_fail(strange: Server) -> None:
    texts = [GROWS * NAME_LIMIT, "x" * 33, "a\0b", "\U0001f468" * 32, "\ufdfa" * 32, *UNSEEN]
    with Guest(strange, "Ada") as ada, Guest(strange, None) as other:
        code = ada.new_room("person", "open", "open")["code"]
        for text in texts:
            seats = [{"kind": "person", "name": text}, {"kind": "open"}]
            answers = [
                other.post("/api/guest", {"name": text}),
                ada.http.patch("/api/guest", json={"name": text}),
                ada.post("/api/rooms", {"game": "classic", "seats": seats}),
                ada.post(f"/api/rooms/{code}/join", {"seats": [1], "names": [text]}),
            ]
            assert all(answer.status_code in (200, 201, 409, 422) for answer in answers), text
        with ada.sit(code, 0) as talk:
            talk.until(Welcome)
            for text in [GROWS * CHAT_LIMIT, *UNSEEN[:-1]]:
                talk.say(Chat(text=text))
                assert talk.until(Error).code == "bad_line"
            talk.say(Chat(text="a\0b"))
            assert talk.until(ChatLine).text == "a b"


@pytest.mark.parametrize("name", ["new_guest", "change_guest", "new_room", "join"])
def test_every_route_that_takes_a_name_says_that_it_may_refuse_it(name: str) -> None:
    (route,) = [one for one in ROUTES if one.name == name]
    assert "bad_name" in route.refusals
