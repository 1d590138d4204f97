"""Following a game event by event: what each event changed, and to whom.

What an event changed is worked out once. Most changes look the same to all viewers; where they do
not, everybody gets what the veils of the reader leave, and the few who may see more get their own
form.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from coltexpress.kernel.agenda import BLANK, NOBODY, State
from coltexpress.kernel.events import EVERYBODY, Event, as_told_to
from coltexpress.kernel.facts import follow
from coltexpress.kernel.fields import Field
from coltexpress.kernel.vecs import i64, vec
from coltexpress.protocol.messages import Happening
from coltexpress.protocol.reader import WHOLE, Reader, is_same
from coltexpress.protocol.values import OPEN, Row


class Before:
    """What an event can change, as it is before: in truth, and what everybody sees of it."""

    def __init__(self, field: Field, row: i64, value: vec[i64], public: vec[i64]) -> None:
        self.field = field
        self.row = row
        self.value = value
        self.public = public


class Change:
    """What an event changed: to everybody, to the seats that see more of it, and in truth."""

    def __init__(self) -> None:
        self.common: Row = {}
        self.own: dict[int, Row] = {}
        self.whole: Row = {}


NOTHING: Final = Change()


class Ear:
    """One viewer, and what it is told."""

    def __init__(self, viewer: i64) -> None:
        self.viewer = viewer
        self.told: list[Happening] = []


class Listener:
    """Follows one game."""

    def __init__(self, reader: Reader, g: State) -> None:
        self.reader = reader
        self.state = g.copy()
        self.ears: list[Ear] = []
        self.seats: i64 = 0  # that listen, one bit each
        self.hears_all = False  # does an open viewer listen?

    def hear(self, events: list[Event], viewers: Iterable[int]) -> dict[int, list[Happening]]:
        """The events as each viewer is told them, each with what it changed.

        Of several events that run, as cards that a player draws, only the last has a patch.
        """
        self.listen(viewers)
        if not self.ears:
            for event in events:
                self.follow(event)
            return {}
        before: list[Before] = []
        last = len(events) - 1
        for place, event in enumerate(events):
            if not before:
                before = self.touched_by(event)
            self.follow(event)
            if place < last and self.goes_on(event, events[place + 1]):
                self.tell(event, NOTHING)
            else:
                self.tell(event, self.change(before))
                before = []
        return {ear.viewer: ear.told for ear in self.ears}

    def listen(self, viewers: Iterable[int]) -> None:
        """Who listens this time."""
        self.ears = [Ear(each) for each in viewers]
        self.seats = 0
        self.hears_all = False
        for ear in self.ears:
            if ear.viewer >= 0:
                self.seats |= 1 << ear.viewer
            elif ear.viewer == OPEN:
                self.hears_all = True

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
            found.append(Before(field, row, value, public))
        return found

    def change(self, before: list[Before]) -> Change:
        """What is not as it was before.

        Whether everybody is told of something hangs on what everybody can see of it: else the mere
        mention of it would tell too much.
        """
        reader, state, change = self.reader, self.state, Change()
        for old in before:
            field, row = old.field, old.row
            value = reader.numbers(state, field, row, OPEN)
            is_new = not is_same(value, old.value)
            if not field.veiled:
                if is_new:
                    told = reader.told(state, field, row, value)
                    key = field.name if row == BLANK else field.keys[row]
                    change.common[key] = told
                    if self.hears_all:
                        change.whole[key] = told
                continue
            public = reader.numbers(state, field, row, NOBODY)
            is_seen = not is_same(public, old.public)
            if is_new or is_seen:
                key = field.name if row == BLANK else field.keys[row]
                if is_seen:
                    change.common[key] = reader.told(state, field, row, public)
                self.tell_knowers(change, key, field, row, value)
        return change

    def tell_knowers(
        self, change: Change, key: str, field: Field, row: i64, value: vec[i64]
    ) -> None:
        """Note the form of a veiled field that some viewers see."""
        reader, state = self.reader, self.state
        if self.hears_all:
            change.whole[key] = reader.told(state, field, row, value)
        seats = reader.known_to(state, field, row) & self.seats
        seat: i64 = 0
        while seats != 0:
            if seats & 1:
                form = reader.numbers(state, field, row, seat)
                mine = change.own.get(seat)
                if mine is None:
                    change.own[seat] = mine = {}
                mine[key] = reader.told(state, field, row, form)
            seats >>= 1
            seat += 1

    def tell(self, event: Event, change: Change) -> None:
        """Add the event with its patch to what each viewer is told."""
        name, names = self.reader.names[event.kind], self.reader.args[event.kind]
        in_full = named(names, event.args)
        if event.knowers == EVERYBODY and not change.own and not self.hears_all:
            common = Happening(name, in_full, change.common)
            for ear in self.ears:
                ear.told.append(common)
            return
        knowers: i64 = event.knowers
        veiled = in_full if knowers == EVERYBODY else named(names, event.veiled)
        common = Happening(name, veiled, change.common)
        for ear in self.ears:
            viewer = ear.viewer
            mine = change.own.get(viewer)
            if viewer == OPEN:
                ear.told.append(Happening(name, in_full, change.whole))
                continue
            args = in_full if viewer >= 0 and knowers >> viewer & 1 else veiled
            if mine is not None:
                ear.told.append(Happening(name, args, change.common | mine))
            elif args is veiled:
                ear.told.append(common)
            else:
                ear.told.append(Happening(name, args, change.common))


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
