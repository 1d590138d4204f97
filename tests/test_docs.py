"""What the documents show is what happens; what exists is documented."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import coltexpress
from coltexpress.games.classic import game, position

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["README.md"])
def test_examples_in_documents_run(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False)
    assert (failed, tried > 0) == (0, True)


def test_examples_in_the_package_run() -> None:
    failed, tried = doctest.testmod(coltexpress)
    assert (failed, tried > 0) == (0, True)


def test_every_field_of_the_position_line_is_documented() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    for field in position.write_fields(game.RULEBOOK.new({"players": "4"})):
        assert f"`{field}`" in text, field


def test_the_library_has_few_names_and_each_is_explained() -> None:
    assert len(coltexpress.__all__) < 40
    for name in coltexpress.__all__:
        thing = getattr(coltexpress, name)
        assert isinstance(thing, int) or thing.__doc__, name
