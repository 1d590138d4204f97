"""Any position as a board to think on: what each option promises whoever is asked."""

from __future__ import annotations

from coltexpress.games import game
from coltexpress.kernel.agenda import NOBODY, State
from coltexpress.kernel.errors import IllegalChoice
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View, look
from coltexpress.notation import position
from coltexpress.notation.choices import in_words
from coltexpress.study.analysis import options_of, short
from coltexpress.study.shapes import PositionAnalysis
from coltexpress.study.weighing import JUDGE, Scales

NO_CHOICE = -1


def analyse_line(text: str, seat: int | None = None, *, seed: int = 0) -> PositionAnalysis:
    """What a judge thinks of a position line, whole or a view.

    A whole position is looked at as the seat sees it, or whoever is asked first.
    """
    book = game((text.split() or [""])[0])
    view = view_of(text, seat)
    return analyse_view(book, view, seed=seed)


def view_of(text: str, seat: int | None) -> View:
    """What a seat sees of a position line, whole or a view."""
    if not is_view(text):
        g = position.read(text)
        return look(g, first_asked(g) if seat is None else seat)
    view = position.read_view(text)
    if seat is not None and seat != view.seat:
        raise IllegalChoice("", "other_view", seat=seat, viewer=view.seat)
    return view


def is_view(text: str) -> bool:
    """Is this position line what somebody sees?"""
    return any(part.startswith("seen-by=") for part in text.split())


def first_asked(g: State) -> int:
    """The first seat that is asked something; the first of all if nobody is."""
    return next((asked.seat for asked in g.asks if asked.seat >= 0), 0)


def analyse_view(book: Rulebook, view: View, *, seed: int = 0) -> PositionAnalysis:
    """What a judge thinks of what a seat sees."""
    if view.seat == NOBODY:
        raise IllegalChoice("", "spectator")
    if not view.asks:
        raise IllegalChoice("", "game_over")
    if book.is_setting_up(view.state):
        raise IllegalChoice("", "being_set_up")
    scales = Scales(book, seed)
    asked = view.ask
    found = scales.weigh(view, asked) if asked is not None else None
    question = in_words(book, view.state, asked) if asked is not None else None
    return PositionAnalysis(
        game=book.name,
        line=position.line_of_view(book, view),
        seat=view.seat,
        seats=[book.write_word(view.state, "seat", seat) for seat in range(view.state.seats)],
        judge=JUDGE,
        seed=seed,
        round=int(book.round_number(view.state)),
        chances=[short(chance) for chance in scales.chances(view)],
        what="" if question is None else question.what,
        options=[] if question is None or found is None else options_of(question, found),
        best=NO_CHOICE if question is None or found is None else question.options[found.best],
    )
