"""The questions of Colt Super Express: what is asked, what the options are, and why."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.events import QuestionKind

PICK_CHARACTER: Final = 0
WHO_STARTS: Final = 1
WHICH_PLAN: Final = 2
WHICH_LOOT: Final = 3

QUESTIONS: Final[tuple[QuestionKind, ...]] = (
    QuestionKind("pick-character", "character", ("S-SETUP-04", "S-RULE-03", "S-RULE-31")),
    QuestionKind("who-starts", "bandit", ("S-SETUP-05", "S-SETUP-06")),
    QuestionKind("which-plan", "plan", ("S-PLAN-02", "S-PLAN-03", "S-PLAN-06", "S-EXP-05")),
    QuestionKind("which-loot", "loot", ("S-RULE-02", "S-ROUND-04")),
)
