"""The games, one room each, and the way in to each of them."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic.game import ClassicRulebook
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.rules import Rulebook

GAMES: Final[dict[str, Rulebook]] = {book.name: book for book in (ClassicRulebook(),)}


def game(name: str) -> Rulebook:
    """The rulebook of the game with this name."""
    if name not in GAMES:
        raise Unreadable(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]
