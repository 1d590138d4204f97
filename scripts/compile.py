"""Compile the engine with mypyc: the same source, the same games, several times faster.

    python3 scripts/compile.py                     into the environment that runs it: used at once
    python3 scripts/compile.py --into FOLDER       elsewhere; to run with that build:
    COLTEXPRESS_BUILDS=FOLDER python3 …
    python3 scripts/compile.py --plain             in two thirds of the time, a little slower

With GCC a build is tuned: the part of the engine that is always busy is compiled to count which
ways are taken, trained with scripts/training.py, and compiled again as one, with what was counted.
Whatever goes wrong in that, or another compiler, makes it a plain build.

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
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, Self

try:
    import fcntl
except ImportError:  # Windows has no file locks of this kind
    fcntl = None  # type: ignore[assignment]

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
    "bots/habits.py",
    "bots/judge.py",
    "bots/lookahead.py",
    "bots/mind.py",
    "bots/mixing.py",
    "bots/tree.py",
    "bots/uniform.py",
    "games",
    "kernel",
    "protocol/asking.py",
    "protocol/hearing.py",
    "protocol/reader.py",
    "protocol/telling.py",
    "train",
)
INTERPRETED: Final = {  # exceptions among them, each with its reason
    "kernel/vecs.py": "it stands for the native vectors where there is no compiler",
    "train/data.py": "it reads one file, once",
    "games/*/data.py": "it reads one file, once",
    "games/*/builder.py": "a position is built once",
    "kernel/building.py": "it is what somebody wants, once",
    "games/*/scene/box.py": "what is printed is told once",
    "games/*/scene/scene.py": "only types",
    "games/*/terminal/*.py": "people read more slowly than it draws",
}
SELDOM: Final = {  # packages and modules that run once a game or less: not worth tuning
    "characters",
    "check",
    "errors",
    "game",
    "geometry",
    "greenhorn",
    "lookahead",
    "match",
    "notation",
    "options",
    "position",
    "printed",
    "questions",
    "rules",
    "scene",
    "steps",
    "texts",
    "trains",
    "protocol",
    "uniform",
}
COUNTING: Final = (  # GCC: count the ways taken, without the costly work that comes after counting
    "-fprofile-generate",
    "-fno-expensive-optimizations",
    "-fno-gcse",
    "-fno-schedule-insns2",
    "-fno-tree-dominator-opts",
    "-fno-tree-loop-optimize",
    "-fno-tree-pre",
    "-fno-tree-pta",
    "-fno-tree-vectorize",
)
COUNTED: Final = (  # GCC: use the counts; what was never seen is still made to be quick
    "-O3",
    "-fprofile-use",
    "-fprofile-partial-training",
    "-Wno-missing-profile",
)
TRAINING: Final = ROOT / "scripts" / "training.py"
QUICK_ROWS: Final = ROOT / "scripts" / "quick_rows.h"  # what is done with rows, without a call
QUICK_FUNCTIONS: Final = {  # of kernel/rows.py, with their arguments; each returns a row
    "put_in_order": ("row", "number"),
    "put_all": ("row", "row"),
    "without": ("row", "number"),
    "emptied": ("row",),
}
KEPT: Final = 4  # builds: a change that is taken back finds its build again
DAY: Final = 24 * 60 * 60  # seconds
LOG: Final = "log.txt"
LOCK: Final = "lock"
WORK: Final = "work-"  # and anything: the folder where a build is being made
INTERRUPTED: Final = 130
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
    extra_link_args: list[str]
    extra_objects: list[str]


class Failed(Exception):
    """There will be no build, for this reason."""

    code = 1


class Refused(Failed):
    """The source is to blame, not the machine."""

    code = 2


class Busy(Failed):
    """Another run makes one."""

    code = 3


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--into", type=Path, help="the folder of builds")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--plain", action="store_true", help="do not tune it: quicker to build")
    parser.add_argument("--annotate", type=Path, help="write a page that shows what stays slow")
    parser.add_argument("--brief", action="store_true", help="in one line; no second try")
    parser.add_argument("--no-waiting", action="store_true", help="not if another run does it")
    wanted = parser.parse_args()
    into = wanted.into or usual_place()
    try:
        with alone(into, wait=not wanted.no_waiting):
            made = build(
                into.resolve(),
                jobs=wanted.jobs,
                plain=wanted.plain,
                annotate=wanted.annotate and wanted.annotate.resolve(),
                retry=not wanted.brief,
            )
    except KeyboardInterrupt:
        say("stopped; the next run begins anew\n")
        return INTERRUPTED
    except OSError as error:
        say(f"the engine stays interpreted: {error}\n")
        return Failed.code
    except Failed as reason:
        say(f"the engine stays interpreted: {reason}\n")
        if not wanted.brief and (into / LOG).exists():
            say((into / LOG).read_text(encoding="utf-8", errors="replace"))
        return reason.code
    if not wanted.brief:
        say(f"{made}\n")
    return 0


@contextlib.contextmanager
def alone(into: Path, *, wait: bool) -> Iterator[None]:
    """One build at a time; what an interrupted one left is removed. Raises Failed."""
    into.mkdir(parents=True, exist_ok=True)
    with (into / LOCK).open("w") as lock:
        if fcntl:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                if not wait:
                    raise Busy("another run compiles it") from None
                say("another run compiles the engine: waiting for it\n")
                fcntl.flock(lock, fcntl.LOCK_EX)
        for left in into.glob(f"{WORK}*"):
            shutil.rmtree(left, ignore_errors=True)
        yield


def can_compile() -> bool:
    """Is there a C compiler, and are Python's headers there?"""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler()[0]) is not None and header.exists()


def compiler() -> list[str]:
    """The command of the C compiler."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")


def can_tune() -> bool:
    """Is the compiler GCC? Others that call themselves so take its options in their own way."""
    if os.name == "nt":
        return False
    asked = [*compiler(), "-dM", "-E", "-x", "c", os.devnull]
    try:
        done = subprocess.run(asked, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return "__GNUC__" in done.stdout and "__clang__" not in done.stdout


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
    left = {file for name in INTERPRETED for file in package.glob(name)}
    return sorted(file for file in found if file.name != "__init__.py" and file not in left)


# Making a build --------------------------------------------------------------------------------


def build(
    into: Path, *, jobs: int, plain: bool = False, annotate: Path | None = None, retry: bool = True
) -> Path:
    """The build of the source as it is now: made, unless it is there already; raises Failed."""
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=WORK, dir=into) as name:
        work = Path(name)
        package = work / "coltexpress"  # a copy: the source may be edited meanwhile
        unneeded = shutil.ignore_patterns("__pycache__", "cli", "server", "static")
        shutil.copytree(ROOT / "src" / "coltexpress", package, ignore=unneeded)
        key, tune = compiled.fingerprint(str(package)), not plain and can_tune()
        ready, failed = into / key, into / f"{key}.failed"
        good_enough = {made_with(tuned=True), made_with(tuned=tune)}
        if text(ready / MADE_WITH) in good_enough and not annotate:
            return ready
        if not can_compile():
            raise Failed("there is no C compiler with Python's headers")
        if is_recent(failed) and not retry:
            raise known_failure(failed)
        try:
            with Progress() as progress, logged(into / LOG), contextlib.chdir(work):
                made, tuned = make(key, jobs, tune, annotate, progress)
        except Failed as reason:
            failed.write_text(f"{reason.code} {reason}", encoding="utf-8")
            raise
        (made / MADE_WITH).write_text(made_with(tuned=tuned), encoding="utf-8")
        failed.unlink(missing_ok=True)
        shutil.rmtree(ready, ignore_errors=True)
        made.replace(ready)
    forget_old(into)
    return ready


def made_with(*, tuned: bool) -> str:
    """What tells builds of the same source apart; raises Failed."""
    try:
        return f"mypy {version('mypy')}, {way()}, {'tuned' if tuned else 'plain'}"
    except PackageNotFoundError as error:
        raise Failed("mypy is not installed") from error


def way() -> str:
    """How builds are made, in short: with another way they are made anew."""
    parts = [path.read_bytes() for path in (Path(__file__), QUICK_ROWS, TRAINING)]
    return sha256(b"".join(parts)).hexdigest()[:12]


def is_recent(note: Path) -> bool:
    """Was this noted within a day? After that the machine may have changed."""
    return note.exists() and time.time() - note.stat().st_mtime < DAY


def known_failure(note: Path) -> Failed:
    """The failure that was noted when this source was last tried."""
    code, _, reason = text(note).partition(" ")
    return Refused(reason) if code == str(Refused.code) else Failed(reason)


def make(
    key: str, jobs: int, tune: bool, annotate: Path | None, progress: Progress
) -> tuple[Path, bool]:
    """Compile the copy in this folder, and try the result out; was it tuned?"""
    made = Path("builds").resolve() / key
    try:
        tuned = compile_pieces(translate(annotate), made, jobs, tune, progress)
    except ImportError as error:
        raise Failed(f"{error.name} is not installed") from error
    except SystemExit as error:
        raise Refused("mypyc refuses the source") from error
    except Exception as error:  # whatever goes wrong with somebody's compiler
        raise Failed(f"the C compiler fails: {error}".partition("\n")[0]) from error
    if not tuned and not runs(TRIAL, made):
        raise Refused("the compiled engine does not run")
    return made, tuned


def runs(program: str, made: Path) -> bool:
    """Does this program run to its end with that build of the source in this folder?"""
    names = {"COLTEXPRESS_COMPILED": "1", "COLTEXPRESS_BUILDS": str(made.parent)}
    done = subprocess.run([sys.executable, "-c", program], env=os.environ | names, check=False)
    return done.returncode == 0


def translate(annotate: Path | None) -> list[Piece]:
    """From Python to C."""
    from mypyc.build import mypycify

    if os.name != "nt":
        with contextlib.suppress(ImportError, TypeError):  # of a later mypyc: then without
            quicken()
    options = ["--config-file=", "--explicit-package-bases"]
    if annotate:
        options += ["-a", str(annotate)]
    extensions: list[Piece] = mypycify(
        [*options, *(str(file) for file in modules(Path("coltexpress")))],
        opt_level="3",
        debug_level="0",
        multi_file=True,
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


def quicken() -> None:
    """Call functions of `kernel/rows.py` as what `quick_rows.h` has for them."""
    from mypyc.ir.ops import ERR_MAGIC
    from mypyc.ir.rtypes import RType, RVec, int64_rprimitive
    from mypyc.primitives.registry import function_op, function_ops

    types: dict[str, RType] = {"number": int64_rprimitive, "row": RVec(int64_rprimitive)}
    for name, arguments in QUICK_FUNCTIONS.items():
        function_ops.pop(f"coltexpress.kernel.rows.{name}", None)  # of an earlier build
        function_op(
            name=f"coltexpress.kernel.rows.{name}",
            arg_types=[types[argument] for argument in arguments],
            return_type=types["row"],
            c_function_name=f"quick_{name}",
            error_kind=ERR_MAGIC,
            steals=[place == 0 for place, _ in enumerate(arguments)],  # the row is taken over
        )


def compile_pieces(
    extensions: list[Piece], made: Path, jobs: int, tune: bool, progress: Progress
) -> bool:
    """From C to machine code, several files at a time; was it tuned?"""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ByPieces(build_ext):  # type: ignore[misc]  # setuptools has no types
        tuned = False

        def build_extensions(self) -> None:
            """What is seldom used once, and the rest as often as it takes to tune it."""
            library, *doors = extensions
            busy = [source for source in library.sources if is_busy(source)]
            seldom = [source for source in library.sources if not is_busy(source)]
            tuning = len(busy) + 2 if tune else 0  # files, a link and the training
            progress.total = len(seldom) + len(doors) + len(busy) + 1 + tuning
            ready = self.pieces(library, seldom)
            with ThreadPoolExecutor(jobs) as pool:
                list(pool.map(self.door, doors))
            self.tuned = tune and self.tune(library, busy, ready)
            if not self.tuned:
                self.link(library, busy, ready)

        def tune(self, library: Piece, busy: list[str], ready: list[str]) -> bool:
            """Count, train, and use what was counted; what fails here does without."""
            from setuptools.errors import CCompilerError

            try:
                self.link(library, busy, ready, *COUNTING)
                trained = runs(text(TRAINING), made)
                progress.step()
                if trained:
                    self.link(library, busy, ready, *COUNTED, f"-flto={jobs}")
            except CCompilerError as error:
                print(f"not tuned: {error}")
                return False
            return trained and runs(TRIAL, made)

        def link(self, library: Piece, busy: list[str], ready: list[str], *options: str) -> None:
            """The library, with these options for its busy part."""
            library.extra_objects = ready + self.pieces(library, busy, *options)
            library.sources, library.extra_link_args = [], list(options)
            self.build_extension(library)
            progress.step()

        def door(self, extension: Piece) -> None:
            """A module that only points into the library."""
            extension.extra_objects = [
                self.piece(extension, source) for source in extension.sources
            ]
            extension.sources = []
            self.build_extension(extension)

        def pieces(self, extension: Piece, sources: list[str], *options: str) -> list[str]:
            largest_first = sorted(sources, key=os.path.getsize, reverse=True)
            with ThreadPoolExecutor(jobs) as pool:
                return list(
                    pool.map(lambda source: self.piece(extension, source, *options), largest_first)
                )

        def piece(self, extension: Piece, source: str, *options: str) -> str:
            ours = os.name != "nt" and Path(source).name.startswith("__native")
            rows = ["-include", str(QUICK_ROWS)] if ours else []
            objects: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=[*extension.extra_compile_args, *rows, *options],
            )
            progress.step()
            return objects[0]

    distribution = Distribution({"ext_modules": extensions, "cmdclass": {"build_ext": ByPieces}})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.force = str(made), "o", True
    command.ensure_finalized()
    command.run()
    return bool(command.tuned)


def is_busy(source: str) -> bool:
    """Is this C file of a module that runs all the time?"""
    _, *parts = Path(source).stem.removeprefix("__native_").split("___")
    return bool(parts) and SELDOM.isdisjoint(parts)


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
