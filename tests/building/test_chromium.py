"""Which browser is taken for the tests of the page."""

from __future__ import annotations

import io
import tarfile
from pathlib import Path

import brotli
import chromium
import pytest


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is all of the PATH."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def program(path: Path) -> Path:
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_the_browser_that_is_named_comes_first(
    path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    program(path / "chromium")
    named = program(tmp_path_factory.mktemp("elsewhere") / "browser")
    monkeypatch.setenv("CHROMIUM", str(named))
    assert chromium.find() == chromium.Chromium(named, {})


def test_then_the_one_on_the_path(path: Path) -> None:
    there = program(path / "chromium")
    assert chromium.find() == chromium.Chromium(there, {})


def test_a_name_that_leads_nowhere_is_said(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", str(path / "nothing"))
    with pytest.raises(chromium.NoBrowser, match="nothing"):
        chromium.find()


def test_a_browser_of_our_own_brings_its_libraries_and_fonts(tmp_path: Path) -> None:
    chromium.unpack(package(tmp_path), tmp_path / "made")
    found = chromium.fetched(tmp_path / "made")
    assert found.path.read_bytes() == b"the program"
    assert found.settings["LD_LIBRARY_PATH"].startswith(str(tmp_path / "made/lib"))
    assert str(tmp_path / "made/fonts") in Path(found.settings["FONTCONFIG_FILE"]).read_text(
        encoding="utf-8"
    )
    assert (tmp_path / "made/lib/libnss3.so").read_bytes() == b"a library"


def test_who_fetches_it_at_the_same_time_takes_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slowly(beside: Path) -> Path:
        chromium.unpack(package(beside), tmp_path / "made")  # the other was faster
        return beside / "package.tgz"

    monkeypatch.setattr(chromium, "fetch", slowly)
    assert chromium.fetched(tmp_path / "made").path.read_bytes() == b"the program"
    assert [one.name for one in tmp_path.iterdir()] == ["made"]


def test_it_is_unpacked_by_a_python_that_knows_no_filters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Filters came with Python 3.11.4; Debian 12 has 3.11.2."""

    def extract_all(self: tarfile.TarFile, path: Path) -> None:
        for member in self:
            self.extract(member, path)

    monkeypatch.setattr(tarfile.TarFile, "extractall", extract_all)
    chromium.unpack(package(tmp_path), tmp_path / "made")
    assert (tmp_path / "made/lib/libnss3.so").read_bytes() == b"a library"


def package(folder: Path) -> Path:
    """As it comes from the registry, but small."""
    library = io.BytesIO()
    with tarfile.open(fileobj=library, mode="w") as parts:
        add(parts, "lib/libnss3.so", b"a library")
    with tarfile.open(folder / "package.tgz", "w:gz") as whole:
        add(whole, "package/bin/chromium.br", brotli.compress(b"the program"))
        add(whole, "package/bin/al2023.tar.br", brotli.compress(library.getvalue()))
        add(whole, "package/README.md", b"words")
    return folder / "package.tgz"


def add(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    member = tarfile.TarInfo(name)
    member.size = len(content)
    archive.addfile(member, io.BytesIO(content))
