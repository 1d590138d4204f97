"""Messages that no honest client sends: each is refused, and the room is untouched."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from server.running import Guest, Server, Talk, served
from websockets.exceptions import ConnectionClosed

from coltexpress.protocol.messages import (
    MESSAGE_LIMIT,
    VERSION,
    Ack,
    Chat,
    ChatLine,
    Emote,
    Error,
    Hello,
    Ping,
    Pong,
    Update,
    Welcome,
)

KINDS = st.sampled_from(
    ["hello", "choose", "take_back", "chat", "ping", "update", "welcome", "", "eval"]
)
NUMBERS = st.one_of(
    st.integers(-5, 12), st.sampled_from([-1, 2**31, 2**63, -(2**70), 10**400, 999_999])
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)
NEARLY = st.fixed_dictionaries(
    {"type": KINDS},
    optional={
        "seat": NUMBERS | ANYTHING,
        "number": NUMBERS | ANYTHING,
        "choice": NUMBERS | ANYTHING,
        "version": st.just(VERSION) | ANYTHING,
        "room": st.text(max_size=50) | ANYTHING,
        "seats": st.lists(NUMBERS, max_size=12) | ANYTHING,
        "since": NUMBERS | ANYTHING,
        "text": st.text(max_size=30) | ANYTHING,
        "at": NUMBERS | ANYTHING,
        "admin": ANYTHING,
    },
)
RAW = st.binary(max_size=80) | st.text(max_size=80)
RELAXED = settings(
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


class Target:
    """A room that strangers talk to; its socket is opened again when it was closed."""

    def __init__(self, host: Guest, stranger: Guest) -> None:
        self.host = host
        self.stranger = stranger
        self.code: str = host.new_room("person", "person", start=True)["code"]
        self.number = host.room(self.code)["number"]

    def attack(self, content: bytes | str) -> list[object]:
        """Send something; what came back until the server answered a ping, or hung up."""
        with self.stranger.sit(self.code) as talk:
            talk.until(Welcome)
            talk.heard.clear()
            return self.answers(talk, content)

    def answers(self, talk: Talk, content: bytes | str) -> list[object]:
        try:
            talk.socket.send(content)
            with contextlib.suppress(ConnectionClosed):  # what was said before that is still heard
                talk.say(Ping(at=77))
            while not any(isinstance(one, Pong) and one.at == 77 for one in talk.heard):
                talk.hear()
        except ConnectionClosed:
            pass
        return list(talk.heard)

    def is_untouched(self) -> bool:
        found = self.host.room(self.code)
        return (found["number"], found["status"]) == (self.number, "playing")


@pytest.fixture(scope="module")
def target(server: Server) -> Iterator[Target]:
    with Guest(server, "Ada") as ada, Guest(server, "Mallory") as mallory:
        yield Target(ada, mallory)


@RELAXED
@given(NEARLY)
def test_messages_that_are_nearly_right(target: Target, message: dict[str, object]) -> None:
    heard = target.attack(msgspec.json.encode(message).decode())
    assert not any(isinstance(one, (Update, Ack)) for one in heard)
    if message["type"] in ("choose", "take_back", "update", "welcome", "", "eval"):
        assert any(isinstance(one, Error) for one in heard)
    assert target.is_untouched()


@RELAXED
@given(RAW)
def test_anything_at_all(target: Target, content: bytes | str) -> None:
    heard = target.attack(content)
    assert any(isinstance(one, Error) for one in heard)
    assert target.is_untouched()


def test_a_message_that_is_too_long(target: Target) -> None:
    heard = target.attack(msgspec.json.encode(Chat(text="x" * (MESSAGE_LIMIT + 1))).decode())
    error = next(one for one in heard if isinstance(one, Error))
    assert (error.code, error.fatal) == ("too_long", True)
    heard = target.attack("x" * 100_000)
    assert not any(isinstance(one, (Error, Pong)) for one in heard)  # so much is not even read
    assert target.is_untouched()


def test_json_that_is_nested_too_deeply(target: Target) -> None:
    deep = b"[" * 2000
    heard = target.attack(b'{"x":' + deep + b',"type":"ping"}')
    assert [one.code for one in heard if isinstance(one, Error)] == ["bad_message"]
    assert isinstance(heard[-1], Pong)  # the socket goes on
    body = b'{"game":"classic","seats":[{"x":' + deep + b"}]}"
    json = {"content-type": "application/json"}
    answer = target.host.http.post("/api/rooms", content=body, headers=json)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


def test_chat_is_text_whatever_it_looks_like(target: Target) -> None:
    text = "<script>alert(1)</script> '; DROP TABLE moves; --"
    heard = target.attack(msgspec.json.encode(Chat(text=text)).decode())
    assert next(one for one in heard if isinstance(one, ChatLine)).text == text


def test_a_flood_is_slowed_down(tmp_path_factory: pytest.TempPathFactory) -> None:
    with (
        served(tmp_path_factory.mktemp("flood")) as strict,
        Guest(strict, "Ada") as ada,
        ada.talk() as talk,
    ):
        with contextlib.suppress(ConnectionClosed):
            for _ in range(5000):
                talk.say(Ping(at=1))
        assert talk.until(Error).code == "too_fast"
        assert talk.close_code() == 1008


def test_lines_of_chat_and_emotes_share_one_limit(tmp_path: Path) -> None:
    with served(tmp_path) as strict, Guest(strict, "Ada") as ada:
        room = ada.new_room("person", "open")
        with ada.sit(room["code"], 0) as talk:
            talk.until(Welcome)
            for _ in range(10):
                talk.say(Emote(emote="laugh"))
                talk.say(Chat(text="ha"))
            assert talk.until(Error).code == "too_fast"


def test_sockets_are_bounded(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(tmp_path_factory.mktemp("many")) as strict, Guest(strict, "Ada") as ada:
        code = ada.new_room("person", "open")["code"]
        talks = []
        try:
            for _ in range(20):
                talk = ada.sit(code, 0)
                talks.append(talk.__enter__())
                talk.until(Welcome)
            with ada.talk() as one_too_many:
                assert one_too_many.until(Error).code == "too_many_sockets"
        finally:
            for talk in talks:
                talk.__exit__()


def guess(guest: Guest, times: int) -> list[str]:
    """Ask for rooms that are not there; what was answered."""
    return [guest.get(f"/api/rooms/XX{number:04}").json()["code"] for number in range(times)]


def test_guessing_codes_is_slow(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(tmp_path_factory.mktemp("guess")) as strict, Guest(strict, "Eve") as eve:
        codes = guess(eve, 25)
        assert codes[0] == "no_such_room"
        assert codes[-1] == "too_fast"
        with eve.talk() as talk:
            talk.say(Hello(version=VERSION, room="XXXXXX"))
            assert talk.until(Error).code == "too_fast"
        assert eve.post("/api/guest/links/use", {"code": "XXXXXXXXXX"}).json()["code"] == "too_fast"


def test_who_has_guessed_too_often_is_not_told_that_a_code_is_right(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with served(tmp_path_factory.mktemp("right")) as strict, Guest(strict, "Ada") as ada:
        code = ada.new_room("person", "open")["code"]
        link = ada.post("/api/guest/links").json()["code"]
        with Guest(strict, "Eve") as eve:
            guess(eve, 25)
            assert eve.get(f"/api/rooms/{code}").json()["code"] == "too_fast"
            assert eve.post(f"/api/rooms/{code}/join").json()["code"] == "too_fast"
            assert eve.post("/api/guest/links/use", {"code": link}).json()["code"] == "too_fast"
            with eve.sit(code) as talk:
                assert talk.until(Error).code == "too_fast"
        with Guest(strict, None) as other:  # and the code of the device still works
            assert other.post("/api/guest/links/use", {"code": link}).status_code == 200


def test_many_guesses_at_once_are_no_more_than_one_by_one(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with served(tmp_path_factory.mktemp("once")) as strict, Guest(strict, "Eve") as eve:
        with ThreadPoolExecutor(40) as pool:
            paths = [f"/api/rooms/XX{number:04}" for number in range(80)]
            codes = [answer.json()["code"] for answer in pool.map(eve.get, paths)]
        assert codes.count("no_such_room") <= 25


def test_who_belongs_to_a_room_is_not_locked_out_by_others_at_the_same_address(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with (
        served(tmp_path_factory.mktemp("lock")) as strict,
        Guest(strict, "Ada") as ada,
        Guest(strict, "Bob") as bob,
        ExitStack() as stack,
    ):
        code = ada.new_room("person", "open")["code"]
        assert bob.post(f"/api/rooms/{code}/join").status_code == 200
        for number in range(7):  # each has a budget of their own, and they share that of the house
            guess(stack.enter_context(Guest(strict, f"Eve {number}")), 20)
        late = stack.enter_context(Guest(strict, "Late"))
        assert late.get(f"/api/rooms/{code}").json()["code"] == "too_fast"
        for member in (ada, bob):
            assert member.get(f"/api/rooms/{code}").status_code == 200
            with member.sit(code) as talk:
                talk.until(Welcome)
        assert bob.get("/api/rooms/XXXXXX").json()["code"] == "too_fast"
