"""The options of a question as actions."""

from __future__ import annotations

from coltexpress.kernel.agenda import Ask, State
from coltexpress.kernel.observation import Observation


def actions_of(sight: Observation, state: State, question: Ask) -> list[int]:
    """By option of a question: the action that stands for it."""
    return [sight.action(state, question.seat, question.what, one) for one in question.options]
