"""Options that the games on a train have in common: how many play, and who plays whom."""

from __future__ import annotations

from collections.abc import Iterable

from coltexpress.kernel.options import differing, read_names
from coltexpress.kernel.rules import OptionKind
from coltexpress.train.bandits import NAMES


def who_plays(settings: dict[str, str], characters: Iterable[int], count: int) -> tuple[int, ...]:
    """Who plays whom, if that is settled beforehand."""
    if "bandits" not in settings:
        return ()
    names = {NAMES[one]: one for one in characters}
    return read_names("bandits", settings["bandits"], names, count)


def texts_of(
    options: object, kinds: dict[str, OptionKind], players: int, bandits: tuple[int, ...]
) -> dict[str, str]:
    """Options as texts, as far as they differ from the default: players first, bandits last."""
    values = {name: str(getattr(options, name)) for name in kinds}
    texts = {"players": str(players), **differing(values, kinds)}
    if bandits:
        texts["bandits"] = ",".join([NAMES[one] for one in bandits])
    return texts
