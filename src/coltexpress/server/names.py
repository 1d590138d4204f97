"""Names that people give themselves."""

from __future__ import annotations

import unicodedata

from coltexpress.server.refusals import Refused


def tidy_name(text: str) -> str:
    """A name without odd characters, its spaces in order; refused if nothing is left."""
    kept = "".join(one if one.isprintable() else " " for one in unicodedata.normalize("NFC", text))
    name = " ".join(kept.replace(",", " ").split())
    if not name:
        raise Refused("bad_message", why="name")
    return name
