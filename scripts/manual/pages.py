"""Which documents there are, where they go, and in which order they are read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

SOURCES: Final = ("*.md", "docs/**/*.md", "benchmarks/*.md", "web/*.md", "web/src/**/*.md")
CONTENTS: Final = "docs/README.md"
LEDGERS: Final = PurePosixPath("docs/rules")
LANGUAGES: Final = "src/coltexpress/i18n/languages.json"
ENGLISH: Final = "en"
CHAPTER: Final = re.compile(r"## (.+)")
ENTRY: Final = re.compile(r"- \[([^]]+)\]\(([^)#]+)\)")


@dataclass(frozen=True)
class Entry:
    """A line of the contents: a page and what it is called there."""

    title: str
    page: str


@dataclass(frozen=True)
class Chapter:
    """Pages that belong together."""

    title: str
    entries: tuple[Entry, ...]


def documents(root: Path) -> list[str]:
    """All documents, by the path of their source."""
    found = {path for pattern in SOURCES for path in root.glob(pattern)}
    return sorted(path.relative_to(root).as_posix() for path in found)


def address(source: str) -> str:
    """Where a document lies on the site: a README is the first page of its folder."""
    path = PurePosixPath(source)
    name = "index.html" if path.name == "README.md" else f"{path.stem}.html"
    return (path.parent / name).as_posix()


def resolved(source: str, link: str) -> str:
    """The path that a link in a document stands for, from the root."""
    parts: list[str] = []
    for part in (PurePosixPath(source).parent / link).parts:
        if part == ".." and parts:
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


def contents(root: Path) -> list[Chapter]:
    """The chapters of docs/README.md: its headings, and the lists of pages below them."""
    return list(chapters((root / CONTENTS).read_text(encoding="utf-8")))


def chapters(text: str) -> Iterator[Chapter]:
    """The chapters of a table of contents."""
    title, entries = "", list[Entry]()
    for line in [*text.splitlines(), "## "]:
        if line.startswith("## "):
            if entries:
                yield Chapter(title, tuple(entries))
            title, entries = line.removeprefix("## "), []
        elif found := ENTRY.match(line):
            entries.append(Entry(found[1], resolved(CONTENTS, found[2])))


def languages(root: Path) -> dict[str, str]:
    """The names of the languages, by tag."""
    names: dict[str, str] = json.loads((root / LANGUAGES).read_text(encoding="utf-8"))
    return names


def language_of(source: str, tags: dict[str, str]) -> str:
    """The language of a document: ledgers have a folder for each, all else is English."""
    path = PurePosixPath(source)
    return path.parent.name if path.parent.name in tags else ENGLISH


def in_language(source: str, tag: str, tags: dict[str, str]) -> str:
    """The same ledger in another language."""
    path = PurePosixPath(source)
    folder = path.parent.parent if path.parent.name in tags else path.parent
    return (folder / ("" if tag == ENGLISH else tag) / path.name).as_posix()
