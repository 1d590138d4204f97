"""Every command in every language: its help, and what it says of a line that it cannot use."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner, Result
from languages import WHOLE
from rich.cells import cell_len

from coltexpress.cli.formatter import columns, wrapped
from coltexpress.cli.main import COMMANDS, cli
from coltexpress.i18n import ENGLISH, LANGUAGES
from coltexpress.telling.words import VARIABLES, Words, chosen_language

OTHERS: Final = [language for language in WHOLE if language != ENGLISH]
SILENT: Final = dict.fromkeys(VARIABLES, "")  # an environment that asks for no language
LEFTOVERS: Final = re.compile(  # click's English, and names of values that look like it
    r"Usage:|Options:|Commands:|Arguments:|Error:|\[OPTIONS\]|COMMAND|ARGS|INTEGER|FLOAT|NUMBER"
    r"|FILE\b|DIRECTORY|ADDRESS|RECORD|POSITION|GAME\b|VALUE|LANGUAGE"
    r"|\bShow\b|\bexit\b|\bTry\b|\bMissing\b|\bInvalid\b|\bNo such\b|\bis not\b"
    r"|default:|required|There is|\bneeds\b|\btake a\b"
)
WRONG: Final = {  # lines that no command can use, and what English says of them
    "nothing": "There is no command 'nothing'.",
    "rulse": "There is no command 'rulse'. Did you mean rules?",
    "play --xyz": "There is no option '--xyz'.",
    "show --plane": "There is no option '--plane'. Did you mean --plain, --lang?",
    "play --plain=yes": "Option '--plain' does not take a value.",
    "play --players": "Option '--players' needs a value.",
    "play --players many": "Invalid value for '--players': 'many' is not a whole number.",
    "play --speed many": "Invalid value for '--speed': 'many' is not a number.",
    "play --seed -1": "Invalid value for '--seed': -1 is less than 0.",
    "play classic now": "Nothing more was expected here: now",
    "play --lang tlh": "Invalid value for '--lang': Please type one of these: "
    + ", ".join(LANGUAGES)
    + ".",
    "serve --port 70000": "Invalid value for '--port': 70000 is not between 0 and 65535.",
    "serve --port x": "Invalid value for '--port': 'x' is not a whole number.",
    "show": "Missing argument 'POSITION'.",
    "perft classic": "Missing option '--depth'.",
    "arena --bots plain": "Missing argument 'GAME'. Choose from: classic, armored, super, toy.",
    "arena chess --bots plain": "Invalid value for 'GAME': 'chess' is not one of classic, "
    "armored, super, toy.",
    "bench --game super --game chess": "Invalid value for '--game': 'chess' is not one of "
    "armored, classic, super, toy.",
    "rules --tests /nowhere": "Invalid value for '--tests': There is nothing at '/nowhere'.",
    "rules --tests FILE": "Invalid value for '--tests': 'FILE' is a file.",
    "play --save /": "Invalid value for '--save': '/' is a folder.",
}


def run(*arguments: str, **environment: str) -> Result:
    return CliRunner().invoke(
        cli, list(arguments), prog_name="coltexpress", env={**SILENT, **environment}
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_fits_on_the_screen(name: str, language: str) -> None:
    result = run(*name.split(), "--help", "--lang", language)
    assert result.exit_code == 0, result.output
    assert [line for line in result.output.splitlines() if cell_len(line) > 80] == []
    assert "--lang" in result.output
    assert "{" not in result.output


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_has_no_english_left(name: str, language: str) -> None:
    assert LEFTOVERS.findall(run(*name.split(), "--help", "--lang", language).output) == []


def test_the_list_of_leftovers_would_find_them() -> None:
    found = LEFTOVERS.findall(run("serve", "--help").output)
    assert {"Usage:", "Options:", "[OPTIONS]", "NUMBER", "default:", "exit"} <= set(found)


@pytest.mark.parametrize("line", WRONG)
def test_a_line_that_cannot_be_used_is_refused(line: str) -> None:
    result = run(*line.replace("FILE", __file__).split())
    assert result.exit_code == 2
    words = WRONG[line].replace("FILE", __file__)
    assert result.output.startswith("Usage: coltexpress ")
    assert result.output.endswith(f"Error: {words}\n")
    assert " --help' for help.\n\n" in result.output


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("line", WRONG)
def test_refusals_have_no_english_left(line: str, language: str) -> None:
    result = run(*line.replace("FILE", __file__).split(), COLTEXPRESS_LANG=language)
    assert result.exit_code == 2
    said = result.output.replace(__file__, "").replace("nothing", "")
    assert LEFTOVERS.findall(said) == []


def test_a_file_that_may_not_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    result = run("rules", "--tests", str(tmp_path / "loop"))
    assert result.output.endswith(f"There is nothing at '{tmp_path / 'loop'}'.\n")


def test_the_command_alone_shows_its_help() -> None:
    result = run()
    assert result.exit_code == 2
    assert result.output == run("--help").output
    assert run("--lang", "pl").output == run("--help", "--lang", "pl").output


def test_the_version_is_told_in_every_language() -> None:
    assert run("--version", "--lang", "ja").output == run("--version").output


@pytest.mark.parametrize(
    ("line", "environment", "language"),
    [
        ("rules --lang sv", {"COLTEXPRESS_LANG": "pl", "LC_ALL": "ja"}, "sv"),
        ("rules --lang=zh_TW", {}, "zh-Hant"),
        ("--lang sv rules", {}, "sv"),
        ("--lang sv rules --lang pl", {}, "pl"),
        ("--lang=sv --lang pl", {}, "pl"),
        ("--lang sv --lang=pl", {}, "pl"),
        ("rules -- --lang sv", {"LANG": "ja_JP.UTF-8"}, "ja"),
        ("rules --lang tlh", {"LANG": "ja_JP.UTF-8"}, "ja"),
        ("rules", {"COLTEXPRESS_LANG": "pl", "LC_ALL": "ja"}, "pl"),
        ("rules", {"COLTEXPRESS_LANG": "", "LC_ALL": "C", "LANG": "ja"}, None),
        ("rules", {}, None),
    ],
)
def test_one_rule_says_which_language_wins(
    line: str, environment: dict[str, str], language: str | None
) -> None:
    assert chosen_language(line.split(), environment) == language


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_language_may_stand_anywhere_on_the_line(place: int) -> None:
    line = ["rules", "--help"]
    line[place:place] = ["--lang", "sv"]
    assert run(*line).output.startswith("Användning: ")


def test_lines_break_between_wide_letters_but_not_before_their_marks() -> None:
    assert wrapped("ボットと、遊ぶ。 play it", 10) == ["ボットと、", "遊ぶ。", "play it"]
    assert wrapped("「はい」と答える", 6) == ["「は", "い」と", "答える"]
    assert wrapped("", 10) == [""]
    assert columns("ab車") == 4


def test_the_shell_is_told_what_it_completes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLTEXPRESS_LANG", "sv")
    shell = ShellComplete(cli, {}, "coltexpress", "_COLTEXPRESS_COMPLETE")
    commands = {item.value: item.help for item in shell.get_completions([], "")}
    assert commands["bench"] == Words("sv").say("cli-bench-about")
    options = {item.value: item.help for item in shell.get_completions(["play"], "--")}
    assert options["--players"] == Words("sv").say("cli-help-players")
    assert options["--help"] == Words("sv").say("cli-line-help")
