"""A rulebook is made of the files in the folder of its game."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.toy.rulebook import Toy
from coltexpress.kernel.rules import HOMES, folders_of, parts_in


def lay_down(folder: str, monkeypatch: pytest.MonkeyPatch, *, without: str = "") -> None:
    """A folder with all that a rulebook needs, or nearly."""
    for file, names in HOMES.items():
        module = ModuleType(f"{folder}.{file}")
        for name in names.split():
            if name != without:
                setattr(module, name, f"{folder} {name}")
        monkeypatch.setitem(sys.modules, module.__name__, module)


def test_a_part_that_a_game_lacks_is_named_with_the_file_where_it_belongs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_down("chess", monkeypatch, without="read_word")
    with pytest.raises(AssertionError, match=r"read_word is missing: .* notation\.py"):
        parts_in(["chess"])


def test_what_a_game_lacks_comes_from_the_game_that_it_extends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_down("chess", monkeypatch)
    lay_down("atomic", monkeypatch, without="scores")
    found = parts_in(["atomic", "chess"])
    assert (found.standings, found.scores) == ("atomic standings", "chess scores")


def test_a_game_extends_another_as_its_state_does() -> None:
    assert folders_of(Toy) == ["coltexpress.games.toy"]
    assert folders_of(Armored) == ["coltexpress.games.armored", "coltexpress.games.classic"]
