"""Answers that browsers may keep: sent only if they have changed, compressed if that helps."""

from __future__ import annotations

import gzip
from hashlib import sha256
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.responses import Response

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TEXTS: Final = (
    "text/",
    "application/json",
    "application/javascript",
    "image/svg",
    "application/manifest",
)
WORTH_IT: Final = 500  # bytes; less is not compressed


class Kept(NamedTuple):
    """An answer that is the same for everybody."""

    content: bytes
    zipped: bytes | None
    kind: str
    tag: str
    keep: str

    def answer(self, headers: Headers, *vary: str) -> Response:
        """All of it, or that it is what the asker has; `vary`: headers that it hangs on."""
        sent = {
            "cache-control": self.keep,
            "etag": self.tag,
            "vary": ", ".join(("Accept-Encoding", *vary)),
        }
        if is_one_of(self.tag, headers.get("if-none-match", "")):
            return Response(status_code=304, headers=sent)
        content = self.content
        if self.zipped is not None and "gzip" in headers.get("accept-encoding", ""):
            content = self.zipped
            sent["content-encoding"] = "gzip"
        return Response(content, headers=sent, media_type=self.kind)


def is_one_of(tag: str, tags: str) -> bool:
    """Does the asker have what bears this tag? A proxy may have marked it as weak."""
    return any(one.strip().removeprefix("W/") in (tag, "*") for one in tags.split(","))


def kept(content: bytes, kind: str = "application/json", keep: str = ASK_AGAIN) -> Kept:
    """Make such an answer; compressing takes a moment, so none should be made twice."""
    is_worth_it = kind.startswith(TEXTS) and len(content) > WORTH_IT
    zipped = gzip.compress(content, mtime=0) if is_worth_it else None
    return Kept(content, zipped, kind, f'"{sha256(content).hexdigest()[:32]}"', keep)
