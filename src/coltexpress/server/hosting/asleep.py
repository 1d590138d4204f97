"""What is kept of a game that sleeps: how far it is, and since when people have been thinking.

A room that nobody needs costs a row and no memory. Its record says everything about the game; this
is what would otherwise be known only by playing it again, or not at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from coltexpress.server.clocks import LONG
from coltexpress.server.hosting.dealing import is_dealing
from coltexpress.server.hosting.infos import Progress
from coltexpress.server.store.nodes import AT_ONCE

if TYPE_CHECKING:
    from coltexpress.server.hosting.room import Room


class Asleep(msgspec.Struct, frozen=True):
    """A game as it fell asleep; times are as clients are told them."""

    number: int
    round: int
    waiting: tuple[int, ...]
    moved: int
    since: dict[int, int]  # by seat
    due: int | None  # when the first of them has no time left

    @property
    def progress(self) -> Progress:
        """How far it is."""
        return Progress(self.number, self.round, self.waiting, self.moved)


def write_asleep(asleep: Asleep | None) -> str | None:
    """As it is kept."""
    return None if asleep is None else msgspec.json.encode(asleep).decode()


def read_asleep(text: str | None) -> Asleep | None:
    """As it was kept."""
    return None if text is None else msgspec.json.decode(text, type=Asleep)


def asleep_of(room: Room) -> Asleep:
    """A game in memory, as it will be when it sleeps."""
    play, ahead = room.playing(), room.hall.ahead
    deadline = room.timing.next_deadline()
    since = play.clocks.since if play.clocks is not None else {}
    return Asleep(
        number=play.number,
        round=room.round,
        waiting=tuple(play.asked),
        moved=room.moved_at,
        since={seat: at + ahead for seat, at in since.items()},
        due=None if deadline is None else deadline + ahead,
    )


def due_of(room: Room) -> int | None:
    """When a room must be woken that nobody needs now."""
    if is_dealing(room.row):
        return AT_ONCE
    return None if room.asleep is None else room.asleep.due


def may_sleep(room: Room) -> bool:
    """Is nothing under way that must go on in memory?

    A live clock runs a few hours at most, and only while the server does; so its room stays awake.
    """
    clocks = room.play.clocks if room.play is not None else None
    is_live = clocks is not None and clocks.each < LONG and room.timing.timer is not None
    is_dealt_soon = is_dealing(room.row) and room.timing.timer is not None
    return not (room.is_busy or is_live or is_dealt_soon)
