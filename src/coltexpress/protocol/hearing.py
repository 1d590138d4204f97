"""Following a game event by event: what each event changed, and to whom.

What an event changed is worked out once. Most changes look the same to all viewers; where they do
not, everybody gets what the veils of the reader leave, and the few who may see more get their own
form.
"""

from __future__ import annotations

from collections.abc import Iterable

from coltexpress.kernel.agenda import NOBODY, State
from coltexpress.kernel.buffers import BytesWriter
from coltexpress.kernel.events import EVERYBODY, Event, as_told_to
from coltexpress.kernel.facts import follow
from coltexpress.kernel.vecs import i64, vec
from coltexpress.protocol.messages import Happening
from coltexpress.protocol.reader import WHOLE, Reader, Touch, is_same
from coltexpress.protocol.values import OPEN


class Before:
    """What an event can change, as it is before: in truth, and what everybody sees of it."""

    def __init__(self, touch: Touch, row: i64, value: vec[i64], public: vec[i64]) -> None:
        self.touch = touch
        self.row = row
        self.value = value
        self.public = public


class Change:
    """What an event changed: in truth, to everybody if they see it, and to whom else."""

    def __init__(
        self, touch: Touch, row: i64, value: vec[i64], public: vec[i64], is_seen: bool
    ) -> None:
        self.touch = touch
        self.row = row
        self.value = value
        self.public = public
        self.is_seen = is_seen
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
        self.ears: list[Ear] = []
        self.seats: i64 = 0  # that listen, one bit each

    def hear(self, events: list[Event], ears: list[Ear]) -> None:
        """Write to each viewer the events as it is told them, each with what it changed.

        Of several events that run, as cards that a player draws, only the last has a patch.
        """
        self.listen(ears)
        if not ears:
            for event in events:
                self.follow(event)
            return
        before: list[Before] = []
        last = len(events) - 1
        for place, event in enumerate(events):
            if not before:
                before = self.touched_by(event)
            self.follow(event)
            if place < last and self.goes_on(event, events[place + 1]):
                self.tell(event, [], place > 0)
            else:
                self.tell(event, self.changes(before), place > 0)
                before = []

    def listen(self, ears: list[Ear]) -> None:
        """Who listens this time."""
        self.ears = ears
        self.seats = 0
        for ear in ears:
            if ear.viewer >= 0:
                self.seats |= 1 << ear.viewer

    def follow(self, event: Event) -> None:
        """Change the state as the event did."""
        follow(self.reader.facts, self.state, event)

    def goes_on(self, event: Event, following: Event) -> bool:
        """Is the next event one more of the same, by the same player?"""
        if following.kind != event.kind or not self.reader.events[event.kind].runs:
            return False
        return event.args[0] == following.args[0]

    def touched_by(self, event: Event) -> list[Before]:
        """Everything that the event can change, as it is before."""
        reader, state = self.reader, self.state
        found: list[Before] = []
        for touch in reader.touches[event.kind]:
            field = touch.field
            row = reader.located(state, touch, event)
            if row < 0 and touch.way != WHOLE:
                continue
            value = reader.numbers(state, field, row, OPEN)[:]
            public = value
            if field.veiled:
                public = reader.numbers(state, field, row, NOBODY)[:]
            found.append(Before(touch, row, value, public))
        return found

    def changes(self, before: list[Before]) -> list[Change]:
        """What is not as it was before.

        Whether everybody is told of something hangs on what everybody can see of it: else the mere
        mention of it would tell too much.
        """
        reader, state, found = self.reader, self.state, list[Change]()
        for old in before:
            touch, row = old.touch, old.row
            field = touch.field
            value = reader.numbers(state, field, row, OPEN)
            is_new = not is_same(value, old.value)
            if not field.veiled:
                if is_new:
                    found.append(Change(touch, row, value, value, True))
                continue
            public = reader.numbers(state, field, row, NOBODY)
            is_seen = not is_same(public, old.public)
            if is_new or is_seen:
                change = Change(touch, row, value, public, is_seen)
                change.knowers = reader.known_to(state, field, row) & self.seats
                found.append(change)
        return found

    def tell(self, event: Event, changes: list[Change], is_next: bool) -> None:
        """Add the event with its patch to what each viewer is told: once for all who see alike."""
        apart: i64 = 0 if event.knowers == EVERYBODY else event.knowers
        for change in changes:
            apart |= change.knowers
        common = b""
        for ear in self.ears:
            viewer = ear.viewer
            if is_next:
                ear.out.append(44)  # a comma
            if viewer == OPEN or (viewer >= 0 and apart >> viewer & 1):
                self.write(ear.out, event, changes, viewer)
                continue
            if not common:
                out = BytesWriter()
                self.write(out, event, changes, NOBODY)
                common = out.getvalue()
            ear.out.write(common)

    def write(self, out: BytesWriter, event: Event, changes: list[Change], viewer: i64) -> None:
        """Write the event with its patch as this viewer is told it."""
        reader, state = self.reader, self.state
        knowers: i64 = event.knowers
        is_known = viewer == OPEN or knowers == EVERYBODY or (viewer >= 0 and knowers >> viewer & 1)
        reader.put_event(out, event.kind, event.args if is_known else event.veiled)
        goes_on = False
        for change in changes:
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
