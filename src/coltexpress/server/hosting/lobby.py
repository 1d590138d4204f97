"""What is done to a room beside playing: opening, sitting down, starting, leaving."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

import msgspec
from sqlalchemy import Connection

from coltexpress.games import game
from coltexpress.kernel.errors import ColtExpressError
from coltexpress.protocol import bodies, rooms
from coltexpress.protocol.closing import SEATS_CHANGED
from coltexpress.protocol.rooms import BotSeat, PersonSeat, SeatPlan
from coltexpress.server.codes import new_code
from coltexpress.server.fair import new_secret, repeated_secret
from coltexpress.server.hosting.dealing import expect_parts, shuffle_of
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.node import Elsewhere
from coltexpress.server.hosting.room import Room
from coltexpress.server.hosting.room_settings import (
    RoomSettings,
    check_bot,
    is_one_try,
    write_settings,
)
from coltexpress.server.names import tidy_name
from coltexpress.server.refusals import Refused
from coltexpress.server.settings import ROOMS_A_GUEST
from coltexpress.server.store.guests import Guest, name_of
from coltexpress.server.store.nodes import claim
from coltexpress.server.store.rooms import (
    ABANDONED,
    BOT,
    LOBBY,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    NewRoom,
    SeatRow,
    add_room,
    change_room,
    count_hosted,
    read_room,
    start_room,
)

TRIES: Final = 8  # to find a code that is free
OURS: Final = ("players", "data")  # settings that are not for guests to say


# Opening


async def open_room(hall: Hall, guest: Guest, wanted: rooms.NewRoom) -> Room:
    """A new room, in the lobby or at once in play."""
    if wanted.game not in hall.settings.games:
        raise Refused("bad_settings", why=f"{wanted.game} is for developers: serve --developer")
    settings = check_settings(wanted)
    seating = [seat_for(number, plan, guest) for number, plan in enumerate(wanted.seats)]
    room_settings = RoomSettings(
        clock=wanted.clock,
        chat=wanted.chat,
        coach=wanted.coach,
        stand_in=check_bot(wanted.stand_in),
    )
    made = new_room(wanted.game, settings, room_settings, guest, secret_for(hall, wanted))
    made = made._replace(is_public=wanted.visibility == "public")
    room = await add(hall, made, seating)
    if wanted.start and all(row.kind != OPEN for row in seating):
        await start(hall, room, guest)
    return room


def secret_for(hall: Hall, wanted: rooms.NewRoom) -> bytes:
    """What chance is made of in a new room."""
    seed = hall.settings.seed
    if seed is None:
        return new_secret(hall.luck)
    return repeated_secret(seed, msgspec.json.encode(wanted, order="sorted"))


def new_room(
    name: str, settings: dict[str, str], room_settings: RoomSettings, guest: Guest, secret: bytes
) -> NewRoom:
    """A private room of a guest, by the rules of today."""
    return NewRoom(
        code="",
        game=name,
        rules=game(name).version,
        settings=msgspec.json.encode(settings).decode(),
        room_settings=write_settings(room_settings),
        host=guest.id,
        is_public=False,
        secret=secret,
    )


async def add(hall: Hall, made: NewRoom, seating: list[SeatRow]) -> Room:
    """Keep a new room under a code of its own."""
    await hall.node.entered()
    work = partial(add_new, hall, made=made, seating=seating)
    code = await hall.store.write(work)
    try:
        room = await hall.find(code)
    except Elsewhere as error:
        raise Refused("not_kept") from error  # it is there; to be asked again would open another
    room.is_silent = True
    return room


def add_new(hall: Hall, connection: Connection, made: NewRoom, seating: list[SeatRow]) -> str:
    """Write a new room, which is this server's from the start; its code."""
    most = hall.settings.most(ROOMS_A_GUEST)
    if count_hosted(connection, made.host) >= most:
        raise Refused("too_many_rooms", limit=most)
    code = free_code(connection, hall.luck)
    add_room(connection, made._replace(code=code), seating, hall.wall())
    if not claim(connection, code, hall.node.number):
        raise Refused("unavailable")
    return code


def free_code(connection: Connection, luck: Random) -> str:
    """A code that no room has."""
    for _ in range(TRIES):
        code = new_code(luck=luck)
        if read_room(connection, code) is None:
            return code
    raise Refused("failed")


def check_settings(wanted: rooms.NewRoom) -> dict[str, str]:
    """The settings of the game, complete and allowed by its rules."""
    book = game(wanted.game)
    if len(wanted.seats) not in book.players and len(wanted.seats) != 2:
        raise Refused("bad_seats", players=f"{book.players[0]}–{book.players[-1]}")
    given = {name: text for name, text in wanted.settings.items() if name not in OURS}
    if wanted.settings.get("players", str(len(wanted.seats))) != str(len(wanted.seats)):
        raise Refused("bad_seats", players=wanted.settings["players"])
    try:
        state = book.new({**given, "players": str(len(wanted.seats))})
    except ColtExpressError as error:
        raise Refused("bad_settings", why=str(error)) from error
    if state.seats != len(wanted.seats):
        raise Refused("bad_seats", players=str(state.seats))
    return book.settings(state)


def seat_for(number: int, plan: SeatPlan, guest: Guest) -> SeatRow:
    """A seat as the host wants it."""
    if isinstance(plan, BotSeat):
        return SeatRow(number, BOT, bot=check_bot(plan.level))
    if isinstance(plan, PersonSeat):
        name = tidy_name(plan.name) if plan.name else guest.name
        return SeatRow(number, PERSON, guest.id, name, seal=plan.seal or "")
    return SeatRow(number)


# Sitting down and getting up
#
# Who may do what is asked with the lock of the room held, so that it is still so when it is done.


async def join(hall: Hall, room: Room, guest: Guest, wanted: bodies.Join) -> None:
    """Take open seats."""
    async with room.held():
        need_lobby(room)
        empty = [row.seat for row in room.seating if row.kind == OPEN]
        if not empty:
            raise Refused("no_open_seat")
        seats = list(dict.fromkeys(wanted.seats)) or empty[: max(1, len(wanted.names))]
        for seat in seats:
            if seat not in empty:
                raise Refused("seat_taken", seat=seat + 1)
        names = [tidy_name(name) for name in wanted.names]
        names += [guest.name] * (len(seats) - len(names))
        rows = [
            SeatRow(seat, PERSON, guest.id, name) for seat, name in zip(seats, names, strict=False)
        ]
        await hall.save(room, rows)
    hall.tell_room(room)


async def leave(hall: Hall, room: Room, guest: Guest) -> None:
    """Leave one's seats: they are open again, or bots stand in until one is back."""
    async with room.held():
        if await get_up(hall, room, guest):
            return
        if is_one_try(room.room_settings):
            return  # nobody else plays it; it waits
        seats = room.seats_of(guest.id)
    await hall.set_away(room, seats, away=True)


async def get_up(hall: Hall, room: Room, guest: Guest) -> bool:
    """Open one's seats before the game; False once it has begun."""
    if room.row.status != LOBBY:
        return False
    await hand_over(hall, room, guest, [SeatRow(seat) for seat in room.seats_of(guest.id)])
    send_off(hall, room, guest.id)
    hall.tell_room(room)
    return True


async def hand_over(hall: Hall, room: Room, guest: Guest, rows: list[SeatRow]) -> bool:
    """Save the seats of a guest who goes; the next person is host then.

    False where there is nobody else: the room is closed.
    """
    if room.row.host != guest.id:
        await hall.save(room, rows)
    elif heirs := [row.guest for row in room.seating if row.guest and row.guest != guest.id]:
        name = await hall.store.read(partial(name_of, guest=heirs[0]))
        await hall.save(room, rows, host=heirs[0])
        room.host = name
    else:
        await hall.save(room, rows, status=ABANDONED)
        return False
    return True


async def kick(hall: Hall, room: Room, guest: Guest, seat: int) -> None:
    """The host opens somebody's seat again."""
    async with room.held():
        need_host(room, guest)
        need_lobby(room)
        owner = seat_at(room, seat).guest
        await hall.save(room, [SeatRow(seat)])
        if owner is not None:
            send_off(hall, room, owner)
    hall.tell_room(room)


async def swap_bot(hall: Hall, room: Room, guest: Guest, wanted: bodies.SwapBot) -> None:
    """The host puts a bot on a seat or takes it away; in play, only where nobody is there."""
    level = check_bot(wanted.level) if wanted.level else ""
    async with room.held():
        need_host(room, guest)
        row = seat_at(room, wanted.seat)
        await hall.save(room, [with_bot(room, row, level)])
    hall.seats_changed(room)


def with_bot(room: Room, row: SeatRow, level: str) -> SeatRow:
    """A seat with a bot, or open again; in play a bot may stand in for who is not there."""
    if is_one_try(room.room_settings):
        raise Refused("one_try")
    if room.row.status == PLAYING:
        if not level or row.kind != PERSON or row.seat in room.audience.seats:
            raise Refused("already_started")
        return row._replace(bot=level, away=True)
    need_lobby(room)
    if row.kind == PERSON:
        raise Refused("seat_taken", seat=row.seat + 1)
    return SeatRow(row.seat, BOT, bot=level) if level else SeatRow(row.seat)


async def resign(hall: Hall, room: Room, guest: Guest, seat: int) -> None:
    """Give a seat to a bot for good."""
    async with room.held():
        if room.row.status == LOBBY:
            raise Refused("not_started")
        row = seat_at(room, seat)
        if room.owner(seat) != guest.id:
            raise Refused("not_your_seat", seat=seat + 1)
        if room.row.status != PLAYING:
            raise Refused("game_over")
        await hall.save(room, [row._replace(resigned=True)])
    hall.seats_changed(room)


async def vanish(hall: Hall, room: Room, guest: Guest) -> None:
    """Leave a room for good and without a name; without anybody else it is closed."""
    async with room.held():
        if await get_up(hall, room, guest):
            return
        is_playing = room.row.status == PLAYING
        rows = [
            room.seating[seat]._replace(guest=None, name="", resigned=is_playing)
            for seat in room.seats_of(guest.id)
        ]
        if not await hand_over(hall, room, guest, rows):
            hall.leave(room)
            return
        send_off(hall, room, guest.id)
    if is_playing:
        hall.seats_changed(room)


def send_off(hall: Hall, room: Room, guest: int) -> None:
    """Those who have lost their seats come back as spectators."""
    for client in room.audience.of_guests([guest]):
        if set(client.wants) - set(room.seats_of(guest)):
            hall.part(client)
            client.close(SEATS_CHANGED)


# Starting and playing again


async def start(hall: Hall, room: Room, guest: Guest) -> None:
    """Begin the game: at once, or as soon as the sealed parts of the shuffle are opened."""
    async with room.held():
        need_host(room, guest)
        need_lobby(room)
        if any(row.kind == OPEN for row in room.seating):
            raise Refused("seats_are_open")
        now = hall.wall()
        dealt = None if shuffle_of(room.row, room.seating).missing else now
        rules = room.book.version  # the server may play others than when the room was opened
        values: dict[str, object] = {"started_at": now, "dealt_at": dealt, "rules": rules}
        work = partial(start_room, room=room.row.id, values=values)
        if not await room.write(work):
            raise Refused("already_started")
        room.row = room.row._replace(status=PLAYING, started_at=now, dealt_at=dealt, rules=rules)
        if dealt is None:
            expect_parts(hall, room)
        else:
            room.begin()
            await room.keeping.all_done()
    hall.tell_room(room)
    hall.show_afresh(room, "welcome")


async def rematch(hall: Hall, room: Room, guest: Guest) -> Room:
    """The same room once more, for those who sat there; the same one for all who ask."""
    async with room.held():
        if room.row.status != OVER:
            raise Refused("not_over")
        if not room.seats_of(guest.id):
            raise Refused("not_a_player")
        if room.row.next_code is None:
            await open_again(hall, room, guest)
    hall.tell_room(room)
    assert room.row.next_code is not None
    return await hall.find(room.row.next_code)


async def open_again(hall: Hall, room: Room, guest: Guest) -> None:
    """Open a room with the same settings and the same people.

    The host stays host, unless they did not play, or have left or resigned: then whoever asked
    first is.
    """
    old = room.row
    seating = [
        SeatRow(row.seat, row.kind, row.guest, row.name, row.bot if row.kind == BOT else "")
        for row in room.seating
    ]
    stays = any(not room.is_bot(seat) for seat in room.seats_of(old.host))
    made = NewRoom(
        code="",
        game=old.game,
        rules=room.book.version,
        settings=old.settings,
        room_settings=write_settings(msgspec.structs.replace(room.room_settings, daily=None)),
        host=old.host if stays else guest.id,
        is_public=old.is_public,
        secret=new_secret(hall.luck),
    )

    def work(connection: Connection) -> str:
        kept = read_room(connection, old.code)
        if kept is not None and kept.next_code is not None:
            return kept.next_code  # another server was first
        code = add_new(hall, connection, made, seating)
        change_room(connection, old.id, {"next_code": code})
        return code

    room.row = old._replace(next_code=await room.write(work))


# Who may


def need_lobby(room: Room) -> None:
    """Refuse what can only be done before the game."""
    if room.row.status != LOBBY:
        raise Refused("already_started")


def need_host(room: Room, guest: Guest) -> None:
    """Refuse what only the host may do."""
    if room.row.host != guest.id:
        raise Refused("not_the_host")


def seat_at(room: Room, seat: int) -> SeatRow:
    """A seat of the room."""
    if seat >= len(room.seating):
        raise Refused("not_your_seat", seat=seat + 1)
    return room.seating[seat]
