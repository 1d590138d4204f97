"""Requests about rooms: opening, sitting down, starting, looking back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from starlette.responses import Response

from coltexpress.kernel.agenda import NOBODY
from coltexpress.protocol import rooms
from coltexpress.protocol.bodies import ForSeat, Join, Replay, SwapBot
from coltexpress.protocol.routes import RECORD
from coltexpress.protocol.values import OPEN
from coltexpress.server.hosting import lobby
from coltexpress.server.hosting.archive import record_file, replay_to
from coltexpress.server.hosting.listing import my_infos, public_infos
from coltexpress.server.hosting.room import Room
from coltexpress.server.hosting.room_settings import may_tell
from coltexpress.server.hosting.totals import totals_of
from coltexpress.server.http.call import Call, Handler
from coltexpress.server.http.peers import progress_at
from coltexpress.server.refusals import Refused
from coltexpress.server.store.guests import Guest
from coltexpress.server.store.moves import read_moves
from coltexpress.server.store.results import finished_seats
from coltexpress.server.store.rooms import OVER

LONGEST_TIME: Final = 15  # digits


async def public_rooms(call: Call) -> rooms.RoomList:
    """Public rooms that wait for players or are being played."""
    return rooms.RoomList(
        rooms=await public_infos(call.hall, call.guest, partial(progress_at, call.hall))
    )


async def my_rooms(call: Call) -> rooms.RoomList:
    """Rooms that I host or play at."""
    ask, before = partial(progress_at, call.hall), call.query.get("before")
    time = None if before is None else read_time(before)
    return rooms.RoomList(rooms=await my_infos(call.hall, call.me, ask, time))


async def my_totals(call: Call) -> rooms.Totals:
    """What I have made of my finished games."""
    kept = await call.hall.store.read(partial(finished_seats, guest=call.me.id))
    return await asyncio.to_thread(totals_of, kept)


async def new_room(call: Call) -> rooms.RoomInfo:
    """Open a room."""
    wanted, me = call.read(rooms.NewRoom), call.me
    call.hall.limits.take_room(me.id, call.sender.counted)
    return call.info(await lobby.open_room(call.hall, me, wanted))


async def room(call: Call) -> rooms.RoomInfo:
    """One room."""
    return call.info(await call.room())


def order(deed: Callable[[Call, Room, Guest], Awaitable[None]]) -> Handler:
    """An order to a room by somebody in it; the room as it is afterwards is the answer."""

    async def obeyed(call: Call) -> rooms.RoomInfo:
        me, found = call.me, await call.room()
        await deed(call, found, me)
        return call.info(found)

    return obeyed


async def rematch(call: Call) -> rooms.RoomInfo:
    """The same room once more."""
    me, found = call.me, await call.room()
    return call.info(await lobby.rematch(call.hall, found, me))


async def replay(call: Call) -> Replay:
    """The whole game of a room that is over, to any viewer."""
    found = await finished(call)
    viewer = read_number(call, "viewer", str(OPEN))
    if viewer not in (NOBODY, OPEN):
        need_seat(found, viewer, "viewer")
    if call.guest is None or viewer not in found.seats_of(call.guest.id):
        need_telling(call, found)
    kept = await call.hall.store.read(partial(read_moves, room=found.row.id))
    return await asyncio.to_thread(replay_to, found.rules, kept, viewer, call.info(found))


async def record(call: Call) -> Response:
    """The record of a room that is over, as a file."""
    found = await finished(call)
    need_telling(call, found)
    kept = await call.hall.store.read(partial(read_moves, room=found.row.id))
    text = await asyncio.to_thread(record_file, found.rules, kept, found.row, found.seating)
    name = f"coltexpress-{found.row.game}-{found.row.code}.txt"
    sent = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=RECORD, headers=sent)


async def finished(call: Call) -> Room:
    """The room that the path names, if its game is over."""
    found = await call.room()
    if found.row.status != OVER:
        raise Refused("not_over")
    return found


def need_telling(call: Call, room: Room) -> None:
    """Refuse what is hidden in a game as long as others may still play the same."""
    if not may_tell(room.room_settings, call.hall.wall()):
        raise Refused("day_not_over")


def read_number(call: Call, name: str, default: str) -> int:
    """A number in the address."""
    try:
        return int(call.query.get(name, default)[:10])
    except ValueError as error:
        raise Refused("bad_message", why=name) from error


def need_seat(room: Room, seat: int, name: str) -> None:
    """Refuse what is no seat of a room."""
    if not 0 <= seat < len(room.seating):
        raise Refused("bad_message", why=name)


def read_time(text: str) -> int:
    """A time in the address."""
    if not text.isascii() or not text.isdigit() or len(text) > LONGEST_TIME:
        raise Refused("bad_message", why="before")
    return int(text)


HANDLERS: Final[dict[str, Handler]] = {
    "public_rooms": public_rooms,
    "my_rooms": my_rooms,
    "my_totals": my_totals,
    "new_room": new_room,
    "room": room,
    "join": order(lambda call, room, me: lobby.join(call.hall, room, me, call.read(Join))),
    "leave": order(lambda call, room, me: lobby.leave(call.hall, room, me)),
    "start": order(lambda call, room, me: lobby.start(call.hall, room, me)),
    "kick": order(lambda call, room, me: lobby.kick(call.hall, room, me, call.read(ForSeat).seat)),
    "swap_bot": order(
        lambda call, room, me: lobby.swap_bot(call.hall, room, me, call.read(SwapBot))
    ),
    "resign": order(
        lambda call, room, me: lobby.resign(call.hall, room, me, call.read(ForSeat).seat)
    ),
    "vanish": order(lambda call, room, me: lobby.vanish(call.hall, room, me)),
    "rematch": rematch,
    "replay": replay,
    "record": record,
}
