"""Words around both trains; what numbers are called stands in scene/names.py."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored.game import RULEBOOK
from coltexpress.games.armored.printed import EVENTS, NO_EVENT
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.armored.scene.names import DOCUMENTS
from coltexpress.games.armored.trains import NAMES as SECTION_NAMES
from coltexpress.games.armored.trains import is_starting
from coltexpress.games.classic.terminal.train import label
from coltexpress.kernel.vecs import i64, vec
from coltexpress.telling.sentences import Told
from coltexpress.telling.words import Value, Words

GAME: Final = "armored"


def say(words: Words, key: str, **values: Value) -> str:
    """A message of this game, of the base game, or of all games."""
    return words.say(words.key(GAME, key), **values)


def describe(words: Words, g: Armored, kind: str, number: int) -> str:
    """A number of this type in words."""
    return Told(words, RULEBOOK, g).describe(kind, number)


def section_label(words: Words, g: Armored, section: int) -> str:
    """What kind of car it is, in short."""
    if is_starting(section):
        return label(words, g, section)
    return words.say(f"armored-car-short-{SECTION_NAMES[section]}")


def known_documents(words: Words, tokens: vec[i64]) -> list[str]:
    """The colours of the documents among these tokens, where they are known."""
    return [
        words.say("armored-document-short", value=DOCUMENTS[token])
        for token in tokens
        if token in DOCUMENTS
    ]


def event_words(words: Words, g: Armored) -> tuple[str, str]:
    """The event of the round and what it does; empty where there is none."""
    event = g.printed.event_of[g.round_cards[-1]] if g.round_cards else NO_EVENT
    if event == NO_EVENT:
        return "", ""
    key = f"round-event-{EVENTS[event]}"
    return say(words, key), say(words, f"{key}-rule")
