"""What the scenes of all games have in common."""

from __future__ import annotations

import msgspec

from coltexpress.games import part


class Scene(msgspec.Struct, tag_field="game", kw_only=True):
    """A table as one pair of eyes sees it."""


def scene_type(game: str) -> type[Scene]:
    """The scene of the game with this name."""
    found: type[Scene] = part(game, "scene.scene").SCENE
    assert issubclass(found, Scene), "every game has a scene"
    return found


def says(text: str) -> msgspec.Meta:
    """What a field is, for the schema."""
    return msgspec.Meta(description=text)
