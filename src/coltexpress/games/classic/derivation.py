"""Which agendas can wait in a state of the base game: the state as each rule found it."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic.printed import EVENT_OF, NO_EVENT
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.state import (
    ROUND_END,
    SCHEMIN,
    SETUP,
    STEALIN,
    ClassicState,
    bandits_of,
)
from coltexpress.games.classic.steps import (
    COUPLE,
    DEAL,
    DO_PUNCH,
    DRAW_FIRST_PLAYER,
    END_ROUND,
    FILL,
    HAPPEN,
    KEEP_MARSHAL,
    LAY_DOWN,
    NEXT_CARD,
    PICK,
    ROUND,
    SCHEME,
    STEAL,
    TURN,
    TURN_UP,
)
from coltexpress.kernel.agenda import BLANK, Step
from coltexpress.kernel.rows import without
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.loot import BACK_OF, PURSE, of_kind

AS_IT_IS: Final = (ROUND, DEAL, SCHEME, DO_PUNCH)  # what they look at has not changed since


def is_setting_up(g: Classic) -> bool:
    """Is the game before its first round?"""
    return g.phase == SETUP


def root(g: Classic) -> Step:
    """All that is asked after the setup grows from the round."""
    return Step(ROUND)


def as_found(g: Classic, step: Step) -> tuple[Classic, Step] | None:
    """A copy of the state as this rule found it, and the step that it carried out there."""
    return found_at(g, step, is_last_turn(g), has_event(g))


def found_at(g: Classic, step: Step, last_turn: bool, event: bool) -> tuple[Classic, Step] | None:
    """The same, knowing whether this is the last turn of a round, and whether that has an event."""
    rule = step.rule
    if rule == NEXT_CARD:
        return (g.copy(), Step(NEXT_CARD)) if len(g.pile) > 0 else None
    if rule == TURN_UP:
        return before_turning_up(g) if g.phase == SCHEMIN else None
    if rule == TURN:
        possible = step.a == g.turn
    elif rule == LAY_DOWN:
        possible = g.phase == SCHEMIN and last_turn
    elif rule == STEAL:
        possible = g.phase == STEALIN and last_turn
    elif rule == HAPPEN:
        possible = g.phase == ROUND_END and last_turn and event
    elif rule == END_ROUND:
        ended = g.phase == (ROUND_END if event else STEALIN)
        possible = step.a == BLANK and keeps_at_the_end(g) and ended and last_turn
    else:
        possible = rule in AS_IT_IS
    return (g.copy(), step) if possible else None


def before_turning_up(g: Classic) -> tuple[Classic, Step] | None:
    """The round card on top was not yet turned up."""
    if len(g.round_cards) == 0:
        return None
    state = g.copy()
    card = state.round_cards[-1]
    state.round_cards = without(state.round_cards, -1)
    return state, Step(TURN_UP, card)


def is_last_turn(g: ClassicState) -> bool:
    """Is it the last turn of the round card?"""
    return len(g.round_cards) > 0 and g.turn == len(g.turns()) - 1


def has_event(g: ClassicState) -> bool:
    """Has the round card an event?"""
    return len(g.round_cards) > 0 and EVENT_OF[g.round_cards[-1]] != NO_EVENT


def keeps_at_the_end(g: ClassicState) -> bool:
    """Do players choose at the end of the round what to keep? [C-ED-09]"""
    return g.expert and g.options.expert_keep_timing == "end_of_round"


def set_up_answer(g: Classic, step: Step, offered: vec[i64]) -> int:
    """What the state shows was answered to this step of the setup."""
    rule, a, b = step.rule, step.a, step.b
    if rule == PICK:
        return g.who[a]
    if rule == KEEP_MARSHAL:
        return g.law[a]
    if rule == COUPLE:
        return g.cars[a - 1]
    if rule == FILL:
        return token_at(of_kind(g.floor[g.train.inside[a]], PURSE), b, offered)
    if rule == DRAW_FIRST_PLAYER:
        return bandits_of(g, g.first)[0]
    return BLANK


def token_at(tokens: vec[i64], place: int, offered: vec[i64]) -> int:
    """The token at this place, if there is one; under a back any that is offered may lie."""
    if place >= len(tokens):
        return BLANK
    same_back = [one for one in offered if BACK_OF[one] == tokens[place]]
    return same_back[0] if same_back else tokens[place]
