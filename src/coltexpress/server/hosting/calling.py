"""Calling people: whoever is waited for in a slow room and does not come is sent a message.

A room writes down who is waited for. After a while the call is due; whoever has answered by then is
not in the list any more, and whoever looks at the room is left alone, since the page tells them.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection

from coltexpress.i18n import ENGLISH
from coltexpress.i18n.plain import say
from coltexpress.server.hosting.asleep import read_asleep
from coltexpress.server.hosting.recovery import read_whole
from coltexpress.server.push.endpoints import Forbidden, read_endpoint
from coltexpress.server.push.posting import Post
from coltexpress.server.refusals import Refused
from coltexpress.server.store import calls as store
from coltexpress.server.store.calls import Call, Subscription, Waits
from coltexpress.server.store.rooms import PERSON, RoomRow, SeatRow

if TYPE_CHECKING:
    from coltexpress.server.hosting.hall import Hall
    from coltexpress.server.hosting.room import Room

AT_ONCE: Final = 20  # calls that one server makes at a time
TRIES: Final = 3
AGAIN: Final = 5 * 60 * 1000  # milliseconds until a service is asked once more
LIVES: Final = 24 * 60 * 60  # seconds that a service keeps a message for a device that is off
GONE: Final = (404, 410)  # there is no such browser any more
SEED: Final = 32  # bytes
WORDS: Final = {  # the title, and what stands below it: with other people, and against bots alone
    store.TURN: ("server-call-turn", "server-call-turn-with", "server-call-turn-alone"),
    store.OVER: ("server-call-over", "server-call-over-with", "server-call-over-alone"),
}
LOG: Final = structlog.get_logger("calls")


class Told(NamedTuple):
    """What must be known of a room to call somebody."""

    row: RoomRow
    seating: list[SeatRow]
    browsers: list[Subscription]


class Caller:
    """Makes the calls of one server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.post = Post()
        self.secret: bytes | None = None

    async def key(self) -> bytes:
        """The secret of this server and of all that share its database; made when it is new."""
        if self.secret is None:
            fresh = self.hall.luck.randbytes(SEED)
            self.secret = await self.hall.store.write(partial(store.push_secret, fresh=fresh))
        return self.secret

    # in a room

    def asked(self, room: Room) -> None:
        """Others may be waited for than before, in a room with a slow clock."""
        guests = {seat: owner for seat in room.people_asked() if (owner := room.owner(seat))}
        waits = Waits(room.playing().opened, guests)
        if waits == room.called:
            return
        room.called = waits
        work = partial(store.expect_turns, room=room.row.id, waits=waits, due=self.due())
        self.hall.spawn(self.keep(room, work))

    def ended(self, room: Room) -> None:
        """A game with a slow clock is over: those who played it hear of it, wherever they are."""
        people = {row.seat: row.guest for row in room.seating if row.guest and plays(row)}
        waits = Waits(room.playing().number, people)
        work = partial(store.expect_end, room=room.row.id, people=waits, due=self.due())
        self.hall.spawn(self.keep(room, work))

    def due(self) -> int:
        """When somebody is called who is waited for from now on."""
        return self.hall.told_time() + int(self.hall.settings.call_after * 1000)

    async def keep(self, room: Room, work: Callable[[Connection], object]) -> None:
        """Write down who is waited for; if that fails, it is done when the room is woken."""
        try:
            await self.hall.store.write(work, room.claim)
        except Refused:
            room.called = None
            raise

    # calling

    async def look(self) -> None:
        """Make the calls that are due; if the store does not work, they are due later."""
        hall, now = self.hall, self.hall.told_time()
        with contextlib.suppress(Refused):
            while await hall.store.read(partial(store.is_any_due, now=now)):
                take = partial(
                    store.take_due, now=now, again=now + AGAIN, node=hall.node.number, most=AT_ONCE
                )
                taken = await hall.store.write(take)
                if not taken:
                    return  # they are other servers'
                await asyncio.gather(*[self.call(one) for one in taken])

    async def call(self, one: Call) -> None:
        """Call somebody, or see that it is not wanted, or try again later."""
        hall = self.hall
        room = hall.rooms.get(one.code)
        if room is not None and one.seat in room.audience.seats:
            await hall.store.write(partial(store.try_again, one=one, due=self.due(), tries=0))
            return
        told = await hall.store.read(partial(read_told, one=one))
        row = told.seating[one.seat]
        if not told.browsers or row.guest != one.guest or not plays(row):
            await hall.store.write(partial(store.done, one=one, gone=[]))
            return
        try:
            hall.limits.calls.take(one.guest)
            statuses = await self.send(one, told)
        except Refused:
            statuses = []
        gone = [
            browser.device
            for browser, status in zip(told.browsers, statuses, strict=False)
            if status in GONE
        ]
        is_heard = any(200 <= status < 300 or status in GONE for status in statuses)
        LOG.info("called", heard=is_heard, browsers=len(statuses), gone=len(gone))
        if is_heard or one.tries + 1 >= TRIES:
            await hall.store.write(partial(store.done, one=one, gone=gone))
        else:
            due, tries = hall.told_time() + AGAIN, one.tries + 1
            await hall.store.write(partial(store.try_again, one=one, due=due, tries=tries))

    async def send(self, one: Call, told: Told) -> list[int]:
        """Send the message to every browser of a guest; how each service has answered."""
        secret = await self.key()
        room = self.hall.rooms.get(one.code)
        asleep = read_asleep(told.row.asleep)
        number = room.round if room is not None else asleep.round if asleep is not None else 0
        content = msgspec.json.encode(message(one, told.seating, max(1, number)))
        return list(
            await asyncio.gather(
                *[self.send_to(browser, content, one, secret) for browser in told.browsers]
            )
        )

    async def send_to(self, browser: Subscription, content: bytes, one: Call, secret: bytes) -> int:
        """Send a message to one browser; how its service has answered."""
        from coltexpress.server.push.sealing import sealed
        from coltexpress.server.push.signing import authorization

        try:
            endpoint = read_endpoint(browser.endpoint, private=self.post.private)
        except Forbidden:
            return GONE[0]
        now = self.hall.wall() // 1000
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(LIVES),
            "topic": one.code,  # a later call takes the place of one that was not fetched
            "authorization": authorization(secret, endpoint.origin, browser.origin, now),
        }
        content = sealed(content, browser.public, browser.auth)
        return await self.post.send(endpoint, headers, content)


def plays(row: SeatRow) -> bool:
    """Does a person play here, and no bot in their place?"""
    return row.kind == PERSON and not row.away and not row.resigned


def read_told(connection: Connection, one: Call) -> Told:
    """A room, and the browsers of whoever is called."""
    row, seating, _ = read_whole(connection, one.code)
    return Told(row, seating, store.subscriptions_of(connection, one.guest))


def message(one: Call, seating: Sequence[SeatRow], number: int) -> dict[str, str]:
    """What the browser shows, in the language of its owner, and where a tap leads."""
    language, (title, with_others, alone) = one.language or ENGLISH, WORDS[one.what]
    others = [row.name for row in seating if row.kind == PERSON and row.guest != one.guest]
    values: dict[str, str | int] = {"round": number, "players": ", ".join(others)}
    return {
        "title": say(language, title),
        "body": say(language, with_others if others else alone, values),
        "url": f"/table/{one.code}",
        "tag": one.code,
    }
