"""What the documents show is what happens; what exists is documented."""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import make_languages
import pytest

import coltexpress
from coltexpress import building, library
from coltexpress.games import GAMES, REGISTRY

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src/coltexpress").rglob("*.py"))


@pytest.mark.parametrize("name", ["README.md", "docs/library.md"])
def test_examples_in_documents_run(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False)
    assert (failed, tried > 0) == (0, True)


def test_the_table_of_languages_says_how_much_of_each_there_is() -> None:
    """If this fails: python scripts/make_languages.py"""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert make_languages.table() in text


@pytest.mark.parametrize(
    "module", [coltexpress, library, building], ids=lambda module: module.__name__
)
def test_examples_in_the_package_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 0) == (0, True)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_field_of_the_position_line_is_documented(name: str) -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    book = GAMES[name]
    for field in book.write_fields(book.new({"players": "4"})):
        assert f"`{field}`" in text, field


def test_the_library_has_few_names_and_each_is_explained() -> None:
    assert len(coltexpress.__all__) < 40
    explained = {name for path in SOURCES for name in explained_in(path)}
    for name in coltexpress.__all__:
        thing = getattr(coltexpress, name)
        assert isinstance(thing, (int, Mapping)) or name in explained, name


def explained_in(path: Path) -> list[str]:
    """What a module explains with a docstring; compiled classes do not carry theirs along."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    things = [one for one in body if isinstance(one, (ast.ClassDef, ast.FunctionDef))]
    return [one.name for one in things if ast.get_docstring(one)]


def test_adding_a_game_is_told_file_by_file() -> None:
    """The lists in CONTRIBUTING are the folders of the game that is the example."""
    chapter = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Add a game")[2]
    lists = chapter.partition("\n## ")[0].split("On the page a game is")
    (example,) = [entry.name for entry in REGISTRY if entry.for_developers]
    for text, folder in zip(lists, ("src/coltexpress/games", "web/src/games"), strict=True):
        rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
        named = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}
        files = files_in(ROOT / folder / example)
        assert named == {"i18n/*.ftl" if name.startswith("i18n/") else name for name in files}


def files_in(folder: Path) -> set[str]:
    """The source files of a folder, as they are called from there."""
    there = [path.relative_to(folder) for path in folder.rglob("*") if path.is_file()]
    return {path.as_posix() for path in there if "__pycache__" not in path.parts}
