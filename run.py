#!/usr/bin/env python3
"""Set coltexpress up in .venv and run it. With a C compiler the engine is compiled, once.

python3 run.py                  serve the page, and print its address
python3 run.py COMMAND …        any command of coltexpress, for example play or --help
python3 run.py check            format, lint, strict types, fast tests: under a minute
python3 run.py test             format, lint, strict types, all tests, in both forms of the engine
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
SCRIPTS = ROOT / "scripts"
OLDEST_PYTHON = (3, 11)
PLAYER = frozenset({"cli", "server"})
DEVELOPER = frozenset({"cli", "postgres", "server", "test"})
TYPED = ("src", "tests", "scripts", "run.py", "hatch_build.py")
ENGINE_TESTS = ("bots", "golden", "kernel", "laws", "notation", "perft", "rules", "table", "wire")
BROWSER_TESTS = "tests/browser"
INTERRUPTED = 130
SOURCE_REFUSED = 2

NO_PIP = """\
This Python has no pip, and pip installs what coltexpress needs.
- On Debian or Ubuntu: apt-get install python3-pip
- Inside a virtual environment: leave it first (deactivate)
Then run the same command again."""

NO_INSTALL = """\
pip could not install what coltexpress needs; its own words are above.
The first run, and a run after pyproject.toml or constraints.txt changed, fetches packages:
check the network and pip's proxy and index settings, then run the same command again."""


NO_COMPILER = "no C compiler with Python's headers: the engine runs interpreted, which is slower"

sys.path.insert(0, str(SCRIPTS))  # they need the standard library only, and Python 3.11


class Stop(Exception):
    """The run ends here, with these words for the person and this exit code."""

    def __init__(self, words: str, code: int = 1) -> None:
        super().__init__(words)
        self.words, self.code = words, code


def main(arguments: list[str]) -> int:
    command, rest = (arguments[0], arguments[1:]) if arguments else (usual_command(), [])
    try:
        check_python()
        set_up(wanted_extras(command))
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


def usual_command() -> str:
    return "serve" if (ROOT / "src/coltexpress/cli/serve.py").exists() else "play"


# Setting up ------------------------------------------------------------------------------------


def needs_node(command: str) -> bool:
    """Will the page be built or tested?"""
    import page

    if not page.is_there():
        return False
    return command == "test" or (command == "serve" and not page.is_fresh())


def wanted_extras(command: str) -> frozenset[str]:
    """What the command needs, and the tools to make the engine fast and the page new."""
    import page
    from compile import can_compile

    extras = set(DEVELOPER if command in TASKS else PLAYER)
    if can_compile():
        extras.add("compile")
    if needs_node(command) and not page.node_is_on_path():
        extras.add("web")
    return frozenset(extras)


def set_up(extras: frozenset[str]) -> None:
    """Make .venv and install the extras, unless that was done before and nothing changed."""
    if is_ready(extras):
        return
    with alone():
        if is_ready(extras):  # another run has just done it
            return
        if importlib.util.find_spec("pip") is None:
            raise Stop(NO_PIP)
        if stamp()[0] == place() and PYTHON.exists():
            extras |= set(filter(None, stamp()[2].split(",")))  # nobody has to fetch them again
        name = ",".join(sorted(extras))
        with timed(f"set up .venv for {name}"):
            if stamp()[0] != place() or not PYTHON.exists():
                venv.create(VENV, clear=True, with_pip=False, symlinks=os.name != "nt")
            install(name)
        STAMP.write_text(f"{place()}\n{wanted()}\n{name}", encoding="utf-8")
        if "compile" not in extras:
            say(NO_COMPILER)


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
    """With the pip of this Python, for the one in .venv, which has none: no ensurepip needed.

    The engine and the page are made later, where the work can be seen.
    """
    pip = [sys.executable, "-m", "pip", "--python", str(PYTHON), "--disable-pip-version-check"]
    options = ["--quiet", "--no-input", "-c", "constraints.txt"]
    later = {"COLTEXPRESS_BUILD_EXTRAS": "0"}
    result = run([*pip, "install", *options, "-e", f".[{extras}]"], later)
    if result.returncode:
        raise Stop(f"{result.stdout}\n{NO_INSTALL}", result.returncode)


@contextmanager
def alone() -> Iterator[None]:
    """Two set-ups at once would spoil each other: the second waits for the first."""
    with Path(__file__).open("rb") as lock:
        if fcntl:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_engine() -> int:
    """Compile the engine, unless that was done before or is not wanted; not 0 if it fails."""
    from compile import can_compile, is_compiled

    if os.environ.get("COLTEXPRESS_COMPILED") == "0" or is_compiled(VENV) or not can_compile():
        return 0
    with alone():
        return follow([str(PYTHON), str(SCRIPTS / "compile.py"), "--brief"])


def build_page() -> None:
    """Build the page, unless that was done before; without it everything else goes on."""
    import page

    if page.is_there() and not page.is_fresh():
        with alone():
            follow([str(PYTHON), str(SCRIPTS / "page.py")])


# Running ---------------------------------------------------------------------------------------


def play(arguments: list[str]) -> None:
    """Hand the terminal over to coltexpress."""
    if arguments[0] in ("-h", "--help"):
        print(__doc__, flush=True)
    else:
        compile_engine()
    if arguments[0] == "serve":
        build_page()
    program = str(BIN / "coltexpress")
    if os.name == "nt":
        call([program, *arguments])
    else:
        os.execv(program, [program, *arguments])


def check(rest: list[str]) -> None:
    inspect()
    run_tests("fast tests", ["-m", "not slow", *rest])


def test(rest: list[str]) -> None:
    """Everything; words for pytest choose among the tests, and leave the page alone."""
    from compile import is_compiled

    inspect()
    if compile_engine() == SOURCE_REFUSED:
        raise Stop("The source must compile: python3 scripts/compile.py says what is wrong.")
    run_tests("all tests, interpreted", rest)
    if is_compiled(VENV):
        chosen = rest or [f"tests/{folder}" for folder in ENGINE_TESTS]
        run_tests("engine tests, compiled", chosen, form="1")
    else:
        say("engine tests, compiled … left out: there is no compiled engine here")
    if not rest:
        test_page()


def test_page() -> None:
    """The page by itself, and then in a browser: in a process of its own, with its own loop."""
    import page

    if page.is_there():
        node = [str(SCRIPTS / "page.py"), "npm"]
        tool("page: types, lint, format", [*node, "run", "check"])
        tool("page: tests", [*node, "test"])
    if (ROOT / BROWSER_TESTS).is_dir():
        build_page()
        run_tests("browser tests", [BROWSER_TESTS, "-n", "0"], form="")


def mutate(rest: list[str]) -> None:
    script = SCRIPTS / "mutate.py"
    if not script.exists():
        raise Stop("There are no mutation tests: scripts/mutate.py is missing.")
    call([str(PYTHON), str(script), *rest], in_form("0"))


TASKS: dict[str, Callable[[list[str]], None]] = {"check": check, "test": test, "mutate": mutate}


def inspect() -> None:
    """What can be seen without running anything."""
    mend = "To mend it: .venv/bin/ruff format ."
    tool("format", ["-m", "ruff", "format", "--check", "."], hint=mend)
    tool("lint", ["-m", "ruff", "check", "."])
    tool("types", ["-m", "mypy", *TYPED])


def run_tests(name: str, options: list[str], form: str = "0") -> None:
    """Run pytest, with the interpreted engine if nothing else is said."""
    apart = [] if any(BROWSER_TESTS in word for word in options) else [f"--ignore={BROWSER_TESTS}"]
    with timed(name, quiet=False):
        call([str(PYTHON), "-m", "pytest", "-n", "auto", *apart, *options], in_form(form))


def tool(name: str, command: list[str], hint: str = "") -> None:
    """Run a tool of Python's; its words matter only when it finds something."""
    with timed(name):
        result = run([str(PYTHON), *command])
    if result.returncode:
        raise Stop(f"{result.stdout}{hint}".rstrip(), result.returncode)


def in_form(form: str) -> dict[str, str]:
    """The setting for the engine's form: 0 interpreted, 1 compiled, empty the best there is."""
    return {"COLTEXPRESS_COMPILED": form}


def call(command: list[str], settings: dict[str, str] | None = None) -> None:
    """Run in the open; what fails ends the run."""
    code = follow(command, settings)
    if code:
        raise Stop("", code)


def follow(command: list[str], settings: dict[str, str] | None = None) -> int:
    """Run in the open; on Ctrl-C let it close by itself, for it was interrupted too."""
    with subprocess.Popen(command, cwd=ROOT, env=os.environ | (settings or {})) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:
            process.wait()
            raise


def run(
    command: list[str], settings: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run quietly, keeping what was said."""
    names, pipe, out = os.environ | (settings or {}), subprocess.PIPE, subprocess.STDOUT
    return subprocess.run(
        command, cwd=ROOT, env=names, text=True, stdout=pipe, stderr=out, check=False
    )


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
