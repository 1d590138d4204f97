"""Everything in play in Colt Super Express.

Made by scripts/make_states.py from fields.py. Do not edit.
"""

from __future__ import annotations

from coltexpress.games.super.board import FRONT, OFF, board_of
from coltexpress.games.super.options import Options
from coltexpress.games.super.stacks import EMPTY, cards_of, face_down, holds
from coltexpress.kernel.agenda import BLANK, HIDDEN, State
from coltexpress.kernel.fields import only
from coltexpress.kernel.rows import empty_rows, filled, frozen, one
from coltexpress.kernel.saving import Reader, Writer
from coltexpress.kernel.vecs import i64, vec


class SuperStored(State):
    """Everything in play in Colt Super Express."""

    def __init__(self, options: Options, like: SuperStored | None = None) -> None:
        super().__init__(options.players, like)
        if like is None:
            self.options = options
            self.plans = options.plans
            self.rescues = options.rescues
            self.horse_when_down = options.horse_when_down == "true"
            self.horse_defers_end = options.horse_defers_end == "true"
            self.players: i64 = options.players
            self.who: vec[i64] = filled(BLANK, options.players)
            self.cars: i64 = options.cars
            self.board = board_of(self.cars)
            self.at: vec[i64] = filled(OFF, options.players)
            self.place: vec[i64] = filled(0, options.players)
            self.facing: vec[i64] = filled(FRONT, options.players)
            self.down: vec[i64] = filled(0, options.players)
            self.status: vec[i64] = filled(0, options.players)
            self.wave: vec[i64] = filled(0, options.players)
            self.loot: vec[vec[i64]] = empty_rows(options.players)
            self.plan: vec[i64] = filled(EMPTY, options.players)
            self.shown: vec[i64] = filled(EMPTY, options.players)
            self.phase: i64 = 0
            self.start: i64 = BLANK
        else:
            self.options = like.options
            self.plans = like.plans
            self.rescues = like.rescues
            self.horse_when_down = like.horse_when_down
            self.horse_defers_end = like.horse_defers_end
            self.players = like.players
            self.who = like.who[:]
            self.cars = like.cars
            self.board = like.board
            self.at = like.at[:]
            self.place = like.place[:]
            self.facing = like.facing[:]
            self.down = like.down[:]
            self.status = like.status[:]
            self.wave = like.wave[:]
            self.loot = like.loot[:]
            self.plan = like.plan[:]
            self.shown = like.shown[:]
            self.phase = like.phase
            self.start = like.start

    def options_given(self) -> object:
        return self.options

    def save(self, into: Writer) -> None:
        super().save(into)
        into.row(self.who)
        into.number(self.cars)
        into.row(self.at)
        into.row(self.place)
        into.row(self.facing)
        into.row(self.down)
        into.row(self.status)
        into.row(self.wave)
        into.table(self.loot)
        into.row(self.plan)
        into.row(self.shown)
        into.number(self.phase)
        into.number(self.start)

    def restore(self, saved: Reader) -> None:
        super().restore(saved)
        self.who = saved.row()
        self.cars = saved.number()
        self.at = saved.row()
        self.place = saved.row()
        self.facing = saved.row()
        self.down = saved.row()
        self.status = saved.row()
        self.wave = saved.row()
        self.loot = saved.table()
        self.plan = saved.row()
        self.shown = saved.row()
        self.phase = saved.number()
        self.start = saved.number()
        self.board = board_of(self.cars)

    def contents(self) -> tuple[object, ...]:
        return (
            self.options,
            tuple(self.who),
            self.cars,
            tuple(self.at),
            tuple(self.place),
            tuple(self.facing),
            tuple(self.down),
            tuple(self.status),
            tuple(self.wave),
            frozen(self.loot),
            tuple(self.plan),
            tuple(self.shown),
            self.phase,
            self.start,
        )

    def hide_from(self, seat: i64) -> None:
        for row in range(len(self.plan)):
            if row != seat:
                self.plan[row] = face_down(self.plan[row])

    def is_whole(self) -> bool:
        return not (any(holds(each, HIDDEN) for each in self.plan))

    def stored(self, field: i64, row: i64) -> vec[i64]:
        if field == 5:  # players
            return one(self.players)
        if field == 6:  # who
            return self.who
        if field == 7:  # cars
            return one(self.cars)
        if field == 9:  # at
            return self.at
        if field == 10:  # place
            return self.place
        if field == 11:  # facing
            return self.facing
        if field == 12:  # down
            return self.down
        if field == 13:  # status
            return self.status
        if field == 14:  # wave
            return self.wave
        if field == 15:  # loot
            return self.loot[row]
        if field == 16:  # plan
            return cards_of(self.plan[row])
        if field == 17:  # shown
            return cards_of(self.shown[row])
        if field == 18:  # phase
            return one(self.phase)
        if field == 19:  # start
            return one(self.start)
        return super().stored(field, row)

    def rows(self, field: i64) -> i64:
        if field == 15:  # loot
            return len(self.loot)
        if field == 16:  # plan
            return len(self.plan)
        if field == 17:  # shown
            return len(self.shown)
        return super().rows(field)

    def seen(self, field: i64, row: i64, seat: i64) -> vec[i64]:
        if field == 16:  # plan
            return cards_of(face_down(self.plan[row]) if row != seat else self.plan[row])
        return super().seen(field, row, seat)

    def knowers(self, field: i64, row: i64) -> i64:
        if field == 16:  # plan
            return only(row)
        return super().knowers(field, row)
