"""How long people wait when a server is lost, in virtual time, where that is exact.

Two people play in a room, without an end of questions. One thing happens to one of three servers,
for longer than a lease, and what is measured is the longest time from then on in which a person
has no answer. Whoever is cut off comes back half a second later, to a server that is well.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise

import pytest
import structlog
from simulator.disk import CUT
from simulator.network import Connection
from simulator.people import Loyal
from simulator.process import Process
from simulator.world import World

from coltexpress.protocol.messages import Ack, ServerMessage
from coltexpress.protocol.rooms import NewRoom, PersonSeat, SeatPlan
from coltexpress.server.hosting import lobby

TAKEN_OVER = 5.0  # seconds
HARMED_AT = 6.0
LASTS = 6.0
PHASES = 3  # of a beat, in which it may happen
OWNER, OTHER, THIRD = range(3)


class Waiting(Loyal):
    """Somebody who notes how long they wait for each answer."""

    def __init__(self, world: Quiet, guest: int, code: str) -> None:
        self.answers: list[float] = []  # when they came
        super().__init__(world, guest, world.tokens[guest], code, guest)

    def hear(self, message: ServerMessage) -> None:
        super().hear(message)
        if isinstance(message, Ack):
            self.answers.append(self.world.agenda.now)


class Quiet(World):
    """A world in which nothing happens but what a test wants."""

    def __init__(self, seed: int, place: int) -> None:
        self.place = place  # where people are connected
        super().__init__(seed, nodes=3)
        self.is_wary = self.is_eager = False
        self.populate()
        for person in self.people:
            person.is_gone = True
        self.waiting: list[Waiting] = []
        self.agenda.at(2.0, self.open_room)

    def any_process(self, rng: object) -> Process:
        """Where somebody comes in: where the test wants it, or where all is well."""
        there = self.processes[self.place]
        return self.processes[THIRD] if self.place in self.troubles.harmed else there

    def open_room(self) -> None:
        """A room at the server that will be lost, with one person at each of two seats."""
        hall = self.processes[OWNER].hall
        guest = next(iter(self.guests.values()))
        seats: list[SeatPlan] = [PersonSeat(), PersonSeat()]
        wanted = NewRoom(game="classic", seats=seats, start=True)

        async def work() -> None:
            room = await lobby.open_room(hall, guest, wanted)
            sit = partial(Waiting, self, guest.id, room.row.code)
            self.agenda.after(1.0, lambda: self.waiting.append(sit()))

        def begin() -> None:
            hall.spawn(work())

        self.processes[OWNER].enter(begin)

    def harm(self, how: Callable[[Process], None]) -> None:
        """Something happens to the owner."""
        self.troubles.harmed.add(OWNER)
        how(self.processes[OWNER])
        self.agenda.after(LASTS, partial(self.troubles.mend, OWNER))

    def longest_wait(self, how: Callable[[Process], None], at: float) -> float:
        """The longest time without an answer after something has happened."""
        self.agenda.at(at, partial(self.harm, how))
        while self.agenda.now < at + LASTS and self.error is None:
            self.turn()
        for process in self.processes:
            process.loop.abandon()
        if self.error is not None:
            raise self.error
        answers = [when for one in self.waiting for when in one.answers]
        assert any(when < at for when in answers), "they never played"
        times = [at, *[when for when in answers if when > at], at + LASTS]
        return max(late - early for early, late in pairwise(times))


def kill(process: Process) -> None:
    process.world.kill(process)


def vanish(process: Process) -> None:
    process.world.kill(process, is_silent=True)


def stop(process: Process) -> None:
    process.is_stopped = True


def cut_off(process: Process) -> None:
    process.hand.way = CUT


def isolate(process: Process) -> None:
    process.hand.way = CUT
    process.is_apart = True


@pytest.mark.parametrize(
    ("how", "place"),
    [
        (kill, OWNER),
        (kill, OTHER),
        (vanish, OTHER),
        (stop, OTHER),
        (cut_off, OWNER),
        (cut_off, OTHER),
        (isolate, OTHER),
    ],
)
def test_a_lost_server_is_missed_for_less_than_five_seconds(
    how: Callable[[Process], None], place: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Connection, "delay", lambda _: 0.02)
    waits = []
    for phase in range(PHASES):
        world = Quiet(phase, place)
        structlog.configure(processors=[world.logged])
        try:
            waits.append(world.longest_wait(how, HARMED_AT + phase / PHASES / 2))
        finally:
            structlog.reset_defaults()
    assert max(waits) < TAKEN_OVER, waits
