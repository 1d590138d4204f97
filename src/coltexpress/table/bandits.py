"""The bandits by name and letter."""

from __future__ import annotations

from typing import Final

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

NAMES: Final = (
    "ghost",
    "cheyenne",
    "django",
    "belle",
    "tuco",
    "doc",
    "misty",
    "twinzz",
    "mei",
    "silk",
)
LETTERS: Final = "GCDBTOYWMS"
BASE: Final = [GHOST, CHEYENNE, DJANGO, BELLE, TUCO, DOC]
GUESTS: Final = [MISTY, TWINZZ, MEI, SILK]
