"""A client on its socket: strict messages in, numbered updates out."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec
import structlog
from starlette.datastructures import Headers

from coltexpress.kernel.vecs import mypyc_attr
from coltexpress.protocol.closing import REFUSED, RESTARTING
from coltexpress.protocol.messages import (
    MESSAGE_LIMIT,
    Advise,
    Chat,
    Choose,
    ClientMessage,
    Emote,
    Hello,
    Part,
    Ping,
    Pong,
    Seal,
    TakeBack,
    TooLong,
    decode,
    decode_short,
    encode,
)
from coltexpress.server.hosting.advice import advise
from coltexpress.server.hosting.audience import Client
from coltexpress.server.hosting.catching_up import chat_line, welcome
from coltexpress.server.hosting.dealing import open_part, put_seal
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.node import Elsewhere
from coltexpress.server.hosting.room import Room
from coltexpress.server.hosting.taking_back import take_back
from coltexpress.server.hosting.talk import check_talk
from coltexpress.server.hosting.turns import Late
from coltexpress.server.http.guessing import guessed
from coltexpress.server.http.guests import device_of, guest_of, language_of
from coltexpress.server.http.headers import is_own_origin
from coltexpress.server.http.peers import SECRET, Looking
from coltexpress.server.http.relay import Relay, open_relay
from coltexpress.server.limits import Bucket
from coltexpress.server.names import tidy_line
from coltexpress.server.refusals import Refused
from coltexpress.server.settings import SOCKETS_A_GUEST
from coltexpress.server.store.chat import Said, add_said
from coltexpress.server.store.store import DOWN

PATIENCE: Final = 15.0  # seconds until hello must have come
FLOODED: Final = 10  # seconds that who floods should wait before coming back
WARNINGS: Final = 100  # of being too fast
INBOX: Final = 100  # messages that wait while one takes its time
GONE: Final = ("stale", "not_asked", "game_over")  # nobody needs advice on such a question
TOO_DEEP: Final = "JSON is nested too deeply"
LOG: Final = structlog.get_logger("socket")


@mypyc_attr(allow_interpreted_subclasses=True)
class Wire(Late):
    """Where messages go."""

    def send(self, message: bytes) -> None:
        """Send a message."""
        raise NotImplementedError

    def close(self, code: int) -> None:
        """Say goodbye."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Socket(Client):
    """One client: its messages are dealt with one after the other, a choice at once."""

    __slots__ = (
        "address",
        "bucket",
        "hall",
        "headers",
        "holder",
        "inbox",
        "is_busy",
        "is_counted",
        "relay",
        "seat_at",
        "to_coach",
        "warnings",
        "wire",
    )

    def __init__(self, hall: Hall, wire: Wire, headers: Headers, address: str) -> None:
        super().__init__(None, language_of(None, headers))
        self.device = device_of(headers)
        self.hall = hall
        self.wire = wire
        self.headers = headers
        self.address = address
        self.seat_at: Room | None = None
        self.to_coach: Advise | None = None  # what the coach was last asked, while he thinks
        self.relay: Relay | None = None  # to the server that owns the room, if that is another
        self.holder: int | None = None  # whose socket it counts as
        self.is_busy = False
        self.is_counted = False  # among those of its address
        self.warnings = 0
        self.inbox: list[bytes] = []
        self.bucket = Bucket(hall.limits.messages, time.monotonic())

    # from beginning to end

    def opened(self) -> None:
        """Find out who this is; messages wait until then."""
        if self.hall.node.is_cut_off:
            self.close(RESTARTING)  # others take it
            return
        try:
            self.admit()
        except Refused as refused:
            self.refuse(refused)
            return
        self.take_time(self.introduce)
        self.hall.loop.call_later(PATIENCE, self.hang_up)

    def admit(self) -> None:
        """Refuse a socket from a strange page, or one too many, before anything is looked up."""
        limits = self.hall.limits
        if not is_own_origin(self.headers, self.hall.settings.origins):
            raise Refused("forbidden_origin")
        if self.hall.is_stopping:
            raise Refused("closing")
        limits.sockets.take(self.address)
        if not limits.open_sockets.add(self.address):
            raise Refused("too_many_sockets", limit=int(limits.open_sockets.each))
        self.is_counted = True

    async def introduce(self) -> None:
        """Find out whose socket it is; refuse it if it is one too many of this guest."""
        forgettings = None
        while forgettings != self.hall.forgettings:  # it may have been this device
            forgettings = self.hall.forgettings
            self.guest = await guest_of(self.hall, self.headers)
        self.language = language_of(self.guest, self.headers)
        if self.hall.is_stopping:
            raise Refused("closing")
        sockets, limit = self.hall.sockets, self.hall.settings.most(SOCKETS_A_GUEST)
        if self.guest is not None and len(sockets.get(self.guest.id, ())) >= limit:
            raise Refused("too_many_sockets", limit=limit)
        if self.is_open:
            self.holder = self.guest.id if self.guest else 0
            sockets.setdefault(self.holder, {})[self] = None

    def gone(self) -> None:
        """The connection is lost."""
        self.is_open = False
        self.inbox.clear()
        self.hall.part(self)
        self.end_relay()
        if self.is_counted:
            self.hall.limits.open_sockets.remove(self.address)
        if self.holder is not None:
            del self.hall.sockets[self.holder][self]
            if not self.hall.sockets[self.holder]:
                del self.hall.sockets[self.holder]

    def hang_up(self) -> None:
        """Whoever has not said hello by now is let go; whoever has, and still waits, comes back."""
        if not self.is_open or self.seat_at is not None or self.relay is not None:
            return
        if self.is_busy:
            self.close(RESTARTING)
        else:
            self.refuse(Refused("hello_first"))

    @property
    def is_passed_on(self) -> bool:
        return self.relay is not None

    def push(self, message: bytes) -> None:
        """Send a message, without waiting."""
        self.wire.send(message)

    def close(self, code: int) -> None:
        """Let the client go; it may come back."""
        self.is_open = False
        self.wire.close(code)

    def lost(self, code: int) -> None:
        """The server that owns the room has let this client go, or is gone itself."""
        self.relay = None
        self.close(code)

    def end_relay(self) -> None:
        """Look no more in a room of another server."""
        if self.relay is not None:
            self.relay.end()
            self.relay = None

    def refuse(self, refused: Refused) -> None:
        """Say what was refused, in the client's language."""
        self.hall.metrics.refused += 1
        LOG.debug("refused", code=refused.code)
        self.push(encode(refused.error(self.language)))
        if refused.kind.fatal or self.holder is None:
            self.close(REFUSED)

    # in

    def heard(self, content: bytes) -> None:
        """A message: it is dealt with at once, unless an earlier one still takes its time."""
        if self.is_busy:
            self.inbox.append(content)
            if len(self.inbox) > INBOX:
                self.refuse(Refused("too_fast", seconds=1))
                self.close(REFUSED)
            return
        try:
            wait = self.bucket.take(time.monotonic())
            if wait:
                self.warn(int(wait) + 1)
            else:
                is_short = len(content) <= MESSAGE_LIMIT
                self.do(decode_short(content) if is_short else decode(content), content)
        except Refused as refused:
            self.refuse(refused)
        except TooLong:
            self.refuse(Refused("too_long", limit=MESSAGE_LIMIT))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.refuse(Refused("bad_message", why=str(error)))
        except RecursionError:
            self.refuse(Refused("bad_message", why=TOO_DEEP))
        except Exception:
            LOG.exception("failed")
            self.refuse(Refused("failed"))

    def warn(self, seconds: int) -> None:
        """Slow a hasty client down; one that does not listen is let go."""
        self.warnings += 1
        self.refuse(Refused("too_fast", seconds=seconds))
        if self.warnings >= WARNINGS:
            self.close(REFUSED)

    def flooded(self) -> None:
        """Too much came in, whatever it was."""
        self.refuse(Refused("too_fast", seconds=FLOODED))
        self.close(REFUSED)

    def do(self, said: ClientMessage, content: bytes) -> None:
        """Do what a message says."""
        room = self.seat_at
        if isinstance(said, Choose) and room is not None and room.play is not None:
            self.choose(room, said)  # nearly always; whoever is passed on has no room here
        elif isinstance(said, Ping):
            self.push(encode(Pong(at=said.at, now=self.hall.told_time())))
        elif isinstance(said, Hello):
            self.take_time(partial(self.greet, said))
        elif self.relay is not None:
            self.relay.say(content)
        elif room is None:
            raise Refused("hello_first")
        elif isinstance(said, Choose):
            self.take_time(partial(self.wake_and_choose, room, said))
        elif isinstance(said, Advise):
            self.ask_coach(room, said)
        elif isinstance(said, Chat | Emote):
            self.take_time(partial(self.talk, room, said))
        elif isinstance(said, Seal):
            self.take_time(partial(put_seal, self.hall, room, self.guest, said))
        elif isinstance(said, Part):
            self.take_time(partial(open_part, self.hall, room, self.guest, said))
        else:
            self.take_time(partial(self.take_back, room, said))

    def take_time(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something that takes a while; messages that come meanwhile wait."""
        self.is_busy = True
        self.hall.spawn(self.until_done(work))

    async def until_done(self, work: Callable[[], Awaitable[None]]) -> None:
        """Finish what takes a while, then hear what has come meanwhile."""
        try:
            await work()
        except Refused as refused:
            self.refuse(refused)
        except Elsewhere:
            self.close(RESTARTING)  # it comes back, and finds the owner
        except Exception:
            LOG.exception("failed")
            self.refuse(Refused("failed"))
        self.is_busy = False
        waiting, self.inbox = self.inbox, []
        for content in waiting:
            if self.is_open:
                self.heard(content)

    def choose(self, room: Room, said: Choose) -> None:
        """A choice, the most common thing."""
        if room.is_closing:
            raise Refused("closing")
        room.used_at = self.hall.loop.time()
        room.choose(self, said)

    async def wake_and_choose(self, room: Room, said: Choose) -> None:
        """A choice in a room that sleeps."""
        await self.hall.find(room.row.code)
        self.choose(room, said)

    async def greet(self, said: Hello) -> None:
        """Sit down in a room; refused to who has guessed too often.

        When rooms cannot be had now, nothing more would come here: whoever waits comes back. Any
        other refusal leaves the client where it is, here or at another server.
        """
        try:
            looking_in = partial(self.look_in, said)
            await guessed(self.hall, self.guest, self.address, said.room, looking_in)
        except Refused as refused:
            self.refuse(refused)
            if refused.code in DOWN:
                self.close(RESTARTING)

    async def look_in(self, said: Hello) -> None:
        """Look in a room, here or at the server that owns it; wait while it changes hands."""
        looking = Looking(self.hall)
        while self.is_open:
            owner = await self.welcomed(said)
            if owner is None:
                return
            if self.hall.node.knows(self.headers.get(SECRET, "")):
                self.close(RESTARTING)  # the server that has sent it here looks again
                return
            if self.relay is not None and self.relay.node == owner:
                self.relay.say(msgspec.json.encode(said))
                return
            relay = await open_relay(self, owner)
            if relay is not None:
                self.end_relay()
                self.relay = relay
                self.hall.part(self)
                self.seat_at, self.room = None, ""
                relay.say(msgspec.json.encode(said))
                return
            await looking.wait()

    async def welcomed(self, said: Hello) -> int | None:
        """Look in a room that is here; otherwise which server owns it, 0 if none does."""
        try:
            self.seat_at = await welcome(self.hall, self, said)
        except Elsewhere as where:
            return where.node
        return None

    async def take_back(self, room: Room, said: TakeBack) -> None:
        """A choice is to be taken back."""
        await self.hall.find(room.row.code)
        await take_back(self.hall, room, self, said)

    def ask_coach(self, room: Room, said: Advise) -> None:
        """Ask the coach; what is said meanwhile, a choice above all, does not wait for him."""
        is_asked, self.to_coach = self.to_coach is not None, said
        if not is_asked:
            self.hall.spawn(self.hear_coach(room, said))

    async def hear_coach(self, room: Room, said: Advise) -> None:
        """Wait for the coach, and then ask him what was wanted last, if that is something else."""
        try:
            await self.hall.find(room.row.code)
            await advise(room, self, said)
        except Refused as refused:
            if self.is_open and refused.code not in GONE:
                self.refuse(refused)
        except Elsewhere:
            self.close(RESTARTING)
        finally:
            wanted, self.to_coach = self.to_coach, None
        if wanted is not None and wanted != said and self.is_open and self.seat_at is room:
            self.ask_coach(room, wanted)

    async def talk(self, room: Room, said: Chat | Emote) -> None:
        """A line of chat or an emote, kept and then told to everybody."""
        if self.guest is None:
            raise Refused("not_a_guest")
        guest = self.guest
        room = await self.hall.find(room.row.code)
        seats = room.seats_of(guest.id)
        state = room.play.state if room.play else None
        check_talk(room.book, state, is_on=room.room_settings.chat, is_player=bool(seats))
        self.hall.limits.chat.take(guest.id)
        seat = next((viewer for viewer in room.audience.viewers_of(self) if viewer >= 0), None)
        name = guest.name if seat is None else room.seating[seat].name
        text, emote = (tidy_line(said.text), None) if isinstance(said, Chat) else ("", said.emote)
        line = Said(0, seat, name, text, emote, self.hall.wall())
        room.is_silent = False  # even if we should not hear whether it was kept
        work = partial(add_said, room=room.row.id, guest=guest.id, said=line)
        kept = await self.hall.store.write(work, room.claim)
        self.hall.metrics.chat += 1
        room.tell_line(kept.number, encode(chat_line(kept)))
