"""The hall: all tables that are in memory, and the way to those that are not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from random import Random
from typing import Final, Literal

import structlog
from sqlalchemy import Connection

from coltexpress.protocol.messages import Presence, TableChanged, encode
from coltexpress.protocol.tables import TableInfo
from coltexpress.server.codes import LUCK, tidy_code
from coltexpress.server.hosting.audience import Client
from coltexpress.server.hosting.dealing import expect_parts, is_dealing
from coltexpress.server.hosting.infos import Progress, table_info
from coltexpress.server.hosting.recovery import read_whole, tell_storage, until_kept
from coltexpress.server.hosting.table import Table, now_ms
from coltexpress.server.limits import Limits
from coltexpress.server.metrics import Metrics
from coltexpress.server.refusals import Refused
from coltexpress.server.settings import Settings
from coltexpress.server.store.moves import read_moves
from coltexpress.server.store.store import DOWN, Store
from coltexpress.server.store.tables import (
    PLAYING,
    SeatRow,
    abandon_lobbies,
    change_table,
    codes_playing,
    save_seats,
)
from coltexpress.server.workers.pool import Bots

SWEEP: Final = 2.0  # seconds between looks for tables that may sleep
LOBBY_LIVES: Final = 30 * 24 * 60 * 60 * 1000  # milliseconds that a table waits for its players
LOG: Final = structlog.get_logger("hall")


class Hall:
    """Finds tables, wakes them, and lets them go when nobody needs them."""

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
        self.ahead = wall() - self.now()  # of the calendar, when the server started
        self.settings = settings
        self.store = store
        self.workers = workers
        self.limits = Limits(settings.generosity)
        self.metrics = Metrics()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.progress: dict[str, Progress] = {}  # of games that sleep
        self.since: dict[str, dict[int, int]] = {}  # and since when people have been thinking
        self.alarms: dict[str, asyncio.TimerHandle] = {}  # of those whose clock runs
        self.tasks: set[asyncio.Task[object]] = set()
        self.sockets: dict[int, int] = {}  # by guest
        store.health.changed = partial(tell_storage, self)
        self.caretaker: asyncio.Task[object] | None = None
        self.is_ready = False
        self.is_stopping = False

    # finding

    async def find(self, code: str) -> Table:
        """The table with this code, awake; refused if there is none."""
        code = tidy_code(code)
        table = self.tables.get(code) or await self.load(code)
        table.used_at = self.loop.time()
        if is_dealing(table.row):
            expect_parts(self, table)
        elif table.play is None and table.row.dealt_at is not None:
            await self.wake(table)
        if table.keeping.is_lost:
            raise Refused("unavailable")
        return table

    async def load(self, code: str) -> Table:
        """Bring a table into memory; all who ask at the same time get the same one."""
        task = self.loading.get(code)
        if task is None:
            task = self.loading[code] = asyncio.create_task(self.read(code))
            task.add_done_callback(lambda _: self.loading.pop(code, None))
        return await asyncio.shield(task)

    async def read(self, code: str) -> Table:
        """Read a table from the store."""
        row, seating, host = await self.store.read(partial(read_whole, code=code))
        return self.tables.setdefault(code, Table(self, row, seating, host))

    async def wake(self, table: Table) -> None:
        """Rebuild the game of a table that sleeps."""
        async with table.lock:
            await table.keeping.all_done()
            is_lost = table.keeping.is_lost  # then it is being read again
            if table.play is None and table.row.dealt_at is not None and not is_lost:
                record = await self.store.read(partial(read_moves, table=table.row.id))
                table.wake(record, self.since.pop(table.row.code, None))
                self.metrics.woken += 1
        self.progress.pop(table.row.code, None)
        alarm = self.alarms.pop(table.row.code, None)
        if alarm is not None:
            alarm.cancel()

    async def find_quiet(self, code: str) -> Table:
        """The table with this code, awake, with nothing on its way to the disk."""
        while True:
            table = await self.find(code)
            if not table.keeping.pending:
                return table
            await table.keeping.all_done()

    def now(self) -> int:
        """Milliseconds of a clock that never jumps."""
        return int(self.loop.time() * 1000)

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
        """Let the games that were in play go on, and look after the tables from now on."""
        self.caretaker = self.spawn(self.look_after())

    async def look_after(self) -> None:
        """Wake the games in play, so that bots and clocks go on; then watch for idle tables."""
        abandon = partial(abandon_lobbies, before=self.wall() - LOBBY_LIVES)
        await until_kept(self, partial(self.store.write, abandon))
        for code in await until_kept(self, partial(self.store.read, codes_playing)):
            try:
                await until_kept(self, partial(self.find, code))
            except Exception:
                LOG.exception("cannot wake")  # it must not stop the others
            await asyncio.sleep(0)
        self.is_ready = True
        while True:
            await asyncio.sleep(SWEEP)
            self.let_sleep(self.loop.time() - self.settings.idle)

    def let_sleep(self, before: float) -> None:
        """Let tables sleep that were last used before this time."""
        for code, table in list(self.tables.items()):
            if table.used_at > before or table.is_busy:
                continue
            if table.play is not None:
                self.note_progress(table)
                table.sleep()
            if not table.audience.clients:
                del self.tables[code]

    def note_progress(self, table: Table) -> None:
        """Remember of a game that falls asleep how far it is and when its clock must ring."""
        code, play = table.row.code, table.play
        self.progress[code] = self.progress_of(table)
        if play is not None and play.clocks is not None:
            self.since[code] = play.clocks.since
        deadline = table.timing.next_deadline()
        if deadline is not None:
            delay = max(0, deadline - self.now()) / 1000
            find = partial(until_kept, self, partial(self.find, code))
            self.alarms[code] = self.loop.call_later(delay, lambda: self.spawn(find()))

    async def drain(self) -> None:
        """Take nothing more, and wait until all that was taken is kept and sent."""
        self.is_stopping = True
        self.is_ready = False
        for table in list(self.tables.values()):
            table.timing.stop()
            await table.keeping.all_done()

    async def close(self) -> None:
        """Finish what was begun, then let go of everything."""
        await self.drain()
        for alarm in self.alarms.values():
            alarm.cancel()
        await self.workers.close()
        if self.caretaker is not None:
            self.caretaker.cancel()
        if not self.store.health.is_well:
            for task in self.tasks:  # what waits for the store would wait for ever
                task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)

    # telling

    def progress_of(self, table: Table) -> Progress:
        """How far a table is, and who is there."""
        play = table.play
        if play is None:
            found = self.progress.get(table.row.code, Progress(moved=table.moved_at))
        else:
            waiting = tuple(play.asked)
            found = Progress(play.number, table.round, waiting, table.moved_at)
        there = table.audience
        return found._replace(online=tuple(there.seats), watchers=there.watchers)

    def info(self, table: Table, guest: int | None) -> TableInfo:
        """A table as a guest is told of it."""
        return table_info(table.row, table.seating, table.host, self.progress_of(table), guest)

    def tell_table(self, table: Table) -> None:
        """The lobby, a seat or the status has changed."""
        for client in table.audience.clients:
            guest = client.guest.id if client.guest else None
            client.push(encode(TableChanged(table=self.info(table, guest))))

    def tell_presence(self, table: Table, who: Client) -> None:
        """Somebody came or went: the others hear of it."""
        there = Presence(online=table.audience.seats, watchers=table.audience.watchers)
        table.audience.tell(encode(there), but=who)

    def show_afresh(self, table: Table, why: Literal["welcome", "take_back", "lost"]) -> None:
        """The whole scene to everybody."""
        if table.teller is None:
            return
        scenes = {}
        for viewer in table.audience.looking:
            scene = table.teller.afresh(viewer, why)
            scene.clocks = table.timing.shown()
            scenes[viewer] = encode(scene)
        table.audience.show(scenes)

    # coming and going

    def join(self, table: Table, client: Client) -> None:
        """A client looks at a table from now on."""
        client.table = table.row.code
        table.audience.clients[client] = None
        if table.teller is not None:
            for viewer in table.audience.viewers_of(client):
                table.teller.follow(viewer)
        self.tell_presence(table, client)

    def part(self, client: Client) -> None:
        """A client is gone."""
        table = self.tables.get(client.table)
        if table is None or client not in table.audience.clients:
            return
        del table.audience.clients[client]
        if table.teller is not None:
            table.teller.keep_to(table.audience.looking)
        table.used_at = self.loop.time()
        self.tell_presence(table, client)

    async def set_away(self, table: Table, seats: list[int], *, away: bool) -> None:
        """A bot stands in for these seats, or hands them back."""
        async with table.held():
            if table.row.status != PLAYING:
                return
            if not away:  # whose time is over gets the seat back after this decision
                late = {seat for seat in seats if table.timing.is_late(seat)}
                table.returning |= late
                seats = [seat for seat in seats if seat not in late]
            rows = [table.seating[seat] for seat in seats]
            changed = [row._replace(away=away) for row in rows if row.away != away]
            if not changed:
                return
            await self.save(table, changed)
        self.seats_changed(table)

    def seats_changed(self, table: Table) -> None:
        """Others play, or sit, where somebody else did."""
        table.timing.ask()
        self.tell_table(table)
        table.go_on()

    async def save(
        self, table: Table, changed: Sequence[SeatRow] = (), **columns: str | int | None
    ) -> None:
        """Keep who sits where, or columns of a table, then have it so in memory.

        Whoever calls this holds the lock of the table, since before it looked who sits where.
        """

        def work(connection: Connection) -> None:
            save_seats(connection, table.row.id, changed)
            if columns:
                change_table(connection, table.row.id, columns)

        await table.write(work)
        for row in changed:
            table.seating[row.seat] = row
        table.row = table.row._replace(**columns)  # type: ignore[arg-type]  # columns of the same name

    async def finish(self, table: Table) -> None:
        """Keep that a game is over whose record says so."""
        async with table.held():
            if table.row.status == PLAYING and table.playing().over:
                await self.save(table, (), **table.ending())
        self.tell_table(table)
