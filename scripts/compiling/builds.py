"""The folder of builds: which one fits, one maker at a time, and when old ones are forgotten."""

from __future__ import annotations

import contextlib
import shutil
import time
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from compiling import quick_rows
from compiling.errors import Busy, Failed, Refused
from compiling.saying import say
from compiling.source import PACKAGE, compiled, text

try:
    import fcntl
except ImportError:  # Windows has no file locks of this kind
    fcntl = None  # type: ignore[assignment]

KEPT: Final = 4  # builds: a change that is taken back finds its build again
DAY: Final = 24 * 60 * 60  # seconds
LOCK: Final = "lock"
WORK: Final = "work-"  # and anything: the folder where a build is being made
MADE_WITH: Final = "made-with.txt"
ROUGH: Final = "rough"  # not even optimized: for trying out
PLAIN: Final = "plain"
TUNED: Final = "tuned"
EFFORTS: Final = (ROUGH, PLAIN, TUNED)  # the more, the better


def usual_place() -> Path:
    """The folder where the environment that runs this looks for builds."""
    return Path(compiled.builds())


def is_compiled(environment: Path) -> bool:
    """Is the source, as it is, compiled for this environment?"""
    return compiled.fitting_build(compiled.builds(str(environment)), str(PACKAGE)) is not None


def libraries(made: Path) -> list[Path]:
    """The files of a build that a wheel carries."""
    return sorted(made.rglob(f"*{compiled.SUFFIX}"))


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


def is_good_enough(made: Path, effort: str) -> bool:
    """Is there a build, made as builds are made now, with this effort or more?"""
    note = text(made / MADE_WITH)
    return note in [made_with(one) for one in EFFORTS[EFFORTS.index(effort) :]]


def made_with(effort: str) -> str:
    """What tells builds of the same source apart; raises Failed."""
    rows = "quick rows" if quick_rows.are_wanted() else "librt's rows"
    try:
        return f"mypy {version('mypy')}, {way()}, {rows}, {effort}"
    except PackageNotFoundError as error:
        raise Failed("mypy is not installed") from error


def way() -> str:
    """How builds are made, in short: with another way they are made anew."""
    files = sorted(path for path in Path(__file__).parent.iterdir() if path.is_file())
    return sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:12]


def is_recent(note: Path) -> bool:
    """Was this noted within a day? After that the machine may have changed."""
    return note.exists() and time.time() - note.stat().st_mtime < DAY


def known_failure(note: Path) -> Failed:
    """The failure that was noted when this source was last tried."""
    code, _, reason = text(note).partition(" ")
    return Refused(reason) if code == str(Refused.code) else Failed(reason)


def forget_old(into: Path) -> None:
    """Keep the newest builds, and no failure that is older than they are."""
    found = sorted(into.glob(f"*/{MADE_WITH}"), key=lambda file: file.stat().st_mtime)
    for old in found[:-KEPT]:
        shutil.rmtree(old.parent, ignore_errors=True)
    for note in into.glob("*.failed"):
        note.unlink(missing_ok=True)
