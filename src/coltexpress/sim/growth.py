"""How cost grows with the number of players and with variants: games a second, bytes a state."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from statistics import median
from typing import Final, NamedTuple

from coltexpress.kernel.rules import Rulebook
from coltexpress.sim.measuring import PLAYERS, RUNS, games_per_second, midgame, start_settings

COPIES: Final = 200


class Cost(NamedTuple):
    """What games of one kind cost."""

    game: str
    kind: str  # a number of players, or the name of a variant
    games_per_second: float
    bytes_per_state: float


def kinds_of(book: Rulebook) -> dict[str, dict[str, str]]:
    """Every number of players, and every variant with the usual number, by name."""
    kinds = {str(count): start_settings(book, str(count)) for count in book.players}
    for name, variant in book.variants.items():
        kinds[name] = start_settings(book, PLAYERS, **variant)
    return kinds


def bytes_per_state(book: Rulebook, settings: dict[str, str]) -> float:
    """The memory of one more copy of a game in its middle."""
    g = midgame(book, settings)
    copies = [g.copy() for _ in range(COPIES)]  # which use up what the engine has kept for reuse
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies += [g.copy() for _ in range(COPIES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / COPIES


def growth(books: list[Rulebook], seconds: float, tick: Callable[[], object]) -> list[Cost]:
    """The cost of every kind of every game."""
    costs = []
    for book in books:
        for kind, settings in kinds_of(book).items():
            rate = median([games_per_second(book, settings, seconds) for _ in range(RUNS)])
            costs.append(Cost(book.name, kind, rate, bytes_per_state(book, settings)))
            tick()
    return costs
