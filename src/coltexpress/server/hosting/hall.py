"""The hall: all rooms that are in memory, and the way to those that are not."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Container, Coroutine, Sequence
from functools import partial
from random import Random
from typing import Final, Literal

import structlog
from sqlalchemy import Connection

from coltexpress.protocol.closing import FORGOTTEN, RESTARTING
from coltexpress.protocol.messages import Presence, RoomChanged, encode
from coltexpress.protocol.rooms import RoomInfo
from coltexpress.server.codes import LUCK, tidy_code
from coltexpress.server.hosting.asleep import due_of, may_sleep, write_asleep
from coltexpress.server.hosting.audience import Client
from coltexpress.server.hosting.calling import Caller
from coltexpress.server.hosting.dealing import expect_parts, is_dealing
from coltexpress.server.hosting.handing_over import spread
from coltexpress.server.hosting.infos import Progress, room_info
from coltexpress.server.hosting.node import Elsewhere, Node
from coltexpress.server.hosting.recovery import read_whole, tell_storage, until_kept
from coltexpress.server.hosting.room import Room, now_ms
from coltexpress.server.hosting.turns import Turn
from coltexpress.server.limits import Limits
from coltexpress.server.metrics import Metrics
from coltexpress.server.refusals import Refused
from coltexpress.server.settings import Settings
from coltexpress.server.store.calls import is_any_due
from coltexpress.server.store.endings import end_room
from coltexpress.server.store.guests import known_devices
from coltexpress.server.store.moves import read_moves
from coltexpress.server.store.nodes import Claim, LeftAlone, claim, due_codes, let_go
from coltexpress.server.store.rooms import (
    PLAYING,
    RoomRow,
    SeatRow,
    abandon_lobbies,
    change_room,
    save_seats,
)
from coltexpress.server.store.store import DOWN, Store
from coltexpress.server.workers.pool import Bots
from coltexpress.study.shapes import GameAnalysis

SWEEP: Final = 1.0  # seconds between looks for rooms that may sleep, and for those that are due
DUE: Final = 50  # rooms that are woken together
LOBBY_LIVES: Final = 30 * 24 * 60 * 60 * 1000  # milliseconds that a room waits for its players
SPREAD_WITHIN: Final = 6.0  # seconds, after which all that is left is handed over at once
LOG: Final = structlog.get_logger("hall")


class Hall:
    """Finds rooms, wakes them, and lets them go when nobody needs them."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        workers: Bots,
        wall: Callable[[], int] = now_ms,
        luck: Random = LUCK,
    ) -> None:
        self.wall = wall  # the time of the calendar, in milliseconds; it may jump
        self.luck = luck
        self.loop = asyncio.get_running_loop()
        self.turn = Turn(self.loop)
        self.ahead = wall() - self.now()  # of the calendar, when the server started
        self.opened_at = self.now()
        self.settings = settings
        self.store = store
        self.workers = workers
        self.limits = Limits(settings.generosity, settings.sockets)
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.node = Node(self)
        self.caller = Caller(self)
        self.calling: asyncio.Task[object] | None = None
        self.tasks: set[asyncio.Task[object]] = set()
        self.sockets: dict[int, dict[Client, None]] = {}  # by guest
        self.forgettings = 0  # how often a device was forgotten
        self.forgetting_mark: bytes | None = None  # in a shared database, when that was last seen
        self.reviews: dict[tuple[str, int], asyncio.Task[GameAnalysis]] = {}  # by room and seat
        self.daily_key: bytes | None = None  # what the robberies of all days follow from
        store.health.changed = partial(tell_storage, self)
        store.fenced = self.fenced
        self.caretaker: asyncio.Task[object] | None = None
        self.is_ready = False
        self.is_stopping = False

    # finding

    async def find(self, code: str) -> Room:
        """The room with this code, awake; refused if there is none, `Elsewhere` if not ours."""
        code = tidy_code(code)
        room = self.rooms.get(code) or await self.load(code)
        room.used_at = self.loop.time()
        if is_dealing(room.row):
            expect_parts(self, room)
        elif room.play is None and room.is_dealt:
            await self.wake(room)
        if room.keeping.is_lost:
            raise Refused("unavailable")
        return room

    async def load(self, code: str) -> Room:
        """Bring a room into memory; all who ask at the same time get the same one."""
        task = self.loading.get(code)
        if task is None:
            task = self.loading[code] = asyncio.create_task(self.read(code))
            task.add_done_callback(partial(self.has_read, code))
        return await asyncio.shield(task)

    def has_read(self, code: str, task: asyncio.Task[Room]) -> None:
        """A room is in memory, or cannot be; perhaps nobody waits for it any more."""
        self.loading.pop(code, None)
        if not task.cancelled():
            task.exception()  # whoever still waits for it has it

    async def read(self, code: str) -> Room:
        """Own a room and read it from the store."""
        node = await self.node.entered()
        if self.is_stopping:
            raise Refused("closing")  # rooms are handed over now, not taken
        row, seating, host = await self.store.read(partial(read_whole, code=code))
        if row.owner is None or row.owner == node:
            # Also what seems to be ours: it may be about to be let go.
            row, seating, host = await self.store.write(partial(claimed, code=code, node=node))
        if row.owner != node or node != self.node.number:
            raise Elsewhere(code, row.owner or 0)
        return self.rooms.setdefault(code, Room(self, row, seating, host, Claim(row.id, node)))

    async def wake(self, room: Room) -> None:
        """Rebuild the game of a room that sleeps."""
        async with room.lock:
            await room.keeping.all_done()
            is_lost = room.keeping.is_lost  # then it is being read again
            if room.play is None and room.is_dealt and not is_lost:
                record = await self.store.read(partial(read_moves, room=room.row.id))
                room.wake(record)
                self.metrics.woken += 1

    async def find_quiet(self, code: str) -> Room:
        """The room with this code, awake, with nothing on its way to the disk."""
        while True:
            room = await self.find(code)
            if not room.keeping.pending:
                return room
            await room.keeping.all_done()

    def now(self) -> int:
        """Milliseconds of a clock that never jumps."""
        return self.turn.now()

    def told_time(self) -> int:
        """The time as clients are told it: they reckon with it, so it does not jump either."""
        return self.now() + self.ahead

    # background

    def spawn(self, work: Coroutine[object, object, object]) -> asyncio.Task[object]:
        """Do something beside; what goes wrong there is logged."""
        task: asyncio.Task[object] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[object]) -> None:
        """Something beside is done."""
        self.tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, Refused) and error.code in DOWN:
            LOG.warning("not done: the store does not work")
        elif error is not None:
            LOG.error("failed in the background", exc_info=error)

    def open(self) -> None:
        """Let the games that were in play go on, and look after the rooms from now on."""
        self.caretaker = self.spawn(self.look_after())

    async def look_after(self) -> None:
        """Wake the games that must go on by themselves; then watch for idle rooms and deadlines."""
        await until_kept(self, self.node.entered)
        abandon = partial(abandon_lobbies, before=self.wall() - LOBBY_LIVES)
        await until_kept(self, partial(self.store.write, abandon))
        await until_kept(self, self.caller.key)
        await until_kept(self, self.wake_due)
        self.is_ready = True
        while True:
            await self.rest()
            self.let_sleep(self.loop.time() - self.settings.idle)
            await until_kept(self, self.wake_due)

    async def rest(self) -> None:
        """Wait for the next look, or until another server's rooms are free."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.node.freed.wait(), SWEEP)
        self.node.freed.clear()

    async def wake_due(self) -> None:
        """Wake the rooms whose time has come and that nobody owns, and see who is to be called."""
        while True:
            codes, is_call_due = await self.store.read(partial(read_due, now=self.told_time()))
            if is_call_due and (self.calling is None or self.calling.done()):
                self.calling = self.spawn(self.caller.look())
            await asyncio.gather(*[self.wake_one(code) for code in codes])
            if len(codes) < DUE:
                return

    async def wake_one(self, code: str) -> None:
        """Wake a room; what is wrong with it must not stop the others."""
        try:
            await until_kept(self, partial(self.find, code))
        except Elsewhere:
            pass  # another server was faster
        except Exception:
            LOG.exception("cannot wake")

    def let_sleep(self, before: float) -> None:
        """Let rooms sleep that were last used before this time."""
        gone: list[Room] = []
        for room in list(self.rooms.values()):
            if room.used_at > before or not may_sleep(room):
                continue
            if room.play is not None:
                room.doze()
            if not room.audience.clients:
                room.timing.stop()
                del self.rooms[room.row.code]
                gone.append(room)
        if gone:
            self.spawn(self.let_go(gone))

    async def let_go(self, rooms: list[Room]) -> None:
        """Leave rooms to their rows, for whoever needs them next: all at once, as they often end.

        The writer does one thing after the other: whoever looks for a room from now on owns it
        after this. If the store fails it is tried again with those that nobody has looked for.
        """
        left = {room.row.code: left_alone(room) for room in rooms}
        while left := {code: one for code, one in left.items() if not self.is_wanted(code)}:
            with contextlib.suppress(Refused):
                await self.store.write(partial(let_go, left=list(left.values())))
                return
            await self.store.health.well()

    def is_wanted(self, code: str) -> bool:
        """Is a room in memory, or about to be?"""
        return code in self.rooms or code in self.loading

    def leave(self, room: Room) -> None:
        """Another server has a room, or may take it."""
        self.rooms.pop(room.row.code, None)
        room.leave()

    def let_all_go(self) -> None:
        """Other servers have the rooms of this one."""
        rooms, self.rooms = self.rooms, {}
        for room in rooms.values():
            room.leave()

    def send_away(self) -> None:
        """Nothing can be kept here, but elsewhere: let everybody go whose room is not elsewhere."""
        for client in self.clients:
            if not client.is_passed_on:
                client.close(RESTARTING)

    def fenced(self) -> None:
        """Something was not written since another server owns the room."""
        if not self.is_stopping:  # then rooms are handed over one by one
            self.node.lose()

    async def drain(self) -> None:
        """Take nobody more, wait until all that was taken is kept and sent, and hand over."""
        self.is_stopping = True
        self.is_ready = False
        if self.caretaker is not None:
            self.caretaker.cancel()  # what is due is for others to wake
        if self.node.others:
            with contextlib.suppress(TimeoutError, Refused):
                async with asyncio.timeout(SPREAD_WITHIN):
                    await spread(self)
        for room in list(self.rooms.values()):
            room.is_closing = True
            room.timing.stop()
        for room in list(self.rooms.values()):
            await room.keeping.all_done()
        await self.node.leave()
        self.let_all_go()
        for client in self.clients:
            client.close(RESTARTING)  # also who looks at rooms of others, or is just coming

    @property
    def clients(self) -> list[Client]:
        """Everybody who is connected."""
        return [client for own in self.sockets.values() for client in own]

    async def close(self) -> None:
        """Finish what was begun, then let go of everything."""
        await self.drain()
        await self.workers.close()
        self.caller.post.close()
        if not self.store.health.is_well:
            for task in self.tasks:  # what waits for the store would wait for ever
                task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)

    # telling

    def progress_of(self, room: Room) -> Progress:
        """How far a room is, and who is there."""
        play = room.play
        if play is None:
            found = Progress(moved=room.moved_at) if room.asleep is None else room.asleep.progress
        else:
            waiting = tuple(play.asked)
            found = Progress(play.number, room.round, waiting, room.moved_at)
        there = room.audience
        return found._replace(online=tuple(there.seats), watchers=there.watchers)

    def info(self, room: Room, guest: int | None) -> RoomInfo:
        """A room as a guest is told of it."""
        progress = self.progress_of(room)
        return room_info(room.row, room.seating, room.host, progress, guest, self.wall())

    def tell_room(self, room: Room) -> None:
        """The lobby, a seat or the status has changed."""
        told: dict[int | None, bytes] = {}  # by guest, who may be there more than once
        for client in room.audience.clients:
            guest = client.guest.id if client.guest else None
            if guest not in told:
                told[guest] = encode(RoomChanged(room=self.info(room, guest)))
            client.push(told[guest])

    def tell_presence(self, room: Room, who: Client) -> None:
        """Somebody came or went: the others hear of it."""
        there = Presence(online=room.audience.seats, watchers=room.audience.watchers)
        room.audience.tell(encode(there), but=who)

    def show_afresh(self, room: Room, why: Literal["welcome", "take_back", "lost"]) -> None:
        """The whole scene to everybody."""
        if room.teller is None:
            return
        scenes = {}
        for viewer in room.audience.looking:
            scene = room.teller.afresh(viewer, why)
            scene.clocks = room.timing.shown()
            scenes[viewer] = encode(scene)
        room.audience.show(scenes)

    # coming and going

    def join(self, room: Room, client: Client) -> None:
        """A client looks in a room from now on."""
        client.room = room.row.code
        room.audience.clients[client] = None
        if room.teller is not None:
            for viewer in room.audience.viewers_of(client):
                room.teller.follow(viewer)
        self.tell_presence(room, client)

    def part(self, client: Client) -> None:
        """A client is gone."""
        room = self.rooms.get(client.room)
        if room is None or client not in room.audience.clients:
            return
        del room.audience.clients[client]
        if room.teller is not None:
            room.teller.keep_to(room.audience.looking)
        room.used_at = self.loop.time()
        self.tell_presence(room, client)

    def forget(self, guest: int, devices: Container[str] | None = None) -> None:
        """Devices of a guest, or all of them, are nobody's any more: let their sockets go.

        Whoever is being looked up at this moment sees that, and asks once more.
        """
        self.forgettings += 1
        for client in list(self.sockets.get(guest, ())):
            if devices is None or client.device in devices:
                client.close(FORGOTTEN)

    async def check_devices(self, mark: bytes) -> None:
        """Let the sockets go of devices that were forgotten by way of another server.

        Whether any was, a mark in the database says, which comes with each renewal of the lease;
        only then all devices are asked for. Whoever is being looked up at this moment asks once
        more.
        """
        if mark == self.forgetting_mark:
            return
        self.forgettings += 1
        clients = [one for one in self.clients if one.guest is not None]
        wanted = sorted({client.device for client in clients})
        known = await self.store.read(partial(known_devices, wanted=wanted)) if wanted else set()
        for client in clients:
            if client.is_open and client.device not in known:
                client.close(FORGOTTEN)
        self.forgetting_mark = mark

    async def set_away(self, room: Room, seats: list[int], *, away: bool) -> None:
        """A bot stands in for these seats, or hands them back."""
        async with room.held():
            if room.row.status != PLAYING:
                return
            if not away:  # whose time is over gets the seat back after this decision
                late = {seat for seat in seats if room.timing.is_late(seat)}
                room.returning |= late
                seats = [seat for seat in seats if seat not in late]
            rows = [room.seating[seat] for seat in seats]
            changed = [row._replace(away=away) for row in rows if row.away != away]
            if not changed:
                return
            await self.save(room, changed)
        self.seats_changed(room)

    def seats_changed(self, room: Room) -> None:
        """Others play, or sit, where somebody else did."""
        room.timing.ask()
        self.tell_room(room)
        room.go_on()

    async def save(
        self, room: Room, changed: Sequence[SeatRow] = (), **columns: str | int | None
    ) -> None:
        """Keep who sits where, or columns of a room, then have it so in memory.

        Whoever calls this holds the lock of the room, since before it looked who sits where.
        """

        def work(connection: Connection) -> None:
            save_seats(connection, room.row.id, changed)
            if columns:
                change_room(connection, room.row.id, columns)

        await room.write(work)
        for row in changed:
            room.seating[row.seat] = row
        room.row = room.row._replace(**columns)  # type: ignore[arg-type]  # columns of the same name

    async def finish(self, room: Room) -> None:
        """Keep that a game is over whose record says so."""
        async with room.held():
            if room.row.status == PLAYING and room.playing().over:
                ending = room.ending()
                await room.write(partial(end_room, room=room.row.id, ending=ending))
                room.end(ending)
        self.tell_room(room)


def read_due(connection: Connection, now: int) -> tuple[list[str], bool]:
    """The rooms whose time has come and that nobody owns, and whether somebody is to be called."""
    return due_codes(connection, now, DUE), is_any_due(connection, now)


def left_alone(room: Room) -> LeftAlone:
    """A room as its row says it from now on."""
    return LeftAlone(*room.claim, due_of(room), write_asleep(room.asleep))


def claimed(connection: Connection, code: str, node: int) -> tuple[RoomRow, list[SeatRow], str]:
    """Own a room if nobody else does; the room as it is now."""
    claim(connection, code, node)
    return read_whole(connection, code)
