"""The whole site: every document in its frame, the search, and what the pages show."""

from __future__ import annotations

import json
import posixpath
import re
import shutil
from collections.abc import Iterable
from html import escape
from pathlib import Path, PurePosixPath
from string import Template
from typing import Final

from coltexpress.ledger import ID
from manual import pages
from manual.checking import links_of, problems
from manual.markdown import DEEPEST, SCHEME, Rendered, rendered
from manual.pages import Chapter

HERE: Final = Path(__file__).parent
PALETTE: Final = "web/src/styles/tokens.css"  # the site has the colours of the page
ICON: Final = "web/public/icons/icon.svg"
PICTURES: Final = "docs/screenshots"
DEFINED: Final = re.compile(rf"^\| ({ID.pattern}) \|", re.MULTILINE)


class Site:
    """All documents, and where they lead."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.texts = {
            name: (root / name).read_text(encoding="utf-8") for name in pages.documents(root)
        }
        self.texts[f"{PICTURES}/README.md"] = gallery(root / PICTURES)
        self.tags = pages.languages(root)
        self.chapters = pages.contents(root)
        self.titles = {
            entry.page: entry.title for chapter in self.chapters for entry in chapter.entries
        }
        self.clauses = {
            (pages.language_of(name, self.tags), id): name
            for name, text in self.texts.items()
            if PurePosixPath(name).is_relative_to(pages.LEDGERS)
            for id in DEFINED.findall(text)
        }

    def rendered(self, name: str) -> Rendered:
        """A document as HTML, its links as the site has them."""
        return rendered(
            self.texts[name],
            lambda link: self.address(name, link),
            lambda path: self.titles.get(pages.resolved(name, path), ""),
            lambda id: self.clause(name, id),
        )

    def address(self, name: str, link: str) -> str:
        """A link of a document on the site: to a page, or to a file that is copied."""
        path, mark, anchor = link.partition("#")
        if SCHEME.match(link) or not path:
            return link
        target = pages.resolved(name, path)
        if f"{target}/README.md" in self.texts:
            target = f"{target}/README.md"
        if target in self.texts:
            return self.relative(name, target) + mark + anchor
        return link if PurePosixPath(path).suffix else f"{link}.txt"

    def relative(self, name: str, target: str) -> str:
        """From the page of one document to that of another."""
        return from_page(pages.address(name), pages.address(target))

    def clause(self, name: str, id: str) -> str:
        """From a document to a clause, in its language if the ledger has it."""
        own = self.clauses.get((pages.language_of(name, self.tags), id))
        target = own or self.clauses.get((pages.ENGLISH, id))
        return f"{self.relative(name, target)}#{id}" if target else ""

    def unlisted(self) -> Iterable[str]:
        """What the contents forget, and what they name that is not there."""
        listed = {entry.page for chapter in self.chapters for entry in chapter.entries}
        usual = {name for name in self.texts if pages.language_of(name, self.tags) == pages.ENGLISH}
        for name in sorted(usual - listed - {pages.CONTENTS, f"{PICTURES}/README.md"}):
            yield f"{name} is not in {pages.CONTENTS}"
        for name in sorted(listed - set(self.texts)):
            yield f"{pages.CONTENTS} lists {name}, which is not there"


def build(root: Path, target: Path) -> list[str]:
    """Build the site into an empty folder; what is wrong with it."""
    site = Site(root)
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    index: dict[str, list[list[str]]] = {tag: [] for tag in site.tags}
    frame = Template((HERE / "page.html").read_text(encoding="utf-8"))
    for name in site.texts:
        page = site.rendered(name)
        write(target / pages.address(name), frame.substitute(parts(site, name, page)))
        index[pages.language_of(name, site.tags)] += entries(pages.address(name), page)
    for tag, sections in index.items():
        words = json.dumps(sections, ensure_ascii=False, separators=(",", ":"))
        write(target / f"search-{tag}.js", f"found({words});\n")
    look = [(root / PALETTE), HERE / "style.css"]
    write(target / "style.css", "\n".join([path.read_text(encoding="utf-8") for path in look]))
    shutil.copy(HERE / "script.js", target)
    shutil.copy(root / ICON, target)
    copy_files(root, target)
    return [*site.unlisted(), *problems(target)]


def parts(site: Site, name: str, page: Rendered) -> dict[str, str]:
    """What the frame around a page needs."""
    here = pages.address(name)
    tag = pages.language_of(name, site.tags)
    searched = [tag, pages.ENGLISH] if tag != pages.ENGLISH else [tag]
    return {
        "language": tag,
        "title": escape(page.title),
        "root": from_page(here, "."),
        "searched": " ".join(searched),
        "contents": "\n".join([chapter(site, name, one) for one in site.chapters]),
        "languages": languages(site, name),
        "headings": headings(page),
        "body": page.body,
    }


def chapter(site: Site, name: str, one: Chapter) -> str:
    """A chapter of the contents; the page that is shown is marked."""
    usual = pages.in_language(name, pages.ENGLISH, site.tags)
    lines = [
        f'<li><a href="{site.relative(name, entry.page)}"'
        f"{current('page', entry.page == usual)}>{escape(entry.title)}</a></li>"
        for entry in one.entries
    ]
    return f"<h2>{escape(one.title)}</h2>\n<ul>\n" + "\n".join(lines) + "\n</ul>"


def languages(site: Site, name: str) -> str:
    """The same ledger in the other languages."""
    there = {tag: pages.in_language(name, tag, site.tags) for tag in site.tags}
    known = {tag: other for tag, other in there.items() if other in site.texts}
    if len(known) < 2:
        return ""
    links = [
        f'<a href="{site.relative(name, other)}" lang="{tag}" hreflang="{tag}"'
        f"{current('true', other == name)}>{site.tags[tag]}</a>"
        for tag, other in known.items()
    ]
    return f'<nav class="languages" aria-label="Languages">{" ".join(links)}</nav>'


def current(word: str, is_it: bool) -> str:
    """The mark of a link to what is shown."""
    return f' aria-current="{word}"' if is_it else ""


def headings(page: Rendered) -> str:
    """What is on a page."""
    listed = [one for one in page.sections[1:] if one.level <= DEEPEST]
    if len(listed) < 2:
        return ""
    lines = [
        f'<li class="level{one.level}"><a href="#{one.anchor}">{escape(one.title)}</a></li>'
        for one in listed
    ]
    words = "\n".join(lines)
    return f'<nav class="headings" aria-label="On this page">\n<ul>\n{words}\n</ul>\n</nav>'


def entries(here: str, page: Rendered) -> list[list[str]]:
    """What the search knows of a page."""
    return [
        [here, page.title, one.title, one.anchor, " ".join(" ".join(one.words).split())]
        for one in page.sections
    ]


def gallery(folder: Path) -> str:
    """A page of all pictures in a folder."""
    names = sorted(path.stem for path in folder.glob("*.webp"))
    lines = [f"## {name.replace('-', ' ')}\n\n![{name}]({name}.webp)\n" for name in names]
    return "\n".join(["# Screenshots\n", *lines])


def copy_files(root: Path, target: Path) -> None:
    """Copy what the pages show or point to, and what is no page."""
    for page in sorted(target.rglob("*.html")):
        here = page.relative_to(target).as_posix()
        links = links_of(page)
        for link in [*links.parts, *links.links]:
            name = posixpath.normpath(posixpath.join(posixpath.dirname(here), link))
            source = next(
                (one for one in (root / name, root / name.removesuffix(".txt")) if one.is_file()),
                None,
            )
            if source is not None and not (target / name).exists():
                (target / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, target / name)


def from_page(here: str, there: str) -> str:
    """A relative address."""
    return posixpath.relpath(there, posixpath.dirname(here) or ".")


def write(path: Path, text: str) -> None:
    """Write a file, in a folder that may not be there yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
