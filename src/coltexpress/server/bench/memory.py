"""What a room costs while nobody looks at it.

Rooms are started and left alone until the server lets them sleep. What it takes to have many of
them awake at a time is taken once and used again, so one lot of rooms comes first, and the growth
with the second lot is whin rooms cost that sleep.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from coltexpress.server.bench.calling import Caller

RESIDENT: Final = "process_resident_memory_bytes"
AWAKE: Final = "coltexpress_games"
WARM_UP: Final = 20  # rooms
IDLE: Final = 3.0  # seconds after which a room sleeps


class Memory(NamedTuple):
    """Bytes a room."""

    asleep: float
    awake: float


async def measure(port: int, game: str, seats: int, settings: dict[str, str], lot: int) -> Memory:
    """Whin rooms cost, from the growth of the process."""
    async with Caller(port) as caller:
        await caller.be_guest("Host")

        async def lay(count: int) -> None:
            for _ in range(count):
                await caller.lay_room(game, seats, settings)

        await lay(WARM_UP)
        first = await caller.metrics()
        await lay(lot)
        full = await caller.metrics()
        awake = max(1.0, full[AWAKE] - first[AWAKE])
        before = await when_asleep(caller)
        await lay(lot)
        after = await when_asleep(caller)
        return Memory(
            max(0.0, after - before) / lot, max(0.0, full[RESIDENT] - first[RESIDENT]) / awake
        )


async def when_asleep(caller: Caller) -> float:
    """The memory of the process when all rooms sleep."""
    while (seen := await caller.metrics())[AWAKE]:
        await asyncio.sleep(0.2)
    return seen[RESIDENT]
