"""Which agendas can wait in a state of the expansion: the state as each rule found it."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored.printed import (
    BULLETS,
    DELAYED_ASSAULT,
    NEUTRAL_BULLETS,
    SHORT_ASSAULT,
    UNDERSTAFFING,
)
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.armored.state import ArmoredState, team_of
from coltexpress.games.armored.steps import BURST, BURST_LOOT, DO_NUDGE, FILL_HAND, GRANT, LAY
from coltexpress.games.armored.trains import DRAWN_KINDS, DRAWN_SPOTS, trains_after
from coltexpress.games.classic import derivation as base
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.steps import DO_FIRE, DO_ROBBERY, END_ROUND, SCHEME
from coltexpress.kernel.agenda import Step
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.loot import of_kind

AS_IT_IS: Final = (FILL_HAND, BURST, BURST_LOOT, DO_ROBBERY, DO_NUDGE)


def as_found(g: Armored, step: Step) -> tuple[Classic, Step] | None:
    """A copy of the state as this rule found it, and the step that it carried out there."""
    rule = step.rule
    if rule in AS_IT_IS:
        return g.copy(), step
    if rule == DO_FIRE:
        return before_firing(g, step)
    if rule == GRANT:
        return before_granting(g, step)
    if rule == SCHEME:
        return before_scheming(g, step)
    if rule == END_ROUND and g.advances > 0:
        return before_advancing(g, step)
    return base.found_at(g, step, is_last_turn(g), has_event(g))


def before_firing(g: Armored, step: Step) -> tuple[Armored, Step]:
    """The shot was not yet fired, or the burst: only who has lost a bullet can have shot."""
    state = g.copy()
    spent = g.bullets[step.a] < BULLETS
    state.bullets[step.a] = g.bullets[step.a] + 1 if spent else 0
    state.neutral = NEUTRAL_BULLETS
    return state, step


def before_granting(g: Armored, step: Step) -> tuple[Armored, Step]:
    """Before the action that was granted, the bandit may have had a bullet to fire."""
    state = g.copy()
    state.bullets[step.a] = max(1, g.bullets[step.a])
    state.neutral = NEUTRAL_BULLETS
    return state, step


def before_scheming(g: Armored, step: Step) -> tuple[Armored, Step]:
    """The team's Diversion was open if it is used now. [A-DIVERSION-04]"""
    state = g.copy()
    state.diverted = g.diverted ^ 1 << team_of(g, step.a)
    return state, step


def before_advancing(g: Armored, step: Step) -> tuple[Classic, Step] | None:
    """The Starting Train had not yet moved on. [A-TRAIN-01]"""
    found = base.found_at(g, step, is_last_turn(g), has_event(g))
    if found is not None:
        state = g.copy()
        state.advances -= 1
        state.trains = state.train = trains_after(state.advances)
        return state, step
    return None


def is_last_turn(g: ArmoredState) -> bool:
    """Is it the last turn of the round card, be it cut short? [A-CAVALRY-06]"""
    if len(g.round_cards) == 0:
        return False
    short = g.printed.event_of[g.round_cards[-1]] == DELAYED_ASSAULT
    return base.is_last_turn(g) or (short and g.turn == SHORT_ASSAULT - 1)


def has_event(g: ArmoredState) -> bool:
    """Has the round card an event that strikes after Stealin'? [A-RULE-46]"""
    if len(g.round_cards) == 0:
        return False
    return 0 <= g.printed.event_of[g.round_cards[-1]] <= UNDERSTAFFING


def set_up_answer(g: Armored, step: Step, offered: vec[i64]) -> int:
    """What the state shows was answered to this step of the setup."""
    if step.rule != LAY:
        return base.set_up_answer(g, step, offered)
    laid = of_kind(g.floor[DRAWN_SPOTS[step.a]], DRAWN_KINDS[step.a])
    return base.token_at(laid, 0, offered)
