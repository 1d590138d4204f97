"""The question of a seat as a page needs it: options, whom it is about, what lies on offer."""

from __future__ import annotations

from coltexpress.kernel.agenda import BLANK, Ask, State
from coltexpress.kernel.vecs import i64, vec
from coltexpress.protocol.drafts import Draft
from coltexpress.protocol.messages import Question
from coltexpress.protocol.reader import Reader, plain
from coltexpress.protocol.saying import Said


def question_of(reader: Reader, state: State, asked: Ask, foresight: vec[i64]) -> Question:
    """The open question of a seat, with the foresight of the state."""
    return draft_of(reader, state, asked, foresight).question()


def draft_of(reader: Reader, state: State, asked: Ask, foresight: vec[i64]) -> Draft:
    """The same, to be written."""
    book = reader.book
    kind = book.questions[asked.what]
    draft = Draft(kind, plain(asked.options), book.about(state))
    if kind.options == "yes_no":
        draft.words = {
            one: Said(f"answer-{kind.name}-{'yes' if one else 'no'}") for one in draft.options
        }
    if len(state.sealed) > 0 and state.sealed[asked.seat] != BLANK:
        draft.answer = state.sealed[asked.seat]
    reader.complete(draft, state, asked, foresight)
    return draft
