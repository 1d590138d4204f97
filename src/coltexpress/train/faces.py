"""The faces of cards: what is printed on them."""

from __future__ import annotations

from typing import Final

MOVE: Final = 0
FLOOR_CHANGE: Final = 1
MARSHAL: Final = 2
FIRE: Final = 3
ROBBERY: Final = 4
PUNCH: Final = 5
NUDGE: Final = 6  # where there are teams
BULLET: Final = 7
FACES: Final = ("move", "floor_change", "marshal", "fire", "robbery", "punch", "nudge", "bullet")
