"""The reader of the bandits' file: strict, so that a slip in it is an error and not a surprise."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is printed: nothing in its file may be missing or be called otherwise."""


class Bandit(Strict, frozen=True):
    """A bandit as everything that draws or writes knows it; its number is its place in the file."""

    name: str
    letter: str
    guest: bool  # from a later box
    colour: str
    shade: str  # for folds and seams
    ink: str  # can be read on the colour
    tall: int  # as it is drawn, from boots to the top of the hat
    horse: tuple[str, str]  # its coat and its mane
    sign: tuple[str, str]  # of its power: lines and surfaces, in a square of 24
    clauses: str  # behind its power, in the base game
    words: dict[str, dict[str, str]]  # by language: name and its forms, and power in one sentence


def read_bandits() -> tuple[Bandit, ...]:
    """All bandits of the family."""
    text = Path(__file__).with_name("bandits.json").read_bytes()
    return msgspec.json.decode(text, type=tuple[Bandit, ...])
