"""The witness: knows what is really on the disk, and holds every message of the server against it.

It keeps its own account of every room from the rows as they are committed, and never asks the
server's memory what is true.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from simulator.owners import Owners
from simulator.shuffles import Dealing, Sealed
from simulator.truth import Heard, RoomTruth, SeatTruth, Wrong

from coltexpress.kernel.agenda import CHANCE, NOBODY
from coltexpress.kernel.views import look, told
from coltexpress.protocol.messages import (
    Ack,
    Afresh,
    RoomChanged,
    ServerMessage,
    Update,
    Welcome,
)
from coltexpress.protocol.rooms import LiveClock, RoomInfo
from coltexpress.protocol.scenes import scene
from coltexpress.server.hosting.bots import seed_for
from coltexpress.server.store.guests import hashed
from coltexpress.server.store.moves import TAKE_BACK

if TYPE_CHECKING:
    from simulator.process import Process

SOON = 1000  # milliseconds in which the server hears what is on the disk


class Timekeeper:
    """Does the sums of clocks and reserves once more."""

    def __init__(self) -> None:
        self.now: Callable[[], int] = lambda: 0  # milliseconds that never jump
        # By which the calendar of a server, by its number, is ahead of them.
        self.ahead: Callable[[int], int] = lambda _: 0
        self.life: Callable[[], object] = lambda: 0  # changes when clocks may begin anew
        self.is_prompt: Callable[[], bool] = lambda: True  # is a choice on the disk at once?
        self.deadlines: dict[tuple[object, ...], int] = {}

    def reserve(self, room: RoomTruth, seat: int) -> int:
        """What is left of the reserve of a seat, by the rows."""
        assert isinstance(room.clock, LiveClock)
        left = room.clock.reserve * 1000
        for move, spent in zip(room.moves, room.spent, strict=True):
            if move.seat == seat:
                left = max(0, left - max(0, spent - room.clock.per_decision * 1000))
        return left

    def told(self, witness: Witness, room: RoomTruth, news: Update | Afresh, heard: Heard) -> None:
        """A client is told by a server how much time everybody has."""
        if not isinstance(room.clock, LiveClock) or news.number != len(room.rows):
            return
        for one in news.clocks:
            if one.reserve != self.reserve(room, one.seat):
                raise witness.wrong(f"{room.code}: the reserve of seat {one.seat} does not add up")
            if one.deadline is not None:
                ahead = self.ahead(heard.origin)
                key = (room.code, one.seat, news.number, heard.origin, ahead, heard.life)
                deadline = one.deadline - ahead
                if deadline > self.deadlines.setdefault(key, deadline) + 2:
                    raise witness.wrong(f"{room.code}: seat {one.seat} has won time")

    def row_kept(  # a row, and who has written it
        self, witness: Witness, room: RoomTruth, seat: int, what: int, spent: int, origin: int
    ) -> None:
        """A choice is on the disk; if the time for it was over, the reserve was charged."""
        key = (room.code, seat, len(room.rows), origin, self.ahead(origin), self.life())
        deadline = self.deadlines.get(key)
        if deadline is None or what == TAKE_BACK or not self.is_prompt():
            return
        assert isinstance(room.clock, LiveClock)
        due = room.clock.per_decision * 1000 + self.reserve(room, seat)
        if self.now() > deadline + 100 and spent < due - 2:
            raise witness.wrong(f"{room.code}: the time-out of seat {seat} cost no reserve")


class Witness:
    """Sees everything."""

    def __init__(self, look_up: Callable[..., list[tuple[Any, ...]]] | None = None) -> None:
        self.look_up = look_up
        self.rooms: dict[int, RoomTruth] = {}
        self.by_code: dict[str, RoomTruth] = {}
        self.causes: set[tuple[str, int, int]] = set()  # code, seat, choice: a person asked for it
        self.bots: set[tuple[str, int, int]] = set()  # and here a bot did
        self.kept: list[tuple[str, int, int, int]] = []  # code, number, seat, choice: acknowledged
        self.checked = 0
        self.devices: dict[str, int] = {}  # by hash of the token: whose it is
        self.lost: dict[str, tuple[int, int]] = {}  # whose it was, and until when
        self.links: dict[str, int] = {}  # by code, of those that were shown and not used: whose
        self.timekeeper = Timekeeper()
        self.dealing = Dealing(self)
        self.owners: Owners | None = None  # where servers share a database
        self.found: Wrong | None = None  # the first thing that was wrong

    def wrong(self, what: str) -> Wrong:
        """Note that something is wrong, also where the server would hide it."""
        self.found = self.found or Wrong(what)
        return self.found

    # what comes onto the disk

    def rooms_changed(self) -> None:
        """Rooms, seats or devices are on the disk, and so is all of their transaction."""
        assert self.look_up is not None
        if self.owners is not None:
            self.owners.let_go.clear()
        self.devices_changed(dict(self.look_up("SELECT hash, guest FROM tokens")))
        seats: dict[int, list[SeatTruth]] = {}
        shuffles: dict[int, list[Sealed]] = {}
        for room, kind, guest, away, resigned, *sealed in self.look_up(
            "SELECT room_id, kind, guest, away, resigned, seal, part FROM seats"
            " ORDER BY room_id, seat"
        ):
            seats.setdefault(room, []).append(SeatTruth(kind, guest, bool(away), bool(resigned)))
            shuffles.setdefault(room, []).append(Sealed(*sealed))
        for number, status, secret, host, dealt, *made in self.look_up(
            "SELECT id, status, secret, host, dealt_at, code, game, settings, room_settings"
            " FROM rooms"
        ):
            room = self.rooms.get(number)
            if room is None:
                room = self.rooms[number] = RoomTruth(*made)
                self.by_code[room.code] = room
            self.check_seats(room, seats[number])
            self.dealing.changed(room, status, shuffles[number], is_dealt=dealt is not None)
            room.status, room.secret, room.host = status, bytes(secret), host
            room.seats = seats[number]

    def nodes_changed(self, writer: Process | None) -> None:
        """Leases, or who owns what, are on the disk."""
        if self.owners is not None:
            self.owners.changed(writer)

    def devices_changed(self, devices: dict[str, int]) -> None:
        """Devices were added or forgotten."""
        now = self.timekeeper.now()
        for device, guest in self.devices.items():
            if device not in devices:
                self.lost[device] = guest, now
        self.devices = devices

    def holder(self, device: str) -> int | None:
        """Whose device it is; when it has just been forgotten, the server may not know yet."""
        guest, until = self.lost.get(device, (None, 0))
        is_just_lost = guest is not None and self.timekeeper.now() < until + SOON
        return self.devices.get(device, guest if is_just_lost else None)

    def forgotten(self, token: str) -> None:
        """Somebody was told that this device is forgotten."""
        if hashed(token) in self.devices:
            raise self.wrong("a device that was forgotten is still somebody's")

    def check_seats(self, room: RoomTruth, seats: list[SeatTruth]) -> None:
        """No person loses a seat to a bot; in play none changes hands, and who resigns stays so."""
        for before, after in zip(room.seats, seats, strict=False):
            if before.kind == "person" and after.kind == "bot":
                raise self.wrong(f"{room.code}: a person has lost the seat to a bot")
        if room.status in ("lobby", "abandoned"):
            return
        for seat, (before, after) in enumerate(zip(room.seats, seats, strict=True)):
            if (before.kind, before.guest) != (after.kind, after.guest):
                raise self.wrong(f"{room.code}: seat {seat} changed hands in play")
            if before.resigned and not after.resigned:
                raise self.wrong(f"{room.code}: seat {seat} has un-resigned")

    def rows_kept(self, rows: list[tuple[int, ...]], writer: Process | None) -> None:
        """Choices are on the disk."""
        for number, place, seat, what, choice, spent, made_at in rows:
            room = self.rooms[number]
            origin = 0
            if self.owners is not None:
                self.owners.may_write(number, room.code, writer)
                origin = self.owners.owner[number] or 0
            if place != len(room.rows):
                raise self.wrong(f"{room.code}: row {place} comes after {len(room.rows)} rows")
            self.dealing.check_chance(room, seat, choice)
            if room.status != "playing":
                raise self.wrong(f"{room.code}: a choice in a room that is {room.status}")
            self.check_cause(room, seat, what, choice)
            self.timekeeper.row_kept(self, room, seat, what, spent, origin)
            if not room.add(seat, what, choice):
                raise self.wrong(f"{room.code}: row {place} answers no open question")
            room.spent = [*room.spent, spent][: len(room.moves)]
            room.rows.append((seat, what, choice, spent, made_at))
            room.moved_at = self.timekeeper.now()
            if room.waits_for != [CHANCE]:
                room.mark()

    def check_cause(self, room: RoomTruth, seat: int, what: int, choice: int) -> None:
        """Somebody who may has asked for this row."""
        if seat == CHANCE:
            return
        if what == TAKE_BACK:
            choice = TAKE_BACK
        elif (room.code, seat, choice) in self.bots:
            return
        if (room.code, seat, choice) not in self.causes:
            raise self.wrong(
                f"{room.code}: nobody who may has made choice {choice} for seat {seat}"
            )

    # what clients say

    def asked(self, heard: Heard, seat: int, choice: int) -> None:
        """A client asks for a choice; it counts wherever the seat is theirs."""
        guest = self.holder(heard.device)
        for room in self.rooms.values():
            if guest is not None and room.owner(seat) == guest:
                self.causes.add((room.code, seat, choice))

    def bot_answers(self, seed: int, seat: int, choice: int) -> None:
        """A bot has answered; its dice say at which room it sits."""
        for room in self.rooms.values():
            key = room.key
            if any(seed_for(key, seat, place) == seed for place in reversed(room.marks)):
                self.bots.add((room.code, seat, choice))

    # what the server says

    def pushed(self, heard: Heard, message: ServerMessage) -> None:
        """A message leaves the server for a connection."""
        self.checked += 1
        guest = self.holder(heard.device)
        if isinstance(message, Welcome):
            heard.code = message.room.code
            heard.numbers.clear()
            heard.scenes.clear()
            self.check_info(guest, message.room)
        elif isinstance(message, RoomChanged):
            self.check_info(guest, message.room)
        elif isinstance(message, Ack):
            self.acknowledged(guest, heard, message)
        elif isinstance(message, (Update, Afresh)):
            self.shown(guest, heard, message)

    def check_info(self, guest: int | None, info: RoomInfo) -> None:
        """The secret is shown only when the game is over; nobody is told of others' seats."""
        room = self.by_code[info.code]
        if info.seed is not None and not room.is_over:
            raise self.wrong(f"{info.code}: the secret was shown before the end")
        if guest is None and (info.hosting or any(seat.mine for seat in info.seats)):
            raise self.wrong(f"{info.code}: a stranger is taken for a guest")
        self.dealing.shown(room, info)

    def check_viewer(self, guest: int | None, code: str, viewer: int) -> None:
        """Nobody looks as a seat that is not theirs."""
        if viewer != NOBODY and (guest is None or self.by_code[code].owner(viewer) != guest):
            raise self.wrong(
                f"{code}: seat {viewer} was shown to guest {guest}, who does not sit there"
            )

    def acknowledged(self, guest: int | None, heard: Heard, ack: Ack) -> None:
        """A choice was acknowledged: it is on the disk, and it is what this client asked for."""
        room = self.by_code[heard.code]
        self.check_viewer(guest, heard.code, ack.seat)
        if ack.number > len(room.rows):
            raise self.wrong(f"{room.code}: choice {ack.number} was acknowledged and not kept")
        seat, _, choice, _, _ = room.rows[ack.number - 1]
        if seat != ack.seat or not any(
            (one.seat, one.choice) == (seat, choice) for one in heard.asked
        ):
            raise self.wrong(
                f"{room.code}: choice {ack.number} is not the one that was acknowledged"
            )
        self.kept.append((room.code, ack.number, seat, choice))

    def shown(self, guest: int | None, heard: Heard, news: Update | Afresh) -> None:
        """A scene or an update: only what is on the disk, and what this seat may know of it."""
        room, viewer = self.by_code[heard.code], news.viewer
        self.check_viewer(guest, heard.code, viewer)
        if news.number > len(room.rows):
            raise self.wrong(f"{room.code}: choice {news.number} was shown before it was kept")
        if news.number not in room.marks:
            raise self.wrong(
                f"{room.code}: shown at number {news.number}, in the middle of a choice"
            )
        state, _ = room.marks[news.number]
        view = look(state, viewer)
        if isinstance(news, Afresh):
            seen = msgspec.to_builtins(news.scene)
        else:
            if viewer not in heard.numbers:  # it has said what it knows already
                self.believe(heard, room, news)
            if news.before != heard.numbers[viewer]:
                raise self.wrong(f"{room.code}: an update to seat {viewer} was left out")
            seen = heard.scenes[viewer]
            self.check_events(room, news)
            for happening in news.events:
                apply(seen, msgspec.to_builtins(happening.patch))
            apply(seen, msgspec.to_builtins(news.patch))
        if seen != msgspec.to_builtins(scene(room.book, view)):
            raise self.wrong(f"{room.code}: seat {viewer} was shown another scene at {news.number}")
        options = None if news.ask is None else news.ask.options
        if options != (None if view.ask is None else list(view.ask.options)):
            raise self.wrong(
                f"{room.code}: seat {viewer} was asked another question at {news.number}"
            )
        self.timekeeper.told(self, room, news, heard)
        heard.numbers[viewer] = news.number
        heard.scenes[viewer] = seen

    def believe(self, heard: Heard, room: RoomTruth, news: Update) -> None:
        """A client that came back has the scene of the number that it has named."""
        if news.before not in room.marks:
            raise self.wrong(f"{room.code}: told since {news.before}, which was never shown")
        state, _ = room.marks[news.before]
        seen = msgspec.to_builtins(scene(room.book, look(state, news.viewer)))
        heard.numbers[news.viewer], heard.scenes[news.viewer] = news.before, seen

    def check_events(self, room: RoomTruth, news: Update) -> None:
        """The events are those that this viewer may know."""
        before, after = room.marks[news.before][1], room.marks[news.number][0].log
        assert after is not None
        names = room.book.events
        expected = [(names[one.kind].name, one.args) for one in told(after[before:], news.viewer)]
        if expected != [(one.kind, tuple(one.args.values())) for one in news.events]:
            raise self.wrong(
                f"{room.code}: seat {news.viewer} was told other events at {news.number}"
            )

    def check_promises(self) -> None:
        """All that was ever acknowledged is still there."""
        for code, number, seat, choice in self.kept:
            row = self.by_code[code].rows[number - 1]
            if (row[0], row[2]) != (seat, choice):
                raise self.wrong(f"{code}: the acknowledged choice {number} has changed")


def apply(seen: dict[str, Any], patch: dict[str, Any]) -> None:
    """What a page does with a patch: a field, or `field.place` within a list of lists."""
    for name, value in patch.items():
        field, dot, place = name.partition(".")
        if dot:
            seen[field] = [*seen[field]]
            seen[field][int(place)] = value
        else:
            seen[field] = value
