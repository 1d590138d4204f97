"""The numbers of the rules; `rulebook.py` says what each does."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.rules import StepKind

SET_UP: Final = 0
PICK: Final = 1
TAKE_CARDS: Final = 2
KEEP_MARSHAL: Final = 3
COUPLE: Final = 4
FILL: Final = 5
DRAW_FIRST_PLAYER: Final = 6
STAND: Final = 7
ROUND: Final = 8
DEAL: Final = 9
DROP_BULLETS: Final = 10
TURN_UP: Final = 11
TURN: Final = 12
SCHEME: Final = 13
LAY_DOWN: Final = 14
KEEP: Final = 15
STEAL: Final = 16
NEXT_CARD: Final = 17
DO_MOVE: Final = 18
DO_FLOOR_CHANGE: Final = 19
DO_MARSHAL: Final = 20
DO_FIRE: Final = 21
DO_ROBBERY: Final = 22
DO_PUNCH: Final = 23
LOSE: Final = 24
THROW: Final = 25
HAPPEN: Final = 26
PICKPOCKET: Final = 27
REVENGE: Final = 28
END_ROUND: Final = 29
COUNT_MONEY: Final = 30
STEPS: Final[tuple[StepKind, ...]] = (
    StepKind("set_up", ()),
    StepKind("pick", ("bandit", "character")),
    StepKind("take_cards", ()),
    StepKind("keep_marshal", ("player", "bandit")),
    StepKind("couple", ("section", "car")),
    StepKind("fill", ("section", "number", "token")),
    StepKind("draw_first_player", ("bandit",)),
    StepKind("stand", ("number",)),
    StepKind("round", ()),
    StepKind("deal", ("player", "number", "card")),
    StepKind("drop_bullets", ("player", "card")),
    StepKind("turn_up", ("round_card",)),
    StepKind("turn", ("number",)),
    StepKind("scheme", ("player", "number", "card")),
    StepKind("lay_down", ()),
    StepKind("keep", ("player", "card")),
    StepKind("steal", ()),
    StepKind("next_card", ("number",)),
    StepKind("move", ("bandit", "spot")),
    StepKind("floor_change", ("bandit", "spot")),
    StepKind("marshal", ("bandit", "spot")),
    StepKind("fire", ("bandit", "bandit")),
    StepKind("robbery", ("bandit", "loot", "token")),
    StepKind("punch", ("bandit", "bandit", "loot", "yes_no")),
    StepKind("lose", ("bandit", "loot", "taker", "token")),
    StepKind("throw", ("bandit", "bandit", "spot")),
    StepKind("happen", ()),
    StepKind("pickpocket", ("bandit", "loot", "token")),
    StepKind("revenge", ("bandit", "loot")),
    StepKind("end_round", ("number",)),
    StepKind("count_money", ()),
)
