"""A newcomer's first start: nothing installed, nothing built, nothing cached."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import clean_start
import pytest

OURS: Final = {".cache", ".local", ".npm"}  # the README says so: pip's, our data folder, npm's


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="it is stopped as a terminal does it")
def test_a_clean_clone_serves_the_page_and_opens_a_game(tmp_path: Path) -> None:
    project, home = tmp_path / "project", tmp_path / "home"
    clean_start.copy_project(project)
    clean_start.copy_settings(home)
    before = {path.name for path in home.iterdir()}
    python = str(Path(sys.executable).resolve())  # the one that .venv was made with has pip
    assert not (project / ".venv").exists()
    assert not (project / "web/node_modules").exists()
    assert not (project / "src/coltexpress/static").exists()
    with clean_start.started(project, clean_start.newcomer(home), python) as start:
        assert clean_start.visit(start.address)
    assert "set up (packages and page) … " in start.said
    assert {path.name for path in home.iterdir()} - before <= OURS
    assert {path.name for path in tmp_path.iterdir()} == {"project", "home"}


def test_a_copy_is_what_git_tracks_with_or_without_git(monkeypatch: pytest.MonkeyPatch) -> None:
    would_be = set(clean_start.would_be_tracked(clean_start.ROOT))
    assert {"run.py", "web/package-lock.json", ".gitignore"} <= would_be
    assert set(clean_start.tracked()) - would_be == set()
    monkeypatch.setenv("PATH", "")
    assert clean_start.tracked() == []


def test_a_page_that_is_none_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clean_start, "fetch", lambda *_: "<h1>Almost there</h1>")
    with pytest.raises(clean_start.NotServed, match="Almost there"):
        clean_start.visit("http://127.0.0.1:1/")


def test_a_server_that_is_none_is_noticed() -> None:
    with pytest.raises(clean_start.NotServed, match="127"):
        clean_start.visit("http://127.0.0.1:1/")
