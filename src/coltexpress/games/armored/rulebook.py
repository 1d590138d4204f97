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
from coltexpress.games.armored.state import ArmoredTable
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
from coltexpress.kernel.agenda import Step, advance, then
from coltexpress.kernel.chance import Chance


class Armored(ArmoredTable):
    """A game of Couriers & Armored Train, in progress."""

    def copy(self) -> Armored:
        return Armored(self.rules, self)

    def seen_by(self, seat: int) -> Armored:
        table = Armored(self.rules, self)
        table.asks = []
        table.hide_from(seat)
        return table

    def resolve(self, step: Step) -> None:
        """Carry out one step, or ask for its first blank; the base game knows the others."""
        rule = step.rule
        # Schemin'
        if rule == DEAL:
            scheming.deal(self, step.a, step.b, step.c)
        elif rule == SCHEME:
            scheming.scheme(self, step.a, step.b, step.c)
        elif rule == PROFESSORE_PLAYS:
            professore.plays(self, step.a, step.b)
        elif rule == LOSE_CARD:
            scheming.lose_card(self, step.a, step.b)
        # Stealin'
        elif rule == NEXT_CARD:
            pile.next_card(self, step.a)
        elif rule == DO_FIRE:
            fire.fire(self, step.a, step.b)
        elif rule == KNOCK_BACK:
            fire.knock_back(self, step.a, step.b, step.c)
        elif rule == BURST:
            gatling.burst(self, step.a)
        elif rule == BURST_LOOT:
            gatling.burst_loot(self, step.a, step.b, step.c)
        elif rule == BURST_COURIERS:
            gatling.burst_couriers(self, step.a)
        elif rule == DO_ROBBERY:
            rob.rob(self, step.a, step.b, step.c)
        elif rule == TAKE_LOOT:
            rob.take_loot(self, step.a, step.b, step.c, step.d)
        elif rule == DO_NUDGE:
            granting.nudge(self, step.a, step.b, step.c)
        elif rule == GRANT:
            granting.grant(self, step.a, step.b, step.c)
        # A round
        elif rule == TURN:
            scheming.take_turn(self, step.a)
        elif rule == ROUND:
            scheming.begin_round(self)
        elif rule == HEAL:
            healing.heal(self, step.a, step.b, step.c)
        elif rule == FILL_HAND:
            scheming.fill_hand(self, step.a, step.b)
        elif rule == TURN_UP:
            scheming.turn_up(self, step.a)
        elif rule == LAY_DOWN:
            scheming.lay_down(self)
        elif rule == KEEP_ONE:
            scheming.keep_one(self, step.a, step.b)
        elif rule == HAPPEN:
            round_events.happen(self)
        elif rule == HEAVY_DROP:
            round_events.heavy_drop(self, step.a, step.b)
        elif rule == HELP:
            round_events.help_mate(self, step.a, step.b)
        elif rule == END_ROUND:
            scoring.end_round(self, step.a)
        # Before and after
        elif rule == SET_UP:
            setup.set_up(self)
        elif rule == TAKE_CARDS:
            setup.take_cards(self)
        elif rule == COUPLE:
            setup.couple(self, step.a, step.b)
        elif rule == LAY:
            setup.lay(self, step.a, step.b)
        elif rule == STAND:
            setup.stand(self)
        elif rule == COUNT_MONEY:
            scoring.count_money(self)
        else:
            super().resolve(step)


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
    g.chance = chance
    g.log = [] if listen else None
    then(g, SET_UP)
    advance(g)
    return g
