"""Requests that one server passes on to another: how it is known, and for whom it speaks.

A server knows the others by a secret that only who can read the database can have. Such a request
counts as its client's own, wherever that is connected.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response

from coltexpress.server.addresses import Sender, counted, sender
from coltexpress.server.codes import tidy_code
from coltexpress.server.hosting.infos import Progress
from coltexpress.server.refusals import Refused
from coltexpress.server.store.nodes import Peer

if TYPE_CHECKING:
    from coltexpress.server.hosting.hall import Hall
    from coltexpress.server.hosting.node import Elsewhere
    from coltexpress.server.http.call import Call

SECRET: Final = "x-coltexpress-node"
PROGRESS: Final = "/api/node/progress"
READY: Final = "/readyz"
ELSEWHERE: Final = "x-coltexpress-elsewhere"  # in an answer: nothing was done, look again
PASSED_ON: Final[tuple[str, ...]] = ("cookie", "accept-language", "content-type")
PASSED_BACK: Final[tuple[str, ...]] = ("content-type", "content-disposition", "retry-after")
WITHIN: Final = 1.0  # seconds in which another server must be reached
ANSWERED: Final = 15.0  # and must have answered
MOVING: Final = 8.0  # seconds that a client waits for a room that changes hands
# Seconds until it is looked where it is now, doubled each time: each look asks the database.
AGAIN: Final = 0.1
SELDOM: Final = 1.0
UNREACHABLE: Final = (OSError, TimeoutError, EOFError)


class Looking:
    """Looking for a room while it changes hands, ever more seldom, and not for ever.

    When a server is gone everybody who waits looks at once: it may have been the owner.
    """

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.until = hall.loop.time() + MOVING
        self.pause = AGAIN

    async def wait(self) -> None:
        """Wait for the next look; refused if there have been enough."""
        if self.hall.loop.time() > self.until:
            raise Refused("unavailable")
        await self.hall.node.loss(self.pause)
        self.pause = min(2 * self.pause, SELDOM)


class Heard(NamedTuple):
    """The answer of another server."""

    status: int
    headers: dict[str, str]
    content: bytes


def whose(hall: Hall, near: str, headers: Headers, *, tls: bool) -> Sender:
    """Who has sent a request: whom another server of ours names, or as `addresses` has it."""
    if not hall.node.knows(headers.get(SECRET, "")):
        return sender(near, headers, hall.settings.proxies, tls=tls)
    address = headers.get("x-forwarded-for", "")
    is_secure = headers.get("x-forwarded-proto", "") == "https"
    return Sender(address, counted(address), is_passed_on=False, is_secure=is_secure)


def introduction(
    peer: Peer, headers: Headers, address: str, *, is_secure: bool = False
) -> dict[str, str]:
    """What another server must know of a client."""
    passed = {name: headers[name] for name in PASSED_ON if name in headers}
    return {
        **passed,
        SECRET: peer.secret,
        "x-forwarded-for": address,
        "x-forwarded-proto": "https" if is_secure else "http",
    }


def place_of(peer: Peer) -> tuple[str, int]:
    """Host and port of a server."""
    host, _, port = peer.address.rpartition(":")
    return host.strip("[]"), int(port)


async def pass_on(call: Call, method: str, where: Elsewhere) -> Response | None:
    """The answer of the server that owns a room; none if nothing was done there.

    If it is another room than the one that was asked about, what was asked is done, and the answer
    is how that room stands: the rematch or my daily robbery, which another server may have.
    """
    peer = await call.hall.node.peer(where.node)
    if peer is None:
        return None
    target, content = call.target, call.content
    if where.code != tidy_code(call.place.get("room", "")):
        method, target, content = "GET", f"/api/rooms/{where.code}", b""
    who = call.sender
    headers = introduction(peer, call.headers, who.address, is_secure=who.is_secure)
    try:
        async with asyncio.timeout(WITHIN):
            reader, writer = await asyncio.open_connection(*place_of(peer))
    except UNREACHABLE:
        return None
    try:
        async with asyncio.timeout(ANSWERED):
            writer.write(written(peer, method, target, headers, content))
            heard = await read_answer(reader)
    except UNREACHABLE as error:
        if method == "GET":
            return None
        raise Refused("not_kept") from error  # nobody knows whether it was done
    finally:
        writer.close()
    if ELSEWHERE in heard.headers:
        return None
    kept = {name: heard.headers[name] for name in PASSED_BACK if name in heard.headers}
    return Response(heard.content, heard.status, kept)


async def progress_at(hall: Hall, node: int, codes: list[str]) -> dict[str, Progress]:
    """How far rooms of another server are, as far as it answers in time."""
    peer = await hall.node.peer(node)
    if peer is None:
        return {}
    heard = await asked(peer, f"{PROGRESS}?codes={','.join(codes)}")
    return {} if heard is None else msgspec.json.decode(heard.content, type=dict[str, Progress])


async def is_ready(peer: Peer) -> bool:
    """Does another server say that it can take players?"""
    return await asked(peer, READY) is not None


async def asked(peer: Peer, target: str) -> Heard | None:
    """What another server says for itself; none if it does not in time, or refuses."""
    try:
        async with asyncio.timeout(WITHIN):
            reader, writer = await asyncio.open_connection(*place_of(peer))
            try:
                writer.write(written(peer, "GET", target, {SECRET: peer.secret}, b""))
                heard = await read_answer(reader)
            finally:
                writer.close()
    except UNREACHABLE:
        return None
    return heard if heard.status == 200 else None


def written(peer: Peer, method: str, target: str, headers: dict[str, str], content: bytes) -> bytes:
    """A request as bytes."""
    lines = [f"{method} {target} HTTP/1.1", f"host: {peer.address}", "connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"content-length: {len(content)}", "", ""]
    return "\r\n".join(lines).encode("latin-1") + content


async def read_answer(reader: asyncio.StreamReader) -> Heard:
    """An answer, whole; ours always say how long they are."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    status = int(head[0].split(" ")[1])
    headers = {}
    for line in head[1:]:
        name, _, value = line.partition(":")
        headers[name.strip().lower()] = value.strip()
    content = await reader.readexactly(int(headers.get("content-length", "0")))
    return Heard(status, headers, content)
