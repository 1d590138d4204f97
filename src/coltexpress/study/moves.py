"""The moves of a finished game as one seat lived through them: own choices, luck, and the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from coltexpress.bots.judge import judge_of
from coltexpress.kernel.agenda import BLANK, CHANCE, Ask, State, choose, is_over, question_for
from coltexpress.kernel.match import Move
from coltexpress.kernel.rules import Rulebook, demand_over
from coltexpress.kernel.views import look
from coltexpress.notation.record import Record
from coltexpress.study.shapes import Kind


class Span(NamedTuple):
    """Moves of one kind, one after the other; own choices stand alone."""

    kind: Kind
    first: int  # move, counted from 0
    last: int


def spans_of(record: Record, seat: int) -> list[Span]:
    """The whole game after its setup; refused while it goes on."""
    g = record.start()
    kinds: list[Kind | None] = []
    for move in record.moves:
        kinds.append(kind_of(record.book, g, move, seat))
        if kinds[-1] == "choice" and has_answered(g, seat):  # of a sealed answer the last counts
            kinds[last_choice(kinds)] = "others"
        choose(g, move.seat, move.choice)
    demand_over(g)
    return list(grouped(kinds))


def kind_of(book: Rulebook, g: State, move: Move, seat: int) -> Kind | None:
    """What a move was to this seat; nothing while the game is set up."""
    if book.is_setting_up(g):
        return None
    if move.seat == seat:
        asked = question_for(g, seat)
        assert asked is not None, "the record was replayed"
        return "choice" if is_decision(book, asked) else "others"
    return "chance" if move.seat == CHANCE and shows(g, seat) else "others"


def is_decision(book: Rulebook, asked: Ask) -> bool:
    """Is there something to decide, which is more than a matter of taste?"""
    return len(asked.options) > 1 and not judge_of(book.name).is_free(asked)


def shows(g: State, seat: int) -> bool:
    """Can the seat see what chance answers now?"""
    asked = question_for(g, CHANCE)
    assert asked is not None, "chance is asked"
    seen = set()
    for option in sorted(set(asked.options)):
        after = g.copy()
        choose(after, CHANCE, option)
        seen.add(look(after, seat).key())
    return len(seen) > 1


def has_answered(g: State, seat: int) -> bool:
    """Does the seat change an answer that is still sealed?"""
    return len(g.sealed) > 0 and g.sealed[seat] != BLANK


def last_choice(kinds: list[Kind | None]) -> int:
    """The choice before the one that was just made."""
    return max([place for place, kind in enumerate(kinds[:-1]) if kind == "choice"])


def grouped(kinds: list[Kind | None]) -> Iterator[Span]:
    """Moves of one kind together, but for own choices."""
    first = 0
    for place, kind in enumerate(kinds):
        after = kinds[place + 1] if place + 1 < len(kinds) else None
        if kind == "choice" or kind != after:
            if kind is not None:
                yield Span(kind, first, place)
            first = place + 1


class Walk:
    """A record, played from move to move."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.g = record.start()
        self.played = 0  # moves

    def to(self, move: int) -> State:
        """The state after so many moves."""
        for one in self.record.moves[self.played : move]:
            choose(self.g, one.seat, one.choice)
        self.played = max(self.played, move)
        return self.g

    @property
    def over(self) -> bool:
        """Is the game at its end?"""
        return is_over(self.g)
