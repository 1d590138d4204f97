"""The rulebook of the base game: a table of contents, from the number of a rule to its function."""

from __future__ import annotations

from coltexpress.games.classic import round_events, scheming, scoring, setup, steps
from coltexpress.games.classic.state import ClassicState
from coltexpress.games.classic.stealing import fire, floor, marshal, move, pile, punch, rob
from coltexpress.kernel.agenda import State, taken_apart
from coltexpress.kernel.vecs import i64


class Classic(ClassicState):
    """A game of Colt Express, in progress."""

    def copy(self) -> Classic:
        return Classic(self.options, self)

    def resolve(self, step: i64) -> None:
        """Carry out one step, or ask for its first blank."""
        rule, a, b, c, d = taken_apart(step)
        # Schemin'
        if rule == steps.SCHEME:
            scheming.scheme(self, a, b, c)
        # Stealin'
        elif rule == steps.NEXT_CARD:
            pile.next_card(self, a)
        elif rule == steps.DEAL:  # of a round, but often
            scheming.deal(self, a, b, c)
        elif rule == steps.DO_MOVE:
            move.move(self, a, b)
        elif rule == steps.DO_FLOOR_CHANGE:
            floor.change_floor(self, a, b)
        elif rule == steps.DO_FIRE:
            fire.fire(self, a, b)
        elif rule == steps.DO_ROBBERY:
            rob.rob(self, a, b, c)
        elif rule == steps.DO_MARSHAL:
            marshal.move_marshal(self, a, b)
        elif rule == steps.DO_PUNCH:
            punch.punch(self, a, b, c, d)
        elif rule == steps.LOSE:
            punch.lose(self, a, b, c, d)
        elif rule == steps.THROW:
            punch.throw(self, a, b, c)
        # A round
        elif rule == steps.TURN:
            scheming.take_turn(self, a)
        elif rule == steps.ROUND:
            scheming.begin_round(self)
        elif rule == steps.TURN_UP:
            scheming.turn_up(self, a)
        elif rule == steps.LAY_DOWN:
            scheming.lay_down(self)
        elif rule == steps.STEAL:
            pile.steal(self)
        elif rule == steps.HAPPEN:
            round_events.happen(self)
        elif rule == steps.PICKPOCKET:
            round_events.pickpocket(self, a, b, c)
        elif rule == steps.REVENGE:
            round_events.revenge(self, a, b)
        elif rule == steps.END_ROUND:
            scoring.end_round(self, a)
        # Expert variant
        elif rule == steps.DROP_BULLETS:
            scheming.drop_bullets(self, a, b)
        elif rule == steps.KEEP:
            scheming.keep(self, a, b)
        # Before and after
        elif rule == steps.FILL:
            setup.fill(self, a, b, c)
        elif rule == steps.COUPLE:
            setup.couple(self, a, b)
        elif rule == steps.PICK:
            setup.pick(self, a, b)
        elif rule == steps.SET_UP:
            setup.set_up(self)
        elif rule == steps.TAKE_CARDS:
            setup.take_cards(self)
        elif rule == steps.KEEP_MARSHAL:
            setup.keep_marshal(self, a, b)
        elif rule == steps.DRAW_FIRST_PLAYER:
            setup.draw_first_player(self, a)
        elif rule == steps.STAND:
            setup.stand(self, a)
        elif rule == steps.COUNT_MONEY:
            scoring.count_money(self)
        else:
            raise AssertionError(f"no rule has the number {rule}")


def state_of(state: State) -> Classic:
    """The state, known to be one of this game."""
    assert isinstance(state, Classic), "a state of another game"
    return state
