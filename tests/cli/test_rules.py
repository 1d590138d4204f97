"""The command that shows the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from coltexpress.cli.rules import rules
from coltexpress.i18n import LANGUAGES
from coltexpress.ledger import load

ENGLISH: Final = {"LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}


def run(*arguments: str | Path, env: dict[str, str] = ENGLISH) -> Result:
    return CliRunner().invoke(rules, [str(argument) for argument in arguments], env=env)


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
    assert run("C-FIRE-03", "--tests", tests_folder).output.endswith("  tests    no test\n")


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


@pytest.mark.parametrize("by", ["option", "environment"])
def test_a_clause_is_shown_in_the_language_asked_for(by: str, tests_folder: Path) -> None:
    cite(tests_folder, "S-GEN-01")
    asked: list[str | Path] = ["S-GEN-01", "--tests", tests_folder]
    if by == "option":
        result = run(*asked, "--lang", "zh-TW")
    else:
        result = run(*asked, env=ENGLISH | {"LANG": "zh_TW.UTF-8"})
    clause = load("super", "zh-Hant")["S-GEN-01"]
    assert result.output.splitlines() == [
        f"S-GEN-01  {clause.text}",
        f"  章節  {clause.section}",
        "  出處  ja",
        "  測試  tests/test_it.py::test_it",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_worded_in_every_language(language: str, tests_folder: Path) -> None:
    cite(tests_folder, "S-GEN-01, S-GEN-99")
    for asked in (["S-GEN-01"], ["S-GEN"], ["S-GEN-01..02"], [], ["--coverage"]):
        result = run(*asked, "--tests", tests_folder, "--lang", language)
        assert result.exit_code == ("--coverage" in asked), result.output
        assert "cli-" not in result.output


def test_a_language_that_we_do_not_speak_is_refused() -> None:
    result = run("S-GEN-01", "--lang", "klingon")
    assert "Invalid value for '--lang'" in result.output


def test_a_game_narrows_the_list() -> None:
    output = run("--game", "super").output
    assert "super: " in output
    assert "classic: " not in output


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["C-FIER-01"], "Did you mean C-FIRE-01"),
        (["C-FIRE-03..01"], "C-FIRE-03..01 is not a range"),
        (["--game", "clasic"], "Did you mean classic"),
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
