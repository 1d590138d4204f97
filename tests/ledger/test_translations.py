"""The ledgers say the same in every language.

A translation leaves out where a rule comes from; it keeps every clause, number and reference.
"""

from __future__ import annotations

import re
from typing import Final

import pytest
from languages import WHOLE_RULES

from coltexpress.i18n import LANGUAGES
from coltexpress.ledger import ENGLISH, ID, Clause, clause, games, load, own, path

PAIRS: Final = [
    (language, game) for language in LANGUAGES if language != ENGLISH for game in games()
]
REFERENCE: Final = re.compile(rf"{ID.pattern}(?:\.\.(?:[A-Z-]+)?\d+)?")
NAME: Final = re.compile(r"`[^`]+`")
NUMBER: Final = re.compile(r"\d+")
SPELLED: Final = {  # a number that English spells may be a digit elsewhere; 1 always, for "a"
    "0": r"no|none|nobody|nothing|empty|without",
    "2": r"two|second|both|twice|pair|double|half|halves|other|either|couple",
    "3": r"three|third",
    "4": r"four(?:th)?",
    "5": r"five|fifth",
    "6": r"six(?:th)?",
    "7": r"seven(?:th)?",
    "8": r"eight(?:h)?",
    "9": r"nine|ninth",
    "10": r"ten(?:th)?",
    "11": r"eleven(?:th)?",
    "12": r"twelve|twelfth",
    "13": r"thirteen",
    "17": r"seventeen",
    "18": r"eighteen",
}


def numbers(text: str) -> set[str]:
    """The numbers in digits, apart from those of references and names."""
    return set(NUMBER.findall(NAME.sub("", REFERENCE.sub("", text))))


def spelled(text: str) -> set[str]:
    """The numbers that an English text spells as words."""
    found = {n for n, word in SPELLED.items() if re.search(rf"\b(?:{word})\b", text, re.IGNORECASE)}
    return found | {"1"}


def differences(english: Clause, own: Clause) -> list[str]:
    """What a translated clause lost or made up, in words for whoever mends it."""
    found = []
    for what, pattern in (("references", REFERENCE), ("names", NAME)):
        ours, theirs = set(pattern.findall(own.text)), set(pattern.findall(english.text))
        if ours != theirs:
            found.append(f"{what} {sorted(ours)} for {sorted(theirs)}")
    if missing := numbers(english.text) - numbers(own.text):
        found.append(f"lacks the numbers {sorted(missing)}")
    if invented := numbers(own.text) - numbers(english.text) - spelled(english.text):
        found.append(f"has the numbers {sorted(invented)}, which English has not")
    if own.withdrawn != english.withdrawn:
        found.append("*withdrawn* begins only one of the two")
    return found


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", WHOLE_RULES)
def test_a_translation_has_every_clause(language: str, game: str) -> None:
    missing = [id for id in load(game) if id not in own(game, language)]
    assert missing == [], f"not in {path(game, language)}"


@pytest.mark.parametrize(("language", "game"), PAIRS)
def test_a_translation_has_its_clauses_in_order(language: str, game: str) -> None:
    ours = list(own(game, language))
    assert ours == [id for id in load(game) if id in ours]


@pytest.mark.parametrize(("language", "game"), PAIRS)
def test_a_translation_keeps_numbers_and_references(language: str, game: str) -> None:
    translated = own(game, language)
    wrong = [
        f"{language} {id}: {difference}"
        for id, english in load(game).items()
        if id in translated
        for difference in differences(english, translated[id])
    ]
    assert wrong == []


@pytest.mark.parametrize(("language", "game"), PAIRS)
def test_a_translation_has_text_in_the_same_columns(language: str, game: str) -> None:
    wrong = []
    for id, ours in own(game, language).items():
        lines = load(game)[id].text.count("\n")
        if not ours.text or ours.text.count("\n") != lines or ours.source:
            wrong.append(
                f"{language} {id}: {ours.text!r} from {ours.source!r}, not {lines + 1} lines"
            )
    assert wrong == []


@pytest.mark.parametrize(("language", "game"), PAIRS)
def test_a_translation_has_the_same_sections(language: str, game: str) -> None:
    translated = own(game, language)
    pairs = {(load(game)[id].section, ours.section) for id, ours in translated.items()}
    for side in (0, 1):
        assert len({pair[side] for pair in pairs}) == len(pairs), sorted(pairs)


ENGLISH_ROW: Final = "At `a_b=yes` two bandits take $250 each (X-A-02..04)."


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("`a_b=yes`：2名大盜各拿$250（X-A-02..04）。", None),
        ("`a_b=yes`：兩名大盜各拿一些（X-A-02..04）。", r"lacks the numbers \['250'\]"),
        ("`a_b=yes`：3名大盜各拿$250（X-A-02..04）。", r"has the numbers \['3'\]"),
        ("`a_b=no`：兩名大盜各拿$250（X-A-02..04）。", "names"),
        ("`a_b=yes`：兩名大盜各拿$250（X-A-02）。", "references"),
        ("*withdrawn* `a_b=yes`：兩名大盜各拿$250（X-A-02..04）。", "withdrawn"),
    ],
)
def test_a_slip_of_a_translation_is_found(text: str, wrong: str | None) -> None:
    english, ours = (Clause("X-A-01", "x", one, "A", "") for one in (ENGLISH_ROW, text))
    found = differences(english, ours)
    assert len(found) == (wrong is not None), found
    assert wrong is None or re.search(wrong, found[0])


@pytest.mark.parametrize(("language", "game"), PAIRS)
def test_a_clause_has_its_own_words_and_the_english_source(language: str, game: str) -> None:
    translated = own(game, language)
    for id, told in load(game, language).items():
        said = translated.get(id, load(game)[id])
        assert (told.text, told.section) == (said.text, said.section)
        assert told.source == load(game)[id].source


def test_english_steps_in_where_a_language_has_no_ledger() -> None:
    assert load("super", "tlh") == load("super")
    assert clause("S-GEN-04", "tlh") == clause("S-GEN-04")
