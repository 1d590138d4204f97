"""The rulebook of the expansion: what differs from the base game, and the rest handed on to it."""

from __future__ import annotations

from dataclasses import replace

from coltexpress.games.armored import (
    granting,
    healing,
    professore,
    round_events,
    scheming,
    scoring,
    setup,
    steps,
)
from coltexpress.games.armored.options import Options
from coltexpress.games.armored.printed import PRINTED, Printed
from coltexpress.games.armored.state import ArmoredState
from coltexpress.games.armored.stealing import fire, gatling, pile, rob
from coltexpress.games.classic import steps as base
from coltexpress.kernel.agenda import State, begin, taken_apart
from coltexpress.kernel.chance import Chance
from coltexpress.kernel.vecs import i64


class Armored(ArmoredState):
    """A game of Couriers & Armored Train, in progress."""

    def copy(self) -> Armored:
        return Armored(self.rules, self)

    def resolve(self, step: i64) -> None:
        """Carry out one step, or ask for its first blank; the base game knows its others."""
        rule, a, b, c, d = taken_apart(step)
        # Schemin'
        if rule == base.DEAL:
            scheming.deal(self, a, b, c)
        elif rule == base.SCHEME:
            scheming.scheme(self, a, b, c)
        elif rule == steps.PROFESSORE_PLAYS:
            professore.plays(self, a, b)
        elif rule == steps.LOSE_CARD:
            scheming.lose_card(self, a, b)
        # Stealin'
        elif rule == base.NEXT_CARD:
            pile.next_card(self, a)
        elif rule == base.DO_FIRE:
            fire.fire(self, a, b)
        elif rule == steps.KNOCK_BACK:
            fire.knock_back(self, a, b, c)
        elif rule == steps.BURST:
            gatling.burst(self, a)
        elif rule == steps.BURST_LOOT:
            gatling.burst_loot(self, a, b, c)
        elif rule == steps.BURST_COURIERS:
            gatling.burst_couriers(self, a)
        elif rule == base.DO_ROBBERY:
            rob.rob(self, a, b, c)
        elif rule == steps.TAKE_LOOT:
            rob.take_loot(self, a, b, c, d)
        elif rule == steps.DO_NUDGE:
            granting.nudge(self, a, b, c)
        elif rule == steps.GRANT:
            granting.grant(self, a, b, c)
        # A round
        elif rule == base.TURN:
            scheming.take_turn(self, a)
        elif rule == base.ROUND:
            scheming.begin_round(self)
        elif rule == steps.HEAL:
            healing.heal(self, a, b, c)
        elif rule == steps.FILL_HAND:
            scheming.fill_hand(self, a, b)
        elif rule == base.TURN_UP:
            scheming.turn_up(self, a)
        elif rule == base.LAY_DOWN:
            scheming.lay_down(self)
        elif rule == steps.KEEP_ONE:
            scheming.keep_one(self, a, b)
        elif rule == base.HAPPEN:
            round_events.happen(self)
        elif rule == steps.HEAVY_DROP:
            round_events.heavy_drop(self, a, b)
        elif rule == steps.HELP:
            round_events.help_mate(self, a, b)
        elif rule == base.END_ROUND:
            scoring.end_round(self, a)
        # Before and after
        elif rule == base.SET_UP:
            setup.set_up(self)
        elif rule == base.TAKE_CARDS:
            setup.take_cards(self)
        elif rule == base.COUPLE:
            setup.couple(self, a, b)
        elif rule == steps.LAY:
            setup.lay(self, a, b)
        elif rule == base.STAND:
            setup.stand(self)
        elif rule == base.COUNT_MONEY:
            scoring.count_money(self)
        else:
            super().resolve(step)


def state_of(state: State) -> Armored:
    """The state, known to be one of this game."""
    assert isinstance(state, Armored), "a state of another game"
    return state


def new_game(
    options: Options,
    chance: Chance | None = None,
    printed: Printed = PRINTED,
    *,
    listen: bool = False,
) -> Armored:
    """A game at its first question; `printed` may come from a user's data file."""
    if printed is not PRINTED:
        options = replace(options, data=printed.digest)
    g = Armored(options)
    begin(g, base.SET_UP, chance, listen=listen)
    return g
