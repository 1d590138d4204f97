"""Everything that can be pointed at is explained: a sentence in every language, and its rules."""

from __future__ import annotations

from functools import cache

import pytest

from coltexpress.games import GAMES
from coltexpress.i18n import LANGUAGES
from coltexpress.kernel.rules import Rulebook
from coltexpress.ledger import clause
from coltexpress.protocol.box import Box, box
from coltexpress.telling.sentences import Told
from coltexpress.telling.words import Words
from coltexpress.train.loot import ALL_KINDS, KINDS

ENOUGH = 250  # letters of a sentence or two


@cache
def boxes(name: str) -> list[Box]:
    """The boxes with the fewest and the most players, and with everything that options add."""
    book = GAMES[name]
    more = {name: "true" for name in ("guest_bandits", "reflex", "horse") if name in book.options}
    return [box(book, {"players": str(n), **more}) for n in (book.players[0], book.players[-1])]


def declared(one: Box) -> set[str]:
    """What a box declares, by the names that it is explained under."""
    powers = one.cards.keys() & set(one.faces)  # bid cards have no faces, nor bidders powers
    kinds = ALL_KINDS if one.teams else KINDS if one.bullets else []
    return {
        *(f"card-{face}" for face in powers),
        *(f"bandit-{each.name}" for each in one.characters if each.offered and powers),
        *(f"turn-{kind}" for kind in one.turn_kinds),
        *(f"round-event-{event}" for event in one.round_events),
        *(f"loot-{kind}" for kind in kinds),
        *(["card-bullet", "barrel"] if one.bullets else []),
        *(["wild-bunch", "opposite"] if one.teams else []),
    }


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_game_declares_is_explained(name: str) -> None:
    for one in boxes(name):
        assert one.explained
        assert declared(one) - set(one.explained) == set()


def test_a_thing_without_an_explanation_is_named() -> None:
    one = boxes("classic")[0]
    renamed = Box(**{field: getattr(one, field) for field in one.__struct_fields__})
    renamed.round_events = [*one.round_events, "sandstorm"]
    assert declared(renamed) - set(renamed.explained) == {"round-event-sandstorm"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_explanations_are_short_sentences_in_every_language(name: str, language: str) -> None:
    book: Rulebook = GAMES[name]
    words = Words(language)
    told = Told(words, book, book.new({}))
    for one in boxes(name):
        for thing, explained in one.explained.items():
            text = told.said(explained.text)
            assert told.said(explained.name), thing
            assert isinstance(text, str), thing
            assert text[-1] in ".。", f"{thing} ({language}): {text}"
            assert len(text) <= ENOUGH, f"{thing} ({language}): {text}"
    assert words.mistakes == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_explanation_leads_to_clauses(name: str, language: str) -> None:
    for one in boxes(name):
        for thing, explained in one.explained.items():
            assert explained.clauses, thing
            assert not any(clause(each, language).withdrawn for each in explained.clauses), thing
