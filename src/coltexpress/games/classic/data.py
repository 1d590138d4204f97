"""The reader of the data file: strict, so that a slip in it is an error and not a surprise."""

from __future__ import annotations

from pathlib import Path

import msgspec

from coltexpress.train.data import Strict


class Car(Strict, frozen=True):
    """A car and the loot printed on its floor."""

    id: str
    purses: int
    jewels: int


class RoundCard(Strict, frozen=True):
    """A round card: the kinds of its turns, and its event if it has one."""

    id: str
    turns: list[str]
    event: str | None


class Classic(Strict, frozen=True):
    """Everything printed in the box of the base game."""

    game: str
    purses: dict[int, int]
    jewels: int
    strongboxes: int
    neutral_bullets: int
    bullets_per_bandit: int
    action_cards: dict[str, int]
    cars: list[Car]
    round_cards: dict[str, list[RoundCard]]


def read_data() -> Classic:
    """The base game's components."""
    text = Path(__file__).with_name("data.json").read_bytes()
    return msgspec.json.decode(text, type=Classic)
