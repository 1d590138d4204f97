"""The environment in .venv: what is installed there, and whether that is still what is wanted.

It needs the standard library only, and the pip of the Python that runs it: .venv has none.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
import tomllib
import venv
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

try:
    import fcntl
except ImportError:  # Windows has no file locks of this kind
    fcntl = None  # type: ignore[assignment]

ROOT: Final = Path(__file__).resolve().parents[1]
VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP: Final = VENV / "coltexpress.stamp"
BEFORE: Final = VENV / "coltexpress.before"  # the stamp, while something is being added
DOING: Final = {"Collecting": "fetching", "Installing": "installing"}  # pip's first words, in ours

NO_PIP: Final = """\
This Python has no pip, and pip installs what coltexpress needs.
- On Debian or Ubuntu: apt-get install python3-pip
- Inside a virtual environment: leave it first (deactivate)
Then run the same command again."""

NO_INSTALL: Final = """\
pip could not install what coltexpress needs; its own words are above.
The first run, and a run after pyproject.toml or constraints.txt changed, fetches packages:
check the network and pip's proxy and index settings, then run the same command again."""

NO_SPACE: Final = """\
The disk is full. The game needs 500 MB in this folder, all tests 2 GB: make room, then run the
same command again."""

Tell = Callable[[str], None]


class Failed(Exception):
    """The environment cannot be made, for this reason."""


def is_ready(extras: frozenset[str]) -> bool:
    """Is all of this installed, as it is wanted now?"""
    where, what, installed = stamp()
    same = (where, what) == (place(), wanted())
    return same and PYTHON.exists() and extras <= set(installed.split(","))


def begin() -> frozenset[str]:
    """Make .venv, unless one of this Python is there; which extras does it have? Raises Failed."""
    if importlib.util.find_spec("pip") is None:
        raise Failed(NO_PIP)
    where, _, installed = stamp()
    if where == place() and PYTHON.exists():
        STAMP.replace(BEFORE)  # what is interrupted from here on is made anew
        return frozenset(one for one in installed.split(",") if is_extra(one))
    venv.create(VENV, clear=True, with_pip=False, symlinks=os.name != "nt")
    return frozenset()


def fill(extras: frozenset[str], tell: Tell) -> None:
    """Install what the project needs with these extras; raises Failed.

    If they cannot be fetched, what was there before is still good.
    """
    try:
        install(requirements(extras), tell)
    except Failed:
        if BEFORE.exists():
            BEFORE.replace(STAMP)
        raise
    BEFORE.unlink(missing_ok=True)
    find_source().write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
    STAMP.write_text(f"{place()}\n{wanted()}\n{','.join(sorted(extras))}", encoding="utf-8")
    tell("")


def find_source() -> Path:
    """The file that tells the Python in .venv where the source is."""
    (packages,) = [*VENV.glob("lib/python3*/site-packages"), *VENV.glob("Lib/site-packages")]
    return packages / "coltexpress.pth"


def requirements(extras: Iterable[str]) -> list[str]:
    """What the project depends on, with these extras."""
    needed: list[str] = project()["dependencies"]
    return [*needed, *(one for extra in sorted(extras) for one in optional(extra))]


def is_extra(name: str) -> bool:
    return name in project()["optional-dependencies"]


def optional(extra: str) -> list[str]:
    """What belongs to an extra."""
    return list(project()["optional-dependencies"][extra])


def project() -> dict[str, Any]:
    """What pyproject.toml says of the project."""
    content = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return dict(content["project"])


def install(names: list[str], tell: Tell, into: Path | None = None) -> None:
    """Install packages into .venv, or into a folder of their own; raises Failed.

    They are not compiled to bytecode: what is used is, when it is first used.
    """
    pip = [sys.executable, "-m", "pip", "--python", str(PYTHON), "--disable-pip-version-check"]
    options = ["--no-input", "--no-compile", "--progress-bar=off", "-c", "constraints.txt"]
    target = ["--target", str(into), "--upgrade"] if into else []
    command = [*pip, "install", *options, *target, *names]
    said = []
    with subprocess.Popen(
        command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line)
            first, _, rest = line.strip().partition(" ")
            if first in DOING:
                tell(f"{DOING[first]} {rest.partition(' ')[0] if first == 'Collecting' else ''}")
    if process.returncode:
        raise Failed(explained("".join(said), NO_INSTALL))


def explained(output: str, usual: str) -> str:
    """What a program said that failed, and what to do."""
    return NO_SPACE if "No space left" in output or "ENOSPC" in output else f"{output}\n{usual}"


# Is it still right? ----------------------------------------------------------------------------


def stamp() -> list[str]:
    """Where, what and with which extras the last set-up installed."""
    if not STAMP.exists():
        return ["", "", ""]
    return STAMP.read_text(encoding="utf-8").split("\n")


def place() -> str:
    """A moved folder or another Python needs a new .venv."""
    return fingerprint(str(ROOT).encode() + sys.version.encode())


def wanted() -> str:
    """Changed requirements need another install."""
    files = ("pyproject.toml", "constraints.txt")
    return fingerprint(*((ROOT / f).read_bytes() for f in files))


def fingerprint(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


@contextmanager
def alone(waiting: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Two set-ups at once would spoil each other: the second says so and waits for the first."""
    with (ROOT / "run.py").open("rb") as lock:
        if fcntl:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                waiting()
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield
