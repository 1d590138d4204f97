"""The question of a seat as a page needs it: options, whom it is about, what lies on offer."""

from __future__ import annotations

from coltexpress.kernel.agenda import BLANK, Ask, State
from coltexpress.kernel.vecs import i64, vec
from coltexpress.protocol.messages import Question
from coltexpress.protocol.reader import Reader, plain
from coltexpress.protocol.saying import Said


def question_of(reader: Reader, state: State, asked: Ask, foresight: vec[i64]) -> Question:
    """The open question of a seat, with the foresight of the state."""
    book = reader.book
    kind = book.questions[asked.what]
    question = Question(
        what=kind.name,
        type=kind.options,
        options=plain(asked.options),
        about=book.about(state),
    )
    if kind.options == "yes_no":
        question.words = {
            one: Said(f"answer-{kind.name}-{'yes' if one else 'no'}") for one in question.options
        }
    if len(state.sealed) > 0 and state.sealed[asked.seat] != BLANK:
        question.answer = state.sealed[asked.seat]
    reader.complete(question, state, asked, foresight)
    return question
