"""Start the game as a newcomer does, and use it once: the page must be real, and a game must open.

    python3 scripts/clean_start.py        in this folder, as it is: how long until the page answers?

The standard library is enough: this runs where nothing is installed yet.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urljoin
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

ROOT: Final = Path(__file__).resolve().parents[1]
OPTIONS: Final = ("--host", "127.0.0.1", "--port", "0", "--no-browser", "--lang", "en")
SETTINGS: Final = (".npmrc", ".pip/pip.conf", ".config/pip/pip.conf")  # where packages come from
HIDES: Final = re.compile(
    r"XDG_|COLTEXPRESS_|PYTHON|VIRTUAL_ENV|PIP_CACHE|NPM_CONFIG_CACHE", re.IGNORECASE
)
PATIENCE: Final = 280.0  # seconds
BREATH: Final = 0.1  # seconds
SEATS: Final = [{"kind": "person"}, *[{"kind": "bot", "level": "greenhorn"}] * 2]


class NotServed(Exception):
    """The page did not come, or is not what it should be."""


class Start(NamedTuple):
    """A game that was started: where it is, after how many seconds, and what was said."""

    address: str
    seconds: float
    said: str


def main() -> int:
    try:
        with started(ROOT, dict(os.environ), sys.executable) as start:
            visit(start.address)
            print(f"the page after {start.seconds:.1f} s")
    except NotServed as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


@contextmanager
def started(folder: Path, settings: dict[str, str], python: str) -> Iterator[Start]:
    """The server that run.py starts there, until the block is left; raises NotServed."""
    (folder / "build").mkdir(exist_ok=True)
    log, begin = folder / "build" / "start.txt", time.monotonic()
    with log.open("w", encoding="utf-8") as said:
        process = subprocess.Popen(
            [python, str(folder / "run.py"), *OPTIONS],
            cwd=folder,
            env=settings,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            start_new_session=True,
        )
    try:
        address = await_address(process, log, begin + PATIENCE)
        fetch(build_opener(), address)
        seconds = time.monotonic() - begin
        yield Start(address, seconds, log.read_text(encoding="utf-8"))
    finally:
        os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does it
        process.wait(PATIENCE)


def await_address(process: subprocess.Popen[bytes], log: Path, until: float) -> str:
    """The address that it prints, as soon as it is there; raises NotServed."""
    said = ""
    while time.monotonic() < until:
        said = log.read_text(encoding="utf-8")
        found = re.search(r"http://\S+", said)
        if found:
            return found[0]
        if process.poll() is not None:
            raise NotServed(f"run.py ended with {process.returncode}:\n{said}")
        time.sleep(BREATH)
    raise NotServed(f"there is no address after {PATIENCE:.0f} s:\n{said}")


# What a visitor does ---------------------------------------------------------------------------


def visit(address: str) -> str:
    """Load the page with all that it names, and open a game; its code. Raises NotServed."""
    visitor = build_opener(HTTPCookieProcessor(CookieJar()))
    page = fetch(visitor, address)
    named = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    if not any(name.endswith(".js") for name in named):
        raise NotServed(f"this is not the page of the game:\n{page[:500]}")
    for name in named:
        fetch(visitor, urljoin(address, name))
    fetch(visitor, urljoin(address, "/api/guest"), {"name": "Ada"})
    game = {"game": "classic", "seats": SEATS, "start": True}
    code = json.loads(fetch(visitor, urljoin(address, "/api/rooms"), game))["code"]
    if json.loads(fetch(visitor, urljoin(address, f"/api/rooms/{code}")))["status"] != "playing":
        raise NotServed(f"the game {code} was not begun")
    return str(code)


def fetch(visitor: OpenerDirector, address: str, sent: object = None) -> str:
    """What is there, if anything is; raises NotServed."""
    body = None if sent is None else json.dumps(sent).encode()
    request = Request(address, body, {"content-type": "application/json"})
    try:
        with visitor.open(request, timeout=PATIENCE) as answer:
            content: bytes = answer.read()
    except OSError as error:
        raise NotServed(f"{address}: {error}") from error
    if not content:
        raise NotServed(f"{address} is empty")
    return content.decode(errors="replace")


# An empty place --------------------------------------------------------------------------------


def copy_project(into: Path) -> None:
    """Only what git tracks, as a clone has it; where git cannot say, what it would track."""
    for name in tracked() or would_be_tracked(ROOT):
        if (ROOT / name).is_file():
            (into / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, into / name)


def tracked() -> list[str]:
    """The files that git tracks here; none without git."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        return []
    asked = [git, "-C", str(ROOT), "ls-files", "-z"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return done.stdout.split("\0")[:-1]


def would_be_tracked(folder: Path) -> list[str]:
    """All files but those that .gitignore names."""
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    ignored = [".git", *(line for line in lines if line and not line.startswith("#"))]
    found = []
    for path in sorted(folder.iterdir()):
        if any(fnmatch(path.name, pattern) for pattern in ignored):
            continue
        found += would_be_tracked(path) if path.is_dir() else [str(path.relative_to(ROOT))]
    return found


def copy_settings(into: Path) -> None:
    """Make a home that knows where packages come from, and nothing else."""
    into.mkdir(parents=True, exist_ok=True)
    for name in SETTINGS:
        if (Path.home() / name).is_file():
            (into / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(Path.home() / name, into / name)


def newcomer(home: Path) -> dict[str, str]:
    """The environment of somebody who lives there and has no caches."""
    kept = {name: value for name, value in os.environ.items() if not HIDES.match(name)}
    rust = {"RUSTUP_HOME": str(Path.home() / ".rustup")}  # pip asks rustc, if any, who it is
    return kept | rust | {"HOME": str(home)}


if __name__ == "__main__":
    sys.exit(main())
