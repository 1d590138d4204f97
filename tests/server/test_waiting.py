"""Whoever waits for a room: they are not sent away for good, and do not keep others waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from server.halls import hall_at, in_a_loop
from starlette.datastructures import Headers

from coltexpress.protocol.closing import REFUSED, RESTARTING
from coltexpress.protocol.messages import VERSION, Hello
from coltexpress.server.http.peers import AGAIN, SELDOM, Looking
from coltexpress.server.http.socket import Socket, Wire
from coltexpress.server.refusals import Refused
from coltexpress.server.store.nodes import Peer

MOMENT = 0.05  # seconds


class Notes(Wire):
    """Where messages go."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.codes: list[int] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def close(self, code: int) -> None:
        self.codes.append(code)


@in_a_loop
async def test_who_has_said_hello_to_a_slow_server_may_come_back(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "x.db") as hall:
        asked, answered = asyncio.Event(), asyncio.Event()

        async def late(_: object) -> Any:  # noqa: ANN401  # as it has it
            asked.set()
            await answered.wait()

        hall.store.read = late  # type: ignore[method-assign, assignment]
        wire = Notes()
        socket = Socket(hall, wire, Headers({"cookie": "guest=unknown"}), "192.0.2.1")
        socket.opened()
        socket.heard(msgspec.json.encode(Hello(version=VERSION, room="ABCDEF", seats=[])))
        await asked.wait()
        socket.hang_up()
        assert (wire.sent, wire.codes) == ([], [RESTARTING])
        answered.set()


class TooLate(Socket):
    """Of somebody whose room has changed hands for too long."""

    async def look_in(self, said: Hello) -> None:
        raise Refused("unavailable")


@in_a_loop
async def test_who_cannot_be_let_in_now_may_come_back(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "x.db") as hall:
        wire = Notes()
        socket = TooLate(hall, wire, Headers({}), "192.0.2.1")
        socket.opened()
        socket.heard(msgspec.json.encode(Hello(version=VERSION, room="ABCDEF", seats=[])))
        while socket.is_busy:
            await asyncio.sleep(0)
        assert b"unavailable" in wire.sent[-1]
        assert wire.codes == [RESTARTING]


@in_a_loop
async def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "x.db") as hall:
        wire = Notes()
        socket = Socket(hall, wire, Headers({}), "192.0.2.1")
        socket.opened()
        while socket.is_busy:
            await asyncio.sleep(0)
        socket.hang_up()
        assert wire.codes == [REFUSED]
        assert b"hello_first" in wire.sent[0]


@in_a_loop
async def test_a_room_is_looked_for_ever_more_seldom_until_a_server_is_gone(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "x.db") as hall:
        hall.node.meet({2: Peer("192.0.2.2:1", "secret")})
        looking = Looking(hall)
        began = hall.loop.time()
        await looking.wait()
        await looking.wait()
        assert hall.loop.time() - began >= 3 * AGAIN - MOMENT
        looking.pause = SELDOM
        waiting = [asyncio.create_task(looking.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        began = hall.loop.time()
        hall.node.meet({})
        await asyncio.gather(*waiting)
        assert hall.loop.time() - began < SELDOM / 2
