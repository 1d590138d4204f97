"""What it takes to add an event: four places name it, and no code that makes sentences is one.

They are counted as whoever adds one edits them: its declaration (events.py), what it changes
(facts.py), the rule that makes it happen, and the messages (i18n, one file for each language).
"""

from __future__ import annotations

import re
from typing import Final

import pytest
from fluent.runtime import FluentResource

from coltexpress.games import GAMES
from coltexpress.games.classic.game import ClassicRulebook
from coltexpress.games.classic.rulebook import Classic
from coltexpress.i18n import LANGUAGES, PACKAGE
from coltexpress.kernel.agenda import CHANCE, NOBODY
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.events import EventKind, public
from coltexpress.kernel.rules import Rulebook
from coltexpress.library import new
from coltexpress.telling.sentences import Told
from coltexpress.telling.words import Words, bundle

WEB: Final = PACKAGE.parents[1] / "web/src"
WORDING: Final = (
    *PACKAGE.glob("telling/*.py"),
    *PACKAGE.glob("protocol/*.py"),
    *PACKAGE.glob("games/*/scene/names.py"),
    *WEB.glob("words/*.ts"),
    *WEB.glob("stage/told/*.ts"),
)
QUOTED: Final = re.compile(r"[\"'`]([a-z]+(?:-[a-z]+)*)[\"'`]")

PLACES: Final = {"events.py", "facts.py", "i18n", "rules"}


def declared(book: Rulebook) -> list[EventKind]:
    """The events that a game does not have from another."""
    inherited = len(GAMES[book.extends].events) if book.extends else 0
    return list(book.events[inherited:])


def places(book: Rulebook, kind: EventKind) -> set[str]:
    """Where an event must be named, in the folder of its game."""
    folder = PACKAGE / "games" / book.name
    constant, fact = kind.name.replace("-", "_").upper(), kind.fact or kind.name.replace("-", "_")
    found = set()
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if path.name in ("events.py", "facts.py"):
            if re.search(rf"\b({constant}|def {fact})\b", text):
                found.add(path.name)
        elif not {"bots", "scene", "terminal"} & set(path.relative_to(folder).parts) and re.search(
            rf"\b({constant}|facts\.{fact}|{fact}\()", text
        ):
            found.add("rules")
    message = re.compile(rf"^{book.name}-event-{kind.name} =", re.MULTILINE)
    worded = [path for path in folder.glob("i18n/*.ftl") if message.search(path.read_text("utf-8"))]
    return found | ({"i18n"} if len(worded) == len(LANGUAGES) else set())


@pytest.mark.parametrize("name", GAMES)
def test_four_places_name_an_event(name: str) -> None:
    book = GAMES[name]
    found = {kind.name: places(book, kind) for kind in declared(book)}
    assert {event: places for event, places in found.items() if places != PLACES} == {}


def test_nothing_that_makes_sentences_names_an_event() -> None:
    names = {kind.name for book in GAMES.values() for kind in book.events}
    named = {path: names & set(QUOTED.findall(path.read_text("utf-8"))) for path in WORDING}
    assert {path: found for path, found in named.items() if found} == {}


def test_a_declaration_and_a_message_are_enough_to_tell_an_event() -> None:
    text = "classic-event-sneezed = { $bandit } sneezes { spot-at } at { $card }.\n"
    bundle("en")[0].add_resource(FluentResource(text), allow_overrides=True)
    game = new("classic", players=3, bandits="tuco,belle,doc", seed=1)
    book = ClassicRulebook(Classic)
    book.events = (*book.events, EventKind("sneezed", "bandit spot card", "C-MOVE-01"))
    teller = Told(Words("en"), book, game.view(NOBODY).state)
    sneezed = public(len(book.events) - 1, (1, 1, 0))
    assert teller.event(sneezed) == "Belle sneezes on the roof of the locomotive at Move."
    assert teller.story([sneezed]) == [[teller.event(sneezed)]]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Doc draws a card: Floor Change."), ("pl", "Doc dobiera kartę: Zmiana poziomu.")],
)
def test_the_library_says_an_event_to_a_seat(language: str, sentence: str) -> None:
    game = new("classic", players=3, bandits="tuco,belle,doc", seed=1)
    number = [game.book.events[one.kind].name for one in game.match.log].index("drew")
    assert game.say(game.events(2)[number], 2, language) == sentence
    secret = game.match.log[number]  # whoever may not know it is not told it by mistake
    assert game.say(secret, 1, language) == game.say(game.events(1)[number], 1, language)
    assert game.say(secret, 1, language) != sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_library_says_questions_and_options_in_every_language(name: str, language: str) -> None:
    game = new(name, players=3)
    while not game.over:
        asked = game.asks[0]
        listener = NOBODY if asked.seat == CHANCE else asked.seat
        said = game.say_options(asked, language)
        assert game.say(asked, listener, language)
        assert len(said) == len(asked.options)
        assert len(set(said)) == len(set(asked.options))
        game.play(asked.seat, asked.options[-1])


def test_a_question_is_said_to_whoever_listens() -> None:
    game = new("classic", players=3, bandits="tuco,belle,doc", seed=4)
    (asked,) = game.asks
    assert game.say(asked, 0, "sv") == "Tuco, din tur: spela ett kort eller dra tre."
    assert game.say(asked, NOBODY, "sv") == game.say(asked, 0, "sv")


def test_a_language_that_nobody_speaks_here_is_refused() -> None:
    game = new("classic", players=3, bandits="tuco,belle,doc", seed=1)
    with pytest.raises(Unreadable, match="expected one of en"):
        game.say(game.events(0)[0], 0, "tlh")
