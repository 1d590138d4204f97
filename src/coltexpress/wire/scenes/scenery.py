"""What the scenes of all games have in common."""

from __future__ import annotations

import msgspec


class Scene(msgspec.Struct, tag_field="game", kw_only=True):
    """A table as one pair of eyes sees it."""


def says(text: str) -> msgspec.Meta:
    """What a field is, for the schema."""
    return msgspec.Meta(description=text)
