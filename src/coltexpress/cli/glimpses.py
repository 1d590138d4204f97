"""Glimpses: the state as it was in the midst of a story, where the scene of the game wants them."""

from __future__ import annotations

from typing import NamedTuple

from coltexpress.cli.scene import scene_of
from coltexpress.kernel.agenda import State
from coltexpress.kernel.events import Event
from coltexpress.kernel.rules import Rulebook


class Chapter(NamedTuple):
    """Some events, and the state just before them if it is worth a glimpse."""

    state: State | None
    events: list[Event]


def chapters(
    book: Rulebook, seat: int, earlier: State | None, events: list[Event]
) -> list[Chapter]:
    """A story cut where the scene wants a glimpse.

    `earlier` is the state as this seat saw it before the events, if that is known; the events are
    as this seat was told them, and so they rebuild what it saw.
    """
    scene = scene_of(book.name)
    if not scene.glimpses or earlier is None:
        return [Chapter(None, events)]
    found = [Chapter(None, [])]
    state = earlier
    for event in events:
        if scene.pauses(state, event):
            found.append(Chapter(state, []))
        found[-1].events.append(event)
        state = book.retell(state, event, seat)
    return found
