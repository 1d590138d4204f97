"""The question of a seat as a page needs it: options, whom it is about, what lies on offer."""

from __future__ import annotations

from coltexpress.kernel.agenda import BLANK, RULE_MASK, Ask, State
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.vecs import i64, vec
from coltexpress.protocol.messages import Question
from coltexpress.protocol.reader import argument, plain, reader_of


def question_of(book: Rulebook, state: State, asked: Ask, foresight: vec[i64]) -> Question:
    """The open question of a seat, with the foresight of the table."""
    kind = book.questions[asked.what]
    step = state.agenda[-1]
    question = Question(
        what=kind.name,
        type=kind.options,
        options=plain(asked.options),
        about=about(step, book.steps[step & RULE_MASK].args),
    )
    if len(state.sealed) > 0 and state.sealed[asked.seat] != BLANK:
        question.answer = state.sealed[asked.seat]
    reader_of(book.name).complete(question, state, asked, foresight)
    return question


def about(step: i64, kinds: tuple[str, ...]) -> dict[str, int]:
    """What is settled of the step that waits, by type; a second bandit is the target."""
    found: dict[str, int] = {}
    for place, kind in enumerate(kinds):
        value = argument(step, place)
        if value >= 0:
            name = "target" if kind == "bandit" and "bandit" in found else kind
            if name not in found:
                found[name] = value
    return found
