"""The position line: one line of readable text for any state or view of any game, like FEN.

    classic players=4 … train=-/*x;B/$250;-/CT;-/D … agenda=end_round,happen,next_card,fire:D:?

The first word is the game; then fields in any order. A view has a field `seen-by=`; what that seat
may not know is written `?` (a card, a sealed answer) or `$` (a purse). The agenda has the step that
is next at its end; `?` stands for what nobody has answered yet.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games import game
from coltexpress.kernel.agenda import BLANK, HIDDEN, NOBODY, State, Step, reopen
from coltexpress.kernel.errors import BadPosition, Unreadable
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View, look

LONGEST: Final = 20_000  # characters; no real position has more than a tenth of that


def line(book: Rulebook, g: State) -> str:
    """The position line of a game."""
    return " ".join([book.name, *[f"{name}={text}" for name, text in fields_of(book, g).items()]])


def line_of_view(book: Rulebook, view: View) -> str:
    """The position line of a game as one seat sees it."""
    seat = "nobody" if view.seat == NOBODY else book.write_word(view.table, "seat", view.seat)
    return f"{line(book, view.table)} seen-by={seat}"


def fields_of(book: Rulebook, g: State) -> dict[str, str]:
    """The fields of a position line."""
    fields = book.write_fields(g)
    fields["agenda"] = ",".join([write_step(book, g, step) for step in g.agenda]) or "-"
    if g.sealed:
        fields["sealed"] = ",".join([write_sealed(answer) for answer in g.sealed])
    return fields


def write_sealed(answer: int) -> str:
    """A sealed answer: not given yet, hidden from these eyes, or known."""
    if answer == BLANK:
        return "-"
    return "?" if answer == HIDDEN else str(answer)


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
    book, g, seat = read_line(text)
    if seat is not None:
        raise Unreadable("this is a view (seen-by=), not a whole position; read it with read_view")
    check(book, g)
    if not book.is_whole(g) or HIDDEN in g.sealed:
        raise BadPosition("something is hidden (? or $): a view needs the field seen-by=")
    return g


def read_view(text: str) -> View:
    """The view behind a position line with a field seen-by=."""
    book, g, seat = read_line(text)
    if seat is None:
        raise Unreadable("this is a whole position, not a view: the field seen-by= is missing")
    check(book, g)
    view = look(g, seat)
    if view.table != g:
        raise BadPosition("the view shows what its seat may not know")
    return view


def check(book: Rulebook, g: State) -> None:
    """Raise BadPosition if no game could look like this."""
    book.check(g)
    reopen(g)
    if g.agenda and not g.asks:
        raise BadPosition("the last step of agenda= asks nobody anything")


def read_line(text: str) -> tuple[Rulebook, State, int | None]:
    """The game, the table and, for a view, the seat; without any check."""
    if len(text) > LONGEST:
        raise Unreadable(f"a position line has at most {LONGEST:,} characters, not {len(text):,}")
    name, *parts = text.split() or [""]
    book = game(name)
    fields = split(parts)
    agenda = fields.pop("agenda", None)
    sealed = fields.pop("sealed", None)
    seen_by = fields.pop("seen-by", None)
    if agenda is None:
        raise Unreadable("the field agenda= is missing")
    g = book.read_fields(fields)
    g.agenda = [] if agenda == "-" else [read_step(book, g, one) for one in agenda.split(",")]
    g.sealed = [] if sealed is None else [read_sealed(one) for one in sealed.split(",")]
    if seen_by is None:
        return book, g, None
    return book, g, NOBODY if seen_by == "nobody" else book.read_word(g, "seat", seen_by)


def split(parts: list[str]) -> dict[str, str]:
    """Fields by name, each at most once."""
    fields: dict[str, str] = {}
    for part in parts:
        name, equals, text = part.partition("=")
        if not equals or not text:
            raise Unreadable(f"{part!r}: expected a field, a name and a text with = between them")
        if name in fields:
            raise Unreadable(f"the field {name}= stands there twice")
        fields[name] = text
    return fields


def read_sealed(text: str) -> int:
    """A sealed answer."""
    if text == "-":
        return BLANK
    if text == "?":
        return HIDDEN
    if not text.isdigit() or len(text) > 6:
        raise Unreadable(f"{text!r} in sealed=: expected -, ? or a number")
    return int(text)


def read_step(book: Rulebook, g: State, text: str) -> Step:
    """A step of the agenda."""
    name, *words = text.split(":")
    kinds = {kind.name: number for number, kind in enumerate(book.steps)}
    if name not in kinds:
        raise Unreadable(f"{text!r} in agenda=: there is no step {name!r}")
    rule = kinds[name]
    types = book.steps[rule].args
    if len(words) != len(types):
        raise Unreadable(f"{text!r} in agenda=: {name} has {len(types)} arguments")
    args = [book.read_word(g, kind, word) for kind, word in zip(types, words, strict=True)]
    args += [BLANK] * (4 - len(args))
    return Step(rule, args[0], args[1], args[2], args[3])
