"""A room: one game, those who sit there, and everybody who is connected.

All of it happens in the event loop, one thing after the other. A choice is played in memory, told
to each viewer, and handed to the writer; what was told is sent when the writer says that
the choice is on the disk. If that fails, the room is read again from what was kept.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection

from coltexpress.games import game
from coltexpress.kernel.agenda import Ask
from coltexpress.kernel.buffers import BytesWriter
from coltexpress.protocol.closing import RESTARTING
from coltexpress.protocol.messages import Advised, Choose, encode, encode_all
from coltexpress.protocol.rooms import SlowClock
from coltexpress.protocol.telling import Teller
from coltexpress.protocol.writing import put_number
from coltexpress.server.clocks import LONG, already_spent, resumed
from coltexpress.server.hosting.asleep import asleep_of, read_asleep
from coltexpress.server.hosting.audience import Audience, Client, Owners
from coltexpress.server.hosting.bots import bot_turn
from coltexpress.server.hosting.dealing import shuffle_of
from coltexpress.server.hosting.keeping import Either, Keeping, Outcome
from coltexpress.server.hosting.play import Made, Play, Rules, fits
from coltexpress.server.hosting.recovery import held, recover
from coltexpress.server.hosting.room_settings import (
    clocks_for,
    is_one_try,
    read_game_settings,
    read_settings,
)
from coltexpress.server.hosting.timing import Timing
from coltexpress.server.refusals import Refused
from coltexpress.server.store.calls import Waits
from coltexpress.server.store.endings import Ending, end_room
from coltexpress.server.store.moves import Kept
from coltexpress.server.store.nodes import Claim
from coltexpress.server.store.packing import put_row
from coltexpress.server.store.ratings import may_count
from coltexpress.server.store.rooms import ABANDONED, BOT, PERSON, PLAYING, RoomRow, SeatRow
from coltexpress.server.store.store import DOWN

if TYPE_CHECKING:
    from coltexpress.server.hosting.hall import Hall

Told = dict[int, bytes]  # by viewer: a message
Counsel = tuple[tuple[Play, int], list[Advised]]
Result = TypeVar("Result")


class News(Outcome):
    """A choice on its way to the disk, and what everybody hears of it then."""

    __slots__ = ("answer", "client", "ending", "room", "told")

    def __init__(
        self, room: Room, told: Told, client: Client | None, answer: bytes, ending: Ending | None
    ) -> None:
        self.room = room
        self.told = told
        self.client = client  # whose choice it is, if it came by a socket
        self.answer = answer  # to that one
        self.ending = ending  # if it ends the game

    def kept(self) -> None:
        self.room.broadcast(self)

    def lost(self) -> None:
        self.room.tell_lost(self.client)


def now_ms() -> int:
    """The time of the calendar."""
    return int(time.time() * 1000)


class Room(Owners):
    """One room in memory."""

    def __init__(
        self, hall: Hall, row: RoomRow, seating: list[SeatRow], host: str, claim: Claim
    ) -> None:
        self.hall = hall
        self.turn = hall.turn
        self.claim = claim  # everything that is written about the room is written by it
        self.is_gone = False  # has another server the room now?
        self.is_closing = False  # is it about to be handed over?
        self.row = row
        self.seating = seating
        self.host = host  # the name
        self.room_settings = read_settings(row.room_settings)
        self.is_slow = isinstance(self.room_settings.clock, SlowClock)  # are people called?
        self.settings: dict[str, str] = read_game_settings(row.settings)
        self.book = game(row.game)
        self.audience = Audience(self)
        self.lock = asyncio.Lock()  # for what takes more than a moment: seats, start, take-back
        self.play: Play | None = None  # none in the lobby, and while it sleeps
        self.teller: Teller | None = None
        self.asleep = read_asleep(row.asleep)  # as it was when it was last put to sleep
        self.keeping = Keeping(hall.store, claim, self.lose)
        self.timing = Timing(self)
        self.said = 0  # the number of the last line of chat that was told
        self.is_silent = False  # is it certain that nobody has ever said anything?
        self.thinking: dict[int, tuple[Play, int]] = {}  # by seat: for which question
        self.advice: dict[int, Counsel] = {}  # by seat: what the coach last said, to which question
        self.called: Waits | None = None  # who is waited for, as it was written down
        self.returning: set[int] = set()  # seats that are handed back after this decision
        self.used_at = hall.loop.time()
        self.moved_at = row.started_at or row.made_at  # by the calendar
        self.moved: int | None = None  # by the clock that never jumps, if this process has seen it

    # who sits there

    @property
    def rules(self) -> Rules:
        """What the game is played by."""
        return Rules(self.book, self.settings, shuffle_of(self.row, self.seating).key)

    @property
    def round(self) -> int:
        """The number of the round, 0 before the first."""
        return 0 if self.play is None else self.book.round_number(self.play.state)

    @property
    def is_dealt(self) -> bool:
        """Is there a game, asleep or awake? One that was given up for good never goes on."""
        return self.row.dealt_at is not None and self.row.status != ABANDONED

    def owner(self, seat: int) -> int | None:
        if seat >= len(self.seating):
            return None
        row = self.seating[seat]
        return row.guest if row.kind == PERSON else None

    def is_bot(self, seat: int) -> bool:
        """Does a bot choose for this seat now?"""
        row = self.seating[seat]
        return row.kind == BOT or row.away or row.resigned

    def bot_of(self, seat: int) -> str:
        """The bot that chooses for a seat."""
        return self.seating[seat].bot or self.room_settings.stand_in

    def seats_of(self, guest: int | None) -> list[int]:
        """The seats of a guest."""
        return [row.seat for row in self.seating if row.kind == PERSON and row.guest == guest]

    def people_asked(self) -> list[int]:
        """The seats that the game waits for and that a person plays."""
        return [seat for seat in self.playing().asked if not self.is_bot(seat)]

    def need_seat(self, client: Client, seat: int) -> None:
        """Refuse what is not done from one's own seat."""
        if seat not in self.audience.viewers_of(client):
            raise Refused("not_your_seat", seat=seat + 1)

    # waking up and falling asleep

    def need_its_rules(self, record: list[Kept]) -> None:
        """Refuse a game of another version of the rules, unless all of it fits those of today."""
        began, version = self.row.rules, self.book.version
        if began != version and not fits(self.rules, record):
            raise Refused("other_rules", rules=began, version=version)

    def playing(self) -> Play:
        """The game in memory; refused if there is none."""
        if self.play is None:
            raise Refused("not_started" if self.row.dealt_at is None else "not_kept")
        return self.play

    def begin(self) -> None:
        """The game is dealt."""
        self.moved = self.turn.now()
        self.wake([])

    def wake(self, record: list[Kept], since: dict[int, int] | None = None) -> None:
        """Rebuild the game from its record, and let chance, bots and clocks go on.

        `since` is when people began to think, if that is known better than from the rows.
        """
        self.need_its_rules(record)
        clocks = clocks_for(self.room_settings.clock, len(self.seating), self.hall.settings.second)
        self.play = play = Play(self.rules, record, clocks)
        self.keeping = Keeping(self.hall.store, self.claim, self.lose)
        self.returning.clear()
        self.called = None
        self.follow()
        self.moved_at = record[-1].made_at if record else self.row.dealt_at or self.hall.wall()
        if clocks is not None:
            clocks.since = self.thought_since(play) if since is None else since
            spent = already_spent(self.waited, clocks.each)
            clocks.ask(play.asked, self.people_asked(), self.turn.now() - spent)
        if play.unwritten:
            self.keep(len(record), play.unwritten, 0, Either(self.go_on, lambda: None))
            play.unwritten = []
        else:
            self.go_on()

    @property
    def waited(self) -> int:
        """How long ago the last choice was made; the calendar is asked only after a restart."""
        if self.moved is not None:
            return self.turn.now() - self.moved
        return self.hall.wall() - self.moved_at

    def thought_since(self, play: Play) -> dict[int, int]:
        """Since when people have been thinking, if the game has only slept.

        A live clock stops with the server, and its game does not sleep while it runs.
        """
        hall, asleep, clocks = self.hall, self.asleep, play.clocks
        if asleep is None or asleep.number != play.number or clocks is None or clocks.each < LONG:
            return {}
        return {
            seat: resumed(
                at - hall.ahead, clocks.each + clocks.reserve[seat], hall.now(), hall.opened_at
            )
            for seat, at in asleep.since.items()
        }

    def follow(self) -> None:
        """Everybody who is connected looks at the game as it is now."""
        play = self.playing()
        self.teller = Teller(self.book, play.state, play.number, play.log)
        play.log.clear()
        for viewer in self.audience.looking:
            self.teller.follow(viewer)

    def sleep(self) -> None:
        """Leave the game to its record; whoever is connected stays."""
        self.timing.stop()
        self.play = self.teller = None
        self.advice.clear()

    def doze(self) -> None:
        """Leave the game to its record, and have it woken when somebody's time is over."""
        self.asleep = asleep_of(self)
        self.sleep()
        self.timing.wake_at(self.asleep.due)

    def leave(self) -> None:
        """Another server has the room: do nothing more here, and send everybody there."""
        self.is_gone = self.keeping.is_lost = True
        self.sleep()
        for client in list(self.audience.clients):
            client.close(RESTARTING)

    @property
    def is_busy(self) -> bool:
        """Is something under way that must not be forgotten?"""
        return bool(
            self.keeping.pending or self.keeping.is_lost or self.thinking or self.lock.locked()
        )

    # talking

    def tell_line(self, number: int, message: bytes) -> None:
        """A line of chat is kept: everybody who is connected hears it."""
        self.said, self.is_silent = max(self.said, number), False
        self.audience.tell(message)

    # choosing

    def choose(self, client: Client, said: Choose) -> None:
        """A person chooses; refused unless the seat is theirs and the question is open."""
        play, seat, number, choice = self.playing(), said.seat, said.number, said.choice
        self.need_seat(client, seat)
        if self.seating[seat].resigned:
            raise Refused("resigned")
        if play.is_repeated(seat, number, choice):
            answer = partial(self.answer, client, ack(seat, play.latest[seat].number))
            self.keeping.when_quiet(Either(answer, partial(self.tell_lost, client)))
            return
        self.apply(play.question(seat, number, choice), choice, client)
        if self.seating[seat].away:
            self.hall.spawn(self.hall.set_away(self, [seat], away=False))

    def apply(self, question: Ask, choice: int, client: Client | None = None) -> None:
        """Play a choice that was checked; everybody hears of it when it is kept."""
        play, seat, now = self.playing(), question.seat, self.turn.now()
        first, spent = play.number, 0
        moves = play.choose(question, choice)
        if play.clocks is not None:
            spent = play.clocks.spent(seat, now)
            play.clocks.charge(seat, spent)
            play.clocks.ask(play.asked, self.people_asked(), now)
        self.moved_at, self.moved = self.hall.wall(), now
        self.hall.metrics.choices += 1
        ending = self.ending() if play.over else None
        outcome = News(self, self.told(), client, ack(seat, first + 1), ending)
        self.keep(first, moves, spent, outcome, ending)
        if seat in self.returning:
            self.returning.discard(seat)
            self.hall.spawn(self.hall.set_away(self, [seat], away=False))

    def told(self) -> Told:
        """What has happened, as it will be sent to each viewer."""
        play, teller = self.play, self.teller
        assert play is not None
        assert teller is not None
        clocks = b"[]" if play.clocks is None else encode_all(self.timing.shown())
        told = teller.tell(play.log, play.number, clocks)
        play.log.clear()
        return told

    def broadcast(self, news: News) -> None:
        """A choice is on the disk: acknowledge it and let everybody see it."""
        ending = news.ending
        self.answer(news.client, news.answer)
        if ending is not None:
            self.end(ending)
        self.audience.show(news.told)
        if ending is not None:
            self.hall.tell_room(self)
            if self.is_slow:
                self.hall.caller.ended(self)
        self.go_on()

    def ending(self) -> Ending:
        """What is kept when the game is over: the result, and that all may be shown."""
        assert self.teller is not None
        found = self.teller.result()
        assert found is not None, "the game is over"
        counts = not self.room_settings.practice and may_count(self.seating)
        return Ending(self.hall.wall(), found, counts, is_one_try(self.room_settings))

    def end(self, ending: Ending) -> None:
        """It is kept that the game is over."""
        self.row = self.row._replace(**ending.columns)  # type: ignore[arg-type]  # of the same name

    def answer(self, client: Client | None, message: bytes) -> None:
        """Answer whoever made a choice; in another room they would take it for one made there."""
        if client is not None and client in self.audience.clients:
            client.push(message)

    def tell_lost(self, client: Client | None) -> None:
        """A choice could not be kept."""
        if client is not None:
            self.answer(client, encode(Refused("not_kept").error(client.language)))

    def go_on(self) -> None:
        """Call the bots that are asked, and set the clock; or end the game."""
        play = self.play
        if play is None or self.keeping.pending:  # what is on its way will come here again
            return
        if play.over:
            self.timing.stop()
            if self.row.status == PLAYING:  # earlier versions wrote that beside the last choice
                self.hall.spawn(self.hall.finish(self))
            return
        for seat in play.asked:
            question = (play, play.opened)
            if self.is_bot(seat) and self.thinking.get(seat) != question:
                self.thinking[seat] = question
                self.hall.spawn(bot_turn(self, seat, question))
        self.timing.set()
        if self.is_slow:
            self.hall.caller.asked(self)

    # keeping

    def keep(
        self,
        first: int,
        moves: list[Made],
        spent: int,
        outcome: Outcome,
        ending: Ending | None = None,
    ) -> None:
        """Hand choices to the writer, with the end of the game if they bring it."""
        room, now = self.row.id, self.moved_at
        rows = BytesWriter()
        for place, (seat, what, choice) in enumerate(moves):
            spent_here = spent if place == 0 else 0
            put_row(rows, room, first + place, seat, what, choice, spent_here, now)
        work = partial(end_room, room=room, ending=ending) if ending is not None else None
        self.keeping.append(rows.getvalue(), outcome, work)

    def lose(self) -> None:
        """Something could not be kept: forget the game, and read the room again."""
        self.sleep()
        if not self.is_gone:
            self.hall.spawn(recover(self.hall, self))

    def held(self) -> AbstractAsyncContextManager[None]:
        """Hold the lock of a room that is what is kept; refused until it has been read again."""
        return held(self)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Keep something about the room; when that fails, what was kept has to be read."""
        try:
            return await self.hall.store.write(work, self.claim)
        except Refused as refused:
            if refused.code in DOWN:
                self.keeping.doubt()
            raise


def ack(seat: int, number: int) -> bytes:
    """A choice is safely kept."""
    out = BytesWriter()
    out.write(b'{"type":"ack","seat":')
    put_number(out, seat)
    out.write(b',"number":')
    put_number(out, number)
    out.write(b"}")
    return out.getvalue()
