"""The bandits by name and letter, as bandits.json has them."""

from __future__ import annotations

from typing import Final

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
