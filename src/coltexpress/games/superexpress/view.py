"""What a seat sees: events retold to it, and the way back from a view to a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coltexpress.games.superexpress import facts
from coltexpress.games.superexpress.rulebook import SuperExpress
from coltexpress.games.superexpress.stacks import from_top, holds, stacked
from coltexpress.games.superexpress.state import SuperTable
from coltexpress.kernel.agenda import HIDDEN, reopen
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.events import Event
from coltexpress.kernel.vecs import i64, vec

FACTS: Final[tuple[Callable[..., None], ...]] = (
    facts.picked,
    facts.became_start_player,
    facts.placed,
    facts.round_began,
    facts.planned,
    facts.execution_began,
    facts.revealed,
    facts.stood_up,
    facts.turned,
    facts.climbed,
    facts.moved,
    facts.shot,
    facts.missed,
    facts.knocked_back,
    facts.lay_down,
    facts.rode,
    facts.fell_off,
    facts.rescued,
    facts.had_no_effect,
    facts.eliminated,
    facts.decoupled,
    facts.claimed,
    facts.game_ended,
    facts.won,
    facts.nobody_won,
)  # by kind of event


def retell(table: SuperExpress, event: Event, seat: int) -> SuperExpress:
    """The table that this seat sees after an event that it was told."""
    after = table.copy()
    FACTS[event.kind](after, *event.args)
    return after.seen_by(seat)


def determinize(table: SuperExpress, dice: Dice) -> SuperExpress:
    """A table that looks the same to whoever saw this one; sealed answers are guessed."""
    g = table.copy()
    for bandit in range(g.players):
        guess_plan(g, bandit, dice)
    reopen(g)
    for question in g.asks:
        if len(g.sealed) > 0 and g.sealed[question.seat] == HIDDEN:
            g.sealed[question.seat] = dice.answer(question.options)
    return g


def guess_plan(g: SuperTable, bandit: i64, dice: Dice) -> None:
    """The cards that a player has not revealed are any that were not shown. [S-PLAN-06]"""
    if holds(g.plan[bandit], HIDDEN):
        shown = g.shown[bandit]
        unseen = vec[i64]([card for card in g.options.cards if not holds(shown, card)])
        count = len(from_top(g.plan[bandit]))
        g.plan[bandit] = stacked(dice.shuffled(unseen)[:count])
