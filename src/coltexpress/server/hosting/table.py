"""A table: one game, those who sit there, and everybody who is connected.

All of it happens in the event loop, one thing after the other. A choice is played in memory, told
to each pair of eyes, and handed to the writer; what was told is sent when the writer says that
the choice is on the disk. If that fails, the table is read again from what was kept.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from coltexpress.games import game
from coltexpress.kernel.agenda import Ask
from coltexpress.kernel.match import Move
from coltexpress.server.clocks import resumed_since
from coltexpress.server.hosting.audience import Audience, Client
from coltexpress.server.hosting.bots import bot_turn
from coltexpress.server.hosting.dealing import shuffle_of
from coltexpress.server.hosting.play import Play, Rules
from coltexpress.server.hosting.terms import clocks_for, read_terms
from coltexpress.server.refusals import Refused
from coltexpress.server.store.moves import Kept, Row
from coltexpress.server.store.tables import (
    BOT,
    OVER,
    PERSON,
    PLAYING,
    SeatRow,
    TableRow,
    change_table,
)
from coltexpress.wire.messages import Choose, encode
from coltexpress.wire.tables import SeatClock
from coltexpress.wire.telling import Teller, result

if TYPE_CHECKING:
    from coltexpress.server.hosting.hall import Hall

Told = list[tuple[int, bytes]]  # by eyes: a message

LOG: Final = structlog.get_logger("table")


def now_ms() -> int:
    """The time, as everything here counts it."""
    return time.time_ns() // 1_000_000


class Table:
    """One table in memory."""

    def __init__(self, hall: Hall, row: TableRow, seating: list[SeatRow], host: str) -> None:
        self.hall = hall
        self.row = row
        self.seating = seating
        self.host = host  # the name
        self.terms = read_terms(row.terms)
        self.settings: dict[str, str] = msgspec.json.decode(row.settings, type=dict[str, str])
        self.book = game(row.game)
        self.audience = Audience()
        self.lock = asyncio.Lock()  # for what takes more than a moment: seats, start, take-back
        self.play: Play | None = None  # none in the lobby, and while it sleeps
        self.teller: Teller | None = None
        self.pending = 0  # appends that are not on the disk yet
        self.is_lost = False  # the memory is ahead of what could be kept
        self.quiet: list[asyncio.Future[None]] = []  # who waits until all is on the disk
        self.thinking: dict[int, int] = {}  # by seat: at which number a bot was called
        self.timer: asyncio.TimerHandle | None = None
        self.used_at = hall.loop.time()
        self.moved_at = row.started_at or row.made_at

    # who sits there

    @property
    def rules(self) -> Rules:
        """What the game is played by."""
        return Rules(self.book, self.settings, shuffle_of(self.row, self.seating).key)

    @property
    def round(self) -> int:
        """The number of the round, 0 before the first."""
        return 0 if self.play is None else self.book.round_number(self.play.state)

    def is_bot(self, seat: int) -> bool:
        """Does a bot choose for this seat now?"""
        row = self.seating[seat]
        return row.kind == BOT or row.away or row.resigned

    def bot_of(self, seat: int) -> str:
        """The bot that chooses for a seat."""
        return self.seating[seat].bot or self.terms.stand_in

    def seats_of(self, guest: int | None) -> list[int]:
        """The seats of a guest."""
        return [row.seat for row in self.seating if row.kind == PERSON and row.guest == guest]

    def people_asked(self) -> list[int]:
        """The seats that the game waits for and that a person plays."""
        return [seat for seat in self.playing().asked if not self.is_bot(seat)]

    # waking up and falling asleep

    def playing(self) -> Play:
        """The game in memory; refused if there is none."""
        if self.play is None:
            raise Refused("not_started" if self.row.dealt_at is None else "not_kept")
        return self.play

    def wake(self, record: list[Kept], since: dict[int, int] | None = None) -> None:
        """Rebuild the game from its record, and let chance, bots and clocks go on.

        `since` is when people began to think, if the server has only let the table sleep.
        """
        clocks = clocks_for(self.terms.clock, len(self.seating), self.hall.settings.second)
        self.play = play = Play(self.rules, record, clocks)
        self.is_lost = False
        self.follow()
        self.moved_at = record[-1].made_at if record else self.hall.wall()
        if clocks is not None:
            clocks.since = since or {}
            clocks.ask(
                self.people_asked(), resumed_since(self.moved_at, clocks.each, self.hall.wall())
            )
        if play.unwritten:
            self.keep(len(record), play.unwritten, 0, self.go_on)
            play.unwritten = []
        else:
            self.go_on()

    def follow(self) -> None:
        """Everybody who is connected looks at the game as it is now."""
        play = self.playing()
        play.log.clear()
        self.teller = Teller(self.book, play.state, play.number)
        for eyes in self.audience.by_eyes:
            self.teller.follow(eyes)

    def sleep(self) -> None:
        """Leave the game to its record; whoever is connected stays."""
        self.stop_timer()
        self.play = self.teller = None

    @property
    def is_busy(self) -> bool:
        """Is something under way that must not be forgotten?"""
        return bool(self.pending or self.thinking or self.lock.locked())

    # choosing

    def choose(self, client: Client, said: Choose) -> None:
        """A person chooses; refused unless the seat is theirs and the question is open."""
        play, seat = self.playing(), said.seat
        if seat not in client.eyes:
            raise Refused("not_your_seat", seat=seat + 1)
        if self.seating[seat].resigned:
            raise Refused("resigned")
        if play.is_repeated(seat, said.number, said.choice):
            self.when_quiet(partial(client.push, ack(seat, play.latest[seat].number)))
            return
        self.apply(play.question(seat, said.number, said.choice), said.choice, client)

    def apply(self, question: Ask, choice: int, client: Client | None = None) -> None:
        """Play a choice that was checked; everybody hears of it when it is kept."""
        play, seat = self.playing(), question.seat
        first, spent, now = play.number, 0, self.hall.wall()
        moves = play.choose(question, choice)
        if play.clocks is not None:
            spent = play.clocks.spent(seat, now)
            play.clocks.charge(seat, spent)
            play.clocks.ask(self.people_asked(), now)
        self.moved_at = now
        self.hall.metrics.choices += 1
        self.keep(first, moves, spent, partial(self.tell_all, self.told(), client, seat, first + 1))

    def told(self) -> Told:
        """What has happened, as it will be sent to each pair of eyes."""
        play, teller = self.play, self.teller
        assert play is not None
        assert teller is not None
        updates = teller.tell(play.log, play.number)
        play.log.clear()
        if play.clocks is not None:
            clocks = self.seat_clocks()
            for update in updates.values():
                update.clocks = clocks
        return [(eyes, encode(update)) for eyes, update in updates.items()]

    def tell_all(self, told: Told, client: Client | None, seat: int, number: int) -> None:
        """A choice is on the disk: acknowledge it and let everybody see it."""
        if client is not None:
            client.push(ack(seat, number))
        for eyes, message in told:
            self.audience.tell_eyes(eyes, message)
        self.go_on()

    def go_on(self) -> None:
        """Call the bots that are asked, and set the clock; or end the game."""
        play = self.play
        if play is None or self.pending:  # whatever is still on its way will come here again
            return
        if play.over:
            self.finish()
            return
        for seat in play.asked:
            if self.is_bot(seat) and self.thinking.get(seat) != play.opened:
                self.thinking[seat] = play.opened
                self.hall.spawn(bot_turn(self, seat, play.opened))
        self.set_timer()

    def finish(self) -> None:
        """The game is over: keep the result, and show what chance was made of."""
        self.stop_timer()
        if self.row.status != PLAYING:
            return
        count = result(self.book, self.playing().state)
        text = msgspec.json.encode(count).decode()
        self.row = self.row._replace(status=OVER, ended_at=self.hall.wall(), result=text)
        self.hall.spawn(self.keep_row("status", "ended_at", "result"))
        self.hall.tell_table(self)

    # keeping

    def keep(self, first: int, moves: list[Move], spent: int, then: Callable[[], None]) -> None:
        """Hand choices to the writer; `then` comes when they are on the disk."""
        table, now = self.row.id, self.moved_at
        rows: list[Row] = [
            (table, number, seat, what, choice, 0, now)
            for number, (seat, what, choice) in enumerate(moves, first)
        ]
        if spent:
            rows[0] = (*rows[0][:5], spent, now)
        self.pending += 1
        self.hall.store.writer.append(rows, partial(self.kept, then))

    def kept(self, then: Callable[[], None], error: Exception | None) -> None:
        """The writer has written, or could not."""
        self.pending -= 1
        if error is not None:
            LOG.error("not kept", table=self.row.id, error=type(error).__name__)
            self.is_lost = True
        elif not self.is_lost:
            then()
        if not self.pending:
            if self.is_lost:
                self.sleep()
                self.hall.spawn(self.hall.recover(self))
            waiting, self.quiet = self.quiet, []
            for future in waiting:
                if not future.done():
                    future.set_result(None)

    async def keep_row(self, *columns: str) -> None:
        """Keep some columns of the table as they are in memory."""
        values = {name: getattr(self.row, name) for name in columns}
        await self.hall.store.write(partial(change_table, table=self.row.id, values=values))

    async def all_kept(self) -> None:
        """Wait until nothing is on its way to the disk."""
        while self.pending:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.quiet.append(future)
            await future

    def when_quiet(self, then: Callable[[], None]) -> None:
        """Do something when nothing is on its way to the disk: now, as a rule."""
        if not self.pending:
            then()
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.add_done_callback(lambda _: then())
        self.quiet.append(future)

    # clocks

    def seat_clocks(self) -> list[SeatClock]:
        """What every person has left."""
        clocks = self.play.clocks if self.play is not None else None
        if clocks is None:
            return []
        return [
            SeatClock(
                seat=row.seat, reserve=clocks.reserve[row.seat], deadline=clocks.deadline(row.seat)
            )
            for row in self.seating
            if row.kind == PERSON
        ]

    def set_timer(self) -> None:
        """Be called when the first person who is asked has no time left."""
        self.stop_timer()
        deadline = self.next_deadline()
        if deadline is not None:
            delay = max(0, deadline - self.hall.wall()) / 1000
            self.timer = asyncio.get_running_loop().call_later(min(delay, 3600), self.time_over)

    def next_deadline(self) -> int | None:
        """When the first person who is asked has no time left."""
        if self.play is None or self.play.clocks is None:
            return None
        return self.play.clocks.next_deadline(self.people_asked())

    def stop_timer(self) -> None:
        """Nobody's time runs here any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def time_over(self) -> None:
        """A bot stands in for those whose time is over."""
        self.timer = None
        play = self.play
        if play is None or play.clocks is None:
            return
        late = play.clocks.late(self.hall.wall())
        seats = [seat for seat in late if not self.is_bot(seat)]
        if seats:
            self.hall.spawn(self.hall.set_away(self, seats, away=True))
        else:
            self.set_timer()


def ack(seat: int, number: int) -> bytes:
    """A choice is safely kept."""
    return b'{"type":"ack","seat":%d,"number":%d}' % (seat, number)
