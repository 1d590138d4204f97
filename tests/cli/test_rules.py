"""The command that shows the rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from coltexpress.cli.rules import rules
from coltexpress.ledger import load


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(rules, [str(argument) for argument in arguments])


@pytest.fixture
def tests_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    folder.mkdir()
    return folder


def cite(folder: Path, ids: str) -> None:
    (folder / "test_it.py").write_text(f'def test_it():\n    """{ids}"""\n', encoding="utf-8")


def test_one_clause_is_shown_in_full(tests_folder: Path) -> None:
    cite(tests_folder, "C-FIRE-03")
    assert run("c-fire-03", "--tests", tests_folder).output.splitlines() == [
        "C-FIRE-03  It goes on top of his deck.",
        "  section  Part A. Clauses / A8 Actions / Fire",
        "  source   zh",
        "  tests    tests/test_it.py::test_it",
    ]


def test_a_clause_without_a_test_says_so(tests_folder: Path) -> None:
    assert run("C-FIRE-03", "--tests", tests_folder).output.endswith("  tests    none\n")


def test_a_prefix_lists_what_begins_with_it() -> None:
    lines = run("C-FIRE").output.splitlines()
    assert len(lines) == 14
    assert lines[2] == "C-FIRE-03  It goes on top of his deck."


def test_a_range_lists_its_clauses() -> None:
    assert [line[:9] for line in run("C-FIRE-02..03").output.splitlines()] == [
        "C-FIRE-02",
        "C-FIRE-03",
    ]


def test_several_columns_stand_one_under_the_other() -> None:
    lines = run("S-EX-01").output.splitlines()
    assert lines[1] == "         Card: A climb"


def test_without_an_id_sections_are_counted() -> None:
    lines = run().output.splitlines()
    assert f"classic: {len(load('classic'))} clauses" in lines
    assert "   14  Part A. Clauses / A8 Actions / Fire" in lines


def test_a_game_narrows_the_list() -> None:
    output = run("--game", "super").output
    assert "super: " in output
    assert "classic: " not in output


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["C-FIER-01"], "did you mean C-FIRE-01"),
        (["C-FIRE-03..01"], "runs backwards"),
        (["--game", "clasic"], "did you mean classic"),
    ],
)
def test_a_slip_is_explained(arguments: list[str], hint: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert hint in result.output


def test_coverage_fails_for_a_clause_without_a_test(tests_folder: Path) -> None:
    cite(tests_folder, "S-GEN-01")
    result = run("--coverage", "--game", "super", "--tests", tests_folder)
    lines, size = result.output.splitlines(), len(load("super"))
    assert result.exit_code == 1
    assert "S-GEN-01  tests/test_it.py::test_it" in lines
    assert "S-GEN-02  no test" in lines
    assert lines[-1] == f"super: 1 of {size} clauses cited, {size - 1} missing"


def test_coverage_of_a_game_passes_when_all_its_clauses_are_cited(tests_folder: Path) -> None:
    cite(tests_folder, " ".join(load("super")))
    assert run("--coverage", "--game", "super", "--tests", tests_folder).exit_code == 0
    assert run("--coverage", "--tests", tests_folder).exit_code == 1


def test_coverage_fails_for_an_unknown_clause(tests_folder: Path) -> None:
    cite(tests_folder, " ".join([*load("super"), "S-GEN-99"]))
    result = run("--coverage", "--game", "super", "--tests", tests_folder)
    assert result.exit_code == 1
    assert "unknown clause S-GEN-99, cited by tests/test_it.py::test_it" in result.output
