#!/usr/bin/env python3
"""Set coltexpress up in .venv and run it.

python3 run.py                  play a game in the terminal
python3 run.py COMMAND …        any command of coltexpress, for example --help
python3 run.py check            format, lint, strict types, fast tests: under a minute
python3 run.py test             format, lint, strict types, all tests
python3 run.py mutate …         mutation tests: do the tests notice broken rules?
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows has no file locks of this kind
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "coltexpress.stamp"
OLDEST_PYTHON = (3, 11)
PLAYER = frozenset({"cli"})
DEVELOPER = frozenset({"cli", "test"})
TYPED = ("src", "tests", "scripts", "run.py")
INTERRUPTED = 130

NO_PIP = """\
This Python has no pip, and pip installs what coltexpress needs.
- On Debian or Ubuntu: apt-get install python3-pip
- Inside a virtual environment: leave it first (deactivate)
Then run the same command again."""

NO_INSTALL = """\
pip could not install what coltexpress needs; its own words are above.
The first run, and a run after pyproject.toml or constraints.txt changed, fetches packages:
check the network and pip's proxy and index settings, then run the same command again."""


class Stop(Exception):
    """The run ends here, with these words for the person and this exit code."""

    def __init__(self, words: str, code: int = 1) -> None:
        super().__init__(words)
        self.words, self.code = words, code


def main(arguments: list[str]) -> int:
    command, rest = (arguments[0], arguments[1:]) if arguments else ("play", [])
    try:
        check_python()
        set_up(DEVELOPER if command in TASKS else PLAYER)
        if command in TASKS:
            TASKS[command](rest)
        else:
            play([command, *rest])
    except Stop as stop:
        say(stop.words)
        return stop.code
    except OSError as error:
        say(f"coltexpress could not be set up or started: {error}")
        return 1
    except KeyboardInterrupt:
        say("stopped")
        return INTERRUPTED
    return 0


def check_python() -> None:
    if sys.version_info < OLDEST_PYTHON:
        wanted = ".".join(map(str, OLDEST_PYTHON))
        raise Stop(f"coltexpress needs Python {wanted} or newer; this is {sys.version.split()[0]}.")


# Setting up ------------------------------------------------------------------------------------


def set_up(extras: frozenset[str]) -> None:
    """Make .venv and install the extras, unless that was done before and nothing changed."""
    if is_ready(extras):
        return
    with alone():
        if is_ready(extras):  # another run has just done it
            return
        if importlib.util.find_spec("pip") is None:
            raise Stop(NO_PIP)
        name = ",".join(sorted(extras))
        with timed(f"set up .venv for {name}"):
            if stamp()[0] != place() or not PYTHON.exists():
                venv.create(VENV, clear=True, with_pip=False, symlinks=os.name != "nt")
            install(name)
        STAMP.write_text(f"{place()}\n{wanted()}\n{name}", encoding="utf-8")


def is_ready(extras: frozenset[str]) -> bool:
    where, what, installed = stamp()
    same = (where, what) == (place(), wanted())
    return same and PYTHON.exists() and extras <= set(installed.split(","))


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
    return fingerprint(*((ROOT / f).read_bytes() for f in ("pyproject.toml", "constraints.txt")))


def fingerprint(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def install(extras: str) -> None:
    """With the pip of this Python, for the one in .venv, which has none: no ensurepip needed."""
    pip = [sys.executable, "-m", "pip", "--python", str(PYTHON), "--disable-pip-version-check"]
    options = ["--quiet", "--no-input", "-c", "constraints.txt"]
    result = run([*pip, "install", *options, "-e", f".[{extras}]"])
    if result.returncode:
        raise Stop(f"{result.stdout}\n{NO_INSTALL}", result.returncode)


@contextmanager
def alone() -> Iterator[None]:
    """Two set-ups at once would spoil each other: the second waits for the first."""
    with Path(__file__).open("rb") as lock:
        if fcntl:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# Running ---------------------------------------------------------------------------------------


def play(arguments: list[str]) -> None:
    """Hand the terminal over to coltexpress."""
    if arguments[0] in ("-h", "--help"):
        print(__doc__, flush=True)
    program = str(BIN / "coltexpress")
    if os.name == "nt":
        call([program, *arguments])
    else:
        os.execv(program, [program, *arguments])


def check(rest: list[str]) -> None:
    inspect()
    tests("fast tests", ["-m", "not slow", *rest])


def test(rest: list[str]) -> None:
    inspect()
    tests("all tests", rest)


def mutate(rest: list[str]) -> None:
    script = ROOT / "scripts" / "mutate.py"
    if not script.exists():
        raise Stop("There are no mutation tests: scripts/mutate.py is missing.")
    call([str(PYTHON), str(script), *rest])


TASKS: dict[str, Callable[[list[str]], None]] = {"check": check, "test": test, "mutate": mutate}


def inspect() -> None:
    """What can be seen without running anything."""
    tool("format", ["ruff", "format", "--check", "."], hint="To mend it: .venv/bin/ruff format .")
    tool("lint", ["ruff", "check", "."])
    tool("types", ["mypy", *TYPED])


def tests(name: str, options: list[str]) -> None:
    with timed(name, quiet=False):
        call([str(PYTHON), "-m", "pytest", "-n", "auto", *options])


def tool(name: str, command: list[str], hint: str = "") -> None:
    """Run a tool; its words matter only when it finds something."""
    with timed(name):
        result = run([str(PYTHON), "-m", *command])
    if result.returncode:
        raise Stop(f"{result.stdout}{hint}".rstrip(), result.returncode)


def call(command: list[str]) -> None:
    """Run in the open; on Ctrl-C let it close by itself, for it was interrupted too."""
    with subprocess.Popen(command, cwd=ROOT) as process:
        try:
            code = process.wait()
        except KeyboardInterrupt:
            process.wait()
            raise
    if code:
        raise Stop("", code)


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run quietly, keeping what was said."""
    pipe, out = subprocess.PIPE, subprocess.STDOUT
    return subprocess.run(command, cwd=ROOT, text=True, stdout=pipe, stderr=out, check=False)


@contextmanager
def timed(name: str, quiet: bool = True) -> Iterator[None]:
    """One line a step; what prints lines of its own is named after them."""
    start = time.monotonic()
    if quiet:
        say(f"{name} … ", end="")
    try:
        yield
    finally:
        took = f"{time.monotonic() - start:.1f} s"
        say(took if quiet else f"{name} … {took}")


def say(words: str, end: str = "\n") -> None:
    if words:
        print(words, end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
