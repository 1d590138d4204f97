"""Compile the engine with mypyc: the same source, the same games, several times faster.

    python3 scripts/compile.py                     into the environment that runs it: used at once
    python3 scripts/compile.py --into FOLDER       elsewhere; to run with that build:
    COLTEXPRESS_BUILDS=FOLDER python3 …

The source tree is never touched. A build is used only while the source is the very one that it
was made from. COLTEXPRESS_COMPILED=1 fails where no build fits, so that nothing is measured in the
wrong form; COLTEXPRESS_COMPILED=0 keeps to the interpreted form whatever there is.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, Self

ROOT: Final = Path(__file__).resolve().parents[1]

if TYPE_CHECKING:
    from coltexpress import compiled
else:  # by itself: the rest of coltexpress may be broken, or want packages that are not there
    spec = importlib.util.spec_from_file_location("compiled", ROOT / "src/coltexpress/compiled.py")
    compiled = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(compiled)

COMPILED: Final = (  # files and folders of the package, without __init__.py: those only open doors
    "bots/bot.py",
    "bots/characters.py",
    "bots/greenhorn.py",
    "bots/habits",
    "bots/judging",
    "bots/lookahead.py",
    "bots/mind.py",
    "bots/mixing.py",
    "bots/tree.py",
    "bots/uniform.py",
    "games",
    "kernel",
    "table",
    "wire/asking.py",
    "wire/ghosts.py",
    "wire/hearing.py",
    "wire/reading",
    "wire/telling.py",
)
INTERPRETED: Final = {  # exceptions among them, each with its reason
    "kernel/vecs.py": "it stands for the native vectors where there is no compiler",
}
QUICK_ROWS: Final = ROOT / "scripts" / "quick_rows.h"  # what is done with rows, without a call
KEPT: Final = 4  # builds: a change that is taken back finds its build again
DAY: Final = 24 * 60 * 60  # seconds
LOG: Final = "log.txt"
MADE_WITH: Final = "made-with.txt"
TRIAL: Final = """\
import coltexpress
assert coltexpress.is_compiled(), "the build is not found"
for name in ("classic", "armored", "super"):
    game = coltexpress.new(name, seed=1)
    while not game.over:
        question = game.asks[0]
        game.play(question.seat, question.options[0])
    game.scores()
"""


class Piece(Protocol):
    """One library to be made, as setuptools describes it."""

    sources: list[str]
    include_dirs: list[str]
    extra_compile_args: list[str]
    extra_objects: list[str]


class Failed(Exception):
    """There will be no build, for this reason."""

    code = 1


class Refused(Failed):
    """The source is to blame, not the machine."""

    code = 2


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--into", type=Path, help="the folder of builds")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--whole", action="store_true", help="all C in one piece: slow to build")
    parser.add_argument("--annotate", type=Path, help="write a page that shows what stays slow")
    parser.add_argument("--brief", action="store_true", help="in one line; no second try")
    wanted = parser.parse_args()
    into = wanted.into or usual_place()
    try:
        made = build(
            into.resolve(),
            jobs=wanted.jobs,
            whole=wanted.whole,
            annotate=wanted.annotate and wanted.annotate.resolve(),
            retry=not wanted.brief,
        )
    except Failed as reason:
        say(f"the engine stays interpreted: {reason}\n")
        if not wanted.brief and (into / LOG).exists():
            say((into / LOG).read_text(encoding="utf-8", errors="replace"))
        return reason.code
    if not wanted.brief:
        say(f"{made}\n")
    return 0


def can_compile() -> bool:
    """Is there a C compiler, and are Python's headers there?"""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(shlex.split(named)[0]) is not None and header.exists()


def usual_place() -> Path:
    """The folder where the environment that runs this looks for builds."""
    return Path(compiled.builds())


def is_compiled(environment: Path) -> bool:
    """Is the source, as it is, compiled for this environment?"""
    package = str(ROOT / "src" / "coltexpress")
    return compiled.fitting_build(compiled.builds(str(environment)), package) is not None


def libraries(made: Path) -> list[Path]:
    """The files of a build that a wheel carries."""
    return sorted(made.rglob(f"*{compiled.SUFFIX}"))


def modules(package: Path) -> list[Path]:
    """The source files to compile."""
    listed = [package / name for name in COMPILED]
    found = [file for path in listed for file in (path.rglob("*.py") if path.is_dir() else [path])]
    left = {package / name for name in INTERPRETED}
    return sorted(file for file in found if file.name != "__init__.py" and file not in left)


# Making a build --------------------------------------------------------------------------------


def build(
    into: Path, *, jobs: int, whole: bool = False, annotate: Path | None = None, retry: bool = True
) -> Path:
    """The build of the source as it is now: made, unless it is there already; raises Failed."""
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="work-", dir=into) as name:
        work = Path(name)
        package = work / "coltexpress"  # a copy: the source may be edited meanwhile
        unneeded = shutil.ignore_patterns("__pycache__", "cli", "server", "static")
        shutil.copytree(ROOT / "src" / "coltexpress", package, ignore=unneeded)
        key, tools = compiled.fingerprint(str(package)), f"{mypy()}, {whole=}"
        ready, failed = into / key, into / f"{key}.failed"
        if text(ready / MADE_WITH) == tools and not annotate:
            return ready
        if not can_compile():
            raise Failed("there is no C compiler with Python's headers")
        if is_recent(failed) and not retry:
            raise known_failure(failed)
        try:
            with Progress() as progress, logged(into / LOG), contextlib.chdir(work):
                made = make(key, jobs, whole, annotate, progress)
        except Failed as reason:
            failed.write_text(f"{reason.code} {reason}", encoding="utf-8")
            raise
        (made / MADE_WITH).write_text(tools, encoding="utf-8")
        failed.unlink(missing_ok=True)
        shutil.rmtree(ready, ignore_errors=True)
        made.replace(ready)
    forget_old(into)
    return ready


def mypy() -> str:
    """The version of the compiler; raises Failed."""
    try:
        return f"mypy {version('mypy')}"
    except PackageNotFoundError as error:
        raise Failed("mypy is not installed") from error


def is_recent(note: Path) -> bool:
    """Was this noted within a day? After that the machine may have changed."""
    return note.exists() and time.time() - note.stat().st_mtime < DAY


def known_failure(note: Path) -> Failed:
    """The failure that was noted when this source was last tried."""
    code, _, reason = text(note).partition(" ")
    return Refused(reason) if code == str(Refused.code) else Failed(reason)


def make(key: str, jobs: int, whole: bool, annotate: Path | None, progress: Progress) -> Path:
    """Compile the copy in this folder, and try the result out."""
    made = Path("builds").resolve() / key
    try:
        pieces = translate(whole, annotate)
        compile_pieces(pieces, made, jobs, progress)
    except ImportError as error:
        raise Failed(f"{error.name} is not installed") from error
    except SystemExit as error:
        raise Refused("mypyc refuses the source") from error
    except Exception as error:  # whatever goes wrong with somebody's compiler
        raise Failed(f"the C compiler fails: {error}".partition("\n")[0]) from error
    names = {"COLTEXPRESS_COMPILED": "1", "COLTEXPRESS_BUILDS": str(made.parent)}
    trial = subprocess.run([sys.executable, "-c", TRIAL], env=os.environ | names, check=False)
    if trial.returncode:
        raise Refused("the compiled engine does not run")
    return made


def translate(whole: bool, annotate: Path | None) -> list[Piece]:
    """From Python to C."""
    from mypyc.build import mypycify

    options = ["--config-file=", "--explicit-package-bases"]
    if annotate:
        options += ["-a", str(annotate)]
    extensions: list[Piece] = mypycify(
        [*options, *(str(file) for file in modules(Path("coltexpress")))],
        opt_level="3",
        debug_level="0",
        multi_file=not whole,
        group_name=compiled.LIBRARY.removesuffix("__mypyc"),
        target_dir="c",
    )
    for extension in extensions if os.name != "nt" else []:
        extension.extra_compile_args = [  # a new list: mypyc gives one to all of them
            *extension.extra_compile_args,
            "-Wno-error",  # a warning is no reason to give up
            "-fvisibility=hidden",  # calls within go straight
        ]
    return extensions


def compile_pieces(extensions: list[Piece], made: Path, jobs: int, progress: Progress) -> None:
    """From C to machine code, several files at a time."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ByPieces(build_ext):  # type: ignore[misc]  # setuptools has no types
        def build_extension(self, extension: Piece) -> None:
            with ThreadPoolExecutor(jobs) as pool:
                largest_first = sorted(extension.sources, key=os.path.getsize, reverse=True)
                objects = list(
                    pool.map(lambda source: self.piece(extension, source), largest_first)
                )
            extension.sources, extension.extra_objects = [], objects
            super().build_extension(extension)

        def piece(self, extension: Piece, source: str) -> str:
            ours = os.name != "nt" and Path(source).name.startswith("__native")
            objects: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args
                + (["-include", str(QUICK_ROWS)] if ours else []),
            )
            progress.step()
            return objects[0]

    progress.total = sum(len(extension.sources) for extension in extensions)
    distribution = Distribution({"ext_modules": extensions, "cmdclass": {"build_ext": ByPieces}})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.parallel = str(made), "o", jobs
    command.ensure_finalized()
    command.run()


def forget_old(into: Path) -> None:
    """Keep the newest builds, and no failure that is older than they are."""
    found = sorted(into.glob(f"*/{MADE_WITH}"), key=lambda file: file.stat().st_mtime)
    for old in found[:-KEPT]:
        shutil.rmtree(old.parent, ignore_errors=True)
    for note in into.glob("*.failed"):
        note.unlink(missing_ok=True)


def text(path: Path) -> str:
    """What the file says; nothing if it is not there."""
    return path.read_text(encoding="utf-8") if path.exists() else ""


# Saying ----------------------------------------------------------------------------------------


class Progress:
    """One line that tells how far the work is and how long it took; it outlives a redirection."""

    def __init__(self) -> None:
        self.total, self.done = 0, 0
        self.start = time.monotonic()
        self.stream = os.fdopen(os.dup(sys.stderr.fileno()), "w", encoding="utf-8")
        self.live = self.stream.isatty()

    def __enter__(self) -> Self:
        self.show("compile the engine … ")
        return self

    def __exit__(self, *problem: object) -> None:
        took = f"{time.monotonic() - self.start:.1f} s\n"
        self.show(f"\r\033[Kcompile the engine … {took}" if self.live else took)
        self.stream.close()

    def step(self) -> None:
        """One more file is done."""
        self.done += 1
        if self.live:
            seconds = time.monotonic() - self.start
            self.show(f"\rcompile the engine … {self.done} of {self.total}, {seconds:.0f} s ")

    def show(self, words: str) -> None:
        self.stream.write(words)
        self.stream.flush()


@contextlib.contextmanager
def logged(log: Path) -> Iterator[None]:
    """What is said meanwhile, by other programs too, goes into a file."""
    sys.stdout.flush()
    sys.stderr.flush()
    streams = {1: os.dup(1), 2: os.dup(2)}
    with log.open("w", encoding="utf-8") as file:
        for stream in streams:
            os.dup2(file.fileno(), stream)
    try:
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for stream, saved in streams.items():
            os.dup2(saved, stream)
            os.close(saved)


def say(words: str) -> None:
    print(words, end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
