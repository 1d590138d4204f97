"""What a wheel carries, with a compiler and without."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

from coltexpress.compiled import LIBRARY, SUFFIX, builds, fitting_build

ROOT: Final = Path(__file__).parents[2]
NEEDED: Final = ("LICENSE", "README.md", "hatch_build.py", "pyproject.toml", ".gitignore")
FORM: Final = "import coltexpress; print(coltexpress.is_compiled(), coltexpress.__file__)"

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project without web/, as if the page had been built before."""
    pytest.importorskip("hatchling")
    copy = tmp_path / "project"
    unneeded = shutil.ignore_patterns("__pycache__", "static")
    for folder in ("src", "docs/rules", "scripts"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=unneeded)
    for name in NEEDED:
        shutil.copy(ROOT / name, copy / name)
    (copy / "src/coltexpress/static").mkdir()
    (copy / "src/coltexpress/static/index.html").write_text("<title>Colt Express</title>")
    return copy


def wheel(project: Path, **settings: str) -> Path:
    """The wheel of that project."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    names = os.environ | settings
    done = subprocess.run(
        command, cwd=project, env=names, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    (made,) = (project / "dist").iterdir()
    return made


def names_in(made: Path) -> set[str]:
    with zipfile.ZipFile(made) as content:
        return set(content.namelist())


def test_without_a_compiler_a_wheel_for_every_machine(project: Path, tmp_path: Path) -> None:
    made = wheel(project, CC="no-such-compiler", COLTEXPRESS_BUILDS=str(tmp_path / "builds"))
    assert made.name.endswith("-py3-none-any.whl")
    assert not {name for name in names_in(made) if name.endswith(SUFFIX)}


def test_a_wheel_carries_the_page_and_all_data(project: Path) -> None:
    made = wheel(project, CC="no-such-compiler", COLTEXPRESS_BUILDS=str(project / "builds"))
    wanted = [
        "static/index.html",
        "games/classic/data.json",
        "games/classic/i18n/sv.ftl",
        "ledgers/super.md",
    ]
    assert {f"coltexpress/{name}" for name in [*wanted, "py.typed"]} <= names_in(made)


@pytest.mark.skipif(
    fitting_build(builds()) is None, reason="no build of this source: scripts/compile.py"
)
def test_a_wheel_carries_the_compiled_engine_and_can_do_without(
    project: Path, tmp_path: Path
) -> None:
    made = wheel(project, COLTEXPRESS_BUILDS=builds())
    assert not made.name.endswith("-none-any.whl")
    assert {f"{LIBRARY}{SUFFIX}", f"coltexpress/kernel/agenda{SUFFIX}"} <= names_in(made)
    installed = tmp_path / "installed"
    with zipfile.ZipFile(made) as content:
        content.extractall(installed)
    for form, compiled in {"": "True", "0": "False", "1": "True"}.items():
        names = {"PYTHONPATH": str(installed), "COLTEXPRESS_COMPILED": form}
        done = subprocess.run(
            [sys.executable, "-c", FORM],
            env=os.environ | names,
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.split()[0] == compiled
        assert str(installed) in done.stdout
