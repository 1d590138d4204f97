"""Everything about me: to be taken home, and to be deleted."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

import msgspec
from starlette.responses import Response

from coltexpress.protocol.bodies import Erase
from coltexpress.server.http import about_guests, about_rooms
from coltexpress.server.http.call import Call, Handler
from coltexpress.server.http.carrying import carry_out
from coltexpress.server.refusals import Refused
from coltexpress.server.store.personal import erase, everything_of, rooms_in_use


async def export(call: Call) -> Response:
    """Everything that is kept about me, as a file."""
    me = call.me
    call.hall.limits.exports.take(me.id)
    found = await call.hall.store.read(partial(everything_of, guest=me.id))
    content = await asyncio.to_thread(msgspec.json.encode, found)
    sent = {"content-disposition": 'attachment; filename="coltexpress-me.json"'}
    return Response(content, media_type="application/json", headers=sent)


async def delete(call: Call) -> Response:
    """Delete everything about me: leave all rooms first, wherever they are, then every row."""
    me = call.me
    if call.read(Erase).name != me.name:
        raise Refused("wrong_name")
    for code in await call.hall.store.read(partial(rooms_in_use, guest=me.id)):
        there = call._replace(
            place={"room": code}, body=None, content=b"", target=f"/api/rooms/{code}/vanish"
        )
        await carry_out(there, "POST", about_rooms.HANDLERS["vanish"])
    try:
        await call.hall.store.write(partial(erase, guest=me.id))
    finally:  # if it fails, it may be done all the same
        call.hall.forget(me.id)
    return about_guests.forgotten()


HANDLERS: Final[dict[str, Handler]] = {"export": export, "erase": delete}
