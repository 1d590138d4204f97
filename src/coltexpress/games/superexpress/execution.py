"""Chapters 6 and 11: the plans are carried out card by card, clockwise, in three laps."""

from __future__ import annotations

from coltexpress.games.superexpress import facts
from coltexpress.games.superexpress.cards import climb, fire, horse, move, reflex, turn
from coltexpress.games.superexpress.printed import (
    CLIMB,
    FIRE,
    HORSE,
    MOVE,
    PLAN_SIZE,
    REFLEX,
    TURN,
)
from coltexpress.games.superexpress.scoring import is_decided
from coltexpress.games.superexpress.state import FALLEN, OUT, SuperTable
from coltexpress.games.superexpress.steps import END_GAME, END_ROUND, TURN_OF
from coltexpress.kernel.agenda import then


def take_turn(g: SuperTable, lap: int, bandit: int) -> None:
    """A player reveals the top card and applies it whole. [S-EXEC-01..06, S-RULE-11, S-RULE-23]"""
    if g.status[bandit] != OUT:
        card = g.plan[bandit][0]
        facts.revealed(g, bandit, card)
        apply(g, bandit, card)
    if is_decided(g):
        then(g, END_GAME)
    else:
        go_on(g, lap, (bandit + 1) % g.players)


def go_on(g: SuperTable, lap: int, bandit: int) -> None:
    """The next in the ring; after the third lap the round is over. [S-EXEC-04..05, S-RULE-16]"""
    if bandit != g.start:
        then(g, TURN_OF, lap, bandit)
    elif lap < PLAN_SIZE:
        then(g, TURN_OF, lap + 1, bandit)
    else:
        then(g, END_ROUND)


def apply(g: SuperTable, bandit: int, card: int) -> None:
    """What the card does depends on where its bandit is: on the train, down, or fallen off."""
    if g.status[bandit] == FALLEN:
        horse.last_chance(g, bandit, card)
    elif g.down[bandit]:
        while_down(g, bandit, card)
    else:
        while_standing(g, bandit, card)


def while_standing(g: SuperTable, bandit: int, card: int) -> None:
    """The printed effect, wanted or not. [S-EXEC-06]"""
    if card == TURN:
        turn.turn(g, bandit)
    elif card == CLIMB:
        climb.climb(g, bandit)
    elif card == MOVE:
        move.move(g, bandit)
    elif card == FIRE:
        fire.fire(g, bandit)
    elif card == REFLEX:
        reflex.drop(g, bandit)
    else:
        horse.ride(g, bandit)


def while_down(g: SuperTable, bandit: int, card: int) -> None:
    """Any card only stands the bandit up; Reflex does more. [S-DOWN-01..04, S-RULE-17]"""
    if card == REFLEX:
        reflex.spring_up(g, bandit)
    elif card == HORSE and g.options.horse_when_down == "true":
        horse.ride(g, bandit)
    else:
        facts.stood_up(g, bandit)
