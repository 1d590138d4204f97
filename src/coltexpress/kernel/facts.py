"""Facts: what events change, and how they are told, as they are declared."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from coltexpress.kernel.agenda import HIDDEN, State
from coltexpress.kernel.events import NO_SEAT, Event, EventKind, Veil, public
from coltexpress.kernel.vecs import i64

Fact: TypeAlias = Callable[..., None]


class Unseen(Veil):
    """Nothing is seen at all."""

    def over(self, value: i64) -> i64:
        return HIDDEN


def tell_as(g: State, kind: EventKind, number: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Write into the log what happened; who may know its secret stands in the declaration."""
    assert g.log is not None
    args = (a, b, c, d)[: kind.count]
    place = kind.secret_place
    if place >= 0:
        value: i64 = args[place]
        assert kind.secret is not None
        veiled = kind.secret.veil.over(value)
        if veiled != value:
            rest = args[place + 1 :]
            hidden = (*args[:place], veiled, *rest)
            g.log.append(Event(number, args, knowers_of(g, kind, args), hidden))
            return
    g.log.append(public(number, args))


def knowers_of(g: State, kind: EventKind, args: tuple[int, ...]) -> i64:
    """The seats that may know the secret of an event, one bit each."""
    seats: i64 = NO_SEAT
    for place, one_of in zip(kind.knower_places, kind.knower_kinds, strict=True):
        seat = g.seat_behind(one_of, args[place])
        if seat >= 0:
            seats |= 1 << seat
    return seats


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
    """Change a table, or a view of it, as the event did."""
    fact, args = facts[event.kind], event.args
    count = len(args)
    if count == 2:
        fact(g, args[0], args[1])
    elif count == 1:
        fact(g, args[0])
    else:
        fact(g, *args)
