"""Which agendas can wait in a state: they grow from a round, and nothing is asked before the first.

No rule but the round leaves steps behind that wait.
"""

from __future__ import annotations

from coltexpress.games.toy.rulebook import Toy
from coltexpress.games.toy.steps import ROUND
from coltexpress.kernel.agenda import BLANK, Step
from coltexpress.kernel.vecs import i64, vec


def is_setting_up(_g: Toy) -> bool:
    """There is no setup."""
    return False


def set_up_answer(_g: Toy, _step: Step, _offered: vec[i64]) -> int:
    """So nothing was answered to it."""
    return BLANK


def root(_g: Toy) -> Step:
    """The step from which the whole agenda has grown."""
    return Step(ROUND)


def as_found(g: Toy, step: Step) -> tuple[Toy, Step] | None:
    """A copy of the state as this rule found it, and the step that it carried out there."""
    return (g.copy(), step) if step.rule == ROUND else None
