"""Facts: what events change, and how they are told, as they are declared."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from coltexpress.kernel.agenda import HIDDEN, State
from coltexpress.kernel.events import NO_SEAT, EventKind, Veil
from coltexpress.kernel.fields import only
from coltexpress.kernel.log import Log, arguments, head_of, unpacked
from coltexpress.kernel.rows import row
from coltexpress.kernel.vecs import i64, vec

Fact: TypeAlias = Callable[..., None]


class Unseen(Veil):
    """Nothing is seen at all."""

    def over(self, value: i64) -> i64:
        return HIDDEN


def heads_of(kinds: tuple[EventKind, ...]) -> vec[i64]:
    """By kind of event: its head in a log; with all bits turned over where it has a secret."""
    heads = [head_of(number, kind.count) for number, kind in enumerate(kinds)]
    return row([head if kinds[at].secret is None else ~head for at, head in enumerate(heads)])


def tell_as(
    g: State,
    kinds: tuple[EventKind, ...],
    heads: vec[i64],
    number: i64,
    a: i64,
    b: i64,
    c: i64,
    d: i64,
) -> None:
    """Write into the log what happened, as it is declared in these kinds of events."""
    assert g.log is not None
    head = heads[number]
    if head >= 0:
        g.log.note(head, a, b, c, d)
    else:
        tell_secret(g, g.log, kinds[number], ~head, a, b, c, d)


def tell_secret(
    g: State, log: Log, kind: EventKind, head: i64, a: i64, b: i64, c: i64, d: i64
) -> None:
    """The same for an event with a secret; who may know it stands in the declaration."""
    assert kind.secret is not None
    place = kind.secret_place
    value = picked(place, a, b, c, d)
    veiled = kind.secret.veil.over(value)
    if veiled == value:
        log.note(head, a, b, c, d)
        return
    seats: i64 = NO_SEAT
    if kind.knower >= 0:
        seats = only(g.seat_behind(kind.knower_of, picked(kind.knower, a, b, c, d)))
        if kind.other >= 0:
            seats |= only(g.seat_behind(kind.other_of, picked(kind.other, a, b, c, d)))
    log.note_secret(head, a, b, c, d, place, seats, veiled)


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


def follow(fact: Fact, g: State, count: i64, given: i64) -> None:
    """Change a state, or a view of it, as an event did that has so many packed arguments."""
    if count == 2:
        fact(g, unpacked(given, 0), unpacked(given, 1))
    elif count == 1:
        fact(g, unpacked(given, 0))
    else:
        fact(g, *arguments(count, given))
