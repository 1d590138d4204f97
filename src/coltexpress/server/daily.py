"""The daily robbery: one game a day, the same for everybody on this server.

Everything about a day follows from the secret of the day, and that from a secret of the server, so
nobody knows tomorrow's. A day is one of the calendar in UTC. Whoever has begun in time may end a
little later; only then is the day over for everybody, and its secret can be told.
"""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Final, NamedTuple

from coltexpress.bots.characters import CHARACTERS
from coltexpress.games import OFFERED, game

HOUR: Final = 60 * 60 * 1000  # milliseconds
DAY: Final = 24 * HOUR
GRACE: Final = HOUR  # after midnight, for those who have begun
# Bots that think for so many steps, never for so long: they answer everybody alike.
LEVELS: Final = ("outlaw", "sharp")


class Plan(NamedTuple):
    """What is played on a day."""

    day: str  # as in 2026-11-17
    game: str
    seat: int  # of the person
    bots: tuple[str, ...]  # by seat; empty on that of the person
    secret: bytes  # what chance is made of


def day_at(now: int) -> str:
    """The day of a moment."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def day_before(day: str) -> str:
    """Yesterday."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def end_of(day: str) -> int:
    """When nobody can begin any more."""
    midnight = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return int(midnight.timestamp() * 1000) + DAY


def is_over(day: str, now: int) -> bool:
    """Can no result of this day be given any more?"""
    return now > end_of(day) + GRACE


def last_over(now: int) -> str:
    """The newest day that is over for everybody."""
    return day_before(day_at(now - GRACE))


def plan_of(key: bytes, day: str, games: tuple[str, ...] = OFFERED) -> Plan:
    """What is played on a day, by the secret of the server; the games take turns."""
    secret = hmac.digest(key, f"daily {day}".encode(), "sha256")
    name = games[date.fromisoformat(day).toordinal() % len(games)]
    players = game(name).players
    seats = players[len(players) // 2]
    luck = sha256(b"seats" + secret).digest()  # tells nothing of the shuffle
    seat = luck[0] % seats
    bots = tuple("" if one == seat else bot(luck[one + 1]) for one in range(seats))
    return Plan(day, name, seat, bots, secret)


def bot(luck: int) -> str:
    """A bot with a character."""
    characters = sorted(CHARACTERS)
    level, character = LEVELS[luck % len(LEVELS)], characters[luck // 2 % len(characters)]
    return f"{level}:{character}"
