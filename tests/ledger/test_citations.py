"""The collector of clauses cited by tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from coltexpress.citations import citations, cited, uncited, unknown
from coltexpress.ledger import parse


@pytest.fixture
def tests_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    (folder / "rules").mkdir(parents=True)
    return folder


def write(folder: Path, source: str) -> None:
    (folder / "rules" / "test_fire.py").write_text(source, encoding="utf-8")


def test_a_test_cites_the_ids_and_ranges_of_its_docstring(tests_folder: Path) -> None:
    write(tests_folder, 'def test_a():\n    """C-FIRE-01, C-MEET-01..02."""\n')
    where = ["tests/rules/test_fire.py::test_a"]
    assert citations(tests_folder) == {"C-FIRE-01": where, "C-MEET-01": where, "C-MEET-02": where}


def test_a_clause_keeps_all_its_tests_once_each(tests_folder: Path) -> None:
    write(
        tests_folder,
        'def test_a():\n    """C-FIRE-01, C-FIRE-01"""\nasync def test_b():\n    """C-FIRE-01"""\n',
    )
    tests = ["tests/rules/test_fire.py::test_a", "tests/rules/test_fire.py::test_b"]
    assert citations(tests_folder) == {"C-FIRE-01": tests}


def test_methods_of_a_class_cite_too(tests_folder: Path) -> None:
    write(tests_folder, 'class TestFire:\n    def test_a(self):\n        """C-FIRE-02"""\n')
    assert citations(tests_folder) == {"C-FIRE-02": ["tests/rules/test_fire.py::TestFire::test_a"]}


def test_helpers_comments_and_other_texts_do_not_cite(tests_folder: Path) -> None:
    write(
        tests_folder,
        '"""C-FIRE-01"""\n'
        'def helper():\n    """C-FIRE-02"""\n'
        'def test_a():\n    # C-FIRE-03\n    assert "C-FIRE-04"\n',
    )
    assert citations(tests_folder) == {}


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.parametrize("x", [pytest.param(1, id="S-EX-01")])\ndef test_a(x): ...\n',
        '@pytest.mark.parametrize("x", [1], ids=["S-EX-01"])\ndef test_a(x): ...\n',
        (
            'CASES = [pytest.param(1, id="S-EX-01")]\n'
            '@pytest.mark.parametrize("x", CASES)\ndef test_a(x): ...\n'
        ),
        (
            'CASES: dict[str, int] = {"S-EX-01": 1}\n'
            '@pytest.mark.parametrize("x", CASES.values(), ids=CASES)\ndef test_a(x): ...\n'
        ),
    ],
    ids=["param", "ids", "table of params", "table of ids"],
)
def test_named_cases_cite(tests_folder: Path, source: str) -> None:
    write(tests_folder, source)
    assert citations(tests_folder) == {"S-EX-01": ["tests/rules/test_fire.py::test_a"]}


def test_values_of_cases_do_not_cite(tests_folder: Path) -> None:
    write(tests_folder, '@pytest.mark.parametrize("x", ["S-EX-01"])\ndef test_a(x): ...\n')
    assert citations(tests_folder) == {}


@pytest.mark.parametrize("slip", ["C-FIRE-1", "C-FIER-01", "C-FIRE-99", "C-FIRE-01a"])
def test_a_misspelt_id_is_unknown(tests_folder: Path, slip: str) -> None:
    write(tests_folder, f'def test_a():\n    """C-FIRE-01, {slip}"""\n')
    assert unknown(citations(tests_folder)) == {slip: ["tests/rules/test_fire.py::test_a"]}


@pytest.mark.parametrize("slip", ["C-FIRE-01/02", "C-FIRE-01–02", "C-FIRE-01-02", "C-FIRE-02..01"])
def test_a_misspelt_range_is_not_cut_to_its_first_id(slip: str) -> None:
    assert cited(slip) == [slip]


def test_a_range_past_the_last_clause_is_unknown_there() -> None:
    found = {id: ["t"] for id in cited("C-FIRE-13..16")}
    assert list(unknown(found)) == ["C-FIRE-15", "C-FIRE-16"]


def test_a_full_stop_ends_a_citation() -> None:
    assert cited("See C-FIRE-01. Then (C-FIRE-02)...") == ["C-FIRE-01", "C-FIRE-02"]


def test_a_clause_without_a_test_is_uncited() -> None:
    clauses = parse("x", "| ID | Clause |\n|---|---|\n| X-A-01 | One. |\n| X-A-02 | Two. |\n")
    assert [c.id for c in uncited(clauses, {"X-A-01": ["t"]})] == ["X-A-02"]


def test_a_withdrawn_clause_needs_no_test() -> None:
    clauses = parse("x", "| ID | Clause |\n|---|---|\n| X-A-01 | *withdrawn* One. |\n")
    assert uncited(clauses, {}) == []
