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
)
from coltexpress.games.armored.options import Options
from coltexpress.games.armored.printed import PRINTED, Printed
from coltexpress.games.armored.state import ArmoredState
from coltexpress.games.armored.stealing import fire, gatling, pile, rob
from coltexpress.games.armored.steps import (
    BURST,
    BURST_COURIERS,
    BURST_LOOT,
    DO_NUDGE,
    FILL_HAND,
    GRANT,
    HEAL,
    HEAVY_DROP,
    HELP,
    KEEP_ONE,
    KNOCK_BACK,
    LAY,
    LOSE_CARD,
    PROFESSORE_PLAYS,
    TAKE_LOOT,
)
from coltexpress.games.classic.steps import (
    COUNT_MONEY,
    COUPLE,
    DEAL,
    DO_FIRE,
    DO_ROBBERY,
    END_ROUND,
    HAPPEN,
    LAY_DOWN,
    NEXT_CARD,
    ROUND,
    SCHEME,
    SET_UP,
    STAND,
    TAKE_CARDS,
    TURN,
    TURN_UP,
)
from coltexpress.kernel.agenda import begin
from coltexpress.kernel.chance import Chance
from coltexpress.kernel.vecs import i64


class Armored(ArmoredState):
    """A game of Couriers & Armored Train, in progress."""

    def copy(self) -> Armored:
        return Armored(self.rules, self)

    def resolve(self, rule: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry out one step, or ask for its first blank; the base game knows the others."""
        # Schemin'
        if rule == DEAL:
            scheming.deal(self, a, b, c)
        elif rule == SCHEME:
            scheming.scheme(self, a, b, c)
        elif rule == PROFESSORE_PLAYS:
            professore.plays(self, a, b)
        elif rule == LOSE_CARD:
            scheming.lose_card(self, a, b)
        # Stealin'
        elif rule == NEXT_CARD:
            pile.next_card(self, a)
        elif rule == DO_FIRE:
            fire.fire(self, a, b)
        elif rule == KNOCK_BACK:
            fire.knock_back(self, a, b, c)
        elif rule == BURST:
            gatling.burst(self, a)
        elif rule == BURST_LOOT:
            gatling.burst_loot(self, a, b, c)
        elif rule == BURST_COURIERS:
            gatling.burst_couriers(self, a)
        elif rule == DO_ROBBERY:
            rob.rob(self, a, b, c)
        elif rule == TAKE_LOOT:
            rob.take_loot(self, a, b, c, d)
        elif rule == DO_NUDGE:
            granting.nudge(self, a, b, c)
        elif rule == GRANT:
            granting.grant(self, a, b, c)
        # A round
        elif rule == TURN:
            scheming.take_turn(self, a)
        elif rule == ROUND:
            scheming.begin_round(self)
        elif rule == HEAL:
            healing.heal(self, a, b, c)
        elif rule == FILL_HAND:
            scheming.fill_hand(self, a, b)
        elif rule == TURN_UP:
            scheming.turn_up(self, a)
        elif rule == LAY_DOWN:
            scheming.lay_down(self)
        elif rule == KEEP_ONE:
            scheming.keep_one(self, a, b)
        elif rule == HAPPEN:
            round_events.happen(self)
        elif rule == HEAVY_DROP:
            round_events.heavy_drop(self, a, b)
        elif rule == HELP:
            round_events.help_mate(self, a, b)
        elif rule == END_ROUND:
            scoring.end_round(self, a)
        # Before and after
        elif rule == SET_UP:
            setup.set_up(self)
        elif rule == TAKE_CARDS:
            setup.take_cards(self)
        elif rule == COUPLE:
            setup.couple(self, a, b)
        elif rule == LAY:
            setup.lay(self, a, b)
        elif rule == STAND:
            setup.stand(self)
        elif rule == COUNT_MONEY:
            scoring.count_money(self)
        else:
            super().resolve(rule, a, b, c, d)


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
    begin(g, SET_UP, chance, listen=listen)
    return g
