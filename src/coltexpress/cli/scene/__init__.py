"""Scenes: how a game is drawn, read aloud and worded in the terminal."""

from __future__ import annotations

from functools import cache

from coltexpress.cli.scene.scene import Scene
from coltexpress.games import part


@cache
def scene_of(game: str) -> Scene:
    """The scene of the game with this name."""
    scene = part(game, "terminal.scene").SCENE
    assert isinstance(scene, Scene), "every game has a scene"
    return scene
