#!/usr/bin/env python3
"""Set coltexpress up in .venv and run it.

python3 run.py                  serve the page, and print its address; takes the options of serve
python3 run.py COMMAND …        any command of coltexpress, for example play or --help
python3 run.py check            format, lint, strict types, fast tests
python3 run.py test             format, lint, strict types, all tests; the engine in both forms
python3 run.py docs             make a site of the documents, in build/docs
python3 run.py train GAME …     train a net by self-play; see docs/learning.md
python3 run.py compile          compile the engine now, and tune it; needs a C compiler
python3 run.py mutate …         mutation tests: do the tests notice broken rules?
python3 run.py bare …           does all of it work on bare machines? Needs root and debootstrap
"""

from __future__ import annotations

import errno
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SCRIPTS = ROOT / "scripts"
OLDEST_PYTHON = (3, 11)
DEVELOPER = frozenset({"compile", "docs", "env", "openspiel", "postgres", "test"})
TYPED = ("src", "tests", "scripts", "examples", "run.py", "hatch_build.py")
ENGINE_TESTS = (
    "bots",
    "golden",
    "kernel",
    "laws",
    "mistakes",
    "notation",
    "perft",
    "protocol",
    "rules",
    "train",
)
BROWSER_TESTS = "tests/browser"
SPREAD = ("-n", "auto", "--dist", "worksteal")  # neighbours share servers, and nobody is idle
WITH_PAGE = ("serve", "test")
BUSY = ("arena", "bench", "perft")  # they are worth a compiled engine from the start
INTERRUPTED = 130
SOURCE_REFUSED = 2
NOTHING_CHOSEN = 5  # says pytest

WAITING = "Another run is setting this folder up: waiting for it."
NO_COMPILER = "There is no C compiler with Python's headers here: the engine runs interpreted."
OLD_PAGE = "The page is shown as it was built last; it could not be built anew:"
NO_PAGE = "The page could not be built, so there is nothing to play on:"
NO_WRITING = """\
{folder} cannot be written, and a first run, or a run after something changed, must.
Copy the whole folder to a place of your own, and run it there."""

sys.path.insert(0, str(SCRIPTS))  # they need the standard library only, and Python 3.11


class Stop(Exception):
    """The run ends here, with these words for the person and this exit code."""

    def __init__(self, words: str, code: int = 1) -> None:
        super().__init__(words)
        self.words, self.code = words, code


def main(arguments: list[str]) -> int:
    command, *rest = with_command(arguments)
    try:
        check_python()
        if command != "bare":  # that sets up other machines
            set_up(command)
        if command in TASKS:
            TASKS[command](rest)
        else:
            play([command, *rest])
    except Stop as stop:
        say(stop.words)
        return stop.code
    except OSError as error:
        say(plainly(error))
        return 1
    except KeyboardInterrupt:
        say("stopped")
        return INTERRUPTED
    return 0


def with_command(arguments: list[str]) -> list[str]:
    """Options without a command are for serve, and so is nothing at all."""
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in ("-h", "--help")):
        return ["serve", *arguments]
    return arguments


def check_python() -> None:
    if sys.version_info < OLDEST_PYTHON:
        wanted = ".".join(map(str, OLDEST_PYTHON))
        raise Stop(f"coltexpress needs Python {wanted} or newer; this is {sys.version.split()[0]}.")


def plainly(error: OSError) -> str:
    """What is wrong with this machine, and what to do."""
    from environment import NO_SPACE

    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return NO_SPACE
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return NO_WRITING.format(folder=error.filename or ROOT)
    return f"coltexpress could not be set up or started: {error}"


# Setting up ------------------------------------------------------------------------------------


def set_up(command: str) -> None:
    """Install what the command needs and build the page, unless that was done before."""
    import environment
    import page

    extras = wanted_extras(command)
    groups = page.TO_CHECK if command == "test" else page.TO_BUILD
    needs_page = command in WITH_PAGE and page.is_there()
    if environment.is_ready(extras) and (not needs_page or page.is_ready(groups)):
        return
    with environment.alone(waiting=lambda: say(WAITING)):
        jobs: dict[str, Callable[[environment.Tell], None]] = {}
        try:
            if not environment.is_ready(extras):  # another run may have done it by now
                jobs["packages"] = partial(environment.fill, environment.begin() | extras)
            if needs_page and not page.is_ready(groups):
                jobs["page"] = partial(page.build, groups)
            done = at_once(jobs)
            done["packages"].result()
        except environment.Failed as reason:
            raise Stop(str(reason)) from reason
        check_page(done["page"])
    if "packages" in jobs and not can_compile():
        say(NO_COMPILER)


def at_once(jobs: dict[str, Callable[[Callable[[str], None]], None]]) -> dict[str, Future[None]]:
    """Do what there is to do of both: together they take little longer than one of them."""
    from progress import Step

    nothing: Future[None] = Future()
    nothing.set_result(None)
    done = {"packages": nothing, "page": nothing}
    if jobs:
        with Step(f"set up ({' and '.join(jobs)})") as step, ThreadPoolExecutor() as pool:
            for name, job in jobs.items():
                done[name] = pool.submit(job, partial(step.tell, name))
    return done


def check_page(done: Future[None]) -> None:
    """A page that could not be built ends the run, unless an older one is there to be shown."""
    import page

    try:
        done.result()
    except page.Failed as reason:
        if not page.is_built():
            raise Stop(f"{NO_PAGE}\n{reason}") from reason
        say(f"{OLD_PAGE}\n{reason}")


def wanted_extras(command: str) -> frozenset[str]:
    """What the command needs beyond what the game needs."""
    if command == "docs":
        return frozenset({"docs"})
    if command == "train":
        return frozenset({"compile", "env", *(["train"] if has_gpu() else [])})
    if command in TASKS:
        return DEVELOPER
    return frozenset({"compile"} if is_compiled_first(command) else ())


def has_gpu() -> bool:
    """Is there a GPU that is worth installing torch for?"""
    return shutil.which("nvidia-smi") is not None


# Compiling -------------------------------------------------------------------------------------


def can_compile() -> bool:
    from compiling import can_compile as can_it

    return can_it()


def is_compiled_first(command: str) -> bool:
    """Does the command wait for the compiled engine?"""
    wanted = os.environ.get("COLTEXPRESS_COMPILED", "")
    return (wanted == "1" or (command in BUSY and not wanted)) and can_compile()


def is_compiled_beside(command: str) -> bool:
    """Does the command begin interpreted, while the engine is compiled?"""
    wanted = os.environ.get("COLTEXPRESS_COMPILED", "")
    return not wanted and command in ("play", "serve") and os.name == "posix" and can_compile()


def compiler(*options: str) -> list[str]:
    """What compiles the engine, if it was not done before; nothing if that is not wanted."""
    if os.environ.get("COLTEXPRESS_COMPILED") == "0" or not can_compile():
        return []
    return [python(), str(SCRIPTS / "compile.py"), *options]


def compile_engine(*options: str) -> None:
    """Compile the engine, unless that was done before or is not wanted."""
    command = compiler(*options)
    if command:
        follow(command)


def compile_beside(*options: str) -> None:
    """Have the engine compiled while this process, under whatever name, goes on."""
    command = [sys.executable, str(SCRIPTS / "beside.py"), str(os.getpid()), *options]
    subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL)


def prepare_engine(command: str) -> None:
    """Compile the engine first or beside, as the command wants it, if it is not compiled."""
    from compiling import is_compiled
    from environment import VENV

    if is_compiled(VENV):
        return
    if is_compiled_first(command):
        compile_engine("--brief", "--plain")
    elif is_compiled_beside(command):
        compile_beside(*(["--aloud"] if command == "serve" else []))


# Running ---------------------------------------------------------------------------------------


def play(arguments: list[str]) -> None:
    """Hand the terminal over to coltexpress."""
    if arguments[0] in ("-h", "--help"):
        print(__doc__, flush=True)
    prepare_engine(arguments[0])
    command = [python(), "-m", "coltexpress", *arguments]
    if os.name == "nt":
        call(command)
    else:
        os.execv(command[0], command)


def python() -> str:
    """The Python in .venv."""
    from environment import PYTHON

    return str(PYTHON)


def check(rest: list[str]) -> None:
    inspect()
    run_tests("fast tests", ["-m", "not slow", *rest])


def test(rest: list[str]) -> None:
    """Everything; words for pytest choose among the tests, and leave the page alone."""
    with beside("compiling", compiler("--brief")) as compiled:
        inspect()
        if not rest:
            inspect_page()
        if compiled() == SOURCE_REFUSED:
            raise Stop("The source must compile: python3 scripts/compile.py says what is wrong.")
    test_both_forms(rest)
    if not rest and (ROOT / BROWSER_TESTS).is_dir():
        run_tests("browser tests", [BROWSER_TESTS, "-n", "0"], form="")


def test_both_forms(rest: list[str]) -> None:
    """The engine interpreted, and everything in the form that people run."""
    from compiling import is_compiled
    from environment import VENV

    if is_compiled(VENV):
        chosen = rest or [f"tests/{folder}" for folder in ENGINE_TESTS]
        run_tests("engine tests, interpreted", ["-m", "not many", *chosen])
        run_tests("all tests, compiled", rest, form="1")
    else:
        run_tests("all tests, interpreted", rest)
        say("all tests, compiled … left out: there is no compiled engine here")


def inspect_page() -> None:
    """The page by itself."""
    import page

    if page.is_there():
        node = [str(SCRIPTS / "page.py"), "npm"]
        tool("page: types, lint, format", [*node, "run", "check"])
        tool("page: tests", [*node, "test"])


def tuned(rest: list[str]) -> None:
    """Compile now, with everything that makes it fast, and say what goes wrong."""
    if not can_compile():
        raise Stop(NO_COMPILER)
    call([python(), str(SCRIPTS / "compile.py"), *rest])


def mutate(rest: list[str]) -> None:
    call([python(), str(SCRIPTS / "mutate.py"), *rest], in_form("0"))


def docs(rest: list[str]) -> None:
    call([python(), str(SCRIPTS / "make_docs.py"), *rest])


def train(rest: list[str]) -> None:
    if can_compile():
        compile_engine("--brief", "--plain")
    call([python(), "-m", "coltexpress.learning", *rest])


def bare(rest: list[str]) -> None:
    call([sys.executable, str(SCRIPTS / "bare.py"), *rest])


TASKS: dict[str, Callable[[list[str]], None]] = {
    "bare": bare,
    "check": check,
    "compile": tuned,
    "docs": docs,
    "mutate": mutate,
    "test": test,
    "train": train,
}


def inspect() -> None:
    """What can be seen without running anything."""
    mend = "To mend it: .venv/bin/ruff format ."
    tool("format", ["-m", "ruff", "format", "--check", "."], hint=mend)
    tool("lint", ["-m", "ruff", "check", "."])
    tool("types", ["-m", "mypy", *TYPED])


def run_tests(name: str, options: list[str], form: str = "0") -> None:
    """Run pytest, with the interpreted engine if nothing else is said.

    Words may choose tests that are only there in the interpreted form.
    """
    apart = [] if any(BROWSER_TESTS in word for word in options) else [f"--ignore={BROWSER_TESTS}"]
    with timed(name, quiet=False):
        code = follow([python(), "-m", "pytest", *SPREAD, *apart, *options], in_form(form))
        if code and not (code == NOTHING_CHOSEN and form == "1" and options):
            raise Stop("", code)


def tool(name: str, command: list[str], hint: str = "") -> None:
    """Run a tool of Python's; its words matter only when it finds something."""
    with timed(name):
        result = run([python(), *command])
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


@contextmanager
def beside(name: str, command: list[str]) -> Iterator[Callable[[], int]]:
    """Run something while other work goes on; what is given waits for it, and says what it said.

    It ends with that work, should it fail. Of nothing nothing comes.
    """
    if not command:
        yield lambda: 0
        return
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        process = subprocess.Popen(
            command, cwd=ROOT, stdout=said, stderr=subprocess.STDOUT, start_new_session=True
        )

        def finish() -> int:
            code = process.wait()
            said.seek(0)
            words = said.read()
            if words:
                print(f"{name}, beside the others:\n{words}", end="", flush=True)
            return code

        try:
            yield finish
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)  # with all that it has started
                process.wait()


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
