"""A server that ends among others: its rooms go to them a few at a time.

If all were handed over at once, everybody would come back at once, and the last would wait until
the others have been let in. So only a few rooms stand still at a time; in the others people go on
playing until it is their turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from coltexpress.protocol.closing import RESTARTING
from coltexpress.server.store.nodes import free

if TYPE_CHECKING:
    from coltexpress.server.hosting.hall import Hall
    from coltexpress.server.hosting.room import Room

Thing = TypeVar("Thing")

FEW: Final = 4  # rooms or clients at a time
PACE: Final = 0.05  # seconds from some to the next
STEPS: Final = 60  # in which all are done, with more at a time if there are many


async def spread(hall: Hall) -> None:
    """Hand over what can be, a few rooms after the other, then let go of who looks elsewhere."""
    for rooms in few(list(hall.rooms.values())):
        await hand_over(hall, rooms)
        await asyncio.sleep(PACE)
    for clients in few([one for one in hall.clients if one.room not in hall.rooms]):
        for client in clients:
            client.close(RESTARTING)
        await asyncio.sleep(PACE)


async def hand_over(hall: Hall, rooms: Sequence[Room]) -> None:
    """Take no more choices in these rooms, and give them to whoever asks next.

    A room that is in doubt, or in which something takes its time, is left for the end.
    """
    for room in rooms:
        room.is_closing = True
        room.timing.stop()
        await room.keeping.all_done()
    ready = [one for one in rooms if not one.keeping.is_lost and not one.lock.locked()]
    if not ready:
        return
    node = ready[0].claim.node
    await hall.store.write(partial(free, node=node, only=[one.row.id for one in ready]))
    for room in ready:
        hall.leave(room)


def few(things: Sequence[Thing]) -> Iterator[Sequence[Thing]]:
    """A few at a time."""
    count = max(FEW, -(-len(things) // STEPS))
    for first in range(0, len(things), count):
        yield things[first : first + count]
