"""Parts of the shuffle: people seal them, open them late or wrongly, or keep them to themselves."""

from __future__ import annotations

import random
from hashlib import sha256
from typing import TYPE_CHECKING

from coltexpress.protocol.messages import Part, Seal
from coltexpress.protocol.rooms import RoomInfo

if TYPE_CHECKING:
    from simulator.people import Person


class Sealing:
    """The parts of one device."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.rng = random.Random(seed)
        self.parts: dict[str, bytes] = {}  # by seal

    def draw(self) -> str:
        """A new part; its seal."""
        part = self.rng.randbytes(32)
        found = sha256(part).hexdigest()
        self.parts[found] = part
        return found

    def heard(self, info: RoomInfo) -> None:
        """In the lobby a part is sealed, and while the game is dealt it is opened; mostly."""
        after, rng = self.person.world.agenda.after, self.rng
        if not any(seat.mine for seat in info.seats):
            return
        if info.status == "lobby" and rng.random() < 0.3:
            after(rng.uniform(0, 1), self.seal)
        elif info.dealing and rng.random() < 0.8:
            after(rng.expovariate(1 / 1.5), self.open)

    def any_act(self) -> None:
        """Seal or open something, whether it is the time for it or not."""
        if self.rng.random() < 0.5:
            self.seal()
        else:
            self.open()

    def seal(self) -> None:
        """Seal a new part for a seat, mostly for one's own."""
        person = self.person
        if person.connection is None or person.info is None:
            return
        own = [seat.seat for seat in person.info.seats if seat.mine]
        seat = self.rng.choice(own) if own and self.rng.random() < 0.9 else self.rng.randrange(4)
        person.connection.say(Seal(seat=seat, seal=self.draw()))

    def open(self) -> None:
        """Open what was sealed, or say that it was something else."""
        person = self.person
        if person.connection is None or person.info is None:
            return
        for seat in person.info.seats:
            part = self.parts.get(seat.seal)
            if part is not None and self.rng.random() < 0.9:
                said = part if self.rng.random() < 0.9 else self.rng.randbytes(32)
                person.connection.say(Part(seat=seat.seat, part=said.hex()))
