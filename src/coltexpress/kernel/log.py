"""The log of a game: every event, kept as plain numbers and made into an `Event` when it is read.

An event is written in every fact of a game with a log, but most are never looked at twice. So a
log costs a few numbers a fact, and whoever reads it pays for the objects.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, overload

from coltexpress.kernel.events import EVERYBODY, Event
from coltexpress.kernel.rows import emptied, put_two
from coltexpress.kernel.vecs import i64, vec

WIDTH: Final = 2  # numbers an event: its head and its arguments
COUNT: Final = 8  # bits of the head before the count of its arguments,
PLACE: Final = 12  # before the place of the secret among them, counted from 1,
KNOWERS: Final = 16  # before the seats that may know it,
VEILED: Final = 32  # and before what the others see of it
KIND_MASK: Final = (1 << COUNT) - 1
COUNT_MASK: Final = (1 << (PLACE - COUNT)) - 1
PLACE_MASK: Final = (1 << (KNOWERS - PLACE)) - 1
KNOWERS_MASK: Final = (1 << (VEILED - KNOWERS)) - 1
NO_PLACE: Final = -1
BITS: Final = 16  # of an argument; there are four at most
ARGUMENT_MASK: Final = (1 << BITS) - 1
LOWEST: Final = -(1 << (BITS - 1))
HIGHEST: Final = -LOWEST - 1


def head_of(kind: i64, count: i64) -> i64:
    """The head of an event of this kind with so many arguments, which everybody sees in full."""
    return kind | count << COUNT


def packed(a: i64, b: i64, c: i64, d: i64) -> i64:
    """Four arguments as one number."""
    first = (b & ARGUMENT_MASK) << BITS | a & ARGUMENT_MASK
    return (d << BITS | c & ARGUMENT_MASK) << 2 * BITS | first


def unpacked(arguments: i64, place: i64) -> i64:
    """The argument at this place."""
    return ((arguments >> place * BITS & ARGUMENT_MASK) ^ -LOWEST) + LOWEST


class Entry:
    """An event of a log as it stands there: whoever only looks at it needs no `Event`.

    One entry is used for one event after the other.
    """

    __slots__ = ("count", "given", "kind", "knowers", "veiled")

    def __init__(self) -> None:
        self.kind: i64 = 0
        self.count: i64 = 0  # of its arguments
        self.given: i64 = 0  # these, packed
        self.knowers: i64 = EVERYBODY
        self.veiled: i64 = 0  # what everybody else is given


class Log:  # noqa: PLW1641 -- it grows, so it has no hash
    """What happened in a game so far, in order: reads like a list of events."""

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.numbers = vec[i64]()
        for event in events:
            self.append(event)

    def note(self, head: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """An event that everybody sees in full; its head says how many arguments it has."""
        self.numbers = put_two(self.numbers, head, packed(a, b, c, d))

    def note_secret(
        self,
        head: i64,
        a: i64,
        b: i64,
        c: i64,
        d: i64,
        place: i64,
        knowers: i64,
        veiled: i64,
    ) -> None:
        """An event of which the argument at this place is seen only by the knowers."""
        secret = (place + 1) << PLACE | knowers << KNOWERS | veiled << VEILED
        self.numbers = put_two(self.numbers, head | secret, packed(a, b, c, d))

    def append(self, event: Event) -> None:
        """Write down an event that was read from a log."""
        for number in event.args:
            assert LOWEST <= number <= HIGHEST, f"a log has no room for {number}"
        head = head_of(event.kind, len(event.args))
        a, b, c, d = [*event.args, 0, 0, 0, 0][:4]
        for place, veiled in enumerate(event.veiled):
            if veiled != event.args[place]:
                self.note_secret(head, a, b, c, d, place, event.knowers, veiled)
                return
        self.note(head, a, b, c, d)

    def copy(self) -> Log:
        """A log of its own with the same events."""
        twin = Log()
        twin.numbers = self.numbers[:]
        return twin

    def clear(self) -> None:
        """Forget everything."""
        self.numbers = emptied(self.numbers)

    def look_up(self, entry: Entry, number: i64) -> None:
        """Make an entry the event with this number, counted from 0."""
        head = self.numbers[number * WIDTH]
        given = self.numbers[number * WIDTH + 1]
        place = (head >> PLACE & PLACE_MASK) - 1
        entry.kind, entry.count, entry.given = head & KIND_MASK, head >> COUNT & COUNT_MASK, given
        if place == NO_PLACE:
            entry.knowers, entry.veiled = EVERYBODY, given
        else:
            entry.knowers = head >> KNOWERS & KNOWERS_MASK
            bits = place * BITS  # no constant is shifted by them: compiled it would have 32 bits
            entry.veiled = given ^ ((given >> bits ^ head >> VEILED) & ARGUMENT_MASK) << bits

    def is_alike(self, number: i64, other: i64) -> bool:
        """Are two events of the same kind, with the same first argument?"""
        numbers = self.numbers
        if (numbers[number * WIDTH] ^ numbers[other * WIDTH]) & KIND_MASK:
            return False
        return (numbers[number * WIDTH + 1] ^ numbers[other * WIDTH + 1]) & ARGUMENT_MASK == 0

    def event(self, number: i64) -> Event:
        """The event with this number, counted from 0."""
        entry = Entry()
        self.look_up(entry, number)
        args = arguments(entry.count, entry.given)
        if entry.knowers == EVERYBODY:
            return Event(entry.kind, args, EVERYBODY, args)
        return Event(entry.kind, args, entry.knowers, arguments(entry.count, entry.veiled))

    def read(self, first: int = 0) -> list[Event]:
        """The events from this number on."""
        return [self.event(number) for number in range(first, len(self))]

    def __len__(self) -> int:
        return len(self.numbers) // WIDTH

    @overload
    def __getitem__(self, number: int) -> Event: ...

    @overload
    def __getitem__(self, number: slice) -> list[Event]: ...

    def __getitem__(self, number: int | slice) -> Event | list[Event]:
        places = range(len(self))[number]
        if isinstance(places, int):
            return self.event(places)
        return [self.event(place) for place in places]

    def __iter__(self) -> Iterator[Event]:
        return iter(self.read())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and self.read() == other.read()

    def __reduce__(self) -> tuple[object, ...]:
        return (Log, (self.read(),))

    def __repr__(self) -> str:
        return f"Log({self.read()})"


def arguments(count: i64, packed: i64) -> tuple[int, ...]:
    """The first so many of packed arguments."""
    a = unpacked(packed, 0)
    if count == 1:
        return (a,)
    b, c = unpacked(packed, 1), unpacked(packed, 2)
    if count == 2:
        return (a, b)
    if count == 3:
        return (a, b, c)
    return (a, b, c, unpacked(packed, 3)) if count == 4 else ()
