"""Words in all languages: Fluent messages by key, and which language a person wants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise, takewhile
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from coltexpress.games import GAMES
from coltexpress.i18n import ENGLISH, files, language_called
from coltexpress.telling.forms import Forms, Phrase
from coltexpress.telling.forms import Value as Value  # noqa: PLC0414  # one door to words

VARIABLES: Final = ("COLTEXPRESS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set


class Words:
    """Everything that can be said in one language; English steps in where a message is missing."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.people: dict[int, str] = {}  # by seat: the names of the people who gave one
        self.mistakes: list[str] = []  # what Fluent could not fill in; tests want none
        self._bundle, self._forms = bundle(language)

    def say(self, key: str, **values: Value) -> str:
        """The message with this key, its variables filled in; it may be part of another one."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(f"the message {key} has no text")
        text, errors = self._bundle.format_pattern(message.value, values)
        self.mistakes += [f"{key}: {error}" for error in (*errors, *self._forms.missing)]
        self._forms.missing.clear()
        return Phrase(str(text), key, values)

    def knows(self, key: str) -> bool:
        """Is there such a message?"""
        return self._bundle.has_message(key)

    def key(self, game: str, rest: str) -> str:
        """The key of a message: the game's own, that of the game it extends, or that of all."""
        for first in (game, GAMES[game].extends or game):
            if self.knows(f"{first}-{rest}"):
                return f"{first}-{rest}"
        return rest

    def money(self, amount: int) -> str:
        """Dollars, as this language writes them."""
        return self.say("money", amount=amount)

    def several(self, texts: list[str]) -> str:
        """A list within a sentence."""
        return self.say("between-items").join(texts)

    def together(self, names: list[str]) -> str:
        """One name, or several as one: Django and Tuco."""
        *others, last = names
        if not others:
            return last
        first = others[0] if len(others) == 1 else self.several(others)
        return self.say("player-gang", first=first, second=last)

    def labelled(self, label: str, text: str) -> str:
        """A label and what it says."""
        return self.say("with-label", label=label, text=text)

    def noted(self, text: str, note: str) -> str:
        """A text and, in brackets, what is to be known of it."""
        return self.say("with-note", text=text, note=note)

    def sentences(self, texts: list[str]) -> str:
        """Sentences one after the other."""
        return self.say("between-sentences").join(texts)


def capital(text: str) -> str:
    """The text as a line of its own begins."""
    return text[:1].upper() + text[1:]


@cache
def bundle(language: str) -> tuple[FluentBundle, Forms]:
    """The messages of a language over the English ones, and the forms of names in them."""
    forms = Forms()
    made = FluentBundle([language], forms.functions(), use_isolating=False)
    forms.bundle = made
    for folder in dict.fromkeys([ENGLISH, language]):
        for path in files(folder):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            made.add_resource(resource, allow_overrides=True)
    return made, forms


def language_of(environment: Mapping[str, str]) -> str | None:
    """The language that the environment asks for, if it asks for one that we speak."""
    for name in VARIABLES:
        if environment.get(name):
            return language_called(environment[name])
    return None


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str | None:
    """The language of the last --lang that names one we speak, else of the environment."""
    before = list(takewhile(lambda word: word != "--", arguments))
    named = []
    for word, after in pairwise([*before, ""]):
        name, equals, value = word.partition("=")
        if name == "--lang":
            named.append(value if equals else after)
    spoken = [language for name in named if (language := language_called(name)) is not None]
    return spoken[-1] if spoken else language_of(environment)
