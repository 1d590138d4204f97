"""When the page has to be built anew."""

from __future__ import annotations

import json
import os
from pathlib import Path

import page
import pytest


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with a page that was just built."""
    for name in ("web/src/main.ts", "web/package-lock.json", "src/coltexpress/i18n/en/web.ftl"):
        write(tmp_path / name, name)
    write(tmp_path / page.STAMP, page.fingerprint(tmp_path))
    return tmp_path


def write(path: Path, words: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(words, encoding="utf-8")


def test_a_page_that_was_just_built_is_fresh(root: Path) -> None:
    assert page.is_fresh(root)


def test_a_page_that_was_never_built_is_not(root: Path) -> None:
    (root / page.STAMP).unlink()
    assert not page.is_fresh(root)


@pytest.mark.parametrize(
    "name",
    [
        "web/src/main.ts",
        "web/src/new.svelte",
        "web/package-lock.json",
        "src/coltexpress/i18n/en/web.ftl",
        "src/coltexpress/i18n/sv/web.ftl",
        "src/coltexpress/i18n/languages.json",
    ],
)
def test_what_the_page_is_made_from_makes_it_stale(root: Path, name: str) -> None:
    write(root / name, "something else")
    assert not page.is_fresh(root)


@pytest.mark.parametrize("name", ["web/node_modules/x/index.js", "web/tests/x.test.ts"])
def test_what_it_is_not_made_from_does_not(root: Path, name: str) -> None:
    write(root / name, "something else")
    assert page.is_fresh(root)


def test_npm_accepts_how_long_it_may_wait() -> None:
    """It refuses to fetch anything if its shortest wait, 10 s by itself, exceeds its longest."""
    given = dict(flag.removeprefix("--").split("=") for flag in page.HASTE)
    longest = int(given["fetch-retry-maxtimeout"])
    assert int(given.get("fetch-retry-mintimeout", 10_000)) <= longest


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the page is built with, installed; and not what it is checked with."""
    web = tmp_path / "web"
    listed = {"dependencies": {"vite": "8"}, "devDependencies": {"@eslint/js": "10"}}
    write(web / "package.json", json.dumps(listed))
    write(web / "package-lock.json", "{}")
    write(web / "node_modules/.package-lock.json", "{}")
    write(web / "node_modules/vite/package.json", "{}")
    monkeypatch.setattr(page, "WEB", web)
    return web


def test_building_needs_less_than_checking(web: Path) -> None:
    assert page.is_installed(page.TO_BUILD)
    assert not page.is_installed(page.TO_CHECK)
    write(web / "node_modules/@eslint/js/package.json", "{}")
    assert page.is_installed(page.TO_CHECK)


def test_a_changed_lock_file_wants_another_install(web: Path) -> None:
    os.utime(web / "package-lock.json", (2e9, 2e9))
    assert not page.is_installed(page.TO_BUILD)


def test_the_page_is_built_without_the_tools_that_check_it() -> None:
    """They are half of what npm would fetch."""
    listed = json.loads((page.WEB / "package.json").read_text(encoding="utf-8"))
    assert {"vite", "svelte", "@sveltejs/vite-plugin-svelte"} <= set(listed["dependencies"])
    assert {"typescript", "eslint", "vitest", "prettier"} <= set(listed["devDependencies"])


def test_why_npm_failed_is_said_in_its_own_words_and_in_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "LOG", tmp_path / "page.txt")
    lines = ["npm warn old", "npm error code ENOTFOUND", "npm error A complete log of this run …"]
    write(tmp_path / "page.txt", "\n".join(lines))
    words = page.explained(page.NO_PACKAGES)
    assert words.strip().startswith("npm error code ENOTFOUND\nnpm cannot fetch")
    assert "complete log" not in words


def test_a_page_that_cannot_be_written_is_a_failure_with_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "build", "a file is in the way")
    monkeypatch.setattr(page, "LOG", tmp_path / "build" / "page.txt")
    monkeypatch.setattr(page, "has_node", lambda: True)
    with pytest.raises(page.Failed, match="build"):
        page.build()
