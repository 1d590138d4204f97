"""Passkeys: a guest comes back on another device, and nobody else does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from server.authenticator import Authenticator, Json, cbor, new_key, without_proof
from server.running import Guest, Server

from coltexpress.server.letters import encoded
from coltexpress.server.passkeys import ALGORITHMS
from coltexpress.server.passkeys.cbor import decode

MINE = "/api/guest/passkeys"


def authenticator(server: Server, **rest: Any) -> Authenticator:  # noqa: ANN401
    name = server.address.partition(":")[0]
    return Authenticator(f"http://{server.address}", name, **rest)


def wish(guest: Guest) -> Json:
    answer = guest.post(f"{MINE}/wish")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def ask(guest: Guest) -> Json:
    found: Json = guest.post("/api/passkeys/ask").json()
    return found


def with_passkey(server: Server, guest: Guest, **rest: Any) -> Authenticator:  # noqa: ANN401
    """The device of a guest who has just made a passkey."""
    one = authenticator(server, **rest)
    answer = guest.post(MINE, one.made(wish(guest)))
    assert answer.status_code == 201, answer.text
    return one


def leave(*guests: Guest) -> None:
    """Everything about these guests is deleted, their passkeys too."""
    for guest in guests:
        name = guest.get("/api/guest").json()["name"]
        assert guest.post("/api/guest/erase", {"name": name}).status_code == 204


def refused(guest: Guest, body: Json, path: str = "/api/passkeys/use") -> None:
    assert guest.post(path, body).json()["code"] == "bad_passkey"


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_a_guest_comes_back_on_another_device(server: Server, algorithm: int) -> None:
    with Guest(server, "Mae") as mae, Guest(server, None) as other:
        one = with_passkey(server, mae, algorithm=algorithm)
        answer = other.post("/api/passkeys/use", one.used(ask(other)))
        assert answer.status_code == 200, answer.text
        assert other.get("/api/guest").json()["id"] == mae.get("/api/guest").json()["id"]
        (listed,) = mae.get(MINE).json()["passkeys"]
        assert listed["name"] == "A key"
        assert listed["used"]
        leave(mae)


def test_a_passkey_is_taken_home_taken_away_and_deleted_with_its_owner(server: Server) -> None:
    with Guest(server, "Mae") as mae, Guest(server, None) as other:
        one = with_passkey(server, mae)
        (row,) = mae.get("/api/guest/export").json()["passkeys"]
        assert (row["name"], "key" in row) == ("A key", False)
        assert other.http.delete(f"{MINE}/{row['id']}").json()["code"] == "not_a_guest"
        with Guest(server, "Eve") as eve:
            assert eve.http.delete(f"{MINE}/{row['id']}").json()["code"] == "no_such_page"
        assert mae.http.delete(f"{MINE}/{row['id']}").status_code == 204
        refused(other, one.used(ask(other)))
        one = with_passkey(server, mae)
        leave(mae)
        refused(other, one.used(ask(other)))


LIES: dict[str, Callable[[Authenticator], Authenticator]] = {
    "another page": lambda one: replaced(one, origin="http://evil.example"),
    "another port": lambda one: replaced(one, origin=one.origin + "1"),
    "another name": lambda one: replaced(one, site="evil.example"),
    "nobody was there": lambda one: replaced(one, flags=0x04),
    "nobody was recognized": lambda one: replaced(one, flags=0x01),
    "another key": lambda one: replaced(one, key=new_key(one.algorithm)),
    "another credential": lambda one: replaced(one, credential=b"nobody has this"),
    "another user": lambda one: replaced(one, user=encoded(b"999999")),
}


def replaced(one: Authenticator, **other: Any) -> Authenticator:  # noqa: ANN401
    """The same device with the same key, which lies about something."""
    return replace(one, **other)


@pytest.mark.parametrize("lie", LIES)
def test_whoever_lies_is_nobody(server: Server, lie: str) -> None:
    with Guest(server, "Mae") as mae, Guest(server, None) as other:
        one = with_passkey(server, mae)
        refused(other, LIES[lie](one).used(ask(other)))
        assert other.get("/api/guest").status_code == 204
        if lie in ("another page", "another port", "another name", "nobody was recognized"):
            liar = replaced(LIES[lie](one), credential=b"a new one")
            refused(mae, liar.made(wish(mae)), MINE)
        leave(mae)


def test_a_challenge_is_good_once_for_whom_and_for_what_it_was_made(server: Server) -> None:
    with Guest(server, "Mae") as mae, Guest(server, "Eve") as eve, Guest(server, None) as other:
        one = with_passkey(server, mae)
        body = one.used(ask(other))
        assert other.post("/api/passkeys/use", body).status_code == 200
        refused(other, body)  # once more
        refused(other, one.used({"challenge": encoded(bytes(32))}))  # of nobody
        refused(other, one.used(ask(other), "webauthn.create"))
        spoiled = ask(other)
        refused(other, without_proof(one.used(spoiled)))
        refused(other, one.used(spoiled))  # it was used up
        another = authenticator(server, credential=b"another")
        stolen = wish(mae)
        refused(eve, another.made(stolen), MINE)  # another guest's
        refused(mae, another.made(stolen), MINE)  # and used up so
        refused(mae, another.made({**wish(mae), **ask(mae)}), MINE)  # for whoever comes
        refused(mae, another.made(wish(mae), "webauthn.get"), MINE)
        old = wish(mae)
        wish(mae)
        refused(mae, another.made(old), MINE)  # there is a newer one
        leave(mae, eve)


def test_a_counter_never_goes_back(server: Server) -> None:
    with Guest(server, "Mae") as mae, Guest(server, None) as other:
        one = with_passkey(server, mae, counter=7)
        assert other.post("/api/passkeys/use", one.used(ask(other))).status_code == 200
        one.counter = 5
        refused(other, one.used(ask(other)))
        one.counter = 7  # as before; then it goes on to 8
        refused(other, one.used(ask(other)))
        assert other.post("/api/passkeys/use", one.used(ask(other))).status_code == 200
        leave(mae)


def test_the_passkey_of_somebody_else_cannot_be_taken(server: Server) -> None:
    with Guest(server, "Mae") as mae, Guest(server, "Eve") as eve, Guest(server, None) as other:
        one = with_passkey(server, mae)
        thief = authenticator(server, credential=one.credential)
        answer = eve.post(MINE, thief.made(wish(eve)))
        assert answer.json()["code"] == "too_many_passkeys"
        refused(other, thief.used(ask(other)))
        assert other.post("/api/passkeys/use", one.used(ask(other))).status_code == 200
        leave(mae, eve)


def test_what_is_too_much_is_refused(server: Server) -> None:
    with Guest(server, "Mae") as mae:
        one = authenticator(server)
        for content in (
            b"",
            b"\xff" * 50,
            b"\x9f" * 4000,  # arrays without an end
            b"\x81" * 4000,  # one in the other
            cbor({"fmt": "none", "attStmt": {}, "authData": bytes(5000)}),
            cbor({"fmt": "none", "attStmt": {}, "authData": "text"}),
            cbor([1] * 30),
        ):
            body = {**one.made(wish(mae)), "attestation": encoded(content) or "AA"}
            refused(mae, body, MINE)
        long = {**one.made(wish(mae)), "attestation": "A" * 10_001}
        assert mae.post(MINE, long).json()["code"] == "bad_message"
        for number in range(10):
            key = authenticator(server, credential=b"key %d" % number)
            assert mae.post(MINE, key.made(wish(mae))).status_code == 201
        more = authenticator(server, credential=b"one more").made(wish(mae))
        assert mae.post(MINE, more).json()["code"] == "too_many_passkeys"
        leave(mae)


@pytest.mark.parametrize(
    "content",
    [
        "1801",  # not as short as it can be
        "1900ff",
        "5f4101ff",  # an indefinite length
        "a201020103",  # a key twice
        "a1f401",  # a key that is none
        "c001",  # a tag
        "fb7ff8000000000000",  # a float
        "0000",  # something left over
        "42ff",  # too short
        "9b7fffffffffffffff",  # more than there can be
        "61ff",  # no text
        "8181818181" + "01",  # too deep
    ],
)
def test_cbor_that_no_authenticator_writes_is_refused(content: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        decode(bytes.fromhex(content))


def test_cbor_is_read_as_it_was_written() -> None:
    value = {"a": [1, -1, 23, 24, 255, 256, 65536, -257], 3: {-2: b"x" * 300}, "t": "é"}
    assert decode(cbor(value)) == value
