"""What run.py says of the project is true."""

from __future__ import annotations

import runpy
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
RUN: Final = runpy.run_path(str(ROOT / "run.py"))


def test_the_extras_that_it_installs_exist() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = RUN["PLAYER"] | RUN["DEVELOPER"] | {"compile", "web"}
    assert wanted <= set(project["optional-dependencies"])


def test_the_tests_of_the_engine_are_there() -> None:
    assert [one for one in RUN["ENGINE_TESTS"] if not (ROOT / "tests" / one).is_dir()] == []


def test_the_extra_for_compiling_is_what_the_types_are_checked_with() -> None:
    """A newer mypy in one of them would compile what the other never saw."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [
        [one for one in project["optional-dependencies"][extra] if one.startswith("mypy>")]
        for extra in ("compile", "test")
    ]
    assert named[0] == named[1]
