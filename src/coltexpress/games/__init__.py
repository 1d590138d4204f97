"""The games, one folder each, and the way in to each of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final, NamedTuple, TypeVar

from coltexpress.kernel.errors import no_such
from coltexpress.kernel.observation import Observation
from coltexpress.kernel.rules import Rulebook

Piece = TypeVar("Piece")


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


@cache
def part(game: str, name: str) -> ModuleType:
    """A module in the folder of a game, such as bots.judge, opened when somebody first asks."""
    return import_module(f"coltexpress.games.{game}.{name}")


def piece(game: str, home: str, name: str, kind: type[Piece]) -> Piece:
    """What every game has under this name in this module of its folder."""
    found = getattr(part(game, home), name)
    assert isinstance(found, kind), f"every game has {name} in {home}"
    return found


class Shelf(Mapping[str, Rulebook]):
    """The rulebooks by name; each is opened when somebody first asks for it."""

    def __init__(self) -> None:
        self._open: dict[str, Rulebook] = {}

    def __getitem__(self, name: str) -> Rulebook:
        if name not in NAMES:
            raise KeyError(name)
        if name not in self._open:
            self._open[name] = piece(name, "game", "RULEBOOK", Rulebook)
        return self._open[name]

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


GAMES: Final = Shelf()  # the rulebooks by name


def game(name: str) -> Rulebook:
    """The rulebook of the game with this name."""
    if name not in NAMES:
        raise no_such("game", name, "games", NAMES)
    return GAMES[name]


def observation_of(name: str) -> Observation:
    """What a learner is given of the game with this name."""
    return piece(name, "observation", "OBSERVATION", Observation)
