"""Clocks: time for each decision, then a reserve for the whole game.

Times are milliseconds. A clock only counts while the server runs: it keeps what each decision took,
and after a restart the open decision begins anew. Slow clocks go by the calendar instead.
"""

from __future__ import annotations

from typing import Final

LONG: Final = 12 * 60 * 60 * 1000  # from here on a clock goes by the calendar
GRACE: Final = 10 * 60 * 1000  # what everybody has at least when the server is back


class Clocks:
    """What each seat has left, and since when those who are asked have been thinking."""

    __slots__ = ("each", "reserve", "since")

    def __init__(self, seats: int, each: int, reserve: int) -> None:
        self.each = each
        self.reserve = [reserve] * seats
        self.since: dict[int, int] = {}  # by seat: when its time began

    @property
    def is_slow(self) -> bool:
        """Does this clock go by the calendar?"""
        return self.each >= LONG

    def ask(self, seats: list[int], now: int) -> None:
        """These seats are asked now; who was asked before goes on thinking."""
        for seat in list(self.since):
            if seat not in seats:
                del self.since[seat]
        for seat in seats:
            if seat not in self.since:
                self.since[seat] = now

    def restart(self, seat: int, now: int) -> None:
        """The time of a seat begins anew."""
        if seat in self.since:
            self.since[seat] = now

    def spent(self, seat: int, now: int) -> int:
        """What the open decision of a seat has taken so far."""
        return max(0, now - self.since.get(seat, now))

    def charge(self, seat: int, spent: int) -> None:
        """A decision was made; what it took beyond its time comes from the reserve."""
        self.reserve[seat] = max(0, self.reserve[seat] - max(0, spent - self.each))
        self.since.pop(seat, None)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat and its reserve are over."""
        since = self.since.get(seat)
        return None if since is None else since + self.each + self.reserve[seat]

    def next_deadline(self, seats: list[int]) -> int | None:
        """When the first of these seats has no time left."""
        times = [self.deadline(seat) for seat in seats]
        return min((time for time in times if time is not None), default=None)

    def late(self, now: int) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat in self.since if (self.deadline(seat) or 0) <= now]


def resumed_since(last: int, each: int, now: int) -> int:
    """Since when the open decision counts after the server was away."""
    if each < LONG:
        return now
    return max(last, now - each + GRACE)
