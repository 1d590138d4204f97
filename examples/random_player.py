"""Plays one game against two bots and picks every answer at random, over HTTP and the socket.

    python examples/random_player.py http://127.0.0.1:8377 super

Everything it knows is in docs/protocol.md. It needs the package `websockets` and nothing of
coltexpress, so it can be taken as the beginning of a client in any language.
"""

from __future__ import annotations

import hashlib
import json
import random
import secrets
import sys
import time
import urllib.request
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

VERSION = 3
MY_SEAT = 0
COME_BACK = (1006, 1012)  # the connection was lost, or the server starts anew
TOO_LATE = ("already_dealt", "game_over", "stale")  # what was said had been settled by then
LONGEST_PAUSE = 5.0  # seconds between two attempts to come back


class Player:
    """A guest of a server, in one room."""

    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")
        self.cookie = ""
        self.room = ""
        self.part = secrets.token_bytes(32)  # my part of the shuffle
        self.scene: Json = {}
        self.number: int | None = None  # of the last update that I have
        self.result: Json | None = None

    # HTTP

    def post(self, path: str, body: Json) -> Json:
        """Ask the server for something; its cookie says who I am from then on."""
        headers = {"content-type": "application/json", "cookie": self.cookie}
        request = urllib.request.Request(
            self.server + path, json.dumps(body).encode(), headers, method="POST"
        )
        with urllib.request.urlopen(request) as answer:
            cookie = answer.headers.get("set-cookie")
            if cookie:
                self.cookie = cookie.partition(";")[0]
            found: Json = json.load(answer)
        return found

    def open_room(self, game: str) -> None:
        """Become a guest, and start a game against two bots with a sealed part of the shuffle."""
        self.post("/api/guest", {"name": "Random"})
        seal = hashlib.sha256(self.part).hexdigest()
        bot = {"kind": "bot", "level": "greenhorn"}
        room = self.post(
            "/api/rooms",
            {"game": game, "seats": [{"kind": "person", "seal": seal}, bot, bot], "start": True},
        )
        self.room = room["code"]

    # the socket

    def play(self) -> Json:
        """Play to the end, and come back whenever the connection is lost: the final room."""
        pause = 0.2
        while True:
            try:
                with connect(
                    f"ws{self.server.removeprefix('http')}/api/socket",
                    additional_headers={"cookie": self.cookie},
                    max_size=None,
                ) as socket:
                    return self.talk(socket)
            except ConnectionClosed as closed:
                if (closed.rcvd.code if closed.rcvd else 1006) not in COME_BACK:
                    raise
            except OSError:
                pass  # the server is not there yet
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def talk(self, socket: ClientConnection) -> Json:
        """Say hello and answer whatever is asked, until the room is over."""
        hello: Json = {"type": "hello", "version": VERSION, "room": self.room, "seats": [MY_SEAT]}
        if self.number is not None:
            hello["since"] = self.number
        say(socket, hello)
        while True:
            heard: Json = json.loads(socket.recv())
            room = heard["room"] if heard["type"] in ("welcome", "room") else None
            if room is not None and room["dealing"]:
                say(socket, {"type": "part", "seat": MY_SEAT, "part": self.part.hex()})
            if room is not None and room["status"] == "over":
                return dict(room)
            if heard["type"] == "error" and heard["code"] not in TOO_LATE:
                raise RuntimeError(heard["message"])
            if heard["type"] in ("scene", "update"):
                self.follow(heard)
                self.answer(socket, heard["ask"])

    def follow(self, heard: Json) -> None:
        """Keep the scene as it is now."""
        if heard["type"] == "scene":
            self.scene = heard["scene"]
        else:
            assert heard["before"] == self.number, "an update was missed"
            for event in heard["events"]:
                patch(self.scene, event["patch"])
            patch(self.scene, heard["patch"])
        self.number = heard["number"]
        self.result = heard["over"]

    def answer(self, socket: ClientConnection, ask: Json | None) -> None:
        """Answer a question that I have not answered yet."""
        if ask is None or ask.get("answer") is not None:
            return
        choice = random.choice(ask["options"])
        said = {"type": "choose", "seat": MY_SEAT, "number": self.number, "choice": choice}
        say(socket, said)


def say(socket: ClientConnection, message: Json) -> None:
    """Send one message."""
    socket.send(json.dumps(message))


def patch(scene: Json, changes: Json) -> None:
    """A key is a field, or a field and the place of one of its rows."""
    for key, value in changes.items():
        field, _, row = key.partition(".")
        if row:
            scene[field][int(row)] = value
        else:
            scene[field] = value


def main() -> None:
    """Play, and say how it ended."""
    server, game = sys.argv[1:]
    player = Player(server)
    player.open_room(game)
    room = player.play()
    assert player.scene["scores"] == room["scores"], "the patches lead to the end of the game"
    won = MY_SEAT in room["winners"]
    print(f"{game} {room['code']}: {'won' if won else 'lost'} with {room['scores']}")


if __name__ == "__main__":
    main()
