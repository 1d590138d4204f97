"""Requests to a server, one after the other over one connection; no more HTTP than that takes."""

from __future__ import annotations

import asyncio
from typing import Final, Self

import msgspec

LENGTH: Final = b"content-length:"
COOKIE: Final = b"set-cookie:"


class Failed(Exception):
    """The server refused something that must not be refused here."""


class Caller:
    """A connection for requests; it may have the cookie of a guest."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    async def __aenter__(self) -> Self:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def __aexit__(self, *error: object) -> None:
        self.writer.close()
        await self.writer.wait_closed()

    async def be_guest(self, name: str) -> None:
        """Be somebody from now on."""
        await self.call("POST", "/api/guest", {"name": name})

    async def lay_room(self, game: str, seats: int, settings: dict[str, str]) -> str:
        """A room that has started, with all its seats for this guest; its code."""
        wanted = {
            "game": game,
            "settings": settings,
            "seats": [{"kind": "person"}] * seats,
            "start": True,
        }
        answer = await self.call("POST", "/api/rooms", wanted)
        return str(msgspec.json.decode(answer)["code"])

    async def metrics(self) -> dict[str, float]:
        """What the server counts, by name."""
        lines = (await self.call("GET", "/metrics")).decode().splitlines()
        pairs = [line.split(" ") for line in lines if not line.startswith("#")]
        return {name: float(value) for name, value in pairs}

    async def call(self, method: str, path: str, body: object = None) -> bytes:
        """The body of the answer."""
        content = b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncookie: {self.cookie}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        )
        self.writer.write(head.encode() + content)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
        length = 0
        for line in lines:
            name = line.lower()
            if name.startswith(LENGTH):
                length = int(line[len(LENGTH) :])
            elif name.startswith(COOKIE):
                self.cookie = line[len(COOKIE) :].decode().partition(";")[0].strip()
        answer = await self.reader.readexactly(length)
        if not 200 <= int(lines[0].split(b" ")[1]) < 300:
            raise Failed(f"{method} {path}: {answer.decode()}")
        return answer
