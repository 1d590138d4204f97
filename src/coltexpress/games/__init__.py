"""The games, one folder each, and the way in to each of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from types import ModuleType
from typing import Final, NamedTuple

from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.observation import Observation
from coltexpress.kernel.rules import Rulebook


class Entry(NamedTuple):
    """A game of the registry."""

    name: str  # its folder's
    for_developers: bool = False  # is it offered only to those who ask for it?


REGISTRY: Final = (
    Entry("classic"),
    Entry("armored"),
    Entry("super"),
    Entry("toy", for_developers=True),
)
NAMES: Final = tuple([entry.name for entry in REGISTRY])
OFFERED: Final = tuple([entry.name for entry in REGISTRY if not entry.for_developers])


def part(game: str, name: str) -> ModuleType:
    """A module in the folder of a game, such as bots.judge, opened when somebody first asks."""
    return import_module(f"coltexpress.games.{game}.{name}")


class Shelf(Mapping[str, Rulebook]):
    """The rulebooks by name; each is opened when somebody first asks for it."""

    def __init__(self) -> None:
        self._open: dict[str, Rulebook] = {}

    def __getitem__(self, name: str) -> Rulebook:
        if name not in self._open:
            book = part(name, "game").RULEBOOK
            assert isinstance(book, Rulebook), "every game has a rulebook"
            self._open[name] = book
        return self._open[name]

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


GAMES: Final = Shelf()


def game(name: str) -> Rulebook:
    """The rulebook of the game with this name."""
    if name not in NAMES:
        known = ", ".join(NAMES)
        raise Unreadable(
            f"there is no game {name!r}; the games are {known}",
            "no_such_game",
            name=name,
            games=known,
        )
    return GAMES[name]


def observation_of(name: str) -> Observation:
    """What a learner is given of the game with this name."""
    found = part(name, "observation").OBSERVATION
    assert isinstance(found, Observation), "every game says what a learner sees"
    return found
