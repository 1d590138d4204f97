"""Facts: what events change, and how they are told, as they are declared."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from coltexpress.kernel.agenda import HIDDEN, State
from coltexpress.kernel.events import NO_SEAT, Event, EventKind, Veil
from coltexpress.kernel.fields import only
from coltexpress.kernel.vecs import i64

Fact: TypeAlias = Callable[..., None]


class Unseen(Veil):
    """Nothing is seen at all."""

    def over(self, value: i64) -> i64:
        return HIDDEN


def tell_as(g: State, kind: EventKind, number: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Write into the log what happened; who may know its secret stands in the declaration."""
    assert g.log is not None
    if kind.secret is None:
        g.log.note(number, kind.count, a, b, c, d)
        return
    place = kind.secret_place
    value = picked(place, a, b, c, d)
    veiled = kind.secret.veil.over(value)
    if veiled == value:
        g.log.note(number, kind.count, a, b, c, d)
        return
    seats: i64 = NO_SEAT
    if kind.knower >= 0:
        seats = only(g.seat_behind(kind.knower_of, picked(kind.knower, a, b, c, d)))
        if kind.other >= 0:
            seats |= only(g.seat_behind(kind.other_of, picked(kind.other, a, b, c, d)))
    g.log.note_secret(number, kind.count, a, b, c, d, place, seats, veiled)


def picked(place: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
    """The one at this place."""
    if place == 0:
        return a
    if place == 1:
        return b
    return c if place == 2 else d


def facts_of(kinds: tuple[EventKind, ...], *modules: object) -> tuple[Fact, ...]:
    """By kind of event: its fact, from the first of these modules that has it."""
    return tuple([fact_of(kind, number, modules) for number, kind in enumerate(kinds)])


def fact_of(kind: EventKind, number: int, modules: tuple[object, ...]) -> Fact:
    """The fact of one kind of event."""
    name = kind.fact or kind.name.replace("-", "_")
    for module in modules:
        fact: Fact | None = getattr(module, name, None)
        if fact is not None:
            return shared(fact, number) if kind.fact else fact
    raise AssertionError(f"no fact has the name {name}")


def shared(fact: Fact, number: int) -> Fact:
    """A fact that several kinds of events share, for this one of them."""

    def changed(g: State, *args: int) -> None:
        fact(g, number, *args)

    return changed


def follow(facts: tuple[Fact, ...], g: State, event: Event) -> None:
    """Change a state, or a view of it, as the event did."""
    fact, args = facts[event.kind], event.args
    count = len(args)
    if count == 2:
        fact(g, args[0], args[1])
    elif count == 1:
        fact(g, args[0])
    else:
        fact(g, *args)
