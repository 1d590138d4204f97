"""Every word of every game in every language: nothing missing, nothing unused, nothing unfilled."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from languages import WHOLE

from coltexpress import i18n
from coltexpress.bots.characters import CHARACTERS
from coltexpress.bots.levels import LEVELS
from coltexpress.bots.uniform import Uniform
from coltexpress.cli.main import COMMANDS
from coltexpress.cli.scene import scene_of
from coltexpress.games import GAMES
from coltexpress.games.armored import printed as printed_armored
from coltexpress.games.armored import trains
from coltexpress.games.armored.cards import PLANS
from coltexpress.games.armored.terminal import scene as armored
from coltexpress.games.classic import printed
from coltexpress.games.super import printed as printed_super
from coltexpress.i18n import LANGUAGES, language_called
from coltexpress.kernel.agenda import NOBODY
from coltexpress.kernel.errors import (
    BadPosition,
    ColtExpressError,
    IllegalChoice,
    NotOver,
    Unreadable,
)
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look, told
from coltexpress.library import Game, new
from coltexpress.protocol.box import box
from coltexpress.server.refusals import KINDS
from coltexpress.study.editing import editor_of
from coltexpress.study.themes import themes_of
from coltexpress.telling.sentences import Told
from coltexpress.telling.words import Words, language_of
from coltexpress.train import bandits, loot
from coltexpress.train.cards import face_of
from coltexpress.train.faces import FACES

FOLDERS: Final = sorted(path.name for path in i18n.FOLDER.iterdir() if any(path.glob("*.ftl")))
SOURCE: Final = i18n.PACKAGE
PARENTS: Final = {book.name: book.extends for book in GAMES.values() if book.extends}
WEB: Final = SOURCE.parents[1] / "web" / "src"
CODE: Final = (".py", ".ts", ".svelte")
# So keys begin of which the page's own tests hold that they are used: keys.test.ts, bots.test.ts.
OF_THE_PAGE: Final = ("board-", "bot-name-", "bot-says-", "lesson-", "web-")


class Parts(Visitor):
    """The variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's name for it
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the visitor's name for it
        self.messages.add(node.id.name)


@cache
def files(language: str) -> dict[str, ast.Resource]:
    return {
        path.name if path.parent.name == language else f"{path.parts[-3]}.ftl": parse(
            path.read_text(encoding="utf-8")
        )
        for path in i18n.files(language)
    }


@cache
def messages(language: str) -> dict[str, Parts]:
    found: dict[str, Parts] = {}
    for resource in files(language).values():
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Parts()
                found[entry.id.name].visit(entry)
    return found


def variables(language: str, key: str) -> set[str]:
    """The variables of a message and of all that it refers to."""
    parts = messages(language).get(key) or messages("en")[key]
    return parts.variables.union(*[variables(language, other) for other in parts.messages])


def of_game(book: Rulebook) -> Iterator[str]:
    """What every game must be able to say in words of its own."""
    yield from (f"{book.name}-{part}" for part in ("name", "tagline"))
    if book.name not in PARENTS:
        yield from (f"{book.name}-{rest}" for rest in told_by(book))
        yield from (f"{book.name}-phase-{phase}" for phase in box(book, {}).phases)
    if book.presets:
        yield f"{book.name}-edition"
        yield from (f"{book.name}-edition-{preset}" for preset in book.presets)


def told_by(book: Rulebook) -> Iterator[str]:
    """What a game must be able to say; one that extends another may say it in the other's words."""
    yield from (f"event-{kind.name}" for kind in book.events)
    yield from (f"events-{kind.name}" for kind in book.events if kind.runs)
    yield from (f"question-{kind.name}" for kind in book.questions)
    for name, option in book.options.items():
        yield f"option-{name}"
        yield from (f"option-{name}-{value}" for value in option.values)


def borrowed(book: Rulebook) -> Iterator[str]:
    """What a game that extends another must be able to say, its table included."""
    yield from told_by(book)
    for face in FACES:
        if face != "marshal":
            yield from (f"card-{face}", f"card-{face}-rule")
    for name in ("any-binoculars", *PLANS.values()):
        yield from (f"plan-{name}", f"plan-{name}-rule")
    yield from (f"power-{name}" for name in bandits.NAMES)
    for kind in printed_armored.TURN_KINDS:
        yield from (f"turn-{kind}", f"turn-{kind}-rule")
    for event in printed_armored.EVENTS:
        yield from (f"round-event-{event}", f"round-event-{event}-rule")
    for place in armored.PLACES:
        yield from (f"place-{place}", f"place-{place}-rule")
    yield from (f"car-short-{name}" for name in trains.NAMES[trains.STARTING_CARS :])
    yield from (f"answer-{word}" for word in ("draw", "pass", "done", "skip"))
    yield from (f"answer-{name}-done" for name in ("heal-which", "keep-which"))
    for question in book.questions:
        if question.options == "yes_no":
            yield from (f"answer-{question.name}-{word}" for word in ("yes", "no"))
    yield from (f"end-{name}" for name in ("ladder", "bunch"))


def said(language: str, name: str, rest: str) -> str | None:
    """The message that says it: the game's own, its parent's, or that of all games."""
    keys = (f"{name}-{rest}", f"{PARENTS[name]}-{rest}", rest)
    return next((key for key in keys if key in messages(language)), None)


def of_tables() -> Iterator[str]:
    """What lies on the tables of the base game and of the super game."""
    yield from (f"bandit-{name}" for name in bandits.NAMES)
    yield from (f"power-{name}" for name in bandits.NAMES)
    yield from (f"loot-{name}" for name in loot.ALL_KINDS)
    faces = {FACES[face_of(card)] for card in printed.action_cards(0)} | {"bullet"}
    for name in sorted(faces):
        yield from (f"card-{name}", f"card-{name}-rule")
    for car in (*printed.CARS, "locomotive"):
        yield from (f"car-{car}", f"car-short-{car}")
    yield "car-short-unknown"
    for kind in printed.TURN_KINDS:
        yield from (f"turn-{kind}", f"turn-{kind}-rule")
    for event in printed.EVENTS:
        yield from (f"round-event-{event}", f"round-event-{event}-rule")
    yield from (f"round-card-{card.partition('_')[2]}" for card in printed.ROUND_CARDS)
    yield from (f"classic-answer-{word}" for word in ("draw", "pass", "done", "leave"))
    yield from (f"classic-answer-keep-purse-{word}" for word in ("yes", "no"))
    for card in printed_super.CARDS:
        yield from (f"super-card-{card}", f"super-card-{card}-rule")


def named(part: object) -> Iterator[str]:
    """The messages that a part of the names of a box refers to."""
    if isinstance(part, dict):
        for name, value in part.items():
            if name in ("key", "alone", "answer") and isinstance(value, str):
                yield value
            elif not (name == "otherwise" and isinstance(value, str)):
                yield from named(value)


@cache
def in_boxes() -> set[str]:
    """All messages that the boxes of the games name."""
    found: set[str] = set()
    for name, book in GAMES.items():
        for number in (book.players[0], book.players[-1]):
            names = msgspec.to_builtins(box(book, {"players": str(number)}).names)
            found |= {Words("en").key(name, key) for key in named(names)}
    return found


def required() -> set[str]:
    keys = {key for book in GAMES.values() for key in of_game(book)} | set(of_tables())
    keys |= in_boxes()
    keys |= {f"error-{code.replace('_', '-')}" for code in KINDS}
    keys |= {f"refused-{code.replace('_', '-')}" for code in codes()}
    keys |= {f"bot-{level}" for level in LEVELS}
    keys |= {f"bot-character-{name}" for name in CHARACTERS}
    return keys | {f"cli-command-{name}" for name in COMMANDS}


def codes() -> set[str]:
    """The codes of all errors that the library raises, and of their kinds."""
    errors = [ColtExpressError, NotOver, Unreadable, IllegalChoice, BadPosition]
    said_at = {**{one.__name__: 1 for one in errors}, "no_such": 0, "demand_length": 2}
    said_at |= {"demand": 1, "unreadable": 0}
    found = {one("why").code for one in errors} | {"by_rule"}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            name = getattr(node.func, "id", "") if isinstance(node, python.Call) else ""
            if isinstance(node, python.Call) and len(node.args) > said_at.get(name, 99):
                match node.args[said_at[name]]:
                    case python.Constant(value=str(code)):
                        found.add(f"no_such_{code}" if name == "no_such" else code)
                    case _:
                        assert path.parent.name == "kernel", (
                            "a code is a plain text, but in helpers"
                        )
    return found


def test_every_language_is_listed_with_its_name() -> None:
    assert set(FOLDERS) == set(LANGUAGES)
    assert set(WHOLE) <= set(LANGUAGES)


@pytest.mark.parametrize("language", FOLDERS)
def test_every_file_is_well_formed(language: str) -> None:
    for name, resource in files(language).items():
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        assert junk == [], f"{language}/{name}"
    entries = [
        entry.id.name
        for resource in files(language).values()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    ]
    assert sorted(entries) == sorted(set(entries)), "a key is there twice"


@pytest.mark.parametrize("language", WHOLE)
def test_everything_in_the_games_has_a_message(language: str) -> None:
    assert required() - set(messages(language)) == set()


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("name", PARENTS)
def test_a_game_that_extends_another_says_all_of_it(language: str, name: str) -> None:
    rests = list(borrowed(GAMES[name]))
    assert [rest for rest in rests if said(language, name, rest) is None] == []
    assert [said(language, name, rest) for rest in rests] == [
        Words(language).key(name, rest) for rest in rests
    ]


@pytest.mark.parametrize("name", PARENTS)
def test_what_only_the_extension_has_is_said_in_its_own_words(name: str) -> None:
    book, parent = GAMES[name], GAMES[PARENTS[name]]
    own = [f"event-{kind.name}" for kind in book.events[len(parent.events) :]]
    own += [f"question-{kind.name}" for kind in book.questions[len(parent.questions) :]]
    own += [f"option-{option}" for option in book.options if option not in parent.options]
    assert set(own) <= set(told_by(book))
    assert [rest for rest in own if said("en", name, rest) != f"{name}-{rest}"] == []


@pytest.mark.parametrize("language", WHOLE)
def test_a_whole_language_has_the_same_files_and_keys_as_english(language: str) -> None:
    assert set(files(language)) == set(files("en"))
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", FOLDERS)
def test_a_language_says_nothing_that_english_does_not(language: str) -> None:
    for name, resource in files(language).items():
        assert keys_in(resource) <= keys_in(files("en")[name]), f"{language}/{name}"


@pytest.mark.parametrize("language", FOLDERS)
def test_keys_are_counted_without_a_fluent_library(language: str) -> None:
    assert i18n.keys(language) == set(messages(language))
    assert (i18n.percent(language) == 100) == (set(messages(language)) == set(messages("en")))


def test_english_steps_in_for_every_message_that_a_language_lacks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "tlh.ftl"
    path.write_text("card-move = vIHtaH\nloot-purse = Huch buq\n", encoding="utf-8")
    known = i18n.files
    for module in ("coltexpress.i18n.files", "coltexpress.telling.words.files"):
        monkeypatch.setattr(module, lambda name: [path] if name == "tlh" else known(name))
    monkeypatch.setitem(LANGUAGES, "tlh", "tlhIngan")
    assert Words("tlh").say("card-move") == "vIHtaH"
    assert Words("tlh").say("card-fire") == "Fire"
    assert i18n.name_of("tlh") == "tlhIngan (0 %)"
    assert i18n.name_of("sv") == "Svenska"


@pytest.mark.parametrize("language", FOLDERS)
def test_every_reference_leads_somewhere(language: str) -> None:
    known = set(messages(language)) | set(messages("en"))
    assert {
        key: p.messages - known for key, p in messages(language).items() if p.messages - known
    } == {}


@pytest.mark.parametrize("language", FOLDERS)
def test_all_languages_use_the_same_variables(language: str) -> None:
    shared = set(messages(language)) & set(messages("en"))
    differing = {
        key: (variables(language, key), variables("en", key))
        for key in sorted(shared)
        if variables(language, key) != variables("en", key)
    }
    assert differing == {}


def test_no_message_is_unused() -> None:
    roots = [SOURCE / "cli", SOURCE / "server", SOURCE / "telling", SOURCE / "protocol", WEB]
    roots += [*SOURCE.glob("games/*/terminal"), *SOURCE.glob("games/*/scene")]
    paths = [path for root in roots if root.exists() for path in sorted(root.rglob("*.*"))]
    code = "\n".join(path.read_text(encoding="utf-8") for path in paths if path.suffix in CODE)
    named = set(re.findall(r"[\"'`]([a-z][a-z0-9_-]+)[\"'`]", code))
    referred = {other for parts in messages("en").values() for other in parts.messages}
    named |= {f"award-{name}{rest}" for name in named for rest in ("", "-for")}
    named |= {f"{game}-{key}" for game in GAMES for key in named}  # each game's own comes first
    told = {f"{name}-{rest}" for name in PARENTS for rest in borrowed(GAMES[name])}
    told |= {
        f"{name}-answer-{kind.name}" for name, book in GAMES.items() for kind in book.questions
    }
    told |= {f"taunt-{name}" for name in bandits.NAMES}
    told |= {f"{name}-theme-{theme.name}" for name in GAMES for theme in themes_of(name)}
    told |= {
        key
        for name, book in GAMES.items()
        for part in (*editor_of(book).parts(), "yes", "no")
        for key in (f"edit-{part}", f"{name}-edit-{part}")
    }
    assert in_python("en") - required() - told - named - referred == set()


def keys_in(resource: ast.Resource) -> set[str]:
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def in_python(language: str) -> set[str]:
    """All keys but those of the page alone: its own tests hold the same law for them.

    The page puts many of them together from parts.
    """
    found = {key for file in files(language).values() for key in keys_in(file)}
    return {key for key in found if not key.startswith(OF_THE_PAGE)}


def test_every_message_that_the_code_names_exists() -> None:
    paths = sorted((SOURCE / "cli").rglob("*.py"))
    code = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    named = set(re.findall(r"(?:say|hint|wait)\(\s*[\"']([a-z0-9_-]+)[\"']", code))
    named |= set(re.findall(r"[\"'](cli-[a-z-]*[a-z])[\"']", code))
    assert named - set(messages("en")) == set()


def first_game(name: str, players: tuple[int, ...], settings: dict[str, str]) -> Game:
    """A game for the first of these numbers of players that the options allow."""
    for number in players:
        try:
            return new(name, seed=3, players=number, **settings)
        except Unreadable:
            continue
    raise AssertionError(f"nobody can play {name} with {settings}")


@pytest.mark.slow
@pytest.mark.parametrize("language", FOLDERS)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("extra", [0, 1])
def test_whole_games_can_be_told_to_everybody(language: str, name: str, extra: int) -> None:
    """Every sentence of a random game, to a player and to a spectator, with nothing unfilled."""
    book = GAMES[name]
    settings = {option: kind.values[-extra] for option, kind in book.options.items()}
    words = Words(language)
    game = first_game(name, book.players if extra else book.players[::-1], settings)
    scene = scene_of(name)
    bot = Uniform(1)
    for seat in (0, NOBODY):
        while not game.over:
            question = game.asks[0]
            view = look(game.state, question.seat)
            asked = Told(words, book, view.state)
            assert asked.question(question)
            assert all(asked.answers(question, list(question.options)))
            scene.draw(words, view, 80)
            scene.read_aloud(words, view)
            scene.hand(words, view)
            scene.powers(words, view)
            scene.cards(words, view)
            game.play(question.seat, bot.choose(view, question))
        teller = Told(words, book, look(game.state, seat).state)
        for event in told(game.match.log, seat):
            assert teller.event(event)
        assert teller.story(told(game.match.log, seat))
    assert words.mistakes == []


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("zh_TW", "zh-Hant"),
        ("zh-hant", "zh-Hant"),
        ("ja_JP.UTF-8", "ja"),
        ("sv_SE@euro", "sv"),
        ("PL", "pl"),
        ("C.UTF-8", None),
        ("POSIX", None),
        ("tlh", None),
    ],
)
def test_languages_are_known_by_many_names(text: str, language: str | None) -> None:
    assert language_called(text) == language


def test_the_environment_names_a_language() -> None:
    assert language_of({"LANG": "pl_PL.UTF-8"}) == "pl"
    assert language_of({"LANG": "pl_PL.UTF-8", "LC_ALL": "sv_SE"}) == "sv"
    assert language_of({"LC_ALL": "", "LANG": "ja"}) == "ja"
    assert language_of({"LC_ALL": "C", "LANG": "ja"}) is None
    assert language_of({}) is None


@pytest.mark.parametrize("path", i18n.files("en"), ids=lambda path: "-".join(path.parts[-3:]))
def test_english_messages_have_no_layout(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "\t" not in text
    assert "\x1b" not in text
