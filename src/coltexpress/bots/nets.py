"""The nets that come with coltexpress: each lies with its game, named by what is in it.

One chooses, and its file is named after its game; a small one says how likely each seat is to win.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from coltexpress.bots.net import Net
from coltexpress.games import observation_of

CHANCES: Final = "chances"


@cache
def net_of(game: str) -> Net | None:
    """The net that chooses in the game with this name, if it has one."""
    return opened(game, game)


@cache
def chances_net_of(game: str) -> Net | None:
    """The net that says how likely each seat is to win the game with this name, if it has one."""
    return opened(game, CHANCES)


def opened(game: str, name: str) -> Net | None:
    """A net of a game, if it is there."""
    data = data_of(game, name)
    return None if data is None else Net(data, observation_of(game))


def data_of(game: str, name: str) -> bytes | None:
    """The file of a game with this name and the first digits of its SHA-256."""
    for file in files(f"coltexpress.games.{game}.bots").iterdir():
        if file.name.startswith(f"{name}-") and file.name.endswith(".net"):
            return file.read_bytes()
    return None
