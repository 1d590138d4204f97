"""Views: all that a player, a bot, a spectator or a page ever gets of a game."""

from __future__ import annotations

from collections.abc import Iterable

from coltexpress.kernel.agenda import BLANK, HIDDEN, NOBODY, Ask, State
from coltexpress.kernel.errors import IllegalChoice
from coltexpress.kernel.events import Event, as_told_to
from coltexpress.kernel.vecs import i64, vec


class View:
    """A state as one seat sees it: what it may not know is HIDDEN, its own questions are open."""

    __slots__ = ("asks", "seat", "state")

    def __init__(self, seat: int, state: State, asks: list[Ask]) -> None:
        self.seat = seat  # who looks
        self.state = state  # the state, with HIDDEN for what this seat may not know
        self.asks = asks  # all open questions; the options of others are left out

    @property
    def ask(self) -> Ask | None:
        """The question of this seat, if it has one."""
        for question in self.asks:
            if question.seat == self.seat:
                return question
        return None

    def key(self) -> tuple[object, ...]:
        """The whole view, as a value that can be compared and hashed."""
        return (self.seat, self.state.key(), tuple([question.key() for question in self.asks]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        return (View, (self.seat, self.state, self.asks))


def look(g: State, seat: int) -> View:
    """The one exit filter: everything that leaves a game passes here or through `told`."""
    if seat != NOBODY and not 0 <= seat < g.seats:
        last = g.seats - 1
        raise IllegalChoice("", "no_such_seat", seat=seat, last=last, nobody=NOBODY)
    state = g.seen_by(seat)
    state.agenda = g.agenda[:]
    state.sealed = vec[i64](
        [
            answer if answer == BLANK or owner == seat else HIDDEN
            for owner, answer in enumerate(g.sealed)
        ]
    )
    asks = [shown_to(seat, question) for question in g.asks]
    return View(seat, state, asks)


def shown_to(seat: int, question: Ask) -> Ask:
    """A question as this seat may know it: everybody sees who is asked, but not among what."""
    options = question.options[:] if question.seat == seat else vec[i64]()
    return Ask(question.seat, question.what, options)


def told(events: Iterable[Event], seat: int) -> list[Event]:
    """The events as this seat may know them."""
    return [as_told_to(event, seat) for event in events]
