"""What the documents show is what happens; what exists is documented."""

from __future__ import annotations

import ast
import doctest
import re
from functools import cache
from pathlib import Path
from types import ModuleType

import make_languages
import make_reference
import pytest
from manual import pages

import coltexpress
from coltexpress import building, library
from coltexpress.games import GAMES

ROOT = Path(__file__).parent.parent


CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROMPT = ">>> "
LEFT_OUT = ("", "…", "...")


def code_of(name: str) -> list[str]:
    """The Python in a document."""
    return CODE.findall((ROOT / name).read_text(encoding="utf-8"))


WITH_CODE = [name for name in pages.documents(ROOT) if code_of(name)]
WITH_EXAMPLES = [name for name in WITH_CODE if PROMPT in "".join(code_of(name))]


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples_in_documents_run(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False)
    assert (failed, tried > 0) == (0, True)


def test_tours_and_reference_have_examples() -> None:
    wanted = {
        "README.md",
        *[f"docs/{one}.md" for one in ("bots", "library", "reference", "research")],
    }
    assert wanted <= set(WITH_EXAMPLES)


@pytest.mark.parametrize("name", sorted(set(WITH_CODE) - {"docs/reference.md"}))
def test_python_that_is_no_example_is_quoted_from_the_source(name: str) -> None:
    """The reference is made from the source, and compared with it below."""
    quoted = [code for code in code_of(name) if not code.startswith(PROMPT)]
    lines = [" ".join(line.split()) for code in quoted for line in code.splitlines()]
    assert [line for line in lines if line not in LEFT_OUT and line not in lines_of_source()] == []


@cache
def lines_of_source() -> set[str]:
    """Every line of Python in the repository, however far it is set in."""
    folders = ("src", "tests", "scripts", "examples")
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    texts = [path.read_text(encoding="utf-8") for path in paths]
    return {" ".join(line.split()) for text in texts for line in text.splitlines()}


NAMED = re.compile(
    r"(?<![\w/.])(?:src|scripts|tests|docs|examples|web|benchmarks)/[\w./-]*\w"
)  # a file or a folder of the repository
PAST = "CHANGELOG.md"  # it speaks of what was


@pytest.mark.parametrize("name", sorted(set(pages.documents(ROOT)) - {PAST}))
def test_files_that_a_document_names_are_there(name: str) -> None:
    """Those of the page also as they are called in web/; the end of a name may be left open.

    What git ignores is made later, and may be missing.
    """
    text = (ROOT / name).read_text(encoding="utf-8")
    made = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    missing = [
        found
        for found in NAMED.findall(text)
        if not set(found.split("/")) & set(made)
        and not any(list(base.glob(f"{found}*")) for base in (ROOT, ROOT / "web"))
    ]
    assert missing == []


def test_the_reference_is_current() -> None:
    """If this fails: python scripts/make_reference.py"""
    assert make_reference.TARGET.read_text(encoding="utf-8") == make_reference.document()


def test_the_reference_has_every_name_once() -> None:
    chapters = make_reference.CHAPTERS.values()
    named = [
        name for module, names in chapters for name in names.split() if module == "coltexpress"
    ]
    assert sorted(named) == sorted(coltexpress.__all__)


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
    for name in coltexpress.__all__:
        assert "".join(make_reference.described("coltexpress", name)).count("\n") > 1, name


@pytest.mark.parametrize("source", ["def f(): pass", "class C: pass"])
def test_what_is_exported_without_a_word_is_refused(source: str) -> None:
    (node,) = ast.parse(source).body
    assert isinstance(node, (ast.ClassDef, ast.FunctionDef))
    with pytest.raises(LookupError, match="name is not explained"):
        make_reference.explained(node, "name")


STATION = re.compile(r"^\| `([\w/.]+)` \| `(\w+)` \|", re.MULTILINE)


def test_the_way_of_a_choice_can_be_followed() -> None:
    text = (ROOT / "docs/design.md").read_text(encoding="utf-8")
    way = STATION.findall(text.partition("### One choice")[2].partition("\n## ")[0])
    assert len(way) == 16, "as the text says"
    for file, function in way:
        source = (ROOT / file).read_text(encoding="utf-8")
        assert re.search(rf"\b{function}\b[(:=]", source), f"{file} has no {function}"
