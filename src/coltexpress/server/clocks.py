"""Clocks: time for each decision, then a reserve for the whole game.

Times are milliseconds of a clock that never jumps. It only counts while the server runs: what each
decision took is kept, and after a restart the open decision begins anew. Slow clocks go by the
calendar instead.
"""

from __future__ import annotations

from collections.abc import Collection
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

    def ask(self, asked: Collection[int], people: Collection[int], now: int) -> None:
        """These seats are asked, and of them these are played by people now.

        A clock that has begun runs on until the decision is made, whoever makes it: who leaves and
        comes back has won no time. For a seat that a bot plays none begins.
        """
        self.since = {seat: at for seat, at in self.since.items() if seat in asked}
        for seat in people:
            self.since.setdefault(seat, now)

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

    def next_deadline(self, seats: Collection[int]) -> int | None:
        """When the first of these seats has no time left."""
        times = [self.deadline(seat) for seat in seats]
        return min((time for time in times if time is not None), default=None)

    def is_late(self, seat: int, now: int) -> bool:
        """Is the time of a seat over?"""
        deadline = self.deadline(seat)
        return deadline is not None and deadline <= now


def resumed(at: int, at_most: int, now: int, opened: int) -> int:
    """Since when somebody has been thinking whose game was asleep, as it counts now.

    They have `at_most` milliseconds; nobody's end sooner than the grace after `opened`, when the
    server was back. The calendar may have been set back meanwhile.
    """
    return min(now, max(at, opened + GRACE - at_most))


def already_spent(waited: int, each: int) -> int:
    """What the open decision has taken when the server is back.

    `waited` is how long ago the choice before was made. Nothing, unless the clock is a slow one.
    """
    if each < LONG:
        return 0
    return max(0, min(waited, each - GRACE))
