"""The rulebook of the base game: a table of contents, from the number of a rule to its function."""

from __future__ import annotations

from coltexpress.games.classic import round_events, scheming, scoring, setup
from coltexpress.games.classic.options import Options
from coltexpress.games.classic.state import ClassicState
from coltexpress.games.classic.stealing import fire, floor, marshal, move, pile, punch, rob
from coltexpress.games.classic.steps import (
    COUNT_MONEY,
    COUPLE,
    DEAL,
    DO_FIRE,
    DO_FLOOR_CHANGE,
    DO_MARSHAL,
    DO_MOVE,
    DO_PUNCH,
    DO_ROBBERY,
    DRAW_FIRST_PLAYER,
    DROP_BULLETS,
    END_ROUND,
    FILL,
    HAPPEN,
    KEEP,
    KEEP_MARSHAL,
    LAY_DOWN,
    LOSE,
    NEXT_CARD,
    PICK,
    PICKPOCKET,
    REVENGE,
    ROUND,
    SCHEME,
    SET_UP,
    STAND,
    STEAL,
    TAKE_CARDS,
    THROW,
    TURN,
    TURN_UP,
)
from coltexpress.kernel.agenda import begin
from coltexpress.kernel.chance import Chance
from coltexpress.kernel.vecs import i64


class Classic(ClassicState):
    """A game of Colt Express, in progress."""

    def copy(self) -> Classic:
        return Classic(self.options, self)

    def resolve(self, rule: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry out one step, or ask for its first blank."""
        # Schemin'
        if rule == SCHEME:
            scheming.scheme(self, a, b, c)
        # Stealin'
        elif rule == NEXT_CARD:
            pile.next_card(self, a)
        elif rule == DEAL:  # of a round, but often
            scheming.deal(self, a, b, c)
        elif rule == DO_MOVE:
            move.move(self, a, b)
        elif rule == DO_FLOOR_CHANGE:
            floor.change_floor(self, a, b)
        elif rule == DO_FIRE:
            fire.fire(self, a, b)
        elif rule == DO_ROBBERY:
            rob.rob(self, a, b, c)
        elif rule == DO_MARSHAL:
            marshal.move_marshal(self, a, b)
        elif rule == DO_PUNCH:
            punch.punch(self, a, b, c, d)
        elif rule == LOSE:
            punch.lose(self, a, b, c, d)
        elif rule == THROW:
            punch.throw(self, a, b, c)
        # A round
        elif rule == TURN:
            scheming.take_turn(self, a)
        elif rule == ROUND:
            scheming.begin_round(self)
        elif rule == TURN_UP:
            scheming.turn_up(self, a)
        elif rule == LAY_DOWN:
            scheming.lay_down(self)
        elif rule == STEAL:
            pile.steal(self)
        elif rule == HAPPEN:
            round_events.happen(self)
        elif rule == PICKPOCKET:
            round_events.pickpocket(self, a, b, c)
        elif rule == REVENGE:
            round_events.revenge(self, a, b)
        elif rule == END_ROUND:
            scoring.end_round(self, a)
        # Expert variant
        elif rule == DROP_BULLETS:
            scheming.drop_bullets(self, a, b)
        elif rule == KEEP:
            scheming.keep(self, a, b)
        # Before and after
        elif rule == FILL:
            setup.fill(self, a, b, c)
        elif rule == COUPLE:
            setup.couple(self, a, b)
        elif rule == PICK:
            setup.pick(self, a, b)
        elif rule == SET_UP:
            setup.set_up(self)
        elif rule == TAKE_CARDS:
            setup.take_cards(self)
        elif rule == KEEP_MARSHAL:
            setup.keep_marshal(self, a, b)
        elif rule == DRAW_FIRST_PLAYER:
            setup.draw_first_player(self, a)
        elif rule == STAND:
            setup.stand(self, a)
        elif rule == COUNT_MONEY:
            scoring.count_money(self)
        else:
            raise AssertionError(f"no rule has the number {rule}")


def new_game(options: Options, chance: Chance | None = None, *, listen: bool = False) -> Classic:
    """A game at its first question."""
    g = Classic(options)
    begin(g, SET_UP, chance, listen=listen)
    return g
