"""A question while it is put together, and then written: once for each choice of a game.

What comes out is what msgspec would have written of the `Question` of the messages; a test holds
that. That one is made only for those who look at a question without sending it.
"""

from __future__ import annotations

from coltexpress.kernel.buffers import BytesWriter
from coltexpress.kernel.events import QuestionKind
from coltexpress.protocol.messages import Question, encode
from coltexpress.protocol.saying import Said
from coltexpress.protocol.writing import key_of, put_list, put_number


class Draft:
    """The fields of a question, as far as they are known."""

    def __init__(self, kind: QuestionKind, options: list[int], about: dict[str, int]) -> None:
        self.what = kind.name
        self.type = kind.options
        self.options = options
        self.about = about
        self.floor: int | None = None
        self.held: int | None = None
        self.tokens: dict[int, int] = {}
        self.words: dict[int, Said] = {}
        self.warnings: list[Said] = []
        self.answer: int | None = None
        self.previews: list[list[int]] = []

    def question(self) -> Question:
        """The message."""
        return Question(
            what=self.what,
            type=self.type,
            options=self.options,
            about=self.about,
            floor=self.floor,
            held=self.held,
            tokens=self.tokens,
            words=self.words,
            warnings=self.warnings,
            answer=self.answer,
            previews=self.previews,
        )


def put_draft(out: BytesWriter, head: bytes, draft: Draft) -> None:
    """Write a question, whose name and type stand in the head."""
    out.write(head)
    out.write(b'"options":')
    put_list(out, draft.options)
    if draft.about:
        put_about(out, draft.about)
    put_if_given(out, b',"floor":', draft.floor)
    put_if_given(out, b',"held":', draft.held)
    if draft.tokens:
        put_tokens(out, draft.tokens)
    if draft.words:
        put_words(out, draft.words)
    if draft.warnings:
        put_warnings(out, draft.warnings)
    put_if_given(out, b',"answer":', draft.answer)
    if draft.previews:
        put_previews(out, draft.previews)
    out.append(125)  # }


def put_if_given(out: BytesWriter, key: bytes, number: int | None) -> None:
    """A field, unless it has no value."""
    if number is not None:
        out.write(key)
        put_number(out, number)


def put_about(out: BytesWriter, about: dict[str, int]) -> None:
    """Who acts and who suffers."""
    mark = b',"about":{'
    for name, number in about.items():
        out.write(mark)
        out.write(key_of(name))
        put_number(out, number)
        mark = b","
    out.append(125)  # }


def put_tokens(out: BytesWriter, tokens: dict[int, int]) -> None:
    """By option its token."""
    mark = b',"tokens":{'
    for option, token in tokens.items():
        out.write(mark)
        put_option(out, option)
        put_number(out, token)
        mark = b","
    out.append(125)  # }


def put_words(out: BytesWriter, words: dict[int, Said]) -> None:
    """By option what it is called."""
    mark = b',"words":{'
    for option, said in words.items():
        out.write(mark)
        put_option(out, option)
        out.write(encode(said))
        mark = b","
    out.append(125)  # }


def put_warnings(out: BytesWriter, warnings: list[Said]) -> None:
    """What costs much to forget."""
    mark = b',"warnings":['
    for said in warnings:
        out.write(mark)
        out.write(encode(said))
        mark = b","
    out.append(93)  # ]


def put_previews(out: BytesWriter, previews: list[list[int]]) -> None:
    """By option where it may lead."""
    mark = b',"previews":['
    for spots in previews:
        out.write(mark)
        put_list(out, spots)
        mark = b","
    out.append(93)  # ]


def put_option(out: BytesWriter, option: int) -> None:
    """An option as a key."""
    out.append(34)  # "
    put_number(out, option)
    out.write(b'":')
