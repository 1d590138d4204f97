"""The numbers of the rules; `rulebook.py` says what each does."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.rules import StepKind

ROUND: Final = 0
LOOK: Final = 1
BID: Final = 2
END_GAME: Final = 3
STEPS: Final[tuple[StepKind, ...]] = (
    StepKind("round", ()),
    StepKind("look", ("bandit", "car", "loot")),
    StepKind("bid", ("number",)),
    StepKind("end_game", ()),
)
