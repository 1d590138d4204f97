"""When the page has to be built anew."""

from __future__ import annotations

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
