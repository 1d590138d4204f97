"""The printed words in every language: one thing has one word, on the page and in the terminal."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from coltexpress import i18n

GLOSSARY: Final = tomllib.loads(
    Path(__file__).with_name("glossary.toml").read_text(encoding="utf-8")
)


class Texts(Visitor):
    """The pieces of text in a message, without what is filled in."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # the visitor's name for it
        self.pieces.append(node.value)


def texts_in(source: str) -> dict[str, list[str]]:
    """The pieces of text of every message in a Fluent file."""
    found: dict[str, list[str]] = {}
    for entry in parse(source).body:
        if isinstance(entry, ast.Message):
            texts = Texts()
            texts.visit(entry)
            found[entry.id.name] = texts.pieces
    return found


@cache
def texts(language: str) -> dict[str, list[str]]:
    sources = [path.read_text(encoding="utf-8") for path in i18n.files(language)]
    return {key: found for source in sources for key, found in texts_in(source).items()}


def misused(language: str, said: dict[str, list[str]], never: dict[str, str]) -> list[str]:
    """Where a message uses a word that is not ours, and which word is."""
    return [
        f"{key} ({language}): {found[0]!r} in {piece!r}; say: {instead}"
        for key, pieces in said.items()
        for piece in pieces
        for word, instead in never.items()
        if (found := re.search(word, piece))
    ]


def unsaid(language: str, said: dict[str, list[str]], says: dict[str, str]) -> list[str]:
    """Which messages lack their printed word."""
    return [
        f"{key} ({language}): no {word!r} in {said.get(key)}"
        for key, word in says.items()
        if not any(word in piece for piece in said.get(key, []))
    ]


@pytest.mark.parametrize("language", GLOSSARY)
def test_no_message_uses_a_word_that_is_not_ours(language: str) -> None:
    assert misused(language, texts(language), GLOSSARY[language]["never"]) == []


@pytest.mark.parametrize("language", GLOSSARY)
def test_printed_things_have_their_printed_names(language: str) -> None:
    assert unsaid(language, texts(language), GLOSSARY[language]["says"]) == []


def test_a_wrong_word_is_found_in_every_variant_of_a_message() -> None:
    said = texts_in(
        "# a dog\none = { $number ->\n    [one] a cat\n   *[other] { $number } dogs\n}\n"
    )
    assert misused("en", said, {"dog": "hound"}) == ["one (en): 'dog' in ' dogs'; say: hound"]
    assert misused("en", said, {"a dog": "hound"}) == [], "comments are not read to people"


def test_a_missing_word_and_a_missing_message_are_found() -> None:
    said = texts_in("one = a cat\n")
    assert unsaid("en", said, {"one": "cat"}) == []
    assert unsaid("en", said, {"one": "dog", "two": "cat"}) == [
        "one (en): no 'dog' in ['a cat']",
        "two (en): no 'cat' in None",
    ]
