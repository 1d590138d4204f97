"""Questions that are written by hand are what msgspec writes of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws.test_laws import World, law
from laws.worlds import games, positions

from coltexpress.games import GAMES
from coltexpress.kernel.agenda import CHANCE, waiting
from coltexpress.kernel.buffers import BytesWriter
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.events import QuestionKind
from coltexpress.protocol.asking import draft_of
from coltexpress.protocol.drafts import Draft, put_draft
from coltexpress.protocol.messages import encode
from coltexpress.protocol.reader import reader_of
from coltexpress.protocol.saying import Said

KIND = QuestionKind("which-way", "spot", ())
NUMBERS = st.integers(-9, 99)
SAID = st.builds(Said, st.sampled_from(["answer-leave", "zażółć „gęślą”"]), number=NUMBERS)
MAYBE = st.none() | NUMBERS


def written(head: bytes, draft: Draft) -> bytes:
    out = BytesWriter()
    put_draft(out, head, draft)
    return out.getvalue()


@given(
    st.lists(NUMBERS),
    st.dictionaries(st.sampled_from(["bandit", "player", "target"]), NUMBERS),
    st.tuples(MAYBE, MAYBE, MAYBE),
    st.dictionaries(NUMBERS, NUMBERS),
    st.dictionaries(NUMBERS, SAID),
    st.lists(SAID),
    st.lists(st.lists(NUMBERS)),
)
def test_any_question_is_written(
    options: list[int],
    about: dict[str, int],
    single: tuple[int | None, int | None, int | None],
    tokens: dict[int, int],
    words: dict[int, Said],
    warnings: list[Said],
    previews: list[list[int]],
) -> None:
    draft = Draft(KIND, options, about)
    draft.floor, draft.held, draft.answer = single
    draft.tokens, draft.words = tokens, words
    draft.warnings, draft.previews = warnings, previews
    assert written(b'{"what":"which-way","type":"spot",', draft) == encode(draft.question())


@pytest.mark.slow
@law
@given(games())
def test_the_questions_of_games_are_written(world: World) -> None:
    book, options, seed = world
    reader = reader_of(book.name)
    for g in positions(book, options, Dice(seed)):
        for asked in waiting(g):
            if asked.seat != CHANCE:
                draft = draft_of(reader, g, asked, reader.foresight(g))
                assert written(reader.questions[asked.what], draft) == encode(draft.question())


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_question_begins_with_its_name_and_its_type(name: str) -> None:
    reader = reader_of(name)
    for kind, head in zip(GAMES[name].questions, reader.questions, strict=True):
        draft = Draft(kind, [1, 2], {})
        assert written(head, draft) == encode(draft.question())
