"""Following a game event by event: what each event changed, and to whom.

What an event changed is worked out once. Most changes look the same to all viewers; where they do
not, everybody gets what the veils of the reader leave, and the few who may see more get their own
form.
"""

from __future__ import annotations

from collections.abc import Iterable

from coltexpress.kernel.agenda import BLANK, NOBODY, State
from coltexpress.kernel.buffers import BytesWriter
from coltexpress.kernel.events import EVERYBODY, Event, as_told_to
from coltexpress.kernel.facts import follow
from coltexpress.kernel.log import Entry, Log
from coltexpress.kernel.vecs import i64, vec
from coltexpress.protocol.messages import Happening
from coltexpress.protocol.reader import WHOLE, Reader, Touch, is_same
from coltexpress.protocol.values import OPEN


class Change:
    """What an event can change: as it was before, and what has become of it.

    In truth, and as everybody sees it. One object is used for one event after the other.
    """

    def __init__(self, touch: Touch) -> None:
        self.touch = touch
        self.row: i64 = BLANK
        self.value = vec[i64]()  # before the event, then after it
        self.public = vec[i64]()
        self.is_told = False  # has it changed, in truth or as everybody sees it?
        self.is_seen = False  # as everybody sees it?
        self.knowers: i64 = 0  # the seats that see more of it, of those that listen


class Ear:
    """One viewer, and the message to it, in which what happened is written."""

    def __init__(self, viewer: i64) -> None:
        self.viewer = viewer
        self.out = BytesWriter()


class Listener:
    """Follows one game."""

    def __init__(self, reader: Reader, g: State) -> None:
        self.reader = reader
        self.state = g.copy()

    def hear(self, log: Log, ears: list[Ear]) -> None:
        """Write to each viewer the events as it is told them, each with what it changed."""
        if ears:
            Hearing(self.reader, self.state, ears).hear(log)
            return
        event, facts = Entry(), self.reader.facts
        for place in range(len(log)):
            log.look_up(event, place)
            follow(facts[event.kind], self.state, event.count, event.given)


class Hearing:
    """What is needed to hear some events, and for no longer: rooms are many."""

    def __init__(self, reader: Reader, g: State, ears: list[Ear]) -> None:
        self.reader = reader
        self.state = g
        self.ears = ears
        self.seats: i64 = 0  # that listen, one bit each
        self.is_open = False  # does somebody listen for whom all is open?
        self.changes: list[Change] = []
        self.count: i64 = 0  # of these, so many are about the event at hand
        self.common = BytesWriter()  # what all ears are still to be told
        self.event = Entry()  # the one at hand
        for ear in ears:
            if ear.viewer >= 0:
                self.seats |= 1 << ear.viewer
            elif ear.viewer == OPEN:
                self.is_open = True

    def hear(self, log: Log) -> None:
        """Write to each viewer the events as it is told them, each with what it changed.

        Of several events that run, as cards that a player draws, only the last has a patch.
        """
        event, facts = self.event, self.reader.facts
        last: i64 = len(log) - 1
        is_running = False
        for place in range(last + 1):
            log.look_up(event, place)
            if not is_running or self.count == 0:
                self.note_before()
            follow(facts[event.kind], self.state, event.count, event.given)
            is_running = place < last and self.runs() and log.is_alike(place, place + 1)
            if place > 0:
                self.common.append(44)  # a comma
            self.tell(with_patch=not is_running)
        self.pass_on()

    def runs(self) -> bool:
        """May more of the same follow the event, by the same player?"""
        return self.reader.events[self.event.kind].runs

    def note_before(self) -> None:
        """Note everything that the event can change, as it is before."""
        reader, state, changes, event = self.reader, self.state, self.changes, self.event
        count: i64 = 0
        for touch in reader.touches[event.kind]:
            row = reader.located(state, touch, event.given)
            if row < 0 and touch.way != WHOLE:
                continue
            if touch.may_repeat and is_noted(changes, count, touch, row):
                continue
            if count == len(changes):
                changes.append(Change(touch))
            change = changes[count]
            count += 1
            change.touch, change.row = touch, row
            field = touch.field
            change.value = reader.numbers(state, field, row, OPEN)[:]
            if field.veiled:
                change.public = reader.numbers(state, field, row, NOBODY)[:]
        self.count = count

    def note_after(self) -> i64:
        """Note what is not as it was before; the seats that see more of it than everybody.

        Whether everybody is told of something hangs on what everybody can see of it: else the mere
        mention of it would tell too much.
        """
        reader, state = self.reader, self.state
        apart: i64 = 0
        for place in range(self.count):
            change = self.changes[place]
            row, field = change.row, change.touch.field
            value = reader.numbers(state, field, row, OPEN)
            is_new = not is_same(value, change.value)
            change.value = value
            if not field.veiled:
                change.public = value
                change.is_told = change.is_seen = is_new
                change.knowers = 0
                continue
            public = reader.numbers(state, field, row, NOBODY)
            change.is_seen = not is_same(public, change.public)
            change.is_told = is_new or change.is_seen
            change.public = public
            change.knowers = reader.known_to(state, field, row) if change.is_told else 0
            apart |= change.knowers
        return apart

    def tell(self, *, with_patch: bool) -> None:
        """Add the event to what each viewer is told: once for all who see alike."""
        knowers = self.event.knowers
        apart: i64 = 0 if knowers == EVERYBODY else knowers
        if with_patch:
            apart |= self.note_after()
        apart &= self.seats
        if apart == 0 and not self.is_open:
            self.write(self.common, NOBODY, with_patch=with_patch)
            return
        self.pass_on()
        self.write(self.common, NOBODY, with_patch=with_patch)
        told = self.common.getvalue()
        self.common.truncate(0)
        for ear in self.ears:
            viewer = ear.viewer
            if viewer == OPEN or (viewer >= 0 and apart >> viewer & 1):
                self.write(ear.out, viewer, with_patch=with_patch)
            else:
                ear.out.write(told)

    def pass_on(self) -> None:
        """What was written for all who see alike goes to every ear."""
        told = self.common.getvalue()
        self.common.truncate(0)
        for ear in self.ears:
            ear.out.write(told)

    def write(self, out: BytesWriter, viewer: i64, *, with_patch: bool) -> None:
        """Write the event with its patch as this viewer is told it."""
        reader, state, event = self.reader, self.state, self.event
        given, knowers = event.given, event.knowers
        if knowers != EVERYBODY and viewer != OPEN and (viewer < 0 or not knowers >> viewer & 1):
            given = event.veiled
        reader.put_event(out, event.kind, event.count, given)
        goes_on = False
        for place in range(self.count if with_patch else 0):
            change = self.changes[place]
            if not change.is_told:
                continue
            value = change.public
            if viewer == OPEN:
                value = change.value
            elif viewer >= 0 and change.knowers >> viewer & 1:
                value = reader.numbers(state, change.touch.field, change.row, viewer)
            elif not change.is_seen:
                continue
            if goes_on:
                out.append(44)  # a comma
            goes_on = True
            reader.put_told(out, state, change.touch, change.row, value)
        out.write(b"}}")


def is_noted(changes: list[Change], count: i64, touch: Touch, row: i64) -> bool:
    """Is this row of this field among the first so many that an event can change?"""
    for place in range(count):
        change = changes[place]
        if change.touch.field is touch.field and change.row == row:
            return True
    return False


def told_so_far(reader: Reader, events: Iterable[Event], viewer: int) -> list[Happening]:
    """The events as this viewer is told them, without what they changed."""
    return [
        Happening(reader.names[event.kind], named(reader.args[event.kind], args), {})
        for event in events
        for args in [event.args if viewer == OPEN else as_told_to(event, viewer).args]
    ]


def named(names: tuple[str, ...], args: tuple[int, ...]) -> dict[str, int]:
    """The arguments of an event by their names."""
    return {name: args[place] for place, name in enumerate(names)}
