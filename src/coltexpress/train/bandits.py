"""The bandits by name and letter, as bandits.json has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coltexpress.kernel.agenda import BLANK
from coltexpress.kernel.errors import BadPosition, no_such
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.data import read_bandits

GHOST: Final = 0
CHEYENNE: Final = 1
DJANGO: Final = 2
BELLE: Final = 3
TUCO: Final = 4
DOC: Final = 5
MISTY: Final = 6
TWINZZ: Final = 7
MEI: Final = 8
SILK: Final = 9

BANDITS: Final = read_bandits()
NAMES: Final = tuple([one.name for one in BANDITS])
LETTERS: Final = "".join([one.letter for one in BANDITS])
BASE: Final = [number for number, one in enumerate(BANDITS) if not one.guest]
GUESTS: Final = [number for number, one in enumerate(BANDITS) if one.guest]


def pick_bandit(text: str, letters: Sequence[str]) -> int:
    """The place of a bandit, or of several who play together, among those who play."""
    if text not in letters:
        raise no_such("bandit", text, "bandits", letters)
    return letters.index(text)


def letter_of(text: str) -> str:
    """The letter of a bandit, who may be given by name."""
    if len(text) == 1 and text in LETTERS:
        return text
    if text not in NAMES:
        raise no_such("bandit", text, "bandits", NAMES)
    return LETTERS[NAMES.index(text)]


def seated(named: list[str], settings: dict[str, str], count: int, free: list[int]) -> str:
    """The letters of all who play: those of the settings, or those named and who else is free."""
    if "bandits" in settings:
        return "".join([letter_of(one) for one in settings["bandits"].split(",")])
    letters = list(dict.fromkeys([letter_of(one) for one in named]))
    if len(letters) > count:
        raise BadPosition("", "too_many_bandits", named=len(letters), count=count)
    others = [LETTERS[one] for one in free if LETTERS[one] not in letters]
    return "".join([*letters, *others][:count])


def demand_settled(who: vec[i64], bandits: tuple[int, ...]) -> None:
    """Those who were settled beforehand play, as far as bandits are picked."""
    if not bandits or all(a in (BLANK, b) for a, b in zip(who, bandits, strict=True)):
        return
    letters = "".join(["-" if one == BLANK else LETTERS[one] for one in who])
    names = ",".join([NAMES[one] for one in bandits])
    raise BadPosition("", "does_not_fit", this=f"who={letters}", that=f"bandits={names}")
