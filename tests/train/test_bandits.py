"""One file has the bandits; whatever is said or drawn of them is there for each."""

from __future__ import annotations

import re
from typing import Final

import pytest
from languages import WHOLE

from coltexpress import i18n
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
    text = "".join(path.read_text(encoding="utf-8") for path in i18n.files(language))
    for key in (f"bandit-{bandit.name}", f"power-{bandit.name}"):
        assert f"\n{key} = " in text, f"{language} has no message {key}"
