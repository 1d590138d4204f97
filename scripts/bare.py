"""Does everything work on a bare Debian, for an ordinary user with nothing installed or cached?

    python3 run.py bare                      the page on three suites, with a compiler and without
    python3 run.py bare --suite sid --test   and all tests, on one of them
    python3 run.py bare --into FOLDER        keep the bare systems there for the next time

It needs root, debootstrap and the apt, pip and npm settings of this machine, which it hands on.
Each try is a fresh copy of a bare system with Python, pip and this project in it, in a chroot of
its own. The last lines are a table.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import clean_start

SUITES: Final = ("bookworm", "trixie", "sid")
USER: Final = "player"
HOME: Final = f"home/{USER}"
PROJECT: Final = f"{HOME}/coltexpress"
WITHOUT: Final = ("python3", "python3-pip", "ca-certificates")
WITH: Final = ("gcc", "libc6-dev", "python3-dev")  # what pip's own recommendations come to
HANDED_ON: Final = re.compile(
    r"(?:pip|npm_config|https?|no|all)_|SSL_CERT|.*_CA_BUNDLE|NODE_EXTRA", re.IGNORECASE
)
CERTIFICATES: Final = "etc/ssl/certs/ca-certificates.crt"
OF_THE_NETWORK: Final = ("etc/hosts", "etc/resolv.conf", "etc/pip.conf", CERTIFICATES)
FIRST_START: Final = "python3 scripts/clean_start.py"
ALL_TESTS: Final = "python3 run.py test"


class Result(NamedTuple):
    """What came of one try."""

    suite: str
    compiler: str
    python: str
    page: str
    tests: str


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--suite", action="append", choices=SUITES, help="only this one")
    parser.add_argument("--compiler", choices=("with", "without"), help="only so")
    parser.add_argument("--test", action="store_true", help="run all tests, too")
    parser.add_argument("--into", type=Path, help="a folder for the bare systems, kept")
    wanted = parser.parse_args()
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        print("This needs root, and the program debootstrap: apt-get install debootstrap")
        return 1
    with tempfile.TemporaryDirectory(prefix="bare-") as beside:
        into = (wanted.into or Path(beside)).resolve()
        results = []
        for suite in wanted.suite or SUITES:
            for compiler in [wanted.compiler] if wanted.compiler else ["without", "with"]:
                results.append(tried(suite, compiler, into, test=wanted.test))
                print(*table(results), sep="\n", flush=True)
    good = all(one.page.endswith(" s") and "fail" not in one.tests for one in results)
    return 0 if good else 1


def table(results: list[Result]) -> Iterator[str]:
    """The results, for a document."""
    yield "| Debian | C compiler | Python | the page answers after | `run.py test` |"
    yield "|---|---|---|---|---|"
    yield from (f"| {' | '.join(one)} |" for one in results)


def tried(suite: str, compiler: str, into: Path, *, test: bool) -> Result:
    """Make a bare system, start the game in it, and run the tests if they are wanted."""
    root = into / f"{suite}-{compiler}"
    copy(bare(suite, compiler, into), root)
    move_in(root)
    version = inside(root, "python3 --version").stdout.split()[-1]
    start = inside(root, FIRST_START)
    found = re.search(r"after ([\d.]+ s)", start.stdout)
    if not found:
        print(start.stdout, start.stderr)
    page = found[1] if found else "never"
    tests = all_tests(root) if test else "–"
    shutil.rmtree(root)
    return Result(suite, compiler, version, page, tests)


def all_tests(root: Path) -> str:
    """All tests of the project, in the folder where it was started before."""
    begin = time.monotonic()
    done = inside(root, ALL_TESTS)
    minutes, seconds = divmod(round(time.monotonic() - begin), 60)
    counts = [int(one) for one in re.findall(r"(\d+) passed", done.stdout)]
    if done.returncode:
        print(done.stdout[-20_000:], done.stderr[-20_000:])
        return f"fails after {minutes} min {seconds} s"
    return f"{sum(counts)} passed in {minutes} min {seconds} s"


# Bare systems ----------------------------------------------------------------------------------


def bare(suite: str, compiler: str, into: Path) -> Path:
    """A bare system with Python and pip, and with a compiler if that is wanted; made once."""
    root = into / f"bare-{suite}-{compiler}"
    if (root / "made").exists():
        return root
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    packages = [*WITHOUT, *(WITH if compiler == "with" else ())]
    include = f"--include={','.join(packages)}"
    command = ["debootstrap", "--variant=minbase", include, suite, str(root), mirror()]
    print(f"{suite}, {compiler} a compiler: {' '.join(packages)} …", flush=True)
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    subprocess.run(["chroot", root, "useradd", "--create-home", USER], check=True)
    (root / "made").touch()
    return root


def mirror() -> str:
    """Where this machine has Debian's packages from."""
    asked = ["apt-get", "indextargets", "--format", "$(ORIGIN) $(REPO_URI)"]
    lines = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.splitlines()
    places = [line.split()[-1] for line in lines if line.startswith("Debian ")]
    return next(place for place in places if "security" not in place)


def copy(source: Path, root: Path) -> None:
    """A fresh system for every try."""
    shutil.rmtree(root, ignore_errors=True)
    subprocess.run(["cp", "-a", source, root], check=True)


def move_in(root: Path) -> None:
    """Put the project and the settings of this machine where an ordinary user has them."""
    (root / PROJECT).mkdir()
    clean_start.copy_project(root / PROJECT)
    clean_start.copy_settings(root / HOME)
    for name in OF_THE_NETWORK:
        if (Path("/") / name).exists():
            shutil.copy(Path("/") / name, root / name)
    subprocess.run(["chroot", root, "chown", "-R", f"{USER}:{USER}", f"/{HOME}"], check=True)


def inside(root: Path, command: str) -> subprocess.CompletedProcess[str]:
    """Run a command as that user in the project's folder, with mounts that end with it."""
    handed = {name: value for name, value in os.environ.items() if HANDED_ON.match(name)}
    own = {"HOME": f"/{HOME}", "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin"}
    settings = [f"{name}={value}" for name, value in (handed | own).items()]
    user, stay = f"--userspec={USER}:{USER}", f"cd /{PROJECT} && {command}"
    mounted = [
        shlex.join(["mount", "--rbind", "/dev", str(root / "dev")]),
        shlex.join(["mount", "-t", "proc", "proc", str(root / "proc")]),
        shlex.join(["exec", "chroot", user, str(root), "env", "-i", *settings, "sh", "-c", stay]),
    ]
    return subprocess.run(
        ["unshare", "--mount", "--pid", "--fork", "sh", "-ec", "\n".join(mounted)],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )


if __name__ == "__main__":
    sys.exit(main())
