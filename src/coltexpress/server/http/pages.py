"""The page: files of the built client, with the right type and the right time to keep them."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response

from coltexpress.i18n.plain import say
from coltexpress.server.http.kept import ASK_AGAIN, FOREVER, Kept, kept

INDEX: Final = "index.html"
HASHED: Final = "assets"  # the builder puts a hash into the names of what lies there
TYPES: Final = {
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Pages:
    """Finds the files of the page; any other path is the page itself, which knows its own ways."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def answer(self, path: str, headers: Headers, language: str) -> Response:
        """The page, or the file behind a path, or how to build them."""
        if "." not in path.rpartition("/")[2]:  # a place within the page
            page = self.opening(language)
            return page.answer(headers, "Accept-Language", "Cookie") if page else unbuilt(language)
        file = self.find(path.lstrip("/"))
        if file is not None:
            return file.answer(headers)
        return Response(status_code=404) if self.opening(language) else unbuilt(language)

    def opening(self, language: str) -> Kept | None:
        """The page with the words of a language at hand; it can still be read in any other."""
        return self.find(f"index.{language}.html") or self.find(INDEX)

    def find(self, path: str) -> Kept | None:
        """A file below the folder; none if there is no such file."""
        if "\0" in path or len(path) > 300:
            return None
        place = (self.folder / path).resolve()
        if not place.is_relative_to(self.folder.resolve()) or not place.is_file():
            return None
        look = place.stat()
        return load(place, path, look.st_mtime_ns, look.st_size)


@lru_cache(maxsize=512)
def load(place: Path, path: str, changed: int, size: int) -> Kept:
    """Read a file; it is read again only when it has changed."""
    kind = TYPES.get(place.suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    keep = FOREVER if path.startswith(f"{HASHED}/") else ASK_AGAIN
    return kept(place.read_bytes(), kind, keep)


def unbuilt(language: str) -> Response:
    """The page is not there yet: say how to build it."""
    title = escape(say(language, "server-unbuilt-title"))
    words = escape(say(language, "server-unbuilt-how"))
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{words}</p><p><code>python3 run.py</code></p></html>",
        status_code=503,
        headers={"retry-after": "10"},
    )
