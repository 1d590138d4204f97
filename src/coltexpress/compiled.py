"""Which form of the engine runs: compiled, when a build of exactly this source is there.

A build is a folder named by the fingerprint of the source it was made from, so it never stands in
for source that was edited since. COLTEXPRESS_COMPILED=0 keeps to the interpreted form, =1 wants
the compiled one and fails without it; COLTEXPRESS_BUILDS names the folder that holds the builds.
A wheel carries the compiled modules beside their source instead.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    ExtensionFileLoader,
    ModuleSpec,
    SourceFileLoader,
)
from types import ModuleType
from typing import Final
from warnings import warn

PACKAGE: Final = os.path.dirname(__file__)
# The parts that compiled code is made from.
ENGINE: Final = ("bots", "games", "kernel", "protocol", "server", "train")
NOT_ENGINE: Final = ("__pycache__", "i18n", "study", "terminal")  # folders of a game
SUFFIX: Final = EXTENSION_SUFFIXES[0]
LIBRARY: Final = "coltexpress__mypyc"  # all compiled code: a compiled module only points into it
LAST: Final = "last"  # the file that notes which build fitted last, and how its source looked


class Finder:
    """Finds the modules of the engine in the one form that was decided on."""

    def __init__(self, build: str, *, compiled: bool) -> None:
        self.build, self.compiled = build, compiled

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module lies, if the build has it; all others are left to the other finders."""
        if not name.startswith("coltexpress"):
            return None
        file = os.path.join(self.build, *name.split(".")) + SUFFIX
        if not os.path.exists(file):
            return None
        loader: ExtensionFileLoader | SourceFileLoader = ExtensionFileLoader(name, file)
        if not self.compiled:
            file = os.path.join(os.path.dirname(PACKAGE), *name.split(".")) + ".py"
            loader = SourceFileLoader(name, file)
        spec = ModuleSpec(name, loader, origin=file)
        spec.has_location = True
        return spec


def is_compiled() -> bool:
    """Does the compiled engine run?"""
    agenda = sys.modules["coltexpress.kernel.agenda"]
    return str(agenda.__file__).endswith(SUFFIX)


def decide() -> None:
    """Choose the form of the engine, before any module of it is imported."""
    wanted = os.environ.get("COLTEXPRESS_COMPILED", "")
    if os.path.exists(os.path.join(PACKAGE, "kernel", "agenda") + SUFFIX):
        if wanted == "0":
            sys.meta_path.insert(0, Finder(os.path.dirname(PACKAGE), compiled=False))
        return
    build = None if wanted == "0" else fitting_build(builds())
    if build is not None:
        use(build, insist=wanted == "1")
    elif wanted == "1":
        raise ImportError("no build fits this source: python3 scripts/compile.py makes one")


def use(build: str, *, insist: bool) -> None:
    """Use a build, unless it cannot be loaded: libraries that it needs can be lost or replaced."""
    finder = Finder(build, compiled=True)
    sys.meta_path.insert(0, finder)
    try:
        import_module("coltexpress.kernel.agenda")  # the first to be imported in any case
    except ImportError as error:
        if insist:
            raise
        sys.meta_path.remove(finder)
        for name in [one for one in sys.modules if one.startswith("coltexpress.kernel")]:
            del sys.modules[name]
        warn(f"the compiled engine cannot be loaded, so the source runs: {error}", stacklevel=2)


def builds(environment: str = sys.prefix) -> str:
    """The folder of the builds: in the environment that uses them, and removed with it."""
    return os.environ.get("COLTEXPRESS_BUILDS") or os.path.join(environment, "coltexpress-builds")


def fitting_build(folder: str, package: str = PACKAGE) -> str | None:
    """The build of this very source: known at a glance if no file was touched since last time."""
    if not os.path.isdir(folder):
        return None
    note, seen = os.path.join(folder, LAST), glance(package)
    try:
        with open(note, encoding="utf-8") as file:
            key, _, looked = file.read().partition("\n")
    except OSError:
        key, looked = "", ""
    if looked != seen:
        key = fingerprint(package)
    build = os.path.join(folder, key)
    if not key or not os.path.isdir(build):
        return None
    if looked != seen:
        remember(note, f"{key}\n{seen}")
    return build


def remember(note: str, words: str) -> None:
    """Spare the next start the reading; where nothing can be written, each start reads."""
    mine = f"{note}.{os.getpid()}"
    try:
        with open(mine, "w", encoding="utf-8") as file:
            file.write(words)
        os.replace(mine, note)
    except OSError:
        return


def glance(package: str) -> str:
    """How the source looks from outside; no edit leaves a file's size and both its times."""
    lines = [package, SUFFIX]
    for path, entry in sources(package):
        status = entry.stat()
        lines.append(f"{path} {status.st_size} {status.st_mtime_ns} {status.st_ctime_ns}")
    return "\n".join(lines)


def fingerprint(package: str) -> str:
    """The source by its content, and the Python that it was compiled for."""
    from hashlib import sha256

    content = sha256(SUFFIX.encode())
    for path, entry in sources(package):
        with open(entry.path, "rb") as file:
            text = file.read()
        content.update(f"\0{path}\0{len(text)}\0".encode())
        content.update(text)
    return content.hexdigest()[:32]


def sources(package: str) -> Iterator[tuple[str, os.DirEntry[str]]]:
    """The source files of the engine, always in the same order."""
    folders = list(ENGINE)
    while folders:
        folder = folders.pop()
        with os.scandir(os.path.join(package, folder)) as entries:
            found = sorted(entries, key=lambda entry: entry.name)
        for entry in found:
            if entry.name.endswith(".py"):
                yield f"{folder}/{entry.name}", entry
            elif entry.name not in NOT_ENGINE and entry.is_dir():
                folders.append(f"{folder}/{entry.name}")


if __name__ == "coltexpress.compiled":  # the script that makes builds only asks
    decide()
