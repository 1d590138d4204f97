"""Scenes: how a game is drawn, read aloud and worded in the terminal."""

from __future__ import annotations

from coltexpress.cli.scene.scene import Scene
from coltexpress.games import piece


def scene_of(game: str) -> Scene:
    """The scene of the game with this name."""
    return piece(game, "terminal.scene", "SCENE", Scene)
