"""Scenes: how a game is drawn, read aloud and worded; one module per game."""

from __future__ import annotations

from coltexpress.cli.scene.scene import Scene
from coltexpress.kernel.errors import Unreadable


def scene_of(game: str) -> Scene:
    """The scene of the game with this name."""
    if game == "classic":
        from coltexpress.cli.scene.classic import ClassicScene

        return ClassicScene()
    if game == "armored":
        from coltexpress.cli.scene.armored import ArmoredScene

        return ArmoredScene()
    if game == "super":
        from coltexpress.cli.scene.superexpress import SuperScene

        return SuperScene()
    raise Unreadable(f"the terminal cannot draw the game {game!r} yet")
