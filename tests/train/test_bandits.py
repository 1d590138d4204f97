"""One file has the bandits; whatever is said or drawn of them is there for each."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import make_bandits
import pytest
from languages import WHOLE, WHOLE_RULES

from coltexpress import ledger
from coltexpress.cli.scene import paint
from coltexpress.train import bandits
from coltexpress.train.data import Bandit

BANDITS: Final = bandits.BANDITS
each_bandit = pytest.mark.parametrize("bandit", BANDITS, ids=lambda bandit: bandit.name)


@each_bandit
def test_a_bandit_has_a_number_by_its_name(bandit: Bandit) -> None:
    assert BANDITS[getattr(bandits, bandit.name.upper())] is bandit


def test_no_two_bandits_share_a_name_a_letter_or_a_colour() -> None:
    for part in ("name", "letter", "colour"):
        values = [getattr(bandit, part) for bandit in BANDITS]
        assert sorted(values) == sorted(set(values)), part


@each_bandit
def test_a_bandit_is_written_with_one_letter_on_its_colour(bandit: Bandit) -> None:
    assert re.fullmatch("[A-Z]", bandit.letter)
    for colour in (bandit.colour, bandit.shade, bandit.ink):
        assert re.fullmatch("#[0-9a-f]{6}", colour)
    assert paint.ink(bandit.name) == f"bold {bandit.ink} on {bandit.colour}"


@each_bandit
@pytest.mark.parametrize("language", WHOLE)
def test_a_bandit_has_a_name_and_a_power_in_whole_languages(bandit: Bandit, language: str) -> None:
    words = bandit.words.get(language, {})
    for part in ("name", "power", "taunt"):
        assert words.get(part), f"train/bandits.json: {bandit.name} has no {part} in {language}"


@pytest.mark.parametrize("path", make_bandits.FILES, ids=lambda path: path.parent.name + path.name)
def test_what_is_made_from_the_bandits_is_current(path: Path) -> None:
    """If this fails: python scripts/make_bandits.py"""
    assert path.read_text(encoding="utf-8") == make_bandits.FILES[path]()


@each_bandit
def test_a_clause_says_what_a_bandit_can_do(bandit: Bandit) -> None:
    name = bandit.words["en"]["name"]
    telling = [
        clause.id
        for game in ledger.games()
        for clause in ledger.load(game).values()
        if re.search(rf"\b{name}\b", clause.text)
    ]
    assert telling, f"no clause in docs/rules names {name}"


@each_bandit
def test_the_changelog_knows_a_bandit(bandit: Bandit) -> None:
    changes = (Path(__file__).parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
    assert bandit.guest <= (bandit.words["en"]["name"] in changes), f"no line on {bandit.name}"


@pytest.mark.parametrize("language", WHOLE_RULES)
def test_a_clause_that_is_a_power_is_told_by_the_bandit(language: str) -> None:
    power = BANDITS[bandits.DOC].words
    clause = ledger.Clause(
        "C-DOC-99", "classic", f"Doc: {power['en']['power']}", "A5 Characters", ""
    )
    told = ledger.told_by_power(clause, language, {})
    assert told is not None
    assert told.text.startswith(power[language]["name"])
    assert told.text.endswith(power[language]["power"])
    assert ledger.told_by_power(replace(clause, text="Doc draws."), language, {}) is None
