"""The questions of the base game: what is asked, what the options are, and why."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.events import QuestionKind

PICK_CHARACTER: Final = 0
WHICH_MARSHAL_CARD: Final = 1
WHICH_CAR: Final = 2
WHICH_PURSE: Final = 3
WHO_IS_FIRST: Final = 4
WHO_IN_CABOOSE: Final = 5
WHICH_CARD_DRAWN: Final = 6
DROP_WHICH_BULLET: Final = 7
WHICH_ROUND_CARD: Final = 8
PLAY_OR_DRAW: Final = 9
DISCARD_WHICH: Final = 10
MOVE_WHERE: Final = 11
CLIMB_WHERE: Final = 12
MARSHAL_WHERE: Final = 13
FIRE_AT_WHOM: Final = 14
ROB_WHAT: Final = 15
PUNCH_WHOM: Final = 16
PUNCH_WHAT: Final = 17
KEEP_PURSE: Final = 18
WHICH_PURSE_LOST: Final = 19
THROW_WHERE: Final = 20
PICK_POCKET: Final = 21
REVENGE_WHICH: Final = 22

QUESTIONS: Final[tuple[QuestionKind, ...]] = (
    QuestionKind("pick-character", "character", ("C-SETUP-01", "C-RULE-05", "C-TWO-02")),
    QuestionKind("which-marshal-card", "bandit", ("C-TWO-09",)),
    QuestionKind("which-car", "car", ("C-SETUP-10", "C-ED-04")),
    QuestionKind("which-purse", "token", ("C-SETUP-13", "C-RULE-04")),
    QuestionKind("who-is-first", "bandit", ("C-SETUP-23", "C-RULE-70")),
    QuestionKind("who-in-caboose", "bandit", ("C-TWO-04", "C-TWO-05")),
    QuestionKind("which-card-drawn", "card", ("C-ROUND-03", "C-PLAN-04", "C-EXPERT-07")),
    QuestionKind("drop-which-bullet", "card", ("C-EXPERT-02", "C-ED-08", "C-GUEST-03")),
    QuestionKind("which-round-card", "round_card", ("C-SETUP-18", "C-SETUP-19", "C-ROUND-04")),
    QuestionKind("play-or-draw", "card", ("C-PLAN-02", "C-PLAN-03", "C-PLAN-04", "C-RULE-06")),
    QuestionKind("discard-which", "card", ("C-EXPERT-03", "C-ED-09", "C-RULE-57")),
    QuestionKind("move-where", "spot", ("C-MOVE-01", "C-MOVE-02", "C-MOVE-05")),
    QuestionKind("climb-where", "spot", ("C-FLOOR-01", "C-FLOOR-02", "A-RULE-57")),
    QuestionKind("marshal-where", "spot", ("C-MARSHAL-01", "C-RULE-42")),
    QuestionKind("fire-at-whom", "bandit", ("C-FIRE-01", "C-FIRE-05", "C-FIRE-07", "C-BELLE-01")),
    QuestionKind("rob-what", "loot", ("C-ROB-01", "C-RULE-04")),
    QuestionKind("punch-whom", "bandit", ("C-PUNCH-01", "C-BELLE-02")),
    QuestionKind("punch-what", "loot", ("C-PUNCH-02", "C-PUNCH-03", "C-PUNCH-04")),
    QuestionKind("keep-purse", "yes_no", ("C-CHEY-01", "C-RULE-34")),
    QuestionKind("which-purse-lost", "token", ("C-PUNCH-04", "C-RULE-04")),
    QuestionKind("throw-where", "spot", ("C-PUNCH-06", "C-PUNCH-07", "C-PUNCH-08")),
    QuestionKind("pick-pocket", "loot", ("C-EVENT-PICK-01", "C-RULE-46")),
    QuestionKind("revenge-which", "loot", ("C-EVENT-REVENGE-02", "C-RULE-47")),
)
