"""Does the sums of fair dealing once more: seals, parts, and every answer of chance."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from simulator.truth import Heard, RoomTruth

from coltexpress.kernel.agenda import CHANCE, question_for
from coltexpress.kernel.errors import Unreadable
from coltexpress.notation import record
from coltexpress.notation.record import Record
from coltexpress.protocol.messages import Part
from coltexpress.protocol.rooms import RoomInfo
from coltexpress.server import fair
from coltexpress.server.hosting.dealing import PATIENCE

if TYPE_CHECKING:
    from simulator.witness import Witness

IN_TIME = 2000  # milliseconds after which a part must have been kept, while everything works


class Sealed(NamedTuple):
    """What a seat has sealed, and opened."""

    seal: str
    part: bytes | None


class Dealing:
    """Holds the server to what was sealed."""

    def __init__(self, witness: Witness) -> None:
        self.witness = witness
        self.hashes: dict[str, str] = {}  # by room: the seal of the server, when first shown
        self.came: dict[tuple[str, int], tuple[int, object]] = {}  # by room and seat: a right part
        self.life: Callable[[], object] = lambda: 0  # changes when something fails
        self.given = 0  # parts that were mixed into a shuffle

    # what comes onto the disk

    def changed(
        self, room: RoomTruth, status: str, sealed: list[Sealed], *, is_dealt: bool
    ) -> None:
        """Seals change only in the lobby; parts come only between the start and the deal."""
        now = self.witness.timekeeper.now()
        seals = {seat: one.seal for seat, one in enumerate(sealed) if one.seal}
        parts = {seat: bytes(one.part) for seat, one in enumerate(sealed) if one.part is not None}
        if room.status != "lobby" and seals != room.seals:
            raise self.witness.wrong(f"{room.code}: a seal has changed after the start")
        if parts != room.parts:
            self.check_parts(room, status, seals, parts)
        if status == "playing" and room.status == "lobby":
            room.started_at = now
        if is_dealt and not room.is_dealt:
            self.check_deal(room, seals, parts, now)
        room.seals, room.parts, room.is_dealt = seals, parts, is_dealt

    def check_parts(
        self, room: RoomTruth, status: str, seals: dict[int, str], parts: dict[int, bytes]
    ) -> None:
        """Parts were opened: when no seal could change any more, and before the deal."""
        if status == "lobby":
            raise self.witness.wrong(f"{room.code}: a part was opened before the start")
        if room.is_dealt:
            raise self.witness.wrong(f"{room.code}: a part has changed after the deal")
        for seat, part in parts.items():
            if sha256(part).hexdigest() != seals.get(seat) or room.parts.get(seat, part) != part:
                raise self.witness.wrong(f"{room.code}: another part was opened than was sealed")

    def check_deal(
        self, room: RoomTruth, seals: dict[int, str], parts: dict[int, bytes], now: int
    ) -> None:
        """It is dealt when all parts are in or the time is over, with all that came in time."""
        missing = seals.keys() - parts.keys()
        if missing and now < room.started_at + PATIENCE * 1000:
            raise self.witness.wrong(f"{room.code}: it was dealt without waiting for parts")
        for seat in missing:
            came_at, life = self.came.get((room.code, seat), (now, None))
            if now > came_at + IN_TIME and life == self.life():
                raise self.witness.wrong(f"{room.code}: a part that came in time was left out")
        self.given += len(parts)

    def check_chance(self, room: RoomTruth, seat: int, choice: int) -> None:
        """Every answer of chance follows from the secret and the parts, in their order."""
        if not room.is_dealt:
            raise self.witness.wrong(f"{room.code}: a choice before the deal")
        question = question_for(room.state, CHANCE) if seat == CHANCE else None
        if question is None:
            return
        number = sum(move.seat == CHANCE for move in room.moves)
        digest = sha256(number.to_bytes(8, "big") + room.key).digest()
        place = int.from_bytes(digest[:8], "big") % len(question.options)
        if question.options[place] != choice:
            raise self.witness.wrong(f"{room.code}: answer {number} of chance does not follow")

    # what clients say and are shown

    def part_came(self, heard: Heard, said: Part) -> None:
        """A part arrives; if everything works and it fits, it must count."""
        witness, room = self.witness, self.witness.by_code.get(heard.code)
        if room is None or not witness.timekeeper.is_prompt():
            return
        is_own = witness.devices.get(heard.device) == room.owner(said.seat) is not None
        fits = sha256(bytes.fromhex(said.part)).hexdigest() == room.seals.get(said.seat)
        if is_own and fits and room.status == "playing" and not room.is_dealt:
            came = witness.timekeeper.now(), self.life()
            self.came.setdefault((room.code, said.seat), came)

    def shown(self, room: RoomTruth, info: RoomInfo) -> None:
        """Everybody sees the same seals for good, and no part before the deal."""
        if self.hashes.setdefault(info.code, info.seed_hash) != info.seed_hash:
            raise self.witness.wrong(f"{info.code}: the seal of the server has changed")
        for seat in info.seats:
            if info.status in ("playing", "over") and seat.seal != room.seals.get(seat.seat, ""):
                raise self.witness.wrong(f"{info.code}: another seal was shown")
            if seat.part is None:
                continue
            if not room.is_dealt or seat.part != room.parts[seat.seat].hex():
                raise self.witness.wrong(f"{info.code}: a part was shown before the deal")

    # the end

    def verify(self) -> None:
        """What `coltexpress verify` says of every game, with the seals that people saw."""
        for room in self.witness.rooms.values():
            if room.moves and room.code in self.hashes:
                shuffle = fair.Shuffle(room.secret, room.seals, room.parts)
                tags = {**shuffle.tags(), fair.SEAL: self.hashes[room.code]}
                self.check_record(room, Record(room.book, room.settings, tags, room.moves))

    def verify_file(self, room: RoomTruth, text: str) -> None:
        """The same of the record that the server hands out when the game is over."""
        found = record.read(text)
        if found.tags[fair.SEAL] != self.hashes.get(room.code, found.tags[fair.SEAL]):
            raise self.witness.wrong(f"{room.code}: the record has another seal of the server")
        if found.moves != room.moves:
            raise self.witness.wrong(f"{room.code}: the record has other choices")
        self.check_record(room, found)

    def check_record(self, room: RoomTruth, found: Record) -> None:
        """Everything follows, and all who sealed a part have opened it or are named."""
        try:
            checked = fair.check(found)
        except Unreadable as error:
            raise self.witness.wrong(f"{room.code}: not verified: {error}") from error
        missing = sorted(room.seals.keys() - room.parts.keys())
        if (checked.given, checked.missing) != (sorted(room.parts), missing):
            raise self.witness.wrong(f"{room.code}: the record hides who gave no part")
