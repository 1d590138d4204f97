"""The numbers of the rules; `rulebook.py` says what each does."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.rules import StepKind

SET_UP: Final = 0
PICK: Final = 1
DRAW_START_PLAYER: Final = 2
PLACE: Final = 3
ROUND: Final = 4
PLAN: Final = 5
EXECUTE: Final = 6
END_ROUND: Final = 7
AWARD: Final = 8
PASS_ON: Final = 9
END_GAME: Final = 10
STEPS: Final[tuple[StepKind, ...]] = (
    StepKind("set_up", ()),
    StepKind("pick", ("bandit", "character")),
    StepKind("draw_start_player", ("bandit",)),
    StepKind("place", ()),
    StepKind("round", ()),
    StepKind("plan", ("number",)),
    StepKind("execute", ()),
    StepKind("end_round", ()),
    StepKind("award", ("loot",)),
    StepKind("pass_on", ()),
    StepKind("end_game", ()),
)
