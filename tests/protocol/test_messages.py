"""Messages keep to the letter: what clients may say, and what they are told."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coltexpress.games import game
from coltexpress.protocol.bodies import Join, NewGuest, SwapBot
from coltexpress.protocol.errors import CODES
from coltexpress.protocol.messages import (
    MESSAGE_LIMIT,
    VERSION,
    Ack,
    Chat,
    Choose,
    ClientMessage,
    Emote,
    Error,
    Hello,
    Ping,
    Pong,
    TakeBack,
    TooLong,
    Update,
    decode,
    decode_server,
    encode,
)
from coltexpress.protocol.rooms import LiveClock, NewRoom, NoClock, PersonSeat, SlowClock
from coltexpress.protocol.telling import afresh
from coltexpress.protocol.words import CHAT_LIMIT, LOOSE, NAME_LIMIT

SAID: list[ClientMessage] = [
    Hello(version=VERSION, room="abc-123", seats=[0, 3], since=17),
    Hello(version=VERSION, room="abc"),
    Choose(seat=1, number=20, choice=256),
    TakeBack(seat=1, number=21),
    Chat(text="Hands up!"),
    Emote(emote="howdy"),
    Ping(at=5),
]


@pytest.mark.parametrize("said", SAID)
def test_what_a_client_says_can_be_read(said: ClientMessage) -> None:
    assert decode(encode(said)) == said
    assert decode(encode(said).decode()) == said


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "truncated"),
        ("[]", "object"),
        ("{}", "type"),
        ('{"type":"dance"}', "dance"),
        ('{"type":"choose","seat":0,"number":1}', "choice"),
        ('{"type":"choose","seat":0,"number":1,"choice":2,"then":3}', "then"),
        ('{"type":"choose","seat":10,"number":1,"choice":2}', "seat"),
        ('{"type":"choose","seat":-1,"number":1,"choice":2}', "seat"),
        ('{"type":"choose","seat":"0","number":1,"choice":2}', "seat"),
        ('{"type":"choose","seat":0,"number":-1,"choice":2}', "number"),
        ('{"type":"choose","seat":0,"number":1,"choice":2.5}', "choice"),
        ('{"type":"choose","seat":0,"number":1,"choice":1e99}', "choice"),
        ('{"type":"chat","text":""}', "text"),
        ('{"type":"emote","emote":"spit"}', "spit"),
        ('{"type":"emote","emote":"howdy","text":"hi"}', "text"),
        ('{"type":"hello","version":1,"room":"a b"}', "room"),
        ('{"type":"hello","version":1,"room":""}', "room"),
        ('{"type":"hello","version":1,"room":"a","seats":[0,0,0,0,0,0,0,0,0,0,0]}', "seats"),
        ('{"type":"update"}', "update"),
    ],
)
def test_what_is_not_to_the_letter_is_refused(text: str, why: str) -> None:
    with pytest.raises(msgspec.MsgspecError, match=why):
        decode(text)


def test_a_line_of_chat_has_a_limit() -> None:
    """The exact one holds after the text is put in order, which the server does."""
    decode(encode(Chat(text="x" * LOOSE * CHAT_LIMIT)))
    with pytest.raises(msgspec.ValidationError):
        decode(encode(Chat(text="x" * (LOOSE * CHAT_LIMIT + 1))))


@pytest.mark.parametrize("text", ["x" * (MESSAGE_LIMIT + 1), "ü" * (MESSAGE_LIMIT // 2 + 1)])
def test_a_message_has_a_limit_in_bytes(text: str) -> None:
    with pytest.raises(TooLong):
        decode(text)
    with pytest.raises(TooLong):
        decode(text.encode())


@settings(deadline=None)
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200).map(str.encode)))
def test_noise_is_refused_and_never_breaks_anything(noise: bytes) -> None:
    with pytest.raises((msgspec.MsgspecError, UnicodeDecodeError)):
        decode(noise)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@settings(deadline=None)
@given(st.sampled_from(SAID), st.data())
def test_a_message_with_one_part_changed_is_refused_or_is_another_message(
    said: ClientMessage, data: st.DataObject
) -> None:
    parts = msgspec.to_builtins(said)
    parts[data.draw(st.sampled_from(sorted(parts)))] = data.draw(JSON)
    try:
        found = decode(msgspec.json.encode(parts))
    except msgspec.ValidationError:
        return
    assert decode(encode(found)) == found


def test_what_the_server_says_can_be_read() -> None:
    book = game("classic")
    fresh = afresh(book, book.new({"players": "3"}), 4, 0)
    update = Update(
        viewer=0,
        before=4,
        number=5,
        events=[],
        patch={"at": [1], "hand.2": [-2]},
        ask=None,
        waiting=[],
    )
    error = Error(code="stale", params={"number": 5}, message="Look again.")
    for message in (fresh, update, error, Ack(seat=0, number=5), Pong(at=1, now=2)):
        assert decode_server(encode(message)) == message


def test_the_server_may_come_to_say_more() -> None:
    assert decode_server('{"type":"ack","seat":0,"number":5,"mood":"good"}') == Ack(
        seat=0, number=5
    )


def test_a_new_table_has_defaults() -> None:
    room = msgspec.json.decode('{"game":"super","seats":[{"kind":"person"}]}', type=NewRoom)
    assert (room.clock, room.visibility, room.chat) == (NoClock(), "private", True)
    assert room.seats == [PersonSeat()]


@pytest.mark.parametrize(
    ("clock", "found"),
    [
        ('{"kind":"none"}', NoClock()),
        ('{"kind":"live","per_decision":30}', LiveClock(per_decision=30)),
        ('{"kind":"slow","days":3}', SlowClock(days=3)),
    ],
)
def test_a_table_has_one_of_three_clocks(clock: str, found: msgspec.Struct) -> None:
    text = f'{{"game":"classic","seats":[{{"kind":"open"}}],"clock":{clock}}}'
    assert msgspec.json.decode(text, type=NewRoom).clock == found


@pytest.mark.parametrize(
    "text",
    [
        '{"game":"chess","seats":[{"kind":"person"}]}',
        '{"game":"classic","seats":[]}',
        '{"game":"classic","seats":[{"kind":"bot"}]}',
        '{"game":"classic","seats":[{"kind":"bot","level":"A B"}]}',
        '{"game":"classic","seats":[{"kind":"ghost"}]}',
        '{"game":"classic","seats":[{"kind":"open","name":"x"}]}',
        '{"game":"classic","seats":[{"kind":"open"}],"clock":{"kind":"live","reserve":-1}}',
        '{"game":"classic","seats":[{"kind":"open"}],"settings":{"players":4}}',
        '{"game":"classic","seats":[{"kind":"open"}],"settings":{"Players":"4"}}',
        '{"game":"classic","seats":[{"kind":"open"}],"seed":4}',
    ],
)
def test_a_table_that_nobody_could_open_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=NewRoom)


def test_small_bodies_are_strict_too() -> None:
    assert msgspec.json.decode("{}", type=Join) == Join()
    assert msgspec.json.decode('{"seat":1}', type=SwapBot).level is None
    long = "x" * (LOOSE * NAME_LIMIT + 1)
    for text in ('{"name":""}', f'{{"name":"{long}"}}', '{"name":"A","admin":true}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=NewGuest)


def test_refusals_have_a_status_and_plain_names() -> None:
    for code, refusal in CODES.items():
        assert code.replace("_", "").isalpha()
        assert 400 <= refusal.status < 600
        assert all(name.isidentifier() for name in refusal.params)
