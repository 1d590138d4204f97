"""One row or action at a time."""

from __future__ import annotations

from coltexpress.kernel.agenda import BLANK, Ask, State
from coltexpress.kernel.observation import Observation


def row_of(sight: Observation, state: State, seat: int, what: int = BLANK) -> bytes:
    """The row of one seat that is asked this, or nothing."""
    return sight.row(state, seat, what)


def actions_of(sight: Observation, state: State, question: Ask) -> list[int]:
    """By option of a question: the action that stands for it."""
    return [sight.action(state, question.seat, question.what, one) for one in question.options]
