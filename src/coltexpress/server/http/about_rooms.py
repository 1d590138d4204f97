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
from coltexpress.server.http.call import Call, Handler
from coltexpress.server.refusals import Refused
from coltexpress.server.store.guests import Guest
from coltexpress.server.store.moves import read_moves
from coltexpress.server.store.rooms import OVER


async def public_rooms(call: Call) -> rooms.RoomList:
    """Public rooms that wait for players or are being played."""
    return rooms.RoomList(rooms=await public_infos(call.hall, call.guest))


async def my_rooms(call: Call) -> rooms.RoomList:
    """Rooms that I host or play at."""
    return rooms.RoomList(rooms=await my_infos(call.hall, call.me))


async def new_room(call: Call) -> rooms.RoomInfo:
    """Open a room."""
    wanted, me = call.read(rooms.NewRoom), call.me
    call.hall.limits.rooms.take(me.id)
    call.hall.limits.all_rooms.take(call.sender.counted)
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
    found = await call.room()
    if found.row.status != OVER:
        raise Refused("not_over")
    viewer = read_viewer(call.query.get("viewer", str(OPEN)), len(found.seating))
    kept = await call.hall.store.read(partial(read_moves, room=found.row.id))
    return await asyncio.to_thread(replay_to, found.rules, kept, viewer, call.info(found))


async def record(call: Call) -> Response:
    """The record of a room that is over, as a file."""
    found = await call.room()
    if found.row.status != OVER:
        raise Refused("not_over")
    kept = await call.hall.store.read(partial(read_moves, room=found.row.id))
    text = await asyncio.to_thread(record_file, found.rules, kept, found.row, found.seating)
    name = f"coltexpress-{found.row.game}-{found.row.code}.txt"
    sent = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=RECORD, headers=sent)


def read_viewer(text: str, seats: int) -> int:
    """The viewer of a replay: a seat, a spectator, or one for whom all is open."""
    try:
        viewer = int(text[:10])
    except ValueError as error:
        raise Refused("bad_message", why="viewer") from error
    if viewer not in (NOBODY, OPEN) and not 0 <= viewer < seats:
        raise Refused("bad_message", why="viewer")
    return viewer


HANDLERS: Final[dict[str, Handler]] = {
    "public_rooms": public_rooms,
    "my_rooms": my_rooms,
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
    "rematch": rematch,
    "replay": replay,
    "record": record,
}
