"""A whole world from one seed: a server, its disk, its network and its people."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial

import structlog
from simulator.disk import TROUBLES, WELL, Disk, Hand
from simulator.loop import Agenda, VirtualLoop
from simulator.network import Connection
from simulator.people import Loyal, Person
from simulator.thinking import SimulatedBots
from simulator.truth import Wrong
from simulator.witness import Witness
from sqlalchemy.exc import SQLAlchemyError

from coltexpress.protocol import bodies
from coltexpress.server.hosting import lobby
from coltexpress.server.hosting.archive import record_file
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.play import Rules
from coltexpress.server.hosting.recovery import read_all
from coltexpress.server.refusals import Refused
from coltexpress.server.settings import Settings
from coltexpress.server.store.guests import Guest, add_guest, add_token, hashed
from coltexpress.server.store.store import Store

EPOCH = 1_800_000_000_000  # milliseconds: when the world begins
CHAOS = 30.0  # seconds of virtual time in which anything may happen
CALM = 400.0  # and until everything must have gone on
SOON = 5000  # milliseconds in which the end of a game is written
MORE = 12  # choices that a room must make by then, unless its game is over


class Server:
    """One life of the server process."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.is_up = True
        self.connections: list[Connection] = []
        self.loop = VirtualLoop(world.agenda, world.settled)
        self.hand = Hand(world.disk)
        self.loop.reads = partial(self.hand.read, self.loop)
        self.loop.set_exception_handler(self.failed)
        self.hall: Hall

    def run(self) -> None:
        """Live until something stops the process."""
        asyncio.set_event_loop(None)
        self.loop.call_soon(self.start)
        self.loop.run_forever()

    def start(self) -> None:
        """Open the doors."""
        world = self.world
        store = Store(world.disk.engine, self.hand)
        bots = SimulatedBots(random.Random(world.rng.random()), world.witness)
        luck = random.Random(world.rng.random())
        settings = Settings(generosity=1e6, bot_pause=0.5, idle=20.0, database="simulated")
        self.hall = Hall(settings, store, bots, wall=world.wall, luck=luck)
        self.hall.open()

    def failed(self, loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        """Something went wrong in a callback."""
        error = context.get("exception")
        self.world.fail(error if isinstance(error, Exception) else Wrong(str(context)))

    @property
    def recovered_at(self) -> float:
        """When the server last found that its disk works again; it may hear late of a failure."""
        return self.hall.store.health.well_at

    def kill(self) -> None:
        """End the process between any two things it does."""
        self.is_up = False
        self.hand.is_dead = True
        self.loop.stop()
        for connection in self.connections:
            connection.socket = None
            connection.lose()


class World:
    """Everything, from one seed."""

    def __init__(self, seed: int, *, trace: bool = False) -> None:
        self.seed = seed
        self.trace = trace
        self.rng = random.Random(seed)
        self.agenda = Agenda()
        self.witness = Witness()
        self.disk = Disk(self.agenda, random.Random(self.rng.random()), self.witness)
        self.witness.look_up = self.disk.look
        self.is_sly = self.rng.random() < 0.3  # does the world begin with somebody who sneaks?
        self.is_wary = seed % 2 == 1  # do people seal parts of the shuffle, and forget devices?
        self.is_eager = seed % 4 == 2  # does everybody answer at once?
        self.links: list[str] = []  # codes for devices that somebody has shown
        self.phones = 0
        self.jump = 0  # milliseconds by which the calendar is wrong
        keeper = self.witness.timekeeper
        keeper.now = lambda: int(self.agenda.now * 1000)
        keeper.ahead = lambda: self.server.hall.ahead
        keeper.life = lambda: (self.kills, self.disk.failures, self.server.recovered_at)
        keeper.is_prompt = lambda: self.disk.is_prompt
        self.witness.dealing.life = lambda: (self.kills, self.disk.mode, self.disk.well_at)
        self.witness.rooms_changed()
        self.error: Exception | None = None
        self.is_done = False
        self.is_calm = False
        self.kills = 0
        self.people: list[Person] = []
        self.guests: dict[int, Guest] = {}
        self.tokens: dict[int, str] = {}
        self.server = Server(self)

    # time and words

    def wall(self) -> int:
        """What the calendar says."""
        return EPOCH + int(self.agenda.now * 1000) + self.jump

    def note(self, text: str) -> None:
        """Say what happens, to whoever wants to know."""
        if self.trace:
            print(f"{self.agenda.now:9.4f}  {text}")

    def fail(self, error: Exception) -> None:
        """The world ends here."""
        if self.error is None:
            self.error = error
        self.server.loop.stop()

    # its course

    def run(self) -> None:
        """Let everything happen; raises what has gone wrong."""
        self.populate()
        self.begin()
        self.agenda.after(5.0 if self.is_sly else 2.0, self.trouble)
        self.agenda.after(CHAOS, self.heal)
        self.server.run()
        while self.error is None and not self.is_done:
            self.server.loop.abandon()
            self.server = Server(self)
            self.server.run()
        self.server.loop.abandon()
        if self.error is not None:
            raise self.error

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

    def trouble(self) -> None:
        """Something goes wrong, or is right again."""
        if self.agenda.now >= CHAOS:
            return
        if self.disk.mode != WELL:
            self.set_disk(WELL)
        else:
            dice = self.rng.random()
            if dice < 0.25:
                self.kill()
            elif dice < 0.35:
                self.jump += self.rng.choice((-3_600_000, 3_600_000, 5000))
                self.note(f"the calendar jumps by {self.jump}")
            elif dice < 0.8:
                self.set_disk(self.rng.choice(TROUBLES))
        self.agenda.after(self.rng.expovariate(1 / 3.0), self.trouble)

    def set_disk(self, mode: str) -> None:
        """The disk works from now on, or does not."""
        self.note(f"the disk is {mode}")
        self.disk.mode = mode
        self.disk.well_at = self.agenda.now

    def kill(self) -> None:
        """Kill the server, and start it again."""
        self.note("the server is killed")
        self.kills += 1
        self.server.kill()

    def request(
        self,
        person: Person,
        what: str,
        work: Callable[[Hall, Guest], Awaitable[object]],
        delay: float | None = None,
        *,
        is_stranger: bool = False,
    ) -> None:
        """A request over HTTP: it arrives after a while; the answer may be lost."""

        async def serve() -> None:
            try:
                guest = self.guests[person.guest] if is_stranger else self.whose(person.token)
                if guest is None:
                    raise Refused("not_a_guest")
                await work(self.server.hall, guest)
            except Refused as refused:
                self.note(f"{person.name}: {what}: refused, {refused.code}")
            except SQLAlchemyError as error:
                self.note(f"{person.name}: {what}: {type(error).__name__}")
            except Exception as error:  # noqa: BLE001  # whatever it is, it is a mistake
                self.fail(error)
            else:
                self.note(f"{person.name}: {what}: done")

        def arrive() -> None:
            self.note(f"{person.name}: {what}")
            self.server.hall.spawn(serve())

        self.agenda.after(self.rng.uniform(0.001, 0.5) if delay is None else delay, arrive)

    # the end

    def heal(self) -> None:
        """From now on everything works, and everybody answers."""
        self.is_calm = True
        self.set_disk(WELL)
        self.note("everything works again")
        for person in self.people:
            person.is_gone = True
            if person.connection is not None:
                person.connection.cut()
        self.agenda.after(90.0, self.gather)

    def gather(self) -> None:
        """Everybody sits down where they have a seat."""
        self.goals: dict[str, int] = {}
        for code, room in self.witness.by_code.items():
            if room.status != "playing" or room.is_over:
                continue
            self.goals[code] = len(room.rows) + MORE
            owners = {seat.guest for seat in room.seats if seat.guest and not seat.resigned}
            for guest in sorted(owners):
                self.find_device(guest)
                Loyal(self, guest, self.tokens[guest], code, self.rng.getrandbits(32))
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
            self.agenda.after(30.0, self.finish)
        elif self.agenda.now > deadline:
            names = ", ".join(f"{one.code} waits for {one.waits_for}" for one in late)
            self.fail(Wrong(f"a room does not go on: {names}"))
        else:
            self.agenda.after(1.0, partial(self.wait, deadline))

    def finish(self) -> None:
        """Compare everything once more."""
        self.witness.check_promises()
        self.witness.dealing.verify()
        self.read_records()
        for room in self.witness.by_code.values():
            is_old = self.agenda.now * 1000 > room.moved_at + SOON
            if room.is_over and room.status != "over" and is_old:
                self.fail(Wrong(f"{room.code}: the game is over, and nobody has written so"))
        self.compare_memory()
        self.is_done = True
        self.server.loop.stop()

    def read_records(self) -> None:
        """Hold the records of finished games against what has happened."""
        for room in self.witness.by_code.values():
            if room.status == "over":
                with self.disk.engine.connect() as connection:
                    row, seating, _, kept = read_all(connection, room.code)
                rules = Rules(room.book, room.settings, room.key)
                text = record_file(rules, kept, row, seating)
                self.witness.dealing.verify_file(room, text)

    def settled(self) -> None:
        """The server has nothing to do at this moment."""
        if self.witness.found is not None:
            self.fail(self.witness.found)

    def compare_memory(self) -> None:
        """What is in memory follows from what is on the disk."""
        for room in self.server.hall.rooms.values():
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

    def logged(self, _logger: object, _how: str, event: MutableMapping[str, object]) -> str:
        """The server logs something; an error that no fault of the disk explains is a mistake."""
        error = event.get("exc_info")
        found = sys.exc_info()[1] if error is True else error
        self.note(f"log: {event.get('event')} {found!r}")
        if isinstance(found, Exception) and not isinstance(found, SQLAlchemyError):
            self.fail(found)
        raise structlog.DropEvent


def simulate(seed: int, *, trace: bool = False) -> World:
    """The world of one seed, to its end."""
    world = World(seed, trace=trace)
    structlog.configure(processors=[world.logged])
    try:
        world.run()
    finally:
        structlog.reset_defaults()
    return world
