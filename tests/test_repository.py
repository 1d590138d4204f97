"""The repository speaks of itself alone, and what it says of itself is true."""

from __future__ import annotations

import re
import runpy
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
MACHINE: Final = re.compile(r"(?<![\w.~\-/*}])/(?:work|root|home|Users|mnt)/[\w.]")
REGISTRY: Final = re.compile(
    r"pypi\.org|pythonhosted\.org|registry\.npmjs\.org|(?:deb|security)\.debian\.org|index[-]url"
)
LEFT_FOR_LATER: Final = re.compile(r"\b(?:TODO|FIXME|XXX)\b")
RUN: Final = "python3 run.py"
OWN_COMMANDS: Final = frozenset[str](runpy.run_path(str(ROOT / "run.py"))["TASKS"])
COLTEXPRESS: Final = "from coltexpress.cli.main import main; main()"


@cache
def ignored() -> tuple[str, ...]:
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    return (".git", *(line for line in lines if line and not line.startswith("#")))


def own_files(folder: Path) -> Iterator[Path]:
    """What git tracks, or would: all but the names that .gitignore lists."""
    for path in sorted(folder.iterdir()):
        if any(fnmatch(path.name, pattern) for pattern in ignored()):
            continue
        if path.is_dir():
            yield from own_files(path)
        else:
            yield path


def text_of(path: Path) -> str:
    """A picture or other binary file says nothing."""
    content = path.read_bytes()
    return "" if b"\0" in content else content.decode("utf-8")


def lines_matching(pattern: re.Pattern[str], text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if pattern.search(line)]


def found_in(folder: Path, pattern: re.Pattern[str]) -> dict[str, list[str]]:
    found = {
        path.relative_to(ROOT).as_posix(): lines_matching(pattern, text_of(path))
        for path in own_files(folder)
    }
    return {name: lines for name, lines in found.items() if lines}


def test_no_file_names_a_path_of_some_machine() -> None:
    assert found_in(ROOT, MACHINE) == {}


def test_no_file_names_a_package_registry() -> None:
    assert found_in(ROOT, REGISTRY) == {}


def test_nothing_in_the_source_is_left_for_later() -> None:
    assert found_in(ROOT / "src", LEFT_FOR_LATER) == {}


@pytest.mark.parametrize("name", ["run.py", "src/coltexpress/py.typed", "tests/test_repository.py"])
def test_the_search_sees_the_files(name: str) -> None:
    assert ROOT / name in own_files(ROOT)


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        (MACHINE, ("see ", "work", "main")),
        (MACHINE, ("'", "root", ".cache'")),
        (MACHINE, ("#!", "home", "ann", "python")),
        (REGISTRY, ("https:", "", "pypi" + ".org", "simple")),
        (REGISTRY, ("--extra-index" + "-url", "x")),
        (LEFT_FOR_LATER, ("#" + " TO" + "DO: later",)),
    ],
)
def test_a_stray_word_is_caught(pattern: re.Pattern[str], words: tuple[str, ...]) -> None:
    assert lines_matching(pattern, "/".join(words))


@pytest.mark.parametrize(
    "text", ["src/work/main.py", "./root/x", "roof/inside", "a network/work/leisure mix", "XXXL"]
)
def test_innocent_words_pass(text: str) -> None:
    assert not [p for p in (MACHINE, REGISTRY, LEFT_FOR_LATER) if lines_matching(p, text)]


def readme_commands() -> list[list[str]]:
    """The words after `python3 run.py` in each line of the README's code blocks."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```\w*\n(.*?)^```", readme, re.DOTALL | re.MULTILINE)
    lines = [line.strip() for block in blocks for line in block.splitlines()]
    shown = (line.removeprefix("$ ") for line in lines)
    return [shlex.split(c, comments=True)[2:] for c in shown if c.startswith(RUN)]


def test_readme_shows_how_to_play_and_how_to_test() -> None:
    assert [] in readme_commands()
    assert ["test"] in readme_commands()


@pytest.mark.parametrize("words", readme_commands(), ids=" ".join)
def test_readme_command_exists(words: list[str]) -> None:
    name, *rest = words or ["play"]
    if name in OWN_COMMANDS:
        return
    arguments = [sys.executable, "-c", COLTEXPRESS, name, "--help"]
    answer = subprocess.run(arguments, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    options = {word.partition("=")[0] for word in rest if word.startswith("-")}
    assert {o for o in options if not re.search(rf"(?<!\S){o}\b", answer.stdout)} == set()


def test_licence_is_mit() -> None:
    licence = text_of(ROOT / "LICENSE")
    assert licence.startswith("MIT License\n")
    assert "Permission is hereby granted, free of charge" in licence
    assert tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]["license"] == "MIT"


def test_constraints_pin_every_direct_dependency() -> None:
    pinned = re.findall(r"^([\w.-]+)==", text_of(ROOT / "constraints.txt"), re.MULTILINE)
    assert {plain(name) for name in direct_dependencies()} <= {plain(name) for name in pinned}


def direct_dependencies() -> Iterator[str]:
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]
    for extra in [project["dependencies"], *project["optional-dependencies"].values()]:
        for requirement in extra:
            yield re.split(r"[>=<~\[ ]", requirement)[0]


def plain(name: str) -> str:
    """Package names are the same in any case and with any of . - _ between the words."""
    return re.sub(r"[-_.]+", "-", name).lower()
