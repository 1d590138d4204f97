"""The facts of this game: the only functions that change the state; each tells what it did.

A fact works on a view as well as on the state itself, so that the events told to a seat rebuild
what that seat sees.
"""

from __future__ import annotations

from coltexpress.games.super.board import FRONT, OFF, REAR, board_of
from coltexpress.games.super.events import (
    BECAME_START_PLAYER,
    CLAIMED,
    CLIMBED,
    DECOUPLED,
    ELIMINATED,
    EVENTS,
    EXECUTION_BEGAN,
    FELL_OFF,
    GAME_ENDED,
    HAD_NO_EFFECT,
    HEADS,
    KNOCKED_BACK,
    LAY_DOWN,
    MISSED,
    MOVED,
    NOBODY_WON,
    PICKED,
    PLACED,
    PLANNED,
    RESCUED,
    REVEALED,
    RODE,
    ROUND_BEGAN,
    SHOT,
    STOOD_UP,
    TURNED,
    WON,
)
from coltexpress.games.super.printed import stack_of
from coltexpress.games.super.stacks import EMPTY, put_on, without_top
from coltexpress.games.super.state import (
    ABOARD,
    EXECUTION,
    FALLEN,
    OUT,
    OVER,
    PLANNING,
    ROUND_END,
    SuperState,
)
from coltexpress.kernel.agenda import HIDDEN
from coltexpress.kernel.facts import tell_as
from coltexpress.kernel.vecs import append, i64


def tell(g: SuperState, kind: i64, a: i64 = HIDDEN, b: i64 = HIDDEN, c: i64 = HIDDEN) -> None:
    """Tell what happened, if anybody listens."""
    if g.log is not None:
        tell_as(g, EVENTS, HEADS, kind, a, b, c, HIDDEN)


def put(g: SuperState, bandit: i64, spot: i64, heading: i64) -> None:
    """Set a piece into the queue of a spot, at the edge that it comes over.

    That is the place nearest to where it came from. [S-POS-11..16, S-RULE-07, S-RULE-21]
    """
    take_away(g, bandit)
    others: i64 = 0
    for other, there in enumerate(g.at):
        if there == spot:
            others += 1
            if heading == REAR:
                g.place[other] += 1
    g.at[bandit] = spot
    g.place[bandit] = others if heading == FRONT else 0


def take_away(g: SuperState, bandit: i64) -> None:
    """Take a piece out of its queue; the others close up. [S-POS-02, S-POS-03]"""
    spot = g.at[bandit]
    if spot == OFF:
        return
    g.at[bandit] = OFF
    place = g.place[bandit]
    g.place[bandit] = 0
    for other, there in enumerate(g.at):
        if there == spot and g.place[other] > place:
            g.place[other] -= 1


# Setting up


def picked(g: SuperState, bandit: i64, character: i64) -> None:
    """A player took this character."""
    g.who[bandit] = character
    tell(g, PICKED, bandit, character)


def became_start_player(g: SuperState, bandit: i64) -> None:
    """A player took the start-player card."""
    g.start = bandit
    tell(g, BECAME_START_PLAYER, bandit)


def placed(g: SuperState, bandit: i64, spot: i64, facing: i64) -> None:
    """A bandit took its first place. [S-POS-10]"""
    put(g, bandit, spot, facing)
    g.facing[bandit] = facing
    g.status[bandit] = ABOARD
    tell(g, PLACED, bandit, spot, facing)


# Planning and execution


def round_began(g: SuperState, number: i64) -> None:
    """A round began; everybody took all cards back. [S-PLAN-01]"""
    g.phase = PLANNING
    for bandit in range(g.players):
        g.shown[bandit] = EMPTY
    tell(g, ROUND_BEGAN, number)


def planned(g: SuperState, bandit: i64, plan: i64) -> None:
    """A player's plan lies on the table, face down. [S-PLAN-03]"""
    g.plan[bandit] = stack_of(plan)
    tell(g, PLANNED, bandit, plan)


def execution_began(g: SuperState) -> None:
    """All plans are laid; none can be changed any more. [S-RULE-04]"""
    g.phase = EXECUTION
    tell(g, EXECUTION_BEGAN)


def revealed(g: SuperState, bandit: i64, card: i64) -> None:
    """A player showed the top card of the plan."""
    g.plan[bandit] = without_top(g.plan[bandit])
    g.shown[bandit] = put_on(g.shown[bandit], card)
    tell(g, REVEALED, bandit, card)


def stood_up(g: SuperState, bandit: i64) -> None:
    """A bandit stood up where it lay. [S-DOWN-02, S-DOWN-03]"""
    g.down[bandit] = 0
    tell(g, STOOD_UP, bandit)


def turned(g: SuperState, bandit: i64, facing: i64) -> None:
    """A bandit faces the other way now."""
    g.facing[bandit] = facing
    tell(g, TURNED, bandit, facing)


def climbed(g: SuperState, bandit: i64, spot: i64) -> None:
    """A bandit changed floor, its back against the edge of the card. [S-POS-11, S-POS-12]"""
    put(g, bandit, spot, g.facing[bandit])
    tell(g, CLIMBED, bandit, spot)


def moved(g: SuperState, bandit: i64, spot: i64) -> None:
    """A bandit went one section on, as far as the edge it came over. [S-POS-13, S-POS-14]"""
    put(g, bandit, spot, g.facing[bandit])
    tell(g, MOVED, bandit, spot)


def shot(g: SuperState, bandit: i64, target: i64) -> None:
    """A bandit hit a target."""
    tell(g, SHOT, bandit, target)


def missed(g: SuperState, bandit: i64) -> None:
    """A bandit fired, but nobody was in the line of fire."""
    tell(g, MISSED, bandit)


def knocked_back(g: SuperState, bandit: i64, spot: i64) -> None:
    """Who was hit landed on its back in the next section. [S-POS-15, S-POS-16, S-RULE-09]"""
    put(g, bandit, spot, FRONT if spot < g.at[bandit] else REAR)
    g.down[bandit] = 1
    tell(g, KNOCKED_BACK, bandit, spot)


def lay_down(g: SuperState, bandit: i64) -> None:
    """A bandit dropped on its back by itself."""
    g.down[bandit] = 1
    tell(g, LAY_DOWN, bandit)


def rode(g: SuperState, bandit: i64) -> None:
    """A bandit rode from somewhere on the train into the locomotive."""
    mount(g, bandit)
    tell(g, RODE, bandit)


def rescued(g: SuperState, bandit: i64) -> None:
    """A fallen bandit rode back into the locomotive."""
    mount(g, bandit)
    tell(g, RESCUED, bandit)


def mount(g: SuperState, bandit: i64) -> None:
    """The foremost place inside the locomotive, standing, facing FRONT. [S-POS-17]"""
    put(g, bandit, g.board.inside[0], REAR)
    g.facing[bandit] = FRONT
    g.down[bandit] = 0
    g.status[bandit] = ABOARD


def fell_off(g: SuperState, bandit: i64) -> None:
    """A bandit left the train over one of its ends."""
    leave(g, bandit, FALLEN)
    tell(g, FELL_OFF, bandit)


def had_no_effect(g: SuperState, bandit: i64, card: i64) -> None:
    """The card of a fallen bandit could not save it."""
    tell(g, HAD_NO_EFFECT, bandit, card)


def eliminated(g: SuperState, bandit: i64, wave: i64) -> None:
    """A bandit is out for good; the rest of its plan is never shown. [S-RULE-11]"""
    leave(g, bandit, OUT)
    g.wave[bandit] = wave
    g.plan[bandit] = EMPTY
    tell(g, ELIMINATED, bandit, wave)


def leave(g: SuperState, bandit: i64, status: i64) -> None:
    """Off the train a piece has neither place nor facing nor pose."""
    take_away(g, bandit)
    g.facing[bandit] = FRONT
    g.down[bandit] = 0
    g.status[bandit] = status


# The end of a round, the end of the game


def decoupled(g: SuperState, section: i64) -> None:
    """The last car rolled away; who is on it is eliminated next."""
    g.phase = ROUND_END
    g.cars = section - 1
    g.board = board_of(g.cars)
    tell(g, DECOUPLED, section)


def claimed(g: SuperState, bandit: i64, section: i64, value: i64) -> None:
    """A player turned over the car and laid it in front of them."""
    g.loot[bandit] = append(g.loot[bandit][:], value)
    tell(g, CLAIMED, bandit, section, value)


def game_ended(g: SuperState) -> None:
    """One bandit at most is left, or no car."""
    g.phase = OVER
    tell(g, GAME_ENDED)


def won(g: SuperState, bandit: i64) -> None:
    """This player won."""
    tell(g, WON, bandit)


def nobody_won(g: SuperState) -> None:
    """All were lost."""
    tell(g, NOBODY_WON)
