"""Who may know what of an event, said once more and independently of the games.

Each game says it in `tests/rules/<game>/secrets.py`, with the words below.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
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


def secrets_of(game: str) -> Mapping[str, Secret]:
    """The events of a game with a secret, by name."""
    found: Mapping[str, Secret] = import_module(f"rules.{game}.secrets").SECRETS
    return found


def reveals_of(game: str) -> set[str]:
    """Its public events that bring to light what was hidden."""
    found: set[str] = import_module(f"rules.{game}.secrets").REVEALS
    return found
