"""Does everything work on a bare Debian, for an ordinary user with nothing installed or cached?

    python3 run.py bare                      the page on three suites, with a compiler and without
    python3 run.py bare --suite sid --test   and all tests, on one of them
    python3 run.py bare --into FOLDER        keep the bare systems there for the next time

It needs root, debootstrap and the apt, pip and npm settings of this machine, which it hands on.
Each try begins with a bare system with Python, pip and this project in it, in a chroot of its own;
all that is said there is in a file beside the system. The last lines are a room.
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
ENDED: Final = re.compile(r"(.*?)^ended with (\d+) after (\d+) seconds$", re.DOTALL | re.MULTILINE)
FIRST_START: Final = "python3 scripts/clean_start.py"
ALL_TESTS: Final = "python3 run.py test"


class Result(NamedTuple):
    """What came of one try."""

    suite: str
    compiler: str
    python: str
    load: str
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
                print(*room(results), sep="\n", flush=True)
    good = all(one.page != "never" and "exit code" not in one.tests for one in results)
    return 0 if good else 1


def room(results: list[Result]) -> Iterator[str]:
    """The results, for a document."""
    yield "| Debian | C compiler | Python | load before | the page answers after | `run.py test` |"
    yield "|---|---|---|---|---|---|"
    yield from (f"| {' | '.join(one)} |" for one in results)


def tried(suite: str, compiler: str, into: Path, *, test: bool) -> Result:
    """Start the game in a bare system, and run the tests there if they are wanted."""
    system, load = bare(suite, compiler, into), f"{os.getloadavg()[0]:.1f}"
    commands = ["python3 --version", FIRST_START, *([ALL_TESTS] if test else [])]
    steps = inside(system, commands)
    version = steps[0].said.split()[-1]
    found = re.search(r"the page after ([\d.]+ s)", steps[1].said)
    page = found[1] if found else "never"
    tests = all_tests(steps[2]) if test else "–"
    return Result(suite, compiler, version, load, page, tests)


def all_tests(step: Step) -> str:
    """What came of all tests, in the folder where the game was started before."""
    minutes, seconds = divmod(step.seconds, 60)
    passed = sum(int(one) for one in re.findall(r"(\d+) passed", step.said))
    what = f"exit code {step.code}" if step.code else f"{passed:,} passed"
    return f"{what}, {minutes} min {seconds} s"


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


class Step(NamedTuple):
    """A command that was run inside: its exit code, how long it took, and what it said."""

    code: int
    seconds: int
    said: str


def inside(root: Path, commands: list[str]) -> list[Step]:
    """Run commands as an ordinary user in a fresh copy of the system, with the project in it.

    The copy is a layer in memory over the system: it is gone when the last command ends.
    """
    with tempfile.TemporaryDirectory(prefix="bare-") as name:
        layers, log = Path(name), root.with_suffix(".txt")
        clean_start.copy_project(layers / "project")
        clean_start.copy_settings(layers / "home")
        script = "\n".join([*mounting(root, layers), *moving_in(layers), *running(commands)])
        with log.open("w", encoding="utf-8") as said:
            subprocess.run(
                ["unshare", "--mount", "--pid", "--fork", "sh", "-ec", script],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                check=True,
            )
    return [
        Step(int(code), int(seconds), words)
        for words, code, seconds in ENDED.findall(log.read_text(encoding="utf-8"))
    ]


def mounting(root: Path, layers: Path) -> Iterator[str]:
    """Mounts that end with the process that makes them."""
    layer = layers / "layer"
    yield f"mkdir {layer} && mount -t tmpfs tmpfs {layer} && cd {layer} && mkdir upper work system"
    yield f"mount -t overlay -o lowerdir={root},upperdir=upper,workdir=work overlay system"
    yield "mount --rbind /dev system/dev && mount -t proc proc system/proc"


def moving_in(layers: Path) -> Iterator[str]:
    """The project and the settings of this machine, where an ordinary user has them."""
    yield f"cp -a {layers}/home/. system/{HOME} && cp -a {layers}/project system/{PROJECT}"
    for name in OF_THE_NETWORK:
        if (Path("/") / name).exists():
            yield f"cp -L /{name} system/{name}"
    yield f"chroot system chown -R {USER}:{USER} /{HOME}"


def running(commands: list[str]) -> Iterator[str]:
    """The commands one after the other, each followed by its exit code and its seconds."""
    handed = {name: value for name, value in os.environ.items() if HANDED_ON.match(name)}
    own = {"HOME": f"/{HOME}", "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin"}
    settings = [f"{name}={value}" for name, value in (handed | own).items()]
    for command in commands:
        there = ["chroot", f"--userspec={USER}:{USER}", "system", "env", "-i", *settings]
        done = shlex.join([*there, "sh", "-c", f"cd /{PROJECT} && {command}"])
        yield f"code=0; begin=$(date +%s); {done} || code=$?"
        yield 'echo "ended with $code after $(($(date +%s) - begin)) seconds"'


if __name__ == "__main__":
    sys.exit(main())
