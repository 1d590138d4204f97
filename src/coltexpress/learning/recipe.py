"""How to train; all of it is written into the checkpoint."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from coltexpress.bots.judge import judge_of
from coltexpress.kernel.agenda import Ask
from coltexpress.kernel.rows import row
from coltexpress.kernel.rules import Rulebook
from coltexpress.library import Setting


class Recipe(msgspec.Struct, frozen=True):
    """The settings of a run; pairs are a setting at the start and at the end of the schedule."""

    game: str
    decisions: int  # of the whole schedule, over all runs that resume each other
    seed: int = 1
    actors: int = 2
    games: int = 64  # of each batch; an actor has four
    steps: int = 64  # in each game between two times of learning
    sizes: tuple[int, ...] = (512, 256, 256)
    minibatch: int = 32_768
    epochs: int = 2
    rate: tuple[float, float] = (5e-4, 5e-5)
    entropy: tuple[float, float] = (0.04, 0.004)
    clip: float = 0.2
    trace: float = 0.95
    money: float = 0.3  # the weight of money in the reward, gone after a third of the schedule
    others: int = 1  # of the batches of an actor: those that are not the usual game
    begin: str = ""  # the file of a net to begin with; a newborn one if empty
    against: str = ""  # the file of a net that has all seats but one; all seats learn if empty


WARMING: Final = 0.02  # of the schedule: a net to begin with waits until its critic has learned


def between(ends: tuple[float, float], part: float) -> float:
    """A setting after this part of the schedule; it moves by even factors."""
    part = min(part, 1.0)
    return math.exp(math.log(ends[0]) * (1 - part) + math.log(ends[1]) * part)


def other_kinds(book: Rulebook) -> list[dict[str, Setting]]:
    """What can be played besides the usual game: every number of players and every variant."""
    numbers: list[dict[str, Setting]] = [{"players": players} for players in book.players]
    return numbers + [dict(variant) for variant in book.variants.values()]


def kinds_of(book: Rulebook, tables: int) -> list[dict[str, Setting]]:
    """What so many tables play: half of them the usual game, the others everything else in turn."""
    others, usual = other_kinds(book), max(tables // 2, 1)
    return [{} for _ in range(usual)] + [others[n % len(others)] for n in range(tables - usual)]


def drawn_in(book: Rulebook) -> tuple[str, ...]:
    """The questions of taste: left to luck, or a net would soon know a few characters only."""
    judge = judge_of(book.name)
    return tuple(
        [
            kind.name
            for number, kind in enumerate(book.questions)
            if judge.is_free(Ask(0, number, row([0, 1])))
        ]
    )
