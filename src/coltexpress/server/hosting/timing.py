"""The clock of a room: it rings when the first person who is asked has no time left."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from coltexpress.protocol.rooms import SeatClock
from coltexpress.server.hosting.recovery import until_kept
from coltexpress.server.store.rooms import PERSON

if TYPE_CHECKING:
    from coltexpress.server.hosting.room import Room


class Timing:
    """Rings for one room."""

    __slots__ = ("room", "timer")

    def __init__(self, room: Room) -> None:
        self.room = room
        self.timer: asyncio.TimerHandle | None = None

    def shown(self) -> list[SeatClock]:
        """What every person has left; times are told as the calendar was."""
        room = self.room
        clocks = room.play.clocks if room.play is not None else None
        if clocks is None:
            return []
        found = []
        for row in room.seating:
            if row.kind == PERSON:
                deadline = None if room.is_bot(row.seat) else clocks.deadline(row.seat)
                told = None if deadline is None else deadline + room.hall.ahead
                clock = SeatClock(seat=row.seat, reserve=clocks.reserve[row.seat], deadline=told)
                found.append(clock)
        return found

    def ask(self) -> None:
        """Let the clocks of those run whom the game waits for."""
        room = self.room
        if room.play is not None and room.play.clocks is not None:
            room.play.clocks.ask(room.play.asked, room.people_asked(), room.hall.now())

    def set(self) -> None:
        """Ring when the first person who is asked has no time left."""
        if self.timer is not None:
            self.stop()
        deadline = self.next_deadline()
        if deadline is not None:
            delay = max(0, deadline - self.room.hall.now()) / 1000
            self.timer = self.room.hall.loop.call_later(min(delay, 3600), self.ring)

    def wake_at(self, told: int | None) -> None:
        """Wake a game that sleeps while people watch it, at a time as they are told it."""
        self.stop()
        hall, code = self.room.hall, self.room.row.code
        if told is not None:
            delay = max(0, told - hall.told_time()) / 1000
            wake = partial(until_kept, hall, partial(hall.find, code))
            self.timer = hall.loop.call_later(delay, lambda: hall.spawn(wake()))

    def next_deadline(self) -> int | None:
        """When the first person who is asked has no time left."""
        play = self.room.play
        if play is None or play.clocks is None:
            return None
        return play.clocks.next_deadline(self.room.people_asked())

    def stop(self) -> None:
        """Nobody's time runs here any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def is_late(self, seat: int) -> bool:
        """Has a seat no time left for its open decision?"""
        play = self.room.play
        if play is None or play.clocks is None:
            return False
        return play.clocks.is_late(seat, self.room.hall.now())

    def ring(self) -> None:
        """A bot stands in for those whose time is over."""
        self.timer = None
        room = self.room
        if room.play is None:
            return
        seats = [seat for seat in room.people_asked() if self.is_late(seat)]
        if seats:
            room.hall.spawn(room.hall.set_away(room, seats, away=True))
        else:
            self.set()
