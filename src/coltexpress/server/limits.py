"""Limits: buckets of tokens that fill up again with time, and counts of what is open at once.

By address means by IPv4 address or by IPv6 /64. A class of thirty behind one address, each of them
with two tabs, must get in at once; a test holds that.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from coltexpress.server.open_files import room_for_connections
from coltexpress.server.refusals import Refused

CONNECTIONS: Final = 1.2  # for each socket: requests need some, too
CONNECTIONS_AN_ADDRESS: Final = 600
SOCKETS: Final = 5_000
SOCKETS_AN_ADDRESS: Final = 300
MOST_BUCKETS: Final = 20_000  # of one limit; newcomers share
CROWDS: Final = 1_000  # the buckets that they share
SWEEP: Final = 5.0  # seconds between looks for buckets that are full again


class Rate(NamedTuple):
    """How much at once, and how many a second for good."""

    burst: float
    a_second: float


class Bucket:
    """Tokens of one holder: a token is taken for each thing done."""

    __slots__ = ("a_second", "at", "burst", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.burst, self.a_second = rate
        self.tokens = rate.burst
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> float:
        """Take tokens: 0, or how many seconds are left until there are enough."""
        filled = self.tokens + (now - self.at) * self.a_second
        left = min(filled, self.burst) - cost
        self.at = now
        self.tokens = left
        if left >= 0:
            return 0.0
        self.tokens = left + cost
        return -left / self.a_second

    def owe(self, now: float, cost: float) -> float:
        """Take tokens even if there are none: how many seconds until the debt is paid."""
        wait = self.take(now, cost)
        if wait:
            self.tokens -= cost
        return wait

    def is_full(self, now: float) -> bool:
        """Is this bucket as good as new?"""
        return self.tokens + (now - self.at) * self.a_second >= self.burst


class Limit:
    """One rule for all holders of one kind, such as new rooms a guest.

    Only buckets that are as good as new are forgotten, so nobody gets a fresh one by appearing
    under thousands of other addresses. While there are too many, newcomers share a few; who shares
    with whom cannot be foreseen.
    """

    def __init__(
        self,
        rate: Rate,
        now: Callable[[], float] = time.monotonic,
        most: int = MOST_BUCKETS,
        shared: int = CROWDS,
    ) -> None:
        self.rate = rate
        self.now = now
        self.most = most
        self.shared = shared
        self.buckets: dict[Hashable, Bucket] = {}
        self.crowds: dict[int, Bucket] = {}
        self.swept_at = now()
        self.salt = secrets.token_bytes(16)

    def take(self, holder: Hashable, cost: float = 1.0) -> None:
        """Let the holder do one more thing, or refuse it."""
        now = self.now()
        wait = self.bucket(holder, now).take(now, cost)
        if wait:
            raise Refused("too_fast", seconds=int(wait) + 1)

    def owe(self, holder: Hashable, cost: float) -> float:
        """Note what the holder has done; how many seconds they should wait before more."""
        now = self.now()
        return self.bucket(holder, now).owe(now, cost)

    def give_back(self, holder: Hashable) -> None:
        """What the holder took a token for was none of what is limited."""
        now = self.now()
        self.bucket(holder, now).tokens += 1

    def bucket(self, holder: Hashable, now: float) -> Bucket:
        """The bucket of a holder, or the one that they share."""
        found = self.buckets.get(holder)
        if found is not None:
            return found
        if len(self.buckets) >= self.most:
            self.sweep(now)
        if len(self.buckets) >= self.most:
            crowd = hash((self.salt, holder)) % self.shared
            return self.crowds.setdefault(crowd, Bucket(self.rate, now))
        return self.buckets.setdefault(holder, Bucket(self.rate, now))

    def sweep(self, now: float) -> None:
        """Forget full buckets; not at every request, for looking takes a while."""
        if now - self.swept_at < SWEEP:
            return
        self.swept_at = now
        for holder in [one for one, bucket in self.buckets.items() if bucket.is_full(now)]:
            del self.buckets[holder]


class Tally:
    """How many of something each holder has open, and how many there are in all."""

    def __init__(self, each: float, together: float) -> None:
        self.each = each
        self.together = together
        self.counts: dict[Hashable, int] = {}
        self.total = 0

    def add(self, holder: Hashable) -> bool:
        """One more; not if that is one too many."""
        count = self.counts.get(holder, 0)
        if count >= self.each or self.total >= self.together:
            return False
        self.counts[holder] = count + 1
        self.total += 1
        return True

    def remove(self, holder: Hashable) -> None:
        """One fewer."""
        self.counts[holder] -= 1
        self.total -= 1
        if not self.counts[holder]:
            del self.counts[holder]


class Limits:
    """All limits of a server."""

    def __init__(self, scale: float = 1.0, sockets: int = SOCKETS) -> None:
        def rate(burst: float, a_second: float) -> Rate:
            return Rate(burst * scale, a_second * scale)

        most = min(sockets * CONNECTIONS * scale, room_for_connections())
        self.connections = Tally(CONNECTIONS_AN_ADDRESS * scale, most)
        self.proxied = Tally(most, most)  # of proxies of ours
        self.open_sockets = Tally(SOCKETS_AN_ADDRESS * scale, sockets * scale)
        self.connecting = Limit(rate(1000, 100))  # new connections, by address
        self.requests = Limit(rate(2000, 100))  # by address
        self.requests_of_guest = Limit(rate(300, 20))
        self.guests = Limit(rate(60, 0.05))  # new guests, by address
        self.guesses = Limit(rate(100, 0.2))  # wrong codes, by address
        self.guesses_of_guest = Limit(rate(20, 0.1))  # and by guest
        self.challenges = Limit(rate(60, 0.2))  # to sign in with a passkey, by address
        self.rooms = Limit(rate(20, 0.05))  # new rooms, by guest
        self.all_rooms = Limit(rate(120, 0.2))  # and by address
        self.exports = Limit(rate(3, 0.01))  # of everything about a guest, by guest
        self.reviews = Limit(rate(10, 0.02))  # of finished games, by guest
        self.boards = Limit(rate(60, 0.5))  # positions that are judged, by guest
        self.edits = Limit(rate(120, 2.0))  # positions that are set up, by guest
        self.puzzles = Limit(rate(60, 0.5))  # answers to puzzles, by guest
        self.sockets = Limit(rate(150, 5))  # new sockets, by address
        self.chat = Limit(rate(8, 0.5))  # lines, by guest
        self.advice = Limit(rate(30, 0.5))  # questions to the coach, by guest
        self.calls = Limit(rate(20, 1 / 60))  # messages to push services, by guest
        self.messages = rate(200, 50)  # by socket
        # What comes in on sockets, in reads, frames and kibibytes, each of which costs a token:
        self.traffic = rate(1000, 120)  # by socket; who takes more is disconnected
        self.all_traffic = Limit(rate(6000, 1000))  # by address; who takes more is read later

    def take_room(self, guest: int, address: str) -> None:
        """Let a guest open one more room, or refuse it."""
        self.rooms.take(guest)
        self.all_rooms.take(address)
