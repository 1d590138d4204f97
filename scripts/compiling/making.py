"""Making a build, from a copy of the source to the trial of the result."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from pathlib import Path
from typing import Final

from compiling import builds, machine, tuning
from compiling.builds import MADE_WITH, PLAIN, ROUGH, TUNED, WORK
from compiling.errors import Failed, Refused
from compiling.pieces import compile_pieces
from compiling.saying import Progress, logged
from compiling.source import PACKAGE, compiled
from compiling.translating import translate

LOG: Final = "log.txt"
UNNEEDED: Final = ("__pycache__", "cli", "static")


def build(
    into: Path, *, jobs: int, effort: str = TUNED, annotate: Path | None = None, retry: bool = True
) -> Path:
    """The build of the source as it is now: made, unless it is there already; raises Failed."""
    into.mkdir(parents=True, exist_ok=True)
    if effort == TUNED and not machine.can_tune():
        effort = PLAIN
    with tempfile.TemporaryDirectory(prefix=WORK, dir=into) as name:
        work = Path(name)
        package = work / "coltexpress"  # a copy: the source may be edited meanwhile
        shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns(*UNNEEDED))
        key = compiled.fingerprint(str(package))
        ready, failed = into / key, into / f"{key}.failed"
        if builds.is_good_enough(ready, effort) and not annotate:
            return ready
        if not machine.can_compile():
            raise Failed("there is no C compiler with Python's headers")
        if builds.is_recent(failed) and not retry:
            raise builds.known_failure(failed)
        try:
            with Progress() as progress, logged(into / LOG), contextlib.chdir(work):
                made, reached = make(key, jobs, effort, annotate, progress)
        except Failed as reason:
            failed.write_text(f"{reason.code} {reason}", encoding="utf-8")
            raise
        (made / MADE_WITH).write_text(builds.made_with(reached), encoding="utf-8")
        failed.unlink(missing_ok=True)
        shutil.rmtree(ready, ignore_errors=True)
        made.replace(ready)
    builds.forget_old(into)
    return ready


def make(
    key: str, jobs: int, effort: str, annotate: Path | None, progress: Progress
) -> tuple[Path, str]:
    """Compile the copy in this folder, and try the result out; what it has become in the end."""
    made = Path("builds").resolve() / key
    try:
        extensions = translate(annotate, optimize=effort != ROUGH)
        tuned = compile_pieces(extensions, made, jobs, effort == TUNED, progress)
    except ImportError as error:
        raise Failed(f"{error.name} is not installed") from error
    except SystemExit as error:
        raise Refused("mypyc refuses the source") from error
    except Exception as error:  # whatever goes wrong with somebody's compiler
        raise Failed(f"the C compiler fails: {error}".partition("\n")[0]) from error
    if not tuned and not tuning.runs(tuning.TRIAL, made):
        raise Refused("the compiled engine does not run")
    return made, effort if tuned or effort == ROUGH else PLAIN
