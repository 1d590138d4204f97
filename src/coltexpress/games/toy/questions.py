"""The questions: what is asked, what the options are, and why."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.events import QuestionKind

WHICH_CAR: Final = 0
WHAT_IS_INSIDE: Final = 1
WHICH_BID: Final = 2

QUESTIONS: Final[tuple[QuestionKind, ...]] = (
    QuestionKind("which-car", "car", ("T-LOOK-01",)),
    QuestionKind("what-is-inside", "loot", ("T-LOOK-02",)),
    QuestionKind("which-bid", "card", ("T-BID-01", "T-BID-02")),
)
