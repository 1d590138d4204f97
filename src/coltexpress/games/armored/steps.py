"""The numbers of the rules that the expansion adds; `rulebook.py` says what each does."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic import steps as base
from coltexpress.kernel.rules import StepKind

LAY: Final = 31
PROFESSORE_PLAYS: Final = 32
LOSE_CARD: Final = 33
KEEP_ONE: Final = 34
FILL_HAND: Final = 35
HEAL: Final = 36
KNOCK_BACK: Final = 37
DO_NUDGE: Final = 38
GRANT: Final = 39
BURST: Final = 40
BURST_LOOT: Final = 41
BURST_COURIERS: Final = 42
HEAVY_DROP: Final = 43
HELP: Final = 44
TAKE_LOOT: Final = 45

CHANGED: Final = {
    base.DO_FIRE: StepKind("fire", ("bandit", "target")),
    base.DO_ROBBERY: StepKind("robbery", ("bandit", "loot", "yes_no")),
}
STEPS: Final[tuple[StepKind, ...]] = (
    *[CHANGED.get(number, kind) for number, kind in enumerate(base.STEPS)],
    StepKind("lay", ("number", "token")),
    StepKind("professore_plays", ("number", "card")),
    StepKind("lose_card", ("player", "card")),
    StepKind("keep_one", ("player", "card")),
    StepKind("fill_hand", ("player", "yes_no")),
    StepKind("heal", ("bandit", "number", "healing")),
    StepKind("knock_back", ("bandit", "bandit", "spot")),
    StepKind("nudge", ("bandit", "bandit", "action")),
    StepKind("grant", ("bandit", "action", "action")),
    StepKind("burst", ("bandit",)),
    StepKind("burst_loot", ("bandit", "bandit", "loot")),
    StepKind("burst_couriers", ("bandit",)),
    StepKind("heavy_drop", ("bandit", "own_loot")),
    StepKind("help", ("bandit", "spot")),
    StepKind("take_loot", ("bandit", "loot", "yes_no", "token")),
)
