"""A whole world from one seed: a server or several, their disk, their network and their people."""

from __future__ import annotations

import random
import sys
from collections.abc import MutableMapping
from functools import partial
from typing import NamedTuple

import structlog
from simulator.disk import WELL, Disk
from simulator.loop import NEVER, Agenda
from simulator.owners import Owners
from simulator.passing import check_relays, look_soon
from simulator.people import Loyal, Person
from simulator.process import Process
from simulator.requests import Request, Work, serve
from simulator.troubles import CHAOS, PAST_THE_LEASE, Troubles
from simulator.truth import Wrong
from simulator.witness import Witness
from sqlalchemy.exc import SQLAlchemyError

from coltexpress.protocol import bodies
from coltexpress.protocol.rooms import LiveClock
from coltexpress.server.hosting import lobby
from coltexpress.server.hosting.archive import record_file
from coltexpress.server.hosting.play import Rules
from coltexpress.server.hosting.recovery import read_all
from coltexpress.server.store.guests import Guest, add_guest, add_token, hashed

EPOCH = 1_800_000_000_000  # milliseconds: when the world begins
SILENCE = 10  # seconds for which the database may not answer
CALM = 400.0  # seconds of virtual time until everything must have gone on
SOON = 5000  # milliseconds in which the end of a game is written
LONGEST = 100  # letters of a message that are shown
MORE = 12  # choices that a room must make by then, unless its game is over


class Pace(NamedTuple):
    """How long things take in a world, in seconds."""

    silence: float  # after which a server knows that somebody is gone, at most
    rest: float  # until everybody has come to rest, when all works again
    last: float  # that everything is left alone before it is compared


ALONE = Pace(silence=80.0, rest=90.0, last=30.0)
TOGETHER = Pace(silence=25.0, rest=30.0, last=8.0)  # every second costs beats of leases


class World:
    """Everything, from one seed."""

    def __init__(self, seed: int, *, nodes: int = 1, trace: bool = False) -> None:
        self.seed = seed
        self.trace = trace
        self.is_shared = nodes > 1  # is the disk a database that several servers use?
        self.pace = TOGETHER if self.is_shared else ALONE
        self.rng = random.Random(seed)
        self.agenda = Agenda()
        self.witness = Witness()
        self.disk = Disk(
            self.agenda,
            random.Random(self.rng.random()),
            self.witness,
            is_shared=self.is_shared,
        )
        self.witness.look_up = self.disk.look
        self.is_sly = self.rng.random() < 0.3  # does the world begin with somebody who sneaks?
        self.is_wary = seed % 2 == 1  # do people seal parts of the shuffle,
        self.is_forgetful = self.is_wary and not self.is_shared  # and forget devices?
        # Does nobody come back to rooms that go on by themselves, when all works again?
        self.is_lonely = self.is_shared and seed % 3 == 0
        self.is_eager = seed % 4 == 2  # does everybody answer at once?
        self.is_hasty = seed % 16 == 8  # do people go elsewhere as soon as they have chosen?
        self.links: list[str] = []  # codes for devices that somebody has shown
        self.phones = 0
        self.jump = 0  # milliseconds by which all calendars are wrong
        keeper = self.witness.timekeeper
        keeper.now = lambda: int(self.agenda.now * 1000)
        keeper.ahead = self.ahead_of
        keeper.life = self.life
        keeper.is_prompt = lambda: self.disk.is_prompt and self.troubles.is_quiet
        self.witness.dealing.life = lambda: (self.harms, self.disk.mode, self.disk.well_at)
        self.witness.rooms_changed()
        if self.is_shared:
            self.witness.owners = Owners(self.witness)
            self.witness.owners.clock = self.disk.clock
            self.witness.owners.ended = partial(look_soon, self)
        self.error: Exception | None = None
        self.is_done = False
        self.is_calm = False
        self.kills = 0
        self.people: list[Person] = []
        self.guests: dict[int, Guest] = {}
        self.tokens: dict[int, str] = {}
        self.processes = [Process(self, place) for place in range(nodes)]
        self.troubles = Troubles(self)

    # time and words

    def calendar(self) -> int:
        """What a calendar says that is not wrong by itself."""
        return EPOCH + int(self.agenda.now * 1000) + self.jump

    def ahead_of(self, origin: int) -> int:
        """By how much the calendar of a server is ahead of the time that never jumps."""
        owners = self.witness.owners
        if owners is None:
            return self.processes[0].hall.ahead
        process = owners.numbers.get(origin)
        return 0 if process is None else process.hall.ahead

    def life(self) -> tuple[object, ...]:
        """What clocks may begin anew with.

        Every fault, every time one was found to be over, and every time a server took a room.
        """
        owners = self.witness.owners
        taken = 0 if owners is None else owners.takeovers
        return self.harms, self.disk.failures, self.recoveries(), taken

    @property
    def harms(self) -> int:
        """How often something has happened to a server."""
        return self.kills + self.troubles.count

    def recoveries(self) -> tuple[float, ...]:
        """When each server last found that its disk works."""
        return tuple([process.recovered_at for process in self.processes])

    def any_process(self, rng: random.Random) -> Process:
        """Where somebody's connection or request arrives."""
        return rng.choice(self.processes) if self.is_shared else self.processes[0]

    def note(self, text: str, message: object = "") -> None:
        """Say what happens, to whoever wants to know; for nobody else a message is written out."""
        if self.trace:
            print(f"{self.agenda.now:9.4f}  {text}{str(message)[:LONGEST]}")

    def fail(self, error: Exception) -> None:
        """The world ends here."""
        if self.error is None:
            self.error = error

    # its course

    def run(self) -> None:
        """Let everything happen; raises what has gone wrong."""
        self.populate()
        self.begin()
        self.agenda.after(5.0 if self.is_sly else 2.0, self.troubles.next)
        self.agenda.after(CHAOS, self.heal)
        while self.error is None and not self.is_done:
            self.turn()
        for process in self.processes:
            process.loop.abandon()
        if self.error is not None:
            raise self.error

    def turn(self) -> None:
        """Let every server do what it has to do now; then the next thing happens."""
        now, until = self.agenda.now, NEVER
        for process in self.processes:
            loop = process.loop
            while process.is_up and not process.is_stopped and self.error is None:
                due = loop.next_at()
                if due > now:
                    until = min(until, due)
                    break
                loop.turn()
        if self.witness.found is not None:
            self.fail(self.witness.found)
        elif self.error is None and not self.is_done:
            self.agenda.go_on(until)

    def populate(self) -> None:
        """Three guests, one of them with two devices."""
        with self.disk.engine.begin() as connection:
            for number in range(3):
                token = f"{number}".rjust(43, "x")
                guest = add_guest(connection, f"guest {number}", "en", token, EPOCH)
                self.guests[guest.id], self.tokens[guest.id] = guest, token
            second = "second".rjust(43, "x")
            add_token(connection, 1, second, EPOCH)
        devices = [*self.tokens.items(), (1, second)]
        for place, (owner, token) in enumerate(devices):
            name = f"{'abcd'[place]} (guest {owner})"
            person = Person(self, owner, token, name, self.rng.getrandbits(32))
            self.people.append(person)
            self.agenda.after(self.rng.random() + (4.0 if self.is_sly else 0.0), person.act)

    def add_phone(self, guest: int, token: str, seed: int) -> None:
        """One more device of a guest, which a link has brought."""
        self.phones += 1
        self.tokens[guest] = token
        phone = Person(self, guest, token, f"phone {self.phones} (guest {guest})", seed)
        phone.is_gone = self.is_calm
        self.people.append(phone)
        self.agenda.after(0.1, phone.act)

    def whose(self, token: str) -> Guest | None:
        """The guest whose device has this token."""
        number = self.witness.devices.get(hashed(token))
        return None if number is None else self.guests[number]

    def begin(self) -> None:
        """The guests begin with a game of their own."""
        ada, bob, cleo, _ = self.people
        self.request(ada, "open the first room", ada.opening(is_first=True))

        join = partial(lobby.join, wanted=bodies.Join())

        def sit() -> None:
            for code in self.witness.by_code:
                bob.tell(code, "join", join)
                cleo.tell(code, "join", join)
                if self.is_sly:
                    self.agenda.after(1.2, partial(cleo.sneak, code))
                    self.agenda.after(2.4, partial(bob.tell, code, "join", join))
                start = 3.0 if self.is_sly else 0.8
                self.agenda.after(start, partial(ada.tell, code, "start", lobby.start))

        self.agenda.after(0.6, sit)

    def set_disk(self, mode: str) -> None:
        """The disk works from now on, or does not."""
        self.note(f"the disk is {mode}")
        self.disk.mode = mode
        self.disk.well_at = self.agenda.now

    def kill(self, process: Process, *, is_silent: bool = False) -> None:
        """Kill a server."""
        self.note(f"server {process.place} is killed")
        self.kills += 1
        process.kill(is_silent=is_silent)

    def start(self, place: int) -> None:
        """Start a server again, where one was killed."""
        self.note(f"server {place} starts")
        self.processes[place] = Process(self, place)

    def request(
        self,
        person: Person,
        what: str,
        work: Work,
        delay: float | None = None,
        *,
        code: str | None = None,
        is_stranger: bool = False,
    ) -> None:
        """A request over HTTP: it arrives after a while, somewhere."""
        place = self.any_process(self.rng).place

        def arrive() -> None:
            process = self.processes[place]
            self.note(f"{person.name}: {what}")
            process.hall.spawn(serve(process, Request(person, what, work, code, is_stranger)))

        wait = self.rng.uniform(0.001, 0.5) if delay is None else delay
        self.agenda.after(wait, lambda: self.processes[place].enter(arrive))

    # the end

    def heal(self) -> None:
        """From now on everything works, and everybody answers."""
        self.is_calm = True
        self.set_disk(WELL)
        self.troubles.mend_all()
        self.note("everything works again")
        for person in self.people:
            person.is_gone = True
            if person.connection is not None:
                person.connection.cut()
        self.agenda.after(self.pace.rest, self.gather)

    def gather(self) -> None:
        """Everybody sits down where they have a seat."""
        self.goals: dict[str, int] = {}
        for code, room in self.witness.by_code.items():
            if room.status != "playing" or room.is_over:
                continue
            self.goals[code] = len(room.rows) + MORE
            if self.is_lonely and isinstance(room.clock, LiveClock):
                continue
            owners = {seat.guest for seat in room.seats if seat.guest and not seat.resigned}
            for guest in sorted(owners):
                self.find_device(guest)
                Loyal(self, guest, self.tokens[guest], code, self.rng.getrandbits(32))
        if self.is_shared:
            self.agenda.after(1.0, self.troubles.harm_once_more)
            self.agenda.after(PAST_THE_LEASE + 2.0, partial(self.wait, self.agenda.now + CALM))
        else:
            self.agenda.after(1.0, partial(self.wait, self.agenda.now + CALM))

    def find_device(self, guest: int) -> None:
        """Somebody whose devices were all forgotten finds one that was not."""
        if self.whose(self.tokens[guest]) is None:
            self.tokens[guest] = f"found{guest}".rjust(43, "x")
            with self.disk.engine.begin() as connection:
                add_token(connection, guest, self.tokens[guest], EPOCH)

    def wait(self, deadline: float) -> None:
        """Wait until all games have gone on."""
        rooms = [self.witness.by_code[code] for code in self.goals]
        late = [
            room
            for room in rooms
            if len(room.rows) < self.goals[room.code] and room.status != "over"
        ]
        if not late:
            self.agenda.after(self.pace.last, self.finish)
        elif self.agenda.now > deadline:
            names = ", ".join(f"{one.code} waits for {one.waits_for}" for one in late)
            self.fail(Wrong(f"a room does not go on: {names}"))
        else:
            self.agenda.after(1.0, partial(self.wait, deadline))

    def finish(self, patience: int = SILENCE) -> None:
        """Compare everything once more, when all servers know again whether they have a lease.

        A renewal that was begun just before the database could be reached again may hang.
        """
        if any(one.is_up and one.is_open and one.hall.node.is_late for one in self.processes):
            if patience == 0:
                raise Wrong("a server does not come back to the database")
            self.agenda.after(1.0, partial(self.finish, patience - 1))
            return
        self.witness.check_promises()
        self.witness.dealing.verify()
        self.read_records()
        for room in self.witness.by_code.values():
            is_old = self.agenda.now * 1000 > room.moved_at + SOON
            if room.is_over and room.status != "over" and is_old:
                self.fail(Wrong(f"{room.code}: the game is over, and nobody has written so"))
        self.compare_memory()
        self.is_done = True

    def read_records(self) -> None:
        """Hold the records of all games, as they are read again, against what has happened."""
        for room in self.witness.by_code.values():
            with self.disk.engine.connect() as connection:
                row, seating, _, kept = read_all(connection, room.code)
            if [tuple(one) for one in kept] != room.rows:
                raise Wrong(f"{room.code}: the record is not what was written")
            if room.status == "over":
                rules = Rules(room.book, room.settings, room.key)
                text = record_file(rules, kept, row, seating)
                self.witness.dealing.verify_file(room, text)

    def compare_memory(self) -> None:
        """What is in memory follows from what is on the disk."""
        for process in self.processes:
            self.compare_process(process)

    def compare_process(self, process: Process) -> None:
        """What one server has in memory, and that it may have it."""
        owners = self.witness.owners
        for room in process.hall.rooms.values():
            if owners is not None and owners.owner[room.row.id] != process.hall.node.number:
                raise Wrong(f"{room.row.code}: in memory of a server that does not own it")
            if room.lock.locked() or room.keeping.pending:
                continue  # something is under way
            truth = self.witness.by_code[room.row.code]
            for row, seat in zip(room.seating, truth.seats, strict=True):
                if (row.kind, row.guest, row.away, row.resigned) != tuple(seat):
                    raise Wrong(f"{truth.code}: seat {row.seat} is another one in memory")
            if room.row.status != truth.status:
                raise Wrong(f"{truth.code}: {room.row.status} in memory, {truth.status} on disk")
            if room.play is not None and room.play.state != truth.state:
                raise Wrong(f"{truth.code}: the game in memory is another one")
            for client in room.audience.clients:
                if not getattr(client, "is_open", True):
                    raise Wrong(f"{truth.code}: somebody who is gone still looks on")
        check_relays(process)

    def logged(self, _logger: object, _how: str, event: MutableMapping[str, object]) -> str:
        """The server logs something; an error that no fault of the disk explains is a mistake."""
        error = event.get("exc_info")
        found = sys.exc_info()[1] if error is True else error
        self.note(f"log: {event.get('event')} {found!r}")
        if isinstance(found, Exception) and not isinstance(found, SQLAlchemyError):
            self.fail(found)
        raise structlog.DropEvent


def simulate(seed: int, *, nodes: int = 1, trace: bool = False) -> World:
    """The world of one seed, to its end."""
    world = World(seed, nodes=nodes, trace=trace)
    structlog.configure(processors=[world.logged])
    try:
        world.run()
    finally:
        structlog.reset_defaults()
    return world
