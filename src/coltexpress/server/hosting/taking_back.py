"""Taking a choice back at a table: the record says so, and everybody sees the scene before it."""

from __future__ import annotations

from functools import partial

from coltexpress.kernel.match import Move
from coltexpress.server.hosting.audience import Client
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.table import Table
from coltexpress.server.hosting.take_back import choices_left
from coltexpress.server.refusals import Refused
from coltexpress.server.store.moves import TAKE_BACK, read_moves
from coltexpress.wire.messages import TakeBack


async def take_back(hall: Hall, table: Table, client: Client, said: TakeBack) -> None:
    """Take the last choice of a seat back, if it may be."""
    if said.seat not in client.eyes:
        raise Refused("not_your_seat", seat=said.seat + 1)
    async with table.lock:
        await table.all_kept()
        play = table.playing()
        if play.over:
            raise Refused("game_over")
        if said.number != play.number:
            raise Refused("others_have_chosen")
        record = await hall.store.read(partial(read_moves, table=table.row.id))
        left = choices_left(table.rules, record, said.seat)
        if table.play is not play or play.number != len(record):
            raise Refused("others_have_chosen")
        table.sleep()  # whoever chooses meanwhile is told to wait
        table.moved_at = hall.wall()
        table.keep(len(record), [Move(said.seat, TAKE_BACK, left)], 0, lambda: None)
        await table.all_kept()
        if not table.is_lost:
            table.wake(await hall.store.read(partial(read_moves, table=table.row.id)))
    hall.show_afresh(table, "take_back")
