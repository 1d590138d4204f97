"""Chapters 6 and 11: the plans are carried out card by card, clockwise, in three laps."""

from __future__ import annotations

from coltexpress.games.super import facts
from coltexpress.games.super.cards import climb, fire, horse, move, reflex, turn
from coltexpress.games.super.printed import CLIMB, FIRE, HORSE, MOVE, PLAN_SIZE, REFLEX, TURN
from coltexpress.games.super.scoring import is_decided
from coltexpress.games.super.stacks import top_of
from coltexpress.games.super.state import FALLEN, OUT, SuperState, clockwise
from coltexpress.games.super.steps import END_GAME, END_ROUND
from coltexpress.kernel.agenda import then
from coltexpress.kernel.vecs import i64


def execute(g: SuperState) -> None:
    """Three laps clockwise from the start player. [S-EXEC-01..05, S-RULE-16, S-RULE-23]"""
    bandit = g.start
    for _turn in range(PLAN_SIZE * g.players):
        take_turn(g, bandit)
        if is_decided(g):
            then(g, END_GAME)
            return
        bandit = clockwise(g, bandit)
    then(g, END_ROUND)


def take_turn(g: SuperState, bandit: i64) -> None:
    """A player reveals the top card and applies it whole. [S-EXEC-03, S-EXEC-06, S-RULE-11]"""
    if g.status[bandit] != OUT:
        card = top_of(g.plan[bandit])
        facts.revealed(g, bandit, card)
        apply(g, bandit, card)


def apply(g: SuperState, bandit: i64, card: i64) -> None:
    """What the card does depends on where its bandit is: on the train, down, or fallen off."""
    if g.status[bandit] == FALLEN:
        horse.last_chance(g, bandit, card)
    elif g.down[bandit] == 1:
        while_down(g, bandit, card)
    else:
        while_standing(g, bandit, card)


def while_standing(g: SuperState, bandit: i64, card: i64) -> None:
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


def while_down(g: SuperState, bandit: i64, card: i64) -> None:
    """Any card only stands the bandit up; Reflex does more. [S-DOWN-01..04, S-RULE-17]"""
    if card == REFLEX:
        reflex.spring_up(g, bandit)
    elif card == HORSE and g.horse_when_down:
        horse.ride(g, bandit)
    else:
        facts.stood_up(g, bandit)
