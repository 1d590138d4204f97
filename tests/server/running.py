"""A real server in a process of its own, and clients that talk to it over real sockets."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx2
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from coltexpress.kernel.agenda import NOBODY
from coltexpress.protocol.messages import (
    VERSION,
    Afresh,
    Choose,
    Hello,
    ServerMessage,
    Update,
    decode_server,
)

Kind = TypeVar("Kind")
Json = dict[str, Any]

PATIENCE = 20.0  # seconds, on a busy machine
RUN = "from coltexpress.cli.main import main; main()"


class Server:
    """A server process; its data outlives it."""

    def __init__(self, database: str, log: Path, *options: str, program: str = RUN) -> None:
        self.program = program
        self.database = database
        self.log = log
        self.options = options
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it says where it is; after a pause, at the same place."""
        command = [sys.executable, "-c", self.program, "serve", "--no-browser", "--lang", "en"]
        place = ["--host", "127.0.0.1", "--port", str(self.port), "--database", self.database]
        with self.log.open("a", encoding="utf-8") as errors:
            self.process = subprocess.Popen(
                [*command, *place, "--bot-pause", "0", *self.options],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("Play at http://"), said + self.log.read_text(encoding="utf-8")
        self.port = int(said.strip().rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        """End it without any warning."""
        assert self.process is not None
        self.process.kill()
        self.gone()

    def stop(self) -> int:
        """Ask it to stop; what it returned."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.gone()

    def gone(self) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        code = self.process.wait(timeout=PATIENCE)
        self.process.stdout.close()
        return code

    def wait_ready(self) -> None:
        """Wait until all games in play have been woken."""
        with httpx2.Client(base_url=f"http://{self.address}") as client:
            deadline = time.monotonic() + PATIENCE
            while client.get("/readyz").status_code != 200:
                assert time.monotonic() < deadline, "never ready"
                time.sleep(0.02)


@contextmanager
def served(
    folder: Path, *options: str, database: str | None = None, program: str = RUN
) -> Iterator[Server]:
    """A server with a database of its own."""
    place = database or str(folder / "rooms.sqlite3")
    server = Server(place, folder / "log.txt", *options, program=program)
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


class Guest:
    """Somebody with a name and a cookie; or nobody yet."""

    def __init__(self, server: Server, name: str | None = "Ada", language: str = "en") -> None:
        self.server = server
        self.http = httpx2.Client(
            base_url=f"http://{server.address}",
            headers={"accept-language": language},
            timeout=PATIENCE,
        )
        if name is not None:
            assert self.post("/api/guest", {"name": name}).status_code == 201

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return f"guest={self.http.cookies['guest']}" if "guest" in self.http.cookies else ""

    def get(self, path: str) -> httpx2.Response:
        return self.http.get(path)

    def post(self, path: str, body: Json | None = None) -> httpx2.Response:
        return self.http.post(path, json=body or {})

    def new_room(self, *seats: str, **more: object) -> Json:
        """A room; a seat is person, open, or the level of a bot."""
        plans = [
            {"kind": seat} if seat in ("person", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        answer = self.post("/api/rooms", {"game": "classic", "seats": plans, **more})
        assert answer.status_code == 201, answer.text
        found: Json = answer.json()
        return found

    def room(self, code: str) -> Json:
        """How a room stands."""
        found: Json = self.get(f"/api/rooms/{code}").json()
        return found

    def talk(self, **headers: str) -> Talk:
        """A socket of this guest."""
        if self.cookie:
            headers["cookie"] = self.cookie
        headers.setdefault("accept-language", self.http.headers["accept-language"])
        return Talk(
            connect(
                f"ws://{self.server.address}/api/socket",
                additional_headers=headers,
                compression=None,
                open_timeout=PATIENCE,
                close_timeout=1,
                max_size=None,
                max_queue=None,
            )
        )

    def sit(self, code: str, *seats: int, since: int | None = None) -> Talk:
        """A socket in a room."""
        talk = self.talk()
        talk.hello = Hello(version=VERSION, room=code, seats=list(seats), since=since)
        return talk


class Talk:
    """A socket, message by message."""

    socket: ClientConnection

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self.opening = opening
        self.hello: Hello | None = None
        self.heard: list[ServerMessage] = []

    def __enter__(self) -> Self:
        self.socket = self.opening.__enter__()
        if self.hello is not None:
            self.say(self.hello)
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.close()

    def say(self, message: msgspec.Struct | Json) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, timeout: float = PATIENCE) -> ServerMessage:
        """The next message."""
        message = decode_server(self.socket.recv(timeout=timeout))
        self.heard.append(message)
        return message

    def until(self, kind: type[Kind], timeout: float = PATIENCE) -> Kind:
        """The next message of this kind; what comes before is only noted."""
        deadline = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, deadline - time.monotonic()))
            if isinstance(message, kind):
                return message

    def news(self) -> Update | Afresh:
        """The next update or scene."""
        while True:
            message = self.hear()
            if isinstance(message, (Update, Afresh)):
                return message

    def close_code(self) -> int:
        """Listen until the server hangs up; why it did."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def choose(self, seat: int, number: int, choice: int) -> None:
        self.say(Choose(seat=seat, number=number, choice=choice))

    def answer(self, news: Update | Afresh, rng: random.Random) -> bool:
        """Answer the question of an update with any option; was there one?"""
        if news.ask is None or news.ask.answer is not None or news.viewer == NOBODY:
            return False
        self.choose(news.viewer, news.number, rng.choice(news.ask.options))
        return True

    def play_on(self, rng: random.Random, choices: int = 100_000) -> Update | Afresh:
        """Answer whatever is asked, so many times or until the game is over."""
        while True:
            news = self.news()
            if news.over is not None:
                return news
            if choices <= 0:
                return news
            choices -= self.answer(news, rng)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
