"""The script that compiles the engine, and what it does where it cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import compile as compiling
import pytest

from coltexpress.compiled import ENGINE, SUFFIX

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "coltexpress"


def test_what_is_to_be_compiled_is_there() -> None:
    listed = [*compiling.COMPILED, *compiling.INTERPRETED]
    assert [name for name in listed if not (PACKAGE / name).exists()] == []
    assert all(compiling.INTERPRETED.values()), "give every exception its reason"


def test_compiled_modules_are_part_of_what_a_build_is_known_by() -> None:
    parts = {file.relative_to(PACKAGE).parts[0] for file in compiling.modules(PACKAGE)}
    assert parts <= set(ENGINE)


def test_the_source_tree_holds_nothing_compiled() -> None:
    """It would stand in for the source beside it, edited or not."""
    assert list((ROOT / "src").rglob(f"*{SUFFIX}")) == []


def test_a_compiler_that_is_not_there_is_not_counted_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert not compiling.can_compile()


@pytest.mark.slow
def test_a_broken_compiler_is_one_line_and_is_not_tried_again(tmp_path: Path) -> None:
    pytest.importorskip("mypyc")
    pytest.importorskip("setuptools")
    first, second = (brief(tmp_path, CC="false") for _ in range(2))
    assert first.returncode == second.returncode == compiling.Failed.code
    assert first.stderr.splitlines()[-1].startswith("the engine stays interpreted: the C compiler")
    assert second.stderr.splitlines() == first.stderr.splitlines()[-1:]
    assert [path.name for path in tmp_path.iterdir() if path.is_dir()] == []


def brief(into: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, compiling.__file__, "--brief", "--into", str(into)]
    names = os.environ | settings
    return subprocess.run(command, env=names, capture_output=True, text=True, check=False)
