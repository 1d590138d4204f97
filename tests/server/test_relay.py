"""What passes between a client and the server that owns its room, and how that ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.datastructures import Headers
from websockets.http11 import Request
from websockets.server import ServerProtocol

from coltexpress.protocol.closing import RESTARTING, SEATS_CHANGED
from coltexpress.server.http.relay import Relay, open_relay
from coltexpress.server.store.nodes import Peer


class Far:
    """The connection to the owner, and the owner at its other end."""

    def __init__(self) -> None:
        self.owner = ServerProtocol()
        self.is_aborted = False

    def write(self, data: bytes) -> None:
        self.owner.receive_data(data)

    def is_closing(self) -> bool:
        return self.is_aborted

    def abort(self) -> None:
        self.is_aborted = True

    close = abort


class Node:
    """The servers that share a database: one other."""

    def __init__(self) -> None:
        self.peers = {2: Peer("127.0.0.1:8377", "known")}
        self.links: dict[int, dict[Relay, None]] = {}

    async def peer(self, node: int) -> Peer | None:
        return self.peers.get(node)


class Near:
    """A client's socket."""

    def __init__(self) -> None:
        self.headers = Headers({"cookie": "guest=x"})
        self.address = "192.0.2.7"
        self.is_open = True
        self.node = Node()
        self.hall = SimpleNamespace(node=self.node)
        self.heard: list[bytes] = []
        self.codes: list[int] = []

    def push(self, message: bytes) -> None:
        self.heard.append(message)

    def lost(self, code: int) -> None:
        self.codes.append(code)


async def opened() -> tuple[Relay, Near, Far]:
    """A way to the owner, after the handshake."""
    near, far = Near(), Far()
    client: Any = near
    relay = Relay(client, 2, Peer("127.0.0.1:8377", "known"))
    wire: Any = far
    relay.connection_made(wire)
    (request,) = far.owner.events_received()
    assert isinstance(request, Request)
    assert request.headers["x-coltexpress-node"] == "known"
    assert request.headers["x-forwarded-for"] == "192.0.2.7"
    assert request.headers["cookie"] == "guest=x"
    far.owner.send_response(far.owner.accept(request))
    relay.data_received(b"".join(far.owner.data_to_send()))
    assert await relay.opened
    return relay, near, far


def test_a_message_to_an_owner_that_says_goodbye_is_left_to_the_clients_return() -> None:
    async def story() -> None:
        relay, near, far = await opened()
        far.owner.send_text(b"news")
        far.owner.send_close(SEATS_CHANGED)
        relay.data_received(b"".join(far.owner.data_to_send()))
        assert near.heard == [b"news"]
        assert near.codes == [SEATS_CHANGED]
        relay.say(b"too late")
        relay.connection_lost(None)
        assert near.codes == [SEATS_CHANGED]  # it is told once

    asyncio.run(story())


def test_a_client_whose_owner_is_gone_comes_back() -> None:
    async def story() -> None:
        relay, near, _ = await opened()
        relay.connection_lost(ConnectionResetError())
        assert near.codes == [RESTARTING]

    asyncio.run(story())


def leave(near: Near, _: Relay) -> None:
    near.is_open = False


def end_lease(near: Near, _: Relay) -> None:
    near.node.peers.clear()


def hang_up(_: Near, relay: Relay) -> None:
    relay.connection_lost(None)


def stay(_near: Near, _relay: Relay) -> None:
    pass


@pytest.mark.parametrize(
    ("meanwhile", "is_kept"), [(stay, True), (leave, False), (end_lease, False), (hang_up, False)]
)
def test_a_way_is_kept_for_those_who_are_still_there_when_it_is_open(
    meanwhile: Callable[[Near, Relay], None], *, is_kept: bool
) -> None:
    """Otherwise the owner would take somebody for present who is gone, for as long as it lives."""

    async def story() -> None:
        near, far = Near(), Far()
        client: Any = near

        async def connect(factory: Callable[[], Relay], _host: str, _port: int) -> None:
            relay = factory()
            relay.connection_made(cast(asyncio.Transport, far))
            (request,) = far.owner.events_received()
            assert isinstance(request, Request)
            far.owner.send_response(far.owner.accept(request))
            relay.data_received(b"".join(far.owner.data_to_send()))
            meanwhile(near, relay)

        near.hall.loop = SimpleNamespace(create_connection=connect)
        relay = await open_relay(client, 2)
        assert (relay is not None) is is_kept
        assert near.node.links == ({2: {relay: None}} if is_kept else {})
        assert far.is_aborted is not is_kept

    asyncio.run(story())
