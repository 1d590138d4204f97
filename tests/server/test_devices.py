"""Devices of a guest: linked once, and forgotten at once, whatever they are doing at the moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from server.halls import hall_at, in_a_loop, new_guest
from server.raw import connected, said_all
from server.running import Guest, Server
from starlette.datastructures import Headers, QueryParams

from coltexpress.protocol.closing import FORGOTTEN
from coltexpress.protocol.messages import Welcome
from coltexpress.server.addresses import Sender
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.http import about_guests
from coltexpress.server.http.call import Call
from coltexpress.server.http.guests import COOKIE
from coltexpress.server.http.socket import Socket, Wire
from coltexpress.server.refusals import Refused
from coltexpress.server.store import guests as store

TOKEN = "t" * 43
SENDER = Sender("192.0.2.1", "192.0.2.1", is_passed_on=False, is_secure=False)


class Notes(Wire):
    """Remembers what was sent, and why it was closed."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed: list[int] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def close(self, code: int) -> None:
        self.closed.append(code)


async def with_device(hall: Hall, token: str = TOKEN) -> store.Guest:
    """A guest, one of whose devices has this token."""
    guest = await new_guest(hall)
    await hall.store.write(lambda c: store.add_token(c, guest.id, token, 1))
    return guest


def socket_of(hall: Hall, token: str = TOKEN) -> tuple[Socket, Notes]:
    """A socket that has just been opened."""
    wire = Notes()
    socket = Socket(hall, wire, Headers({"cookie": f"{COOKIE}={token}"}), "192.0.2.1")
    socket.opened()
    return socket, wire


def call_of(hall: Hall, guest: store.Guest, token: str = TOKEN) -> Call:
    """A request of a device that was looked up just now."""
    return Call(hall, guest, token, SENDER, "en", {}, QueryParams(""), Headers({}), None)


async def introduced(socket: Socket) -> None:
    """Wait until it is known whose socket it is."""
    while socket.is_busy:
        await asyncio.sleep(0.001)


def linked(ada: Guest, server: Server) -> Guest:
    """A second device of Ada."""
    phone = Guest(server, None)
    code = ada.post("/api/guest/links").json()["code"]
    assert phone.post("/api/guest/links/use", {"code": code}).status_code == 200
    return phone


# Forgetting


def test_a_forgotten_device_loses_its_sockets_and_no_other_does(ada: Guest, server: Server) -> None:
    code = ada.new_room("person", "open")["code"]
    with linked(ada, server) as phone, phone.sit(code, 0) as lost, ada.sit(code, 0) as kept:
        lost.until(Welcome)
        kept.until(Welcome)
        assert phone.http.delete("/api/guest").status_code == 204
        assert lost.close_code() == FORGOTTEN
        assert ada.http.delete("/api/guest/devices").status_code == 204
        assert kept.close_code() == FORGOTTEN


@in_a_loop
async def test_all_are_forgotten_before_they_have_said_hello(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite") as hall:
        guest = await with_device(hall)
        socket, wire = socket_of(hall)
        await introduced(socket)
        await about_guests.forget_all(call_of(hall, guest))
        assert wire.closed == [FORGOTTEN]
        assert not socket.is_open


@in_a_loop
async def test_who_is_being_looked_up_while_forgotten_is_nobody(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite") as hall:
        guest = await with_device(hall)
        read, found, go_on = hall.store.read, asyncio.Event(), asyncio.Event()

        async def late(work: Callable[[Any], Any]) -> object:
            answer = await read(work)
            found.set()
            await go_on.wait()
            return answer

        hall.store.read = late  # type: ignore[method-assign,assignment]
        socket, _ = socket_of(hall)
        await found.wait()  # the device is somebody's, and that is on its way
        await about_guests.forget_all(call_of(hall, guest))
        go_on.set()
        await introduced(socket)
        assert socket.guest is None
        assert hall.sockets == {0: {socket: None}}


@in_a_loop
async def test_sockets_go_also_when_nobody_knows_whether_it_was_kept(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite") as hall:
        guest = await with_device(hall)
        socket, wire = socket_of(hall)
        await introduced(socket)
        write = hall.store.write

        async def lost(work: Callable[[Any], Any]) -> object:
            await write(work)
            raise Refused("not_kept")

        hall.store.write = lost  # type: ignore[method-assign,assignment]
        with pytest.raises(Refused):
            await about_guests.forget_all(call_of(hall, guest))
        assert wire.closed == [FORGOTTEN]


@in_a_loop
async def test_a_forgotten_device_shows_no_link(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite") as hall:
        guest = await with_device(hall)
        late = call_of(hall, guest)  # it was looked up before
        await about_guests.forget_all(call_of(hall, guest))
        with pytest.raises(Refused) as refused:
            await about_guests.new_link(late)
        assert refused.value.code == "not_a_guest"


def test_a_body_that_takes_its_time_wins_no_time(ada: Guest, server: Server) -> None:
    with linked(ada, server) as phone, connected(server) as line:
        body = b'{"name": "Eve"}'
        line.sendall(
            f"PATCH /api/guest HTTP/1.1\r\nHost: {server.address}\r\nCookie: {phone.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            "Connection: close\r\n\r\n".encode()
        )
        line.sendall(body[:5])
        assert ada.get("/healthz").status_code == 200  # what was sent has been read by now
        assert phone.http.delete("/api/guest").status_code == 204
        line.sendall(body[5:])
        assert said_all(line).startswith(b"HTTP/1.1 401")
    assert ada.get("/api/guest").json()["name"] == "Ada"


# Linking


def test_the_eleventh_device_takes_the_place_and_the_sockets_of_the_first(
    ada: Guest, server: Server
) -> None:
    code = ada.new_room("person", "open")["code"]
    with ada.sit(code, 0) as first, ExitStack() as devices:
        first.until(Welcome)
        newest = ada
        for _ in range(store.DEVICES):
            newest = devices.enter_context(linked(newest, server))
        assert first.close_code() == FORGOTTEN
        assert newest.get("/api/guest").json()["devices"] == store.DEVICES
        assert ada.get("/api/rooms/mine").status_code == 401


def test_a_new_link_ends_the_one_before(ada: Guest, server: Server) -> None:
    old, new = (ada.post("/api/guest/links").json()["code"] for _ in range(2))
    with Guest(server, None) as phone:
        assert phone.post("/api/guest/links/use", {"code": old}).status_code == 404
        spaced = f"{new[:5].lower()}-{new[5:]}"
        answer = phone.post("/api/guest/links/use", {"code": spaced})
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert "SameSite=lax" in answer.headers["set-cookie"]


@in_a_loop
async def test_a_link_lives_a_quarter_of_an_hour_whatever_the_calendar_says(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite") as hall:
        guest = await with_device(hall)
        before = hall.told_time()
        hall.wall = lambda: 0
        link = await about_guests.new_link(call_of(hall, guest))
        assert before + about_guests.LINK_LIVES <= link.expires <= hall.told_time() + 900_000
