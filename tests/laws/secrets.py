"""Who may know what of an event, said once more and independently of the games."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from coltexpress.kernel.agenda import HIDDEN, State
from coltexpress.kernel.events import Event


class Secret(NamedTuple):
    """An event with a secret: which seats may know it, and what the others are told."""

    knowers: Callable[[State, Event], set[int]]
    veiled: Callable[[Event], tuple[int, ...]]


def mover(g: State, event: Event) -> set[int]:
    """The seat of the player who is the first argument."""
    return {event.args[0]}


def leader(g: State, event: Event) -> set[int]:
    """The seat that leads the bandit who is the first argument."""
    return {g.player_of[event.args[0]]}  # type: ignore[attr-defined]  # of classic and armored


def both_leaders(g: State, event: Event) -> set[int]:
    """The seats that lead the bandits who are the first and the second argument."""
    return {g.player_of[event.args[0]], g.player_of[event.args[1]]}  # type: ignore[attr-defined]  # as above


def nobody(g: State, event: Event) -> set[int]:
    """No seat at all."""
    return set()


def hide_last(event: Event) -> tuple[int, ...]:
    """The last argument is not told."""
    return (*event.args[:-1], HIDDEN)


def back_of_purse(event: Event) -> tuple[int, ...]:
    """Of a purse only its back is told; jewels (7) and strongboxes (8) are known by theirs."""
    token = event.args[-1]
    return (*event.args[:-1], token if token in (7, 8) else 0)


def is_face_down(event: Event) -> bool:
    """Was the card played face down?"""
    return event.args[1] >= 128


SECRETS: dict[str, dict[str, Secret]] = {
    "classic": {
        "drew": Secret(mover, hide_last),
        "laid": Secret(nobody, back_of_purse),
        "started-with": Secret(leader, back_of_purse),
        "robbed": Secret(leader, back_of_purse),
        "dropped": Secret(leader, back_of_purse),
        "snatched": Secret(both_leaders, back_of_purse),
        "ransomed": Secret(leader, back_of_purse),
    },
    "super": {"planned": Secret(mover, hide_last)},
}

# Public events that bring to light what was hidden: the same choice may lead to different ones.
REVEALS: dict[str, set[str]] = {
    "classic": {
        "revealed",
        "discarded",
        "played",
        "chose-to-draw",
        "passed",
        "showed",
        "counted",
        "won",
        "stood",  # where a sealed choice put a bandit
        "ransomed",  # whether the box had a $250 purse left
    },
    "super": {"revealed"},
}
