"""Events: facts of the past, told at the source in the form that each seat may know."""

from __future__ import annotations

from typing import Final, NamedTuple

from coltexpress.kernel.vecs import i64

EVERYBODY: Final = -1  # as a set of seats in one number: every bit is set
NO_SEAT: Final = 0


class Event:
    """What happened: a kind, its arguments, and for those who may not know, veiled arguments.

    `knowers` is a set of seats, one bit each.
    """

    __slots__ = ("args", "kind", "knowers", "veiled")

    def __init__(
        self, kind: int, args: tuple[int, ...], knowers: int, veiled: tuple[int, ...]
    ) -> None:
        self.kind = kind
        self.args = args
        self.knowers = knowers
        self.veiled = veiled

    def key(self) -> tuple[int, tuple[int, ...]]:
        """The event as a value that can be compared."""
        return (self.kind, self.args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.args})"


class EventKind(NamedTuple):
    """A kind of event: its name, what its arguments are, and the clauses it rests on."""

    name: str
    args: tuple[str, ...]
    clauses: tuple[str, ...]


class QuestionKind(NamedTuple):
    """A kind of question: its name, what its options are, and the clauses it rests on."""

    name: str
    options: str
    clauses: tuple[str, ...]


def public(kind: int, args: tuple[int, ...]) -> Event:
    """An event that everybody sees in full."""
    return Event(kind, args, EVERYBODY, args)


def write_down(
    log: list[Event], kinds: tuple[EventKind, ...], kind: i64, a: i64, b: i64, c: i64
) -> None:
    """Write into a log what everybody sees, with as many arguments as its kind has."""
    log.append(public(kind, (a, b, c)[: len(kinds[kind].args)]))


def secret(kind: int, args: tuple[int, ...], knowers: int, veiled: tuple[int, ...]) -> Event:
    """An event whose arguments only the knowers see; the others see the veiled ones."""
    return Event(kind, args, knowers, veiled)


def knows(event: Event, seat: int) -> bool:
    """Does this seat see the event in full? A spectator is a negative seat."""
    if event.knowers == EVERYBODY:
        return True
    return seat >= 0 and (event.knowers >> seat) & 1 == 1


def as_told_to(event: Event, seat: int) -> Event:
    """The only form of the event that this seat ever gets."""
    if knows(event, seat):
        return public(event.kind, event.args)
    return public(event.kind, event.veiled)
