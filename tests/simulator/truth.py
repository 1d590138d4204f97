"""What is really on the disk, room by room, and what each connection was told of it."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from coltexpress.games import game
from coltexpress.kernel.agenda import State, choose, is_over, question_for, waiting
from coltexpress.kernel.match import Move
from coltexpress.kernel.rules import Rulebook
from coltexpress.protocol.messages import Choose
from coltexpress.server.hosting.room_settings import read_settings
from coltexpress.server.store.moves import TAKE_BACK


class Wrong(AssertionError):
    """The server has broken its word."""


class SeatTruth(NamedTuple):
    """Who sits on a seat."""

    kind: str
    guest: int | None
    away: bool
    resigned: bool


class RoomTruth:
    """One room, as its rows on the disk have it."""

    def __init__(self, code: str, name: str, settings: str, room_settings: str) -> None:
        self.code = code
        self.clock = read_settings(room_settings).clock
        self.book: Rulebook = game(name)
        self.settings: dict[str, str] = msgspec.json.decode(settings, type=dict[str, str])
        self.status = "lobby"
        self.secret = b""
        self.seals: dict[int, str] = {}  # by seat
        self.parts: dict[int, bytes] = {}
        self.is_dealt = False
        self.started_at = 0  # milliseconds that never jump
        self.host = 0
        self.moved_at = 0  # milliseconds that never jump
        self.seats: list[SeatTruth] = []
        self.rows: list[tuple[int, ...]] = []  # seat, what, choice, spent, made_at
        self.state: State = self.book.new(self.settings, listen=True)
        self.moves: list[Move] = []
        self.spent: list[int] = []  # by choice that counts: milliseconds
        self.marks: dict[int, tuple[State, int]] = {}  # by number: the state, and how much was told
        self.mark()

    def add(self, seat: int, what: int, choice: int) -> bool:
        """One more row; does it answer an open question?"""
        if what == TAKE_BACK:
            del self.moves[choice:]
            self.state = self.book.new(self.settings, listen=True)
            for move in self.moves:
                choose(self.state, move.seat, move.choice)
        else:
            question = question_for(self.state, seat)
            if question is None or question.what != what or choice not in question.options:
                return False
            choose(self.state, seat, choice)
            self.moves.append(Move(seat, what, choice))
        return True

    def mark(self) -> None:
        """Remember how it stands at this number."""
        assert self.state.log is not None
        twin = self.state.copy()
        twin.log = self.state.log.copy()
        self.marks[len(self.rows)] = (twin, len(twin.log))

    def owner(self, seat: int) -> int | None:
        """Whose seat it is."""
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != "person":
            return None
        return self.seats[seat].guest

    @property
    def key(self) -> bytes:
        """What chance follows from, by a sum of our own."""
        opened = b"".join(part for _, part in sorted(self.parts.items()))
        return sha256(self.secret + opened).digest() if opened else self.secret

    @property
    def is_over(self) -> bool:
        """Is the game at its end?"""
        return bool(self.rows) and is_over(self.state)

    @property
    def waits_for(self) -> list[int]:
        """The seats that have to choose."""
        if is_over(self.state):
            return []
        return [question.seat for question in waiting(self.state)]


class Heard:
    """What one connection was told of a game, by viewer."""

    def __init__(self, device: str = "") -> None:
        self.device = device  # by the hash of its token
        self.origin = 0  # the number of the server that speaks, where several do
        self.life: object = 0  # when it said so, which may be a while ago
        self.numbers: dict[int, int] = {}
        self.scenes: dict[int, dict[str, Any]] = {}
        self.code = ""
        self.asked: list[Choose] = []  # choices that came in on this connection
        self.answered = 0
