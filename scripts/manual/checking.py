"""Every link of the site leads somewhere, and nothing is fetched from elsewhere."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Links(HTMLParser):
    """The anchors and links of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.parts: list[str] = []  # what a browser fetches to show the page

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag is called and where it leads."""
        for name, value in attrs:
            if name == "id":
                self.anchors.add(value or "")
            elif name in ("href", "src") and value is not None:
                (self.links if tag == "a" else self.parts).append(value)


def problems(site: Path) -> list[str]:
    """What is wrong with the links of all pages."""
    pages = {
        path.relative_to(site).as_posix(): links_of(path) for path in sorted(site.rglob("*.html"))
    }
    return [found for page in pages for found in wrong_on(site, page, pages)]


def links_of(path: Path) -> Links:
    """The links of one page."""
    links = Links()
    links.feed(path.read_text(encoding="utf-8"))
    return links


def wrong_on(site: Path, page: str, pages: dict[str, Links]) -> Iterator[str]:
    """What is wrong with the links of one page."""
    for part in pages[page].parts:
        if urlsplit(part).scheme or part.startswith("//"):
            yield f"{page}: {part} would be fetched from elsewhere"
    for link in [*pages[page].parts, *pages[page].links]:
        where = urlsplit(link)
        if where.scheme:
            continue
        target = page if not where.path else beside(page, unquote(where.path))
        if target.startswith("..") or not (site / target).is_file():
            yield f"{page}: {link} leads nowhere"
        elif where.fragment and unquote(where.fragment) not in anchors(pages, target):
            yield f"{page}: {link} has no such heading"


def beside(page: str, path: str) -> str:
    """What a path on a page stands for, from the root of the site."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), path))


def anchors(pages: dict[str, Links], target: str) -> set[str]:
    """Where a link into a page can lead; other files have no such places."""
    return pages[target].anchors if target in pages else set()
