"""What a wheel needs beyond the source: the page, and on demand the compiled engine."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "scripts"))

import compiling as engine  # noqa: E402 -- found only now
import environment  # noqa: E402 -- found only now
import page  # noqa: E402 -- found only now


class Extras(BuildHookInterface[Any]):
    """Builds the page for every installation, and compiles the engine for a wheel that wants it.

    A wheel without its page is an error. COLTEXPRESS_COMPILED=1 asks for the tuned engine:
    minutes of work, so only on demand. COLTEXPRESS_BUILD_EXTRAS=0 leaves out both.
    """

    def dependencies(self) -> list[str]:
        """The packages that are needed only for building."""
        return [*self.for_page(), *self.for_engine()]

    def for_page(self) -> list[str]:
        wanted = is_wanted() and page.is_there() and not page.is_fresh()
        return environment.optional("web") if wanted and not page.node_is_on_path() else []

    def for_engine(self) -> list[str]:
        return environment.requirements(["compile"]) if is_compiled_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the wheel is put together; `version` is standard or editable."""
        if is_wanted():
            self.build_page()
        if is_compiled_wanted() and version == "standard":
            self.compile_engine(build_data)

    def build_page(self) -> None:
        """Build the page; an installation without it is none."""
        try:
            if page.is_there() and not page.is_fresh():
                page.build()
        except page.Failed as reason:
            self.app.abort(f"The page cannot be built: {reason}")
        if not page.is_built():
            self.app.abort("The page is missing, and there is no web/ to build it from.")

    def compile_engine(self, build_data: dict[str, Any]) -> None:
        """Compile the engine into the wheel."""
        into = Path(os.environ.get("COLTEXPRESS_BUILDS") or ROOT / "build" / "engine")
        try:
            with engine.alone(into, wait=True):
                made = engine.build(into, jobs=os.cpu_count() or 1)
        except engine.Failed as reason:
            self.app.abort(f"The engine cannot be compiled: {reason}")
            return
        for file in engine.libraries(made):
            build_data["force_include"][str(file)] = file.relative_to(made).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def is_wanted() -> bool:
    return os.environ.get("COLTEXPRESS_BUILD_EXTRAS") != "0"


def is_compiled_wanted() -> bool:
    return is_wanted() and os.environ.get("COLTEXPRESS_COMPILED") == "1"
