"""Mistakes that the server once made, or could make: each must be noticed in some world."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from hashlib import sha256
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, select
from starlette.responses import Response

from coltexpress.protocol.bodies import SwapBot
from coltexpress.protocol.closing import FORGOTTEN
from coltexpress.protocol.messages import Hello, Part, Seal, encode
from coltexpress.protocol.rooms import SeatInfo
from coltexpress.server.clocks import Clocks
from coltexpress.server.fair import Shuffle, seal
from coltexpress.server.hosting import archive, dealing, hall, infos, lobby, recovery, room
from coltexpress.server.hosting.audience import WATCHING, Audience, Client
from coltexpress.server.hosting.catching_up import greeting, look_up, scene_or_news
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.keeping import Either, Keeping, Outcome
from coltexpress.server.hosting.room import Room
from coltexpress.server.http import about_guests, socket
from coltexpress.server.http.call import Call
from coltexpress.server.refusals import Refused
from coltexpress.server.store import guests, journal, writer
from coltexpress.server.store.chat import Said
from coltexpress.server.store.guests import Guest, Linked
from coltexpress.server.store.moves import Kept
from coltexpress.server.store.rooms import LOBBY, OVER, RoomRow, SeatRow
from coltexpress.server.store.schema import journal as records_to_come
from coltexpress.server.store.schema import links

LookedUp = tuple[Room, list[Said], list[Kept] | None]


class Mistake(NamedTuple):
    """Something that the server could do wrong."""

    noticed: str  # what is said when it is noticed
    patches: list[tuple[object, str, Any]]  # where, what, by what
    world: int  # in which it was noticed, to look there first


async def look_up_slowly(hall: Hall, hello: Hello) -> LookedUp:
    """As in a room where something was said: the database is asked, which takes a while."""
    await hall.store.read(lambda _: None)
    return await look_up(hall, hello)


async def welcome_of_who_is_gone(hall: Hall, client: Client, hello: Hello) -> Room:
    """Nobody asks whether the client is still there."""
    found, chat, _ = await look_up_slowly(hall, hello)
    hall.part(client)
    client.wants = tuple(
        seat for seat in hello.seats if client.guest and found.owner(seat) == client.guest.id
    )
    hall.join(found, client)
    client.push(encode(greeting(hall, found, client, hello, chat)))
    return found


async def welcome_by_an_old_list(hall: Hall, client: Client, hello: Hello) -> Room:
    """Who may look is asked before something is waited for, and never again."""
    found = await hall.find(hello.room)
    own = found.seats_of(client.guest.id) if client.guest else []
    for seat in hello.seats:
        if seat not in own:
            raise Refused("not_your_seat", seat=seat + 1)
    found, chat, record = await look_up_slowly(hall, hello)
    if not client.is_open:
        return found
    hall.part(client)
    client.wants = tuple(dict.fromkeys(hello.seats))
    hall.join(found, client)
    client.push(encode(greeting(hall, found, client, hello, chat)))
    if found.play is not None:
        for each in found.audience.viewers_of(client):
            client.push(encode(scene_or_news(found, each, hello.since, record)))
    return found


def viewers_as_wanted(self: Audience, client: Client) -> tuple[int, ...]:
    """What a client once wanted is what it has."""
    return client.wants or WATCHING


def settle_as_kept(self: Keeping, outcome: Outcome) -> None:
    """Whatever has become of it, it is acknowledged."""
    outcome.kept()


def acknowledge_when_quiet(self: Keeping, outcome: Outcome) -> None:
    """A repeated choice is acknowledged when nothing is on its way, kept or not."""
    if self.pending:
        self.quiet.append(Either(outcome.kept, outcome.kept))
    else:
        outcome.kept()


async def recover_once(hall: Hall, found: Room) -> None:
    """A room is read again once; if that fails, it is dead."""
    await recovery.read_again(hall, found)


def all_jobs(jobs: list[writer.Job]) -> list[writer.Job]:
    """Choices are kept also when those before them were not."""
    return jobs


def forget_journal(self: journal.Journal, connection: Connection) -> None:
    """The journal is emptied, and nothing is sorted in."""
    connection.execute(delete(records_to_come))
    self.highest.clear()
    self.rows, self.is_certain = 0, True


async def once(hall: Hall, work: Callable[[], Any]) -> object:
    """Nothing is tried twice."""
    return await work()


def answer_anywhere(self: Room, client: Client | None, message: bytes) -> None:
    """An answer is sent also to who is in another room by now."""
    if client is not None:
        client.push(message)


async def leave_by_an_old_status(hall: Hall, found: Room, guest: Guest) -> None:
    """Whether the game has begun is asked before the lock is held."""
    if found.row.status == LOBBY:
        async with found.held():
            await hall.save(found, [SeatRow(seat) for seat in found.seats_of(guest.id)])
    else:
        await hall.set_away(found, found.seats_of(guest.id), away=True)


async def swap_by_an_old_row(hall: Hall, found: Room, guest: Guest, wanted: SwapBot) -> None:
    """The seat is read before the lock is held."""
    lobby.need_host(found, guest)
    row = lobby.with_bot(found, lobby.seat_at(found, wanted.seat), wanted.level or "")
    async with found.lock:
        await hall.save(found, [row])
    hall.seats_changed(found)


def ask_anew(self: Clocks, asked: Collection[int], people: Collection[int], now: int) -> None:
    """Who leaves and comes back begins anew."""
    self.since = {seat: at for seat, at in self.since.items() if seat in people}
    for seat in people:
        self.since.setdefault(seat, now)


def spent_in_time(self: Clocks, seat: int, now: int) -> int:
    """A time-out costs nothing."""
    found = max(0, now - self.since.get(seat, now))
    return 0 if self.is_late(seat, now) else found


async def rematch_of_anybody(hall: Hall, found: Room, guest: Guest) -> Room:
    """Nobody asks who has sat there."""
    async with found.lock:
        if found.row.status != OVER:
            raise Refused("not_over")
        if found.row.next_code is None:
            await lobby.open_again(hall, found, guest)
    assert found.row.next_code is not None
    return await hall.find(found.row.next_code)


async def start_with_another_secret(hall: Hall, found: Room, guest: Guest) -> None:
    """When everybody sits, the server draws a secret that suits it better."""
    if found.row.status == LOBBY:
        found.row = found.row._replace(secret=bytes(32))
    await START(hall, found, guest)


async def seal_any_time(hall: Hall, found: Room, guest: Guest | None, said: Seal) -> None:
    """A seal is replaced also when parts are being opened."""
    async with found.held():
        row = dealing.own_seat(found, guest, said.seat)
        await hall.save(found, [row._replace(seal=said.seal)])
    hall.tell_room(found)


async def open_any_time(hall: Hall, found: Room, guest: Guest | None, said: Part) -> None:
    """A part is taken whenever it fits: in the lobby, and after the deal."""
    part = bytes.fromhex(said.part)
    async with found.held():
        row = dealing.own_seat(found, guest, said.seat)
        if row.seal != seal(part):
            raise Refused("bad_part", seat=said.seat + 1)
        await hall.save(found, [row._replace(part=part)])
    if not dealing.shuffle_of(found.row, found.seating).missing and dealing.is_dealing(found.row):
        await dealing.deal(hall, found.row.code)


async def open_anything(hall: Hall, found: Room, guest: Guest | None, said: Part) -> None:
    """Nobody compares a part with its seal."""
    async with found.held():
        row = dealing.own_seat(found, guest, said.seat)
        if row.seal and dealing.is_dealing(found.row):
            await hall.save(found, [row._replace(part=bytes.fromhex(said.part))])


async def drop_part(hall: Hall, found: Room, guest: Guest | None, said: Part) -> None:
    """The server leaves out a part that it does not like, and says that it never came."""


def parts_shown_at_once(
    row: RoomRow, seat: SeatRow, online: tuple[int, ...], guest: int | None
) -> SeatInfo:
    """A part is shown as soon as it is in, when others can still keep theirs back."""
    shown = SEAT_INFO(row, seat, online, guest)
    shown.part = seat.part.hex() if seat.part is not None else None
    return shown


def deal_at_once(hall: Hall, found: Room) -> None:
    """Nobody is waited for."""
    hall.spawn(dealing.deal(hall, found.row.code))


def key_without_the_last(self: Shuffle) -> bytes:
    """One part is left out of the shuffle."""
    opened = [self.parts[seat] for seat in sorted(self.parts)][:-1]
    return sha256(b"".join([self.secret, *opened])).digest() if opened else self.secret


async def forget_who_looks_on(call: Call) -> Response:
    """Who is just coming is not forgotten."""
    me = call.me
    await call.hall.store.write(partial(guests.forget_all, guest=me.id))
    for found in call.hall.rooms.values():
        for client in found.audience.of_guests([me.id]):
            client.close(FORGOTTEN)
    return about_guests.forgotten()


async def forget_the_cookie(call: Call) -> Response:
    """A device that is forgotten keeps its sockets."""
    await call.hall.store.write(partial(guests.forget_token, token=about_guests.token_of(call)))
    return about_guests.forgotten()


def use_link_again(connection: Connection, code: str, token: str, now: int) -> Linked | None:
    """A code works more than once."""
    row = connection.execute(select(links).where(links.c.hash == guests.hashed(code))).one_or_none()
    if row is None:
        return None
    gone = guests.add_token(connection, row.guest, token, now)
    found = guests.guest_with(connection, token)
    return Linked(found[0], gone) if found else None


def shuffle_of_openers(row: RoomRow, seating: list[SeatRow]) -> Shuffle:
    """The record does not name those who sealed a part and kept it back."""
    found = dealing.shuffle_of(row, seating)
    seals = {seat: mark for seat, mark in found.seals.items() if seat in found.parts}
    return Shuffle(found.secret, seals, found.parts)


START = lobby.start
SEAT_INFO = infos.seat_info
LIVENESS = "does not go on|nobody has written so"
MUTANTS: dict[str, Mistake] = {
    "a stranger keeps looking as a seat": Mistake(
        "was shown to guest|nobody who may",
        [(socket, "welcome", welcome_by_an_old_list), (Audience, "viewers_of", viewers_as_wanted)],
        41,
    ),
    "who is gone still looks on": Mistake(
        "still looks on", [(socket, "welcome", welcome_of_who_is_gone)], 12
    ),
    "what is lost is acknowledged": Mistake(
        "acknowledged and not kept|before it was kept", [(Keeping, "settle", settle_as_kept)], 2
    ),
    "a repeated choice is acknowledged and lost": Mistake(
        "acknowledged and not kept", [(Keeping, "when_quiet", acknowledge_when_quiet)], 4
    ),
    "an outage leaves rooms dead": Mistake(
        f"{LIVENESS}|in memory", [(room, "recover", recover_once)], 1
    ),
    "choices are kept after a lost one": Mistake(
        "comes after|answers no open question", [(writer, "unbroken", all_jobs)], 12
    ),
    "the caretaker gives up": Mistake(
        f"unavailable|not_kept|{LIVENESS}", [(hall, "until_kept", once)], 150
    ),
    "the journal is thrown away": Mistake(
        "not what was written|in memory is another|comes after",
        [(journal.Journal, "sort_in", forget_journal)],
        0,
    ),
    "an answer goes to another room": Mistake(
        "acknowledged", [(Room, "answer", answer_anywhere)], 0
    ),
    "leaving opens a seat in play": Mistake(
        "changed hands in play", [(lobby, "leave", leave_by_an_old_status)], 35
    ),
    "a bot is put on a seat that was taken": Mistake(
        "lost the seat|changed hands", [(lobby, "swap_bot", swap_by_an_old_row)], 21
    ),
    "coming back begins the clock anew": Mistake("has won time", [(Clocks, "ask", ask_anew)], 4),
    "a time-out costs no reserve": Mistake(
        "cost no reserve", [(Clocks, "spent", spent_in_time)], 12
    ),
    "the server changes its secret at the start": Mistake(
        "seal of the server has changed", [(lobby, "start", start_with_another_secret)], 0
    ),
    "a seal changes while parts are opened": Mistake(
        "a seal has changed after the start", [(socket, "put_seal", seal_any_time)], 1
    ),
    "a part is opened while seals can still change": Mistake(
        "opened before the start", [(socket, "open_part", open_any_time)], 1
    ),
    "a part is opened after the deal": Mistake(
        "changed after the deal", [(socket, "open_part", open_any_time)], 3
    ),
    "a part need not fit its seal": Mistake(
        "another part was opened", [(socket, "open_part", open_anything)], 7
    ),
    "a part is dropped": Mistake("in time was left out", [(socket, "open_part", drop_part)], 31),
    "a part is shown before the deal": Mistake(
        "shown before the deal", [(infos, "seat_info", parts_shown_at_once)], 21
    ),
    "nobody waits for parts": Mistake(
        "without waiting for parts", [(lobby, "expect_parts", deal_at_once)], 3
    ),
    "a part is left out of the shuffle": Mistake(
        "does not follow", [(Shuffle, "key", property(key_without_the_last))], 33
    ),
    "the record hides who opened no part": Mistake(
        "hides who gave no part", [(archive, "shuffle_of", shuffle_of_openers)], 5
    ),
    "who says hello while forgotten stays": Mistake(
        "to guest None|taken for a guest", [(about_guests, "forget_all", forget_who_looks_on)], 37
    ),
    "a forgotten device keeps its sockets": Mistake(
        "to guest None|taken for a guest", [(about_guests, "forget", forget_the_cookie)], 5
    ),
    "a link works twice": Mistake(
        "has worked for guest", [(guests, "use_link", use_link_again)], 17
    ),
    "anybody opens a rematch": Mistake("a stranger", [(lobby, "rematch", rematch_of_anybody)], 50),
}
