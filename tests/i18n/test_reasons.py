"""Why a line is refused is said in every language, whatever is wrong with it."""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import Final, NamedTuple

import pytest
from fuzz_lines import changed, lines_of, one_of
from languages import WHOLE

import coltexpress
from coltexpress import ColtExpressError, ledger
from coltexpress.games import GAMES, game
from coltexpress.i18n import PACKAGE
from coltexpress.i18n.plain import VARIABLE, messages
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import BadPosition

LINES: Final = 300  # of each game
KINDS: Final = {"refused", "unreadable", "illegal_choice", "bad_position", "not_over"}
CODE_AT: Final = {  # which argument is the code, by what is called
    "BadPosition": 1,
    "ColtExpressError": 1,
    "IllegalChoice": 1,
    "NotOver": 1,
    "Unreadable": 1,
    "demand": 1,
    "demand_length": 2,
    "unreadable": 0,
}
READERS: Final = re.compile(r"(games/(?!.*builder)|kernel/|notation/position|train/)")
GAP: Final = re.compile(r"(?<!,) ")  # lists have one behind each comma
ENGLISH_WORD: Final = re.compile(r"[A-Za-z]{2,}")
OF_THE_LINE: Final = re.compile(r"[a-z_-]+=[a-z_]*|[A-Z]-[A-Z]+-\d+|read_view|NOBODY|True|False")


class Call(NamedTuple):
    """A place where an error with a code is made."""

    at: str
    code: str
    values: frozenset[str]
    clauses: frozenset[str]


@cache
def calls() -> list[Call]:
    """Every such place with a code and values that are written out there."""
    found: list[Call] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            place = CODE_AT.get(name, 99)
            if not isinstance(node, ast.Call) or len(node.args) <= place:
                continue
            code = node.args[place]
            names = [one.arg for one in node.keywords]
            if isinstance(code, ast.Constant) and None not in names and name != "demand_length":
                clauses = [one.value for one in node.keywords if one.arg == "clause"]
                found.append(
                    Call(
                        f"{path.relative_to(PACKAGE)}:{node.lineno}",
                        str(code.value),
                        frozenset(one for one in names if one),
                        frozenset(
                            str(one.value) for one in clauses if isinstance(one, ast.Constant)
                        ),
                    )
                )
    return found


def test_an_error_gives_what_its_sentence_speaks_of() -> None:
    """`why` is the sentence of its cause, `clause` stands behind any sentence."""
    made = calls()
    assert len(made) > 130
    for one in made:
        text = messages("en")[f"refused-{one.code.replace('_', '-')}"]
        assert one.values - {"clause"} == set(VARIABLE.findall(text)) - {"why"}, one


def test_the_clauses_that_a_reason_names_are_in_the_ledger() -> None:
    named = {id for one in calls() for clauses in one.clauses for id in clauses.split(", ")}
    assert len(named) > 20
    assert {ledger.clause(id).id for id in named} == named


@cache
def refusals(name: str) -> list[tuple[str, ColtExpressError]]:
    """Lines of random games with random changes, and why they are refused."""
    found: list[tuple[str, ColtExpressError]] = []
    lines: list[str] = []
    for number in range(2):
        lines += lines_of(game(name), Dice(number))
    dice = Dice(7)
    while len(found) < LINES:
        text = changed(one_of(dice, lines), one_of(dice, lines), dice)
        read = coltexpress.read_view if " seen-by=" in text else coltexpress.read
        try:
            read(text)
        except ColtExpressError as error:
            found.append((text, error))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_is_said_in_every_language(name: str) -> None:
    codes = set[str]()
    for text, error in refusals(name):
        codes.add(error.code)
        assert error.code not in KINDS, f"{error}: {text}"
        assert error.said("en") == str(error)
        for language in WHOLE:
            assert f"refused-{error.code.replace('_', '-')}" in messages(language)
            sentence = error.said(language)
            assert "{ $" not in sentence, f"{sentence}: {text}"
            assert (sentence == str(error)) == (language == "en"), f"{sentence}: {text}"
    assert len(codes) > 15, codes


@pytest.mark.parametrize("name", GAMES)
def test_the_values_of_a_reason_are_words_of_lines_and_not_of_english(name: str) -> None:
    """A line has no gaps within its words, so what has any was not taken from it."""
    for text, error in refusals(name):
        for value in error.values.values():
            assert not GAP.search(str(value)), f"{error.values}: {text}"


@pytest.mark.parametrize("language", ["ja", "zh-Hant"])
def test_a_language_with_letters_of_its_own_has_no_english_word_in_a_reason(language: str) -> None:
    codes = {one.code for one in calls() if READERS.match(one.at)}
    assert len(codes) > 60
    for code in codes:
        own = VARIABLE.sub("", messages(language)[f"refused-{code.replace('_', '-')}"])
        assert not ENGLISH_WORD.search(OF_THE_LINE.sub("", own)), own


def test_a_clause_stands_behind_the_sentence_in_every_language() -> None:
    error = BadPosition("", "own_bullet", who="T", clause="C-COMP-08")
    assert str(error) == "T cannot have taken a bullet of his own (C-COMP-08)"
    assert error.said("ja") == "Tが自分の弾丸を受けることはありません（C-COMP-08）"
    assert error.values == {"who": "T", "clause": "C-COMP-08"}
