"""Limits: buckets of tokens that fill up again with time, one for each address or guest."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from coltexpress.server.refusals import Refused

MOST_BUCKETS: Final = 20_000


class Rate(NamedTuple):
    """How much at once, and how many a second for good."""

    burst: float
    a_second: float


class Bucket:
    """Tokens of one holder: a token is taken for each thing done."""

    __slots__ = ("at", "rate", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> float:
        """Take tokens: 0, or how many seconds are left until there are enough."""
        filled = self.tokens + (now - self.at) * self.rate.a_second
        self.tokens = min(self.rate.burst, filled)
        self.at = now
        if self.tokens < cost:
            return (cost - self.tokens) / self.rate.a_second
        self.tokens -= cost
        return 0.0

    def is_full(self, now: float) -> bool:
        """Is this bucket as good as new?"""
        return self.tokens + (now - self.at) * self.rate.a_second >= self.rate.burst


class Limit:
    """One rule for all holders of one kind, such as new tables a guest."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.now = now
        self.buckets: dict[Hashable, Bucket] = {}

    def take(self, holder: Hashable, cost: float = 1.0) -> None:
        """Let the holder do one more thing, or refuse it."""
        now = self.now()
        bucket = self.buckets.get(holder)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self.sweep(now)
            bucket = self.buckets[holder] = Bucket(self.rate, now)
        wait = bucket.take(now, cost)
        if wait:
            raise Refused("too_fast", seconds=int(wait) + 1)

    def sweep(self, now: float) -> None:
        """Forget full buckets; if that is not enough, whoever was quiet for longest."""
        for holder in [one for one, bucket in self.buckets.items() if bucket.is_full(now)]:
            del self.buckets[holder]
        if len(self.buckets) >= MOST_BUCKETS:
            by_age = sorted(self.buckets, key=lambda one: self.buckets[one].at)
            for holder in by_age[: MOST_BUCKETS // 2]:
                del self.buckets[holder]


class Limits:
    """All limits of a server."""

    def __init__(self, scale: float = 1.0) -> None:
        def limit(burst: float, a_second: float) -> Limit:
            return Limit(Rate(burst * scale, a_second * scale))

        self.requests = limit(120, 20)  # by address
        self.guests = limit(20, 0.05)  # new guests, by address
        self.guesses = limit(20, 0.1)  # wrong codes, by address
        self.tables = limit(20, 0.05)  # new tables, by guest
        self.sockets = limit(40, 2)  # new sockets, by address
        self.chat = limit(8, 0.5)  # lines, by guest
        self.messages = Rate(200 * scale, 50 * scale)  # by socket
