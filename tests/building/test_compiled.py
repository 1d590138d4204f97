"""Which form of the engine runs, and that no build ever stands in for edited source."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from coltexpress import compiled
from coltexpress.compiled import ENGINE, fingerprint, fitting_build


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package with a module in every part of the engine."""
    folder = tmp_path / "package"
    for part in ENGINE:
        (folder / part / "inner").mkdir(parents=True)
        (folder / part / "rule.py").write_text(f"NAME = '{part}'\n")
        (folder / part / "inner" / "more.py").write_text("NUMBER = 1\n")
    return folder


@pytest.fixture
def builds(tmp_path: Path, package: Path) -> Path:
    """A folder with a build of that package, which was used before."""
    folder = tmp_path / "builds"
    (folder / fingerprint(str(package))).mkdir(parents=True)
    assert find(folder, package) is not None
    return folder


def find(builds: Path, package: Path) -> str | None:
    return fitting_build(str(builds), str(package))


def test_the_build_of_this_very_source_is_found(builds: Path, package: Path) -> None:
    assert find(builds, package) == str(builds / fingerprint(str(package)))


def test_an_edit_ends_the_use_of_a_build_and_taking_it_back_renews_it(
    builds: Path, package: Path
) -> None:
    rule = package / "kernel" / "rule.py"
    before = rule.read_text()
    rule.write_text("NAME = 'something else'\n")
    assert find(builds, package) is None
    rule.write_text(before)
    assert find(builds, package) is not None


def test_an_edit_is_seen_even_if_size_and_time_are_as_before(builds: Path, package: Path) -> None:
    number = package / "games" / "inner" / "more.py"
    times = number.stat()
    number.write_text("NUMBER = 2\n")
    os.utime(number, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert number.stat().st_mtime_ns == times.st_mtime_ns
    assert number.stat().st_size == times.st_size
    assert find(builds, package) is None


def test_a_file_that_was_only_touched_is_no_edit(builds: Path, package: Path) -> None:
    (package / "bots" / "rule.py").touch()
    assert find(builds, package) is not None


def test_a_module_more_or_less_is_an_edit(builds: Path, package: Path) -> None:
    new = package / "train" / "new.py"
    new.write_text("")
    assert find(builds, package) is None
    new.unlink()
    (package / "games" / "rule.py").unlink()
    assert find(builds, package) is None


def test_what_is_no_source_is_no_edit(builds: Path, package: Path) -> None:
    (package / "kernel" / "__pycache__").mkdir()
    (package / "kernel" / "__pycache__" / "rule.py").write_text("")
    (package / "games" / "cards.json").write_text("{}")
    (package / "games" / "terminal").mkdir()
    (package / "games" / "terminal" / "scene.py").write_text("")
    assert find(builds, package) is not None


def test_a_build_that_was_removed_is_not_used(builds: Path, package: Path) -> None:
    (builds / fingerprint(str(package))).rmdir()
    assert find(builds, package) is None


def test_where_nothing_can_be_noted_the_build_is_found_by_reading(
    builds: Path, package: Path
) -> None:
    (builds / compiled.LAST).unlink()
    (builds / compiled.LAST).mkdir()
    assert find(builds, package) is not None


def test_without_a_folder_of_builds_there_is_none(tmp_path: Path, package: Path) -> None:
    assert find(tmp_path / "nowhere", package) is None


def run(code: str, **settings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code]
    names = os.environ | settings
    return subprocess.run(command, env=names, capture_output=True, text=True, check=False)


FORM = "import coltexpress; print(coltexpress.is_compiled())"


def test_without_a_build_the_source_runs(tmp_path: Path) -> None:
    done = run(FORM, COLTEXPRESS_BUILDS=str(tmp_path), COLTEXPRESS_COMPILED="")
    assert done.stdout == "False\n", done.stderr


def test_who_insists_on_the_compiled_form_is_told_that_there_is_none(tmp_path: Path) -> None:
    done = run(FORM, COLTEXPRESS_BUILDS=str(tmp_path), COLTEXPRESS_COMPILED="1")
    assert done.stderr.endswith("no build fits this source: python3 scripts/compile.py makes one\n")


def test_a_build_that_cannot_be_loaded_is_left_aside(tmp_path: Path) -> None:
    broken = tmp_path / fingerprint(compiled.PACKAGE) / "coltexpress" / "kernel"
    broken.mkdir(parents=True)
    (broken / f"agenda{compiled.SUFFIX}").write_text("no library")
    done = run(FORM, COLTEXPRESS_BUILDS=str(tmp_path), COLTEXPRESS_COMPILED="")
    assert done.stdout == "False\n"
    assert "the compiled engine cannot be loaded, so the source runs" in done.stderr
    assert run(FORM, COLTEXPRESS_BUILDS=str(tmp_path), COLTEXPRESS_COMPILED="1").returncode


def test_who_wants_the_interpreted_form_gets_it() -> None:
    assert run(FORM, COLTEXPRESS_COMPILED="0").stdout == "False\n"


@pytest.mark.skipif(
    fitting_build(compiled.builds()) is None, reason="no build of this source: scripts/compile.py"
)
def test_a_build_is_used_by_everybody_and_by_the_processes_they_start() -> None:
    code = """
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from coltexpress import is_compiled
if __name__ == "__main__":
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        print(is_compiled(), pool.submit(is_compiled).result())
"""
    done = run(code, COLTEXPRESS_COMPILED="")
    assert done.stdout == "True True\n", done.stderr
