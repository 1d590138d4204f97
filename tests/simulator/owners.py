"""Who owns which room, by the rows: one server at a time, and nobody else writes about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from simulator.process import Process
    from simulator.witness import Witness


class Owners:
    """Holds servers that share a database to their leases."""

    def __init__(self, witness: Witness) -> None:
        self.witness = witness
        self.clock: Callable[[], int] = lambda: 0  # of the database
        self.ended: Callable[[int], None] = lambda _: None  # is told whose lease is over
        self.leases: dict[int, int] = {}  # by the number of a server: until when
        self.numbers: dict[int, Process] = {}  # who has ever had a number
        self.owner: dict[int, int | None] = {}  # by room
        self.let_go: dict[int, Process | None] = {}  # by room: who did so in this transaction
        self.takeovers = 0

    def changed(self, writer: Process | None) -> None:
        """Leases or rooms are on the disk, as this process has written them."""
        look_up = self.witness.look_up
        assert look_up is not None
        leases: dict[int, int] = dict(look_up("SELECT id, until FROM nodes"))
        for number in leases.keys() - self.leases.keys():
            if number <= max(self.numbers, default=0) or writer is None:
                raise self.witness.wrong(f"the number {number} was given twice")
            self.numbers[number] = writer
        for number in self.leases.keys() - leases.keys():
            is_own = self.numbers[number] is writer
            if not is_own and self.leases[number] >= self.clock():
                raise self.witness.wrong(f"the lease of {number} was ended before it had run out")
            self.ended(number)
        self.leases = leases
        for room, code, owner in look_up("SELECT id, code, owner FROM rooms"):
            before = self.owner.get(room)
            if owner != before:
                self.passed(code, before, owner, writer)
                if before is not None and self.numbers[before] is writer:
                    self.let_go[room] = writer
            elif owner is not None and owner not in leases:
                raise self.witness.wrong(f"{code}: owned by {owner}, who has no lease")
            self.owner[room] = owner

    def passed(
        self, code: str, before: int | None, after: int | None, writer: Process | None
    ) -> None:
        """A room has changed hands."""
        if before in self.leases and after is not None:
            raise self.witness.wrong(f"{code}: taken from {before}, who has a lease")
        if before is None and after is not None:
            self.takeovers += 1
        if after is not None and (after not in self.leases or self.numbers[after] is not writer):
            raise self.witness.wrong(f"{code}: given to {after}, who has not asked for it")

    def may_write(self, room: int, code: str, writer: Process | None) -> None:
        """Something is written about a room: by its owner, who may let it go in the same go."""
        owner = self.owner.get(room)
        if owner is None and writer is not None and self.let_go.get(room) is writer:
            return
        if owner is None or self.numbers[owner] is not writer:
            raise self.witness.wrong(f"{code}: written by a server that does not own it")
