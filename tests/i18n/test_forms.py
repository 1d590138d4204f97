"""Names in the form that a sentence needs, in every language that bends them."""

from __future__ import annotations

import re
from typing import Final

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from coltexpress import i18n
from coltexpress.games.classic.printed import CARS
from coltexpress.i18n import LANGUAGES
from coltexpress.telling.words import Value, Words, bundle
from coltexpress.train.bandits import NAMES

BANDITS: Final = [f"bandit-{name}" for name in NAMES]
PEOPLE: Final = [
    *BANDITS,
    "bandit-unpicked",
    "player-seat",
    "player-gang",
    "player-dice",
    "armored-professore",
]
CARD: Final = re.compile(r"(card|armored-card|armored-plan)-\w+(-\w+)*(?<!-rule)")
OWN_CAR: Final = re.compile(r"\w+-car-[A-Z]\d")  # a section with a name of its own
NO_CARDS: Final = ("card-face-down",)  # only ever stands alone
TRAITS: Final = {"gender", "number"}  # what words agree with, beside the cases


class Cases(Visitor):
    """The cases that a file asks for, by the variable whose case it is."""

    def __init__(self) -> None:
        self.asked: dict[str, set[str]] = {}

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  # the visitor's name for it
        if node.id.name == "NAME":
            (who,), (case,) = node.arguments.positional, node.arguments.named
            assert isinstance(who, ast.VariableReference)
            assert case.name.name == "case"
            assert isinstance(case.value, ast.StringLiteral)
            self.asked.setdefault(who.id.name, set()).add(case.value.value)


def asked(language: str) -> dict[str, set[str]]:
    cases = Cases()
    for path in i18n.files(language):
        cases.visit(parse(path.read_text(encoding="utf-8")))
    return cases.asked


def forms(language: str, key: str) -> set[str]:
    return set(bundle(language)[0].get_message(key).attributes)


def names(variable: str) -> list[str]:
    """The messages that can stand for a variable."""
    if variable == "name":
        return [f"car-{car}" for car in CARS]
    if variable == "own":
        return [key for key in keys() if OWN_CAR.fullmatch(key)]
    if variable == "card":
        return [key for key in keys() if CARD.fullmatch(key) and key not in NO_CARDS]
    assert variable in ("bandit", "target", "victim", "player", "seat", "first", "second")
    return PEOPLE


def keys() -> list[str]:
    """The keys of all messages."""
    sources = [parse(path.read_text(encoding="utf-8")) for path in i18n.files("en")]
    return [
        entry.id.name
        for source in sources
        for entry in source.body
        if isinstance(entry, ast.Message)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_the_cases_that_sentences_ask_for(language: str) -> None:
    missing = {
        f"{language}: {key} has no {case}"
        for variable, cases in asked(language).items()
        for key in names(variable)
        for case in cases - forms(language, key)
    }
    assert missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bandit_has_the_cases_that_another_bandit_has(language: str) -> None:
    cases = set().union(*[forms(language, key) for key in BANDITS]) - TRAITS
    missing = {
        f"{language}: {key} has no {case}"
        for key in BANDITS
        for case in cases - forms(language, key)
    }
    assert missing == set()


def test_polish_has_all_cases_and_swedish_and_english_a_genitive() -> None:
    cases = {"genitive", "dative", "accusative", "instrumental", "locative"}
    assert forms("pl", "bandit-doc") == cases | {"gender"}
    assert forms("sv", "bandit-doc") == {"genitive", "gender"}
    assert forms("en", "bandit-doc") == {"genitive", "gender"}


@pytest.fixture
def polish() -> Words:
    """The words of Polish with some sentences of this test."""
    return Words("pl")


def form(words: Words, who: str, case: str) -> str:
    return bundle(words.language)[1].name(who, case)


def test_a_bandit_is_named_in_a_case(polish: Words) -> None:
    assert form(polish, polish.say("bandit-doc"), "genitive") == "Doca"
    assert form(polish, polish.say("bandit-doc"), "dative") == "Docowi"
    assert form(polish, polish.say("bandit-belle"), "dative") == "Belle"
    assert form(Words("sv"), Words("sv").say("bandit-tuco"), "genitive") == "Tucos"


def test_both_of_a_gang_are_named_in_a_case(polish: Words) -> None:
    gang = polish.together([polish.say("bandit-django"), polish.say("bandit-tuco")])
    assert gang == "Django i Tuco"
    assert form(polish, gang, "dative") == "Djangowi i Tucowi"


def test_three_names_are_a_list_that_is_many(polish: Words) -> None:
    all_three = polish.together([polish.say(f"bandit-{name}") for name in ("doc", "mei", "silk")])
    assert all_three == "Doc, Mei i Silk"
    assert bundle("pl")[1].agree(all_three, "strzela", "strzelają") == "strzelają"


def test_what_is_filled_into_a_name_is_there_in_every_case(polish: Words) -> None:
    assert form(polish, polish.say("player-seat", number=3), "genitive") == "Gracza 3"


def test_people_are_called_what_they_call_themselves(polish: Words) -> None:
    assert form(polish, "Doc", "genitive") == "Doc"
    assert bundle("pl")[1].gender("Doc") == "unknown"
    assert bundle("pl")[1].agree("Doc i Ada", "strzela", "strzelają") == "strzela"


def test_words_agree_with_number_and_gender() -> None:
    words, forms_ = Words("pl"), bundle("pl")[1]
    assert forms_.agree(words.say("bandit-twinzz"), "strzela", "strzelają") == "strzelają"
    assert forms_.agree(words.say("bandit-doc"), "strzela", "strzelają") == "strzela"
    assert forms_.gender(words.say("bandit-mei")) == "feminine"
    assert forms_.gender(words.say("bandit-silk")) == "masculine"


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (("tuco",), "Tuco is first player."),
        (("django", "tuco"), "Django and Tuco are first player."),
        (("twinzz",), "Twinzz are first player."),
    ],
)
def test_a_gang_has_a_verb_in_the_plural(names: tuple[str, ...], sentence: str) -> None:
    words = Words("en")
    player = words.together([words.say(f"bandit-{name}") for name in names])
    assert words.say("classic-event-became-first", player=player) == sentence
    assert words.mistakes == []


@pytest.mark.parametrize(
    ("key", "values", "sentence"),
    [
        ("event-shot", {"bandit": "tuco", "target": "django"}, "Tuco strzela do Djanga."),
        ("event-shot", {"bandit": "twinzz", "target": "belle"}, "Bliźniaki strzelają do Belle."),
        (
            "event-snatched",
            {"bandit": "cheyenne", "victim": "doc"},
            "Cheyenne zabiera Docowi worek.",
        ),
        ("event-won", {"player": "twinzz"}, "Wygrywają Bliźniaki."),
        ("event-counted", {"player": "django tuco"}, "Django i Tuco mają w sumie 250\xa0$."),
        ("event-played", {"player": "doc"}, "Doc zagrywa Zmianę poziomu."),
        ("event-climbed", {"bandit": "mei"}, "Mei wspina się na dach wagonu 4 (pocztowego)."),
        (
            "question-keep-purse",
            {"bandit": "cheyenne", "target": "ghost"},
            "Cheyenne, twój Cios zabiera Ghostowi worek: zatrzymujesz go?",
        ),
    ],
)
def test_polish_sentences_bend_names_cards_and_cars(
    polish: Words, key: str, values: dict[str, str], sentence: str
) -> None:
    named = {
        who: polish.together([polish.say(f"bandit-{name}") for name in names.split()])
        for who, names in values.items()
    }
    table: dict[str, Value] = {
        "number": 5,
        "kind": "purse",
        "value": "hidden",
        "money": polish.money(250),
        "floor": "roof",
        "section": 4,
        "name": polish.say("car-mail"),
        "face": "floor_change",
        "down": "no",
        "card": polish.say("card-floor_change"),
    }
    assert polish.say(f"classic-{key}", **table, **named) == sentence
    assert polish.mistakes == []


def test_a_form_that_is_not_there_is_a_mistake_and_the_name_stays() -> None:
    words = Words("en")
    card = words.say("card-of-gang", bandit=words.say("card-hidden"), card="x")
    assert card == f"{words.say('card-hidden')} x"
    assert words.mistakes == ["card-of-gang: card-hidden has no genitive"]
