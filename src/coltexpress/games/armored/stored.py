"""Everything in play in the expansion.

Made by scripts/make_states.py from fields.py. Do not edit.
"""

from __future__ import annotations

from coltexpress.games.armored.options import Options
from coltexpress.games.armored.printed import LOOT, NEUTRAL_BULLETS, printed_with
from coltexpress.games.armored.trains import ARMORED_SECTIONS, trains_after
from coltexpress.games.classic.rulebook import Classic
from coltexpress.kernel.agenda import HIDDEN
from coltexpress.kernel.fields import only
from coltexpress.kernel.rows import copied, empty_rows, filled, frozen, one, rows
from coltexpress.kernel.saving import Reader, Writer
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.cards import hidden
from coltexpress.train.geometry import NOWHERE
from coltexpress.train.owners import BY_PLAYER


class ArmoredStored(Classic):
    """Everything in play in the expansion."""

    def __init__(self, options: Options, like: ArmoredStored | None = None) -> None:
        super().__init__(options, like)
        if like is None:
            self.rules = options
            self.drawn_loot = options.robbery_pick == "random"
            self.lent_cards = options.nudge_source == "own_card"
            self.couriers_block = options.couriers_block_sight == "true"
            self.printed = printed_with(options.data)
            self.places: i64 = options.places
            self.mates: vec[vec[i64]] = rows(options.mates)
            self.teams: vec[vec[i64]] = rows(options.teams)
            self.courier: vec[i64] = filled(NOWHERE, len(ARMORED_SECTIONS))
            self.advances: i64 = 0
            self.trains = trains_after(self.advances)
            self.bunch: vec[i64] = vec[i64]()
            self.boxed: vec[i64] = vec[i64]()
            self.ladder: i64 = 0
            self.professore_bullets: i64 = 0
            self.under: vec[vec[i64]] = empty_rows(options.places)
            self.bonus: vec[i64] = filled(0, options.decks)
            self.kept: vec[i64] = filled(0, options.decks)
            self.healed: vec[i64] = filled(0, options.decks)
            self.diverted: i64 = 0
            self.train = self.trains
            self.floor = empty_rows(self.trains.spots)
            self.box = LOOT[:]
            self.neutral = NEUTRAL_BULLETS
        else:
            self.rules = like.rules
            self.drawn_loot = like.drawn_loot
            self.lent_cards = like.lent_cards
            self.couriers_block = like.couriers_block
            self.printed = like.printed
            self.places = like.places
            self.mates = like.mates
            self.teams = like.teams
            self.courier = like.courier[:]
            self.advances = like.advances
            self.trains = like.trains
            self.bunch = like.bunch[:]
            self.boxed = like.boxed[:]
            self.ladder = like.ladder
            self.professore_bullets = like.professore_bullets
            self.under = copied(like.under)
            self.bonus = like.bonus[:]
            self.kept = like.kept[:]
            self.healed = like.healed[:]
            self.diverted = like.diverted

    def save(self, into: Writer) -> None:
        super().save(into)
        into.row(self.courier)
        into.number(self.advances)
        into.row(self.bunch)
        into.row(self.boxed)
        into.number(self.ladder)
        into.number(self.professore_bullets)
        into.table(self.under)
        into.row(self.bonus)
        into.row(self.kept)
        into.row(self.healed)
        into.number(self.diverted)

    def restore(self, saved: Reader) -> None:
        super().restore(saved)
        self.courier = saved.row()
        self.advances = saved.number()
        self.bunch = saved.row()
        self.boxed = saved.row()
        self.ladder = saved.number()
        self.professore_bullets = saved.number()
        self.under = saved.table()
        self.bonus = saved.row()
        self.kept = saved.row()
        self.healed = saved.row()
        self.diverted = saved.number()
        self.trains = trains_after(self.advances)
        self.train = self.trains

    def contents(self) -> tuple[object, ...]:
        return (
            super().contents(),
            tuple(self.courier),
            self.advances,
            tuple(self.bunch),
            tuple(self.boxed),
            self.ladder,
            self.professore_bullets,
            frozen(self.under),
            tuple(self.bonus),
            tuple(self.kept),
            tuple(self.healed),
            self.diverted,
        )

    def hide_from(self, seat: i64) -> None:
        super().hide_from(seat)
        for row in range(len(self.under)):
            if self.seat_behind(BY_PLAYER, row) != seat:
                self.under[row] = hidden(self.under[row])

    def is_whole(self) -> bool:
        return not (any(HIDDEN in each for each in self.under)) and super().is_whole()

    def stored(self, field: i64, row: i64) -> vec[i64]:
        if field == 39:  # places
            return one(self.places)
        if field == 40:  # mates
            return self.mates[row]
        if field == 41:  # teams
            return self.teams[row]
        if field == 42:  # courier
            return self.courier
        if field == 43:  # advances
            return one(self.advances)
        if field == 45:  # bunch
            return self.bunch
        if field == 46:  # boxed
            return self.boxed
        if field == 47:  # ladder
            return one(self.ladder)
        if field == 48:  # professore_bullets
            return one(self.professore_bullets)
        if field == 49:  # under
            return self.under[row]
        if field == 50:  # bonus
            return self.bonus
        if field == 51:  # kept
            return self.kept
        if field == 52:  # healed
            return self.healed
        if field == 53:  # diverted
            return one(self.diverted)
        return super().stored(field, row)

    def rows(self, field: i64) -> i64:
        if field == 40:  # mates
            return len(self.mates)
        if field == 41:  # teams
            return len(self.teams)
        if field == 49:  # under
            return len(self.under)
        return super().rows(field)

    def seen(self, field: i64, row: i64, seat: i64) -> vec[i64]:
        if field == 49:  # under
            return (
                hidden(self.under[row])
                if self.seat_behind(BY_PLAYER, row) != seat
                else self.under[row]
            )
        return super().seen(field, row, seat)

    def knowers(self, field: i64, row: i64) -> i64:
        if field == 49:  # under
            return only(self.seat_behind(BY_PLAYER, row))
        return super().knowers(field, row)
