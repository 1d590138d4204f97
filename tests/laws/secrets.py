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


def chooser(g: State, event: Event) -> set[int]:
    """The seat of the player who is the first argument, where a seat may have two players."""
    return {g.seat_of[event.args[0]]}  # type: ignore[attr-defined]  # of armored


def both_choosers(g: State, event: Event) -> set[int]:
    """The seats of the players who are the first and the second argument."""
    return {g.seat_of[event.args[0]], g.seat_of[event.args[1]]}  # type: ignore[attr-defined]  # as above


def all_unless_face_down(g: State, event: Event) -> set[int]:
    """Every seat, or none if the card, the only argument, lies face down."""
    return set() if event.args[0] >= 128 else set(range(g.seats))


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


def back_of_token(event: Event) -> tuple[int, ...]:
    """Of purses (0), bags (9), nuggets (15) and documents (18) only the back is told."""
    token = event.args[-1]
    back = next(first for first in (18, 15, 9, 8, 7, 0) if token >= first)
    return (*event.args[:-1], back)


def hide_if_face_down(event: Event) -> tuple[int, ...]:
    """The only argument is told unless it lies face down."""
    return hide_last(event) if event.args[0] >= 128 else event.args


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
    "armored": {
        "drew": Secret(chooser, hide_last),
        "lost-card": Secret(chooser, hide_last),
        "kept-card": Secret(chooser, hide_last),
        "professore-played": Secret(all_unless_face_down, hide_if_face_down),
        "laid": Secret(nobody, back_of_token),
        "started-with": Secret(chooser, back_of_token),
        "robbed": Secret(chooser, back_of_token),
        "took-document": Secret(chooser, back_of_token),
        "put-back": Secret(chooser, back_of_token),
        "dropped": Secret(chooser, back_of_token),
        "snatched": Secret(both_choosers, back_of_token),
    },
    "super": {"planned": Secret(mover, hide_last)},
    "toy": {"looked": Secret(mover, hide_last)},
}

# Public events that bring to light what was hidden: the same choice may lead to different ones.
REVEALS: dict[str, set[str]] = {
    "classic": {
        "revealed",
        "discarded",  # bullets, where they must be
        "showed",
        "counted",
        "won",
        "stood",  # where a sealed choice put a bandit
        "ransomed",  # whether the box had a $250 purse left
    },
    "armored": {
        "revealed",
        "discarded",  # bullets, where they must be
        "showed",
        "team-counted",
        "won",
        "professore-played",  # face up, out of a deck that nobody sees
        "took-document",  # A-RULE-68: whether it was kept is seen by all
        "put-back",
    },
    "super": {"revealed"},
    "toy": {"bid", "opened", "took", "lost-crate", "won"},
}
