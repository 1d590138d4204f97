"""The reader of the data file of Colt Super Express: as strict as the others."""

from __future__ import annotations

from pathlib import Path

import msgspec

from coltexpress.train.data import Strict


class ActionCards(Strict, frozen=True):
    """The cards of one bandit, one of each: of the base game and of the mini-expansions."""

    base: list[str]
    reflex: list[str]
    horse: list[str]


class Super(Strict, frozen=True):
    """Everything printed in the box of Colt Super Express."""

    game: str
    bandits: list[str]
    cards: ActionCards
    plan: int
    loot: list[int]


def read_data() -> Super:
    """The components of Colt Super Express."""
    text = Path(__file__).with_name("data.json").read_bytes()
    return msgspec.json.decode(text, type=Super)
