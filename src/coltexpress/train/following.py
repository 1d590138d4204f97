"""Numbers of fields that follow from the state in several games: see `kernel.fields.follows`."""

from __future__ import annotations

from typing import Final

SEATS: Final = 100
MONEY: Final = 101
ORDER: Final = 102
ROUND: Final = 103
# A game counts its own from 110, one that extends another from 120.
