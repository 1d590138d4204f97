"""The questions of the expansion: those of the base game, and its own."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic import questions as base
from coltexpress.kernel.events import QuestionKind

WHICH_LOOT_LAID: Final = 23
WHICH_PROFESSORE_CARD: Final = 24
WHICH_CARD_LOST: Final = 25
KEEP_WHICH: Final = 26
DRAW_MORE: Final = 27
HEAL_WHICH: Final = 28
KNOCK_BACK_WHERE: Final = 29
WHICH_LOOT_ROBBED: Final = 30
KEEP_DECOY: Final = 31
NUDGE_WHOM: Final = 32
NUDGE_WHAT: Final = 33
TAKE_ACTION: Final = 34
BURST_WHAT: Final = 35
WHICH_LOOT_LOST: Final = 36
LAY_DOWN_WHICH: Final = 37
HELP_WHERE: Final = 38

CHANGED: Final = {
    base.FIRE_AT_WHOM: QuestionKind(
        "fire-at-whom", "target", ("A-FIRE-01", "A-FIRE-02", "A-FIRE-03", "A-GATLING-01")
    ),
    base.ROB_WHAT: QuestionKind("rob-what", "loot", ("A-ROB-02", "A-ED-04", "A-RULE-37")),
    base.MOVE_WHERE: QuestionKind("move-where", "spot", ("A-MOVE-01", "A-MOVE-02", "A-RULE-16")),
    base.THROW_WHERE: QuestionKind("throw-where", "spot", ("A-PUNCH-01", "A-RULE-19")),
    base.PLAY_OR_DRAW: QuestionKind(
        "play-or-draw", "card", ("C-PLAN-02", "C-PLAN-03", "C-PLAN-04", "A-DIVERSION-01")
    ),
    base.WHICH_ROUND_CARD: QuestionKind("which-round-card", "round_card", ("A-SETUP-20",)),
    base.WHO_IS_FIRST: QuestionKind("who-is-first", "bandit", ("C-SETUP-23", "A-RULE-04")),
    base.WHICH_CAR: QuestionKind("which-car", "car", ("A-SETUP-02",)),
}
QUESTIONS: Final[tuple[QuestionKind, ...]] = (
    *[CHANGED.get(number, kind) for number, kind in enumerate(base.QUESTIONS)],
    QuestionKind("which-loot-laid", "token", ("A-SETUP-09", "A-SETUP-10", "A-SETUP-11")),
    QuestionKind("which-professore-card", "card", ("A-PROF-11", "A-PROF-12", "A-PROF-13")),
    QuestionKind("which-card-lost", "card", ("A-DIVERSION-01",)),
    QuestionKind("keep-which", "card", ("A-PLAN-01", "A-RULE-09")),
    QuestionKind("draw-more", "yes_no", ("A-ARMORY-01", "A-ED-07")),
    QuestionKind("heal-which", "healing", ("A-EVENT-HEAL-01", "A-INFIRMARY-01", "A-ED-02")),
    QuestionKind("knock-back-where", "spot", ("A-DJANGO-02", "A-RULE-40")),
    QuestionKind("which-loot-robbed", "loot", ("A-ROB-02", "A-RULE-38")),
    QuestionKind("keep-decoy", "yes_no", ("A-ROB-05", "A-RULE-63")),
    QuestionKind("nudge-whom", "bandit", ("A-NUDGE-01", "A-RULE-14")),
    QuestionKind("nudge-what", "action", ("A-NUDGE-02", "A-RULE-14", "A-ED-05")),
    QuestionKind("take-action", "action", ("A-NUDGE-03", "A-PROF-21", "A-CAVALRY-04", "A-RULE-11")),
    QuestionKind("burst-what", "loot", ("A-GATLING-04", "A-ED-06")),
    QuestionKind("which-loot-lost", "loot", ("A-GATLING-04", "A-ED-06")),
    QuestionKind("lay-down-which", "own_loot", ("A-EVENT-HEAVY-02", "A-RULE-29")),
    QuestionKind("help-where", "spot", ("A-EVENT-HELP-01", "A-RULE-30")),
)
