"""Totals of finished games: by game, by bandit, and by who played against."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from coltexpress.protocol.messages import Result
from coltexpress.protocol.rooms import Tally, Totals
from coltexpress.server.store.results import FinishedSeat


def totals_of(kept: Iterable[FinishedSeat]) -> Totals:
    """What a guest has made of these games; the kinds that were played most come first."""
    everything = Tally(name="")
    games: dict[str, Tally] = {}
    bandits: dict[str, Tally] = {}
    opponents: dict[str, Tally] = {}
    for one in kept:
        result = msgspec.json.decode(one.result, type=Result)
        game = tally(games, one.game)
        score = result.scores[one.seat]
        game.best = score if game.best is None else max(score, game.best)
        names = result.bandits[one.seat] if result.bandits else []
        for each in (
            everything,
            game,
            *[tally(bandits, name) for name in names],
            *[tally(opponents, level) for level in {level_of(name) for name in one.others}],
        ):
            note(each, one, result)
    return Totals(
        all=everything, games=sort(games), bandits=sort(bandits), opponents=sort(opponents)
    )


def level_of(name: str) -> str:
    """The level of a bot, without its character and its effort; one that is gone has had one."""
    return name.partition("@")[0].partition(":")[0]


def tally(found: dict[str, Tally], name: str) -> Tally:
    """The tally under this name."""
    return found.setdefault(name, Tally(name=name))


def note(each: Tally, one: FinishedSeat, result: Result) -> None:
    """One more game."""
    each.played += 1
    each.given_up += one.resigned
    each.won += one.seat in result.winners and not one.resigned


def sort(found: dict[str, Tally]) -> list[Tally]:
    """Those that were played most first."""
    return sorted(found.values(), key=lambda each: (-each.played, each.name))
