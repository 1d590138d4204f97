"""The position line: one line of readable text for any state or view of any game, like FEN.

    (game) players=4 … train=-/*x;B/$250;-/CT;-/D … agenda=end_round,happen,next_card,fire:D:?

The first word is the game; then fields in any order. A view has a field `seen-by=`; what that seat
may not know is written `?` (a card, a sealed answer) or `$` (a purse). The agenda has the step that
is next at its end; `?` stands for what nobody has answered yet.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from coltexpress.games import game
from coltexpress.kernel.agenda import (
    BLANK,
    HIDDEN,
    MOST,
    NOBODY,
    Ask,
    State,
    Step,
    agenda_of,
    reopen,
)
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.demands import demand
from coltexpress.kernel.derivation import check_agenda, set_up_again
from coltexpress.kernel.errors import BadPosition, bad_value, unreadable
from coltexpress.kernel.rows import row
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.texts import demand_length, sized, take
from coltexpress.kernel.views import View, look

LONGEST: Final = 20_000  # characters; no real position has more than a tenth of that
GUESSES: Final = 8  # at what a view hides, before its agenda is refused


def line(book: Rulebook, g: State) -> str:
    """The position line of a game."""
    return write(book, g, g.asks)


def line_of_view(book: Rulebook, view: View) -> str:
    """The position line of a game as one seat sees it."""
    seat = "nobody" if view.seat == NOBODY else book.write_word(view.state, "seat", view.seat)
    return f"{write(book, view.state, view.asks)} seen-by={seat}"


def write(book: Rulebook, g: State, asks: list[Ask]) -> str:
    """The game, then every field."""
    fields = book.write_fields(g)
    fields["agenda"] = ",".join([write_step(book, g, step) for step in agenda_of(g)]) or "-"
    if g.sealed:
        kinds = {question.seat: book.questions[question.what].options for question in asks}
        fields["sealed"] = ",".join(
            [write_sealed(book, g, kinds.get(seat), answer) for seat, answer in enumerate(g.sealed)]
        )
    return " ".join([book.name, *[f"{name}={text}" for name, text in fields.items()]])


def write_sealed(book: Rulebook, g: State, kind: str | None, answer: int) -> str:
    """A sealed answer: not given yet, hidden from this viewer, or known."""
    if kind is None or answer == BLANK:
        return "-"
    return "?" if answer == HIDDEN else book.write_word(g, kind, answer)


def write_step(book: Rulebook, g: State, step: Step) -> str:
    """A step of the agenda with its arguments so far."""
    kind = book.steps[step.rule]
    args = (step.a, step.b, step.c, step.d)
    words = [
        book.write_word(g, type_, value) for type_, value in zip(kind.args, args, strict=False)
    ]
    return ":".join([kind.name, *words])


def read(text: str) -> State:
    """The game behind a position line, at its open question."""
    found = read_line(text)
    if found.seen_by is not None:
        raise unreadable("is_a_view")
    g = found.state
    demand(g.is_whole(), "hides_something")
    open_questions(found.book, g, found.sealed)
    demand(HIDDEN not in g.sealed, "hides_something")
    return g


def read_view(text: str) -> View:
    """The view behind a position line with a field seen-by=."""
    found = read_line(text)
    if found.seen_by is None:
        raise unreadable("is_no_view")
    seat = read_viewer(found.book, found.state, found.seen_by)
    whole = guessed(found, seat)
    hides_own = seat != NOBODY and len(whole.sealed) > 0 and whole.sealed[seat] == HIDDEN
    demand(not hides_own, "hides_own")
    view = look(whole, seat)
    found.state.sealed = whole.sealed
    demand(view.state == found.state, "not_the_view")
    return view


def read_viewer(book: Rulebook, g: State, text: str) -> int:
    """Whose view it is: a seat's, or a spectator's."""
    seat = NOBODY if text == "nobody" else book.read_word(g, "seat", text)
    if seat != NOBODY and not 0 <= seat < g.seats:
        seats = [book.write_word(g, "seat", one) for one in range(g.seats)]
        raise bad_value("seen-by", text, [*seats, "nobody"])
    return seat


def guessed(found: Found, seat: int) -> State:
    """A whole state that looks like this one to the seat, with its questions open.

    A guess at what is hidden may not go with the agenda: whoever lends a card to a team-mate has
    not played it face down, which no other field shows. Then another one is tried.
    """
    refused: list[BadPosition] = []
    while True:
        whole = filled_in(found.book, found.state, seat, Dice(len(refused)))
        try:
            open_questions(found.book, whole, found.sealed)
        except BadPosition as error:
            refused.append(error)
            if len(refused) == GUESSES:
                raise refused[0] from None
        else:
            return whole


def filled_in(book: Rulebook, g: State, seat: int, dice: Dice) -> State:
    """A whole state that looks like this one to the seat, with the same agenda."""
    if book.is_setting_up(g):
        return set_up_again(book, g, seat)
    agenda = g.agenda
    g.agenda = row([])  # nothing may be asked before the agenda is checked
    whole = book.determinize(View(seat, g, []), dice)
    g.agenda = agenda
    whole.agenda = agenda[:]
    book.check(whole)
    return whole


class Found(NamedTuple):
    """What a line says: the state with its agenda, still without questions, and the rest."""

    book: Rulebook
    state: State
    sealed: str
    seen_by: str | None


def read_line(text: str) -> Found:
    """What a line says, as far as no rule is needed to understand it."""
    demand_length(text, LONGEST, "line_too_long")
    name, *parts = text.split() or [""]
    book = game(name)
    fields = split(parts)
    agenda = take(fields, "agenda")
    sealed = fields.pop("sealed", "")
    seen_by = fields.pop("seen-by", None)
    g = book.read_fields(fields)
    steps = [] if agenda == "-" else [read_step(book, g, one) for one in agenda.split(",")]
    g.agenda = row([step.number() for step in steps])
    book.check(g)
    return Found(book, g, sealed, seen_by)


def open_questions(book: Rulebook, g: State, sealed: str) -> None:
    """Ask what the agenda asks, if the rules can have made it, and take the sealed answers."""
    check_agenda(book, g)
    reopen(g)
    demand(not g.agenda or len(g.asks) > 0, "asks_nobody")
    read_sealed(book, g, sealed)


def read_sealed(book: Rulebook, g: State, text: str) -> None:
    """The sealed answers to the open questions, of which at least one is still awaited."""
    if not g.sealed:
        demand(not text, "none_sealed")
        return
    words = sized("sealed", text.split(","), g.seats)
    asked = {question.seat: question for question in g.asks}
    answers = [read_answer(book, g, asked.get(seat), word) for seat, word in enumerate(words)]
    g.sealed = row(answers)
    demand(any(g.sealed[seat] == BLANK for seat in asked), "all_sealed")


def read_answer(book: Rulebook, g: State, question: Ask | None, word: str) -> int:
    """One sealed answer, which the question must offer."""
    if word == "-":
        return BLANK
    if question is None:
        raise BadPosition("", "sealed_unasked", word=word)
    if word == "?":
        return HIDDEN
    answer = book.read_word(g, book.questions[question.what].options, word)
    demand(answer in question.options, "not_on_offer", name=f"sealed={word}")
    return answer


def split(parts: list[str]) -> dict[str, str]:
    """Fields by name, each at most once."""
    fields: dict[str, str] = {}
    for part in parts:
        name, equals, text = part.partition("=")
        if not equals or not text:
            raise unreadable("not_a_field", word=part)
        if name in fields:
            raise unreadable("field_twice", field=name)
        fields[name] = text
    return fields


def read_step(book: Rulebook, g: State, text: str) -> Step:
    """A step of the agenda."""
    name, *words = text.split(":")
    kinds = {kind.name: number for number, kind in enumerate(book.steps)}
    if name not in kinds:
        raise unreadable("no_such_step", word=text, name=name)
    rule = kinds[name]
    types = book.steps[rule].args
    if len(words) != len(types):
        raise unreadable("step_arguments", word=text, name=name, count=len(types))
    args = [book.read_word(g, kind, word) for kind, word in zip(types, words, strict=True)]
    if not all(BLANK <= arg <= MOST for arg in args):
        raise unreadable("argument_too_large", word=text, most=f"{MOST:,}")
    args += [BLANK] * (4 - len(args))
    return Step(rule, args[0], args[1], args[2], args[3])
