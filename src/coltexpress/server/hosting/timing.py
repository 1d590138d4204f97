"""The clock of a table: it rings when the first person who is asked has no time left."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from coltexpress.protocol.tables import SeatClock
from coltexpress.server.store.tables import PERSON

if TYPE_CHECKING:
    from coltexpress.server.hosting.table import Table


class Timing:
    """Rings for one table."""

    __slots__ = ("table", "timer")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.timer: asyncio.TimerHandle | None = None

    def shown(self) -> list[SeatClock]:
        """What every person has left; times are told as the calendar was."""
        table = self.table
        clocks = table.play.clocks if table.play is not None else None
        if clocks is None:
            return []
        found = []
        for row in table.seating:
            if row.kind == PERSON:
                deadline = None if table.is_bot(row.seat) else clocks.deadline(row.seat)
                told = None if deadline is None else deadline + table.hall.ahead
                clock = SeatClock(seat=row.seat, reserve=clocks.reserve[row.seat], deadline=told)
                found.append(clock)
        return found

    def ask(self) -> None:
        """Let the clocks of those run whom the game waits for."""
        table = self.table
        if table.play is not None and table.play.clocks is not None:
            table.play.clocks.ask(table.play.asked, table.people_asked(), table.hall.now())

    def set(self) -> None:
        """Ring when the first person who is asked has no time left."""
        self.stop()
        deadline = self.next_deadline()
        if deadline is not None:
            delay = max(0, deadline - self.table.hall.now()) / 1000
            self.timer = self.table.hall.loop.call_later(min(delay, 3600), self.ring)

    def next_deadline(self) -> int | None:
        """When the first person who is asked has no time left."""
        play = self.table.play
        if play is None or play.clocks is None:
            return None
        return play.clocks.next_deadline(self.table.people_asked())

    def stop(self) -> None:
        """Nobody's time runs here any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def is_late(self, seat: int) -> bool:
        """Has a seat no time left for its open decision?"""
        play = self.table.play
        if play is None or play.clocks is None:
            return False
        return play.clocks.is_late(seat, self.table.hall.now())

    def ring(self) -> None:
        """A bot stands in for those whose time is over."""
        self.timer = None
        table = self.table
        if table.play is None:
            return
        seats = [seat for seat in table.people_asked() if self.is_late(seat)]
        if seats:
            table.hall.spawn(table.hall.set_away(table, seats, away=True))
        else:
            self.set()
