"""To whom things belong: players, bandits and spots, beside the seats of every game."""

from __future__ import annotations

from typing import Final

BY_PLAYER: Final = 2
BY_BANDIT: Final = 3
BY_SPOT: Final = 4
