"""The options: how many play, and what happens when all bids are equal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coltexpress.kernel.options import check_settings, differing, read_count
from coltexpress.kernel.rules import Cast, OptionKind

PLAYERS: Final[tuple[int, ...]] = (2, 3, 4)
KINDS: Final[dict[str, OptionKind]] = {
    "all_equal": OptionKind(("lost", "lookout"), "T-BID-06"),
}
OTHERS: Final = ("players",)
EDITIONS: Final[tuple[str, ...]] = ()  # there is one


@dataclass(frozen=True)
class Options:
    """The frozen options of one game."""

    players: int = 3
    all_equal: str = "lost"

    def __reduce__(self) -> tuple[object, ...]:
        return (read_options, (write_options(self),))


def read_options(settings: dict[str, str]) -> Options:
    """Options from texts, checked strictly."""
    check_settings(settings, KINDS, OTHERS)
    players = read_count("players", settings.get("players", "3"), PLAYERS)
    return Options(players, settings.get("all_equal", "lost"))


def write_options(options: Options) -> dict[str, str]:
    """The options that differ from the default; `read_options` takes them back."""
    chosen = differing({"all_equal": options.all_equal}, KINDS)
    return {"players": str(options.players), **chosen}


def cast_of(options: Options) -> Cast:
    """Nobody: the seat says which bandit it plays, and all are the same."""
    return Cast()
