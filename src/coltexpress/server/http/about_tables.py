"""Requests about tables: opening, sitting down, starting, looking back."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from starlette.responses import Response

from coltexpress.kernel.agenda import NOBODY
from coltexpress.protocol import bodies, tables
from coltexpress.protocol.routes import RECORD
from coltexpress.protocol.values import OPEN
from coltexpress.server.hosting import lobby
from coltexpress.server.hosting.archive import record_file, replay_to
from coltexpress.server.hosting.listing import my_infos, public_infos
from coltexpress.server.http.call import Call, Handler
from coltexpress.server.refusals import Refused
from coltexpress.server.store.moves import read_moves
from coltexpress.server.store.tables import OVER


async def public_tables(call: Call) -> tables.TableList:
    """Public tables that wait for players or are being played."""
    return tables.TableList(tables=await public_infos(call.hall, call.guest))


async def my_tables(call: Call) -> tables.TableList:
    """Tables that I host or play at."""
    return tables.TableList(tables=await my_infos(call.hall, call.me))


async def new_table(call: Call) -> tables.TableInfo:
    """Open a table."""
    wanted, me = call.read(tables.NewTable), call.me
    call.hall.limits.tables.take(me.id)
    call.hall.limits.all_tables.take(call.sender.counted)
    return call.info(await lobby.open_table(call.hall, me, wanted))


async def table(call: Call) -> tables.TableInfo:
    """One table."""
    return call.info(await call.table())


async def join(call: Call) -> tables.TableInfo:
    """Take open seats."""
    me, found = call.me, await call.table()
    await lobby.join(call.hall, found, me, call.read(bodies.Join))
    return call.info(found)


async def leave(call: Call) -> tables.TableInfo:
    """Leave my seats."""
    me, found = call.me, await call.table()
    await lobby.leave(call.hall, found, me)
    return call.info(found)


async def start(call: Call) -> tables.TableInfo:
    """Begin the game."""
    me, found = call.me, await call.table()
    await lobby.start(call.hall, found, me)
    return call.info(found)


async def kick(call: Call) -> tables.TableInfo:
    """Open somebody's seat again."""
    me, found = call.me, await call.table()
    await lobby.kick(call.hall, found, me, call.read(bodies.ForSeat).seat)
    return call.info(found)


async def swap_bot(call: Call) -> tables.TableInfo:
    """Put a bot on a seat, or take it away."""
    me, found = call.me, await call.table()
    await lobby.swap_bot(call.hall, found, me, call.read(bodies.SwapBot))
    return call.info(found)


async def resign(call: Call) -> tables.TableInfo:
    """Give one of my seats to a bot for good."""
    me, found = call.me, await call.table()
    await lobby.resign(call.hall, found, me, call.read(bodies.ForSeat).seat)
    return call.info(found)


async def rematch(call: Call) -> tables.TableInfo:
    """The same table once more."""
    me, found = call.me, await call.table()
    return call.info(await lobby.rematch(call.hall, found, me))


async def replay(call: Call) -> bodies.Replay:
    """The whole game of a table that is over, to any viewer."""
    found = await call.table()
    if found.row.status != OVER:
        raise Refused("not_over")
    viewer = read_viewer(call.query.get("viewer", str(OPEN)), len(found.seating))
    kept = await call.hall.store.read(partial(read_moves, table=found.row.id))
    return await asyncio.to_thread(replay_to, found.rules, kept, viewer, call.info(found))


async def record(call: Call) -> Response:
    """The record of a table that is over, as a file."""
    found = await call.table()
    if found.row.status != OVER:
        raise Refused("not_over")
    kept = await call.hall.store.read(partial(read_moves, table=found.row.id))
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
    "public_tables": public_tables,
    "my_tables": my_tables,
    "new_table": new_table,
    "table": table,
    "join": join,
    "leave": leave,
    "start": start,
    "kick": kick,
    "swap_bot": swap_bot,
    "resign": resign,
    "rematch": rematch,
    "replay": replay,
    "record": record,
}
