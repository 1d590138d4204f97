"""Everything in play in Crates.

Made by scripts/make_states.py from fields.py. Do not edit.
"""

from __future__ import annotations

from coltexpress.games.toy.crates import CLOSED, crates_seen, who_knows
from coltexpress.games.toy.options import Options
from coltexpress.games.toy.printed import BIDS, CARS, CAST, CRATES
from coltexpress.kernel.agenda import BLANK, HIDDEN, State
from coltexpress.kernel.rows import copied, filled, frozen, one, rows
from coltexpress.kernel.saving import Reader, Writer
from coltexpress.kernel.vecs import i64, vec


class ToyStored(State):
    """Everything in play in Crates."""

    def __init__(self, options: Options, like: ToyStored | None = None) -> None:
        super().__init__(options.players, like)
        if like is None:
            self.options = options
            self.players: i64 = options.players
            self.who: vec[i64] = CAST[: options.players]
            self.printed: vec[vec[i64]] = CRATES
            self.hand: vec[vec[i64]] = rows([list(BIDS)] * options.players)
            self.crate: vec[i64] = filled(BLANK, CARS)
            self.taken: vec[i64] = filled(CLOSED, CARS)
            self.stake: i64 = BLANK
        else:
            self.options = like.options
            self.players = like.players
            self.who = like.who
            self.printed = like.printed
            self.hand = copied(like.hand)
            self.crate = like.crate[:]
            self.taken = like.taken[:]
            self.stake = like.stake

    def options_given(self) -> object:
        return self.options

    def save(self, into: Writer) -> None:
        super().save(into)
        into.table(self.hand)
        into.row(self.crate)
        into.row(self.taken)
        into.number(self.stake)

    def restore(self, saved: Reader) -> None:
        super().restore(saved)
        self.hand = saved.table()
        self.crate = saved.row()
        self.taken = saved.row()
        self.stake = saved.number()

    def contents(self) -> tuple[object, ...]:
        return (
            self.options,
            frozen(self.hand),
            tuple(self.crate),
            tuple(self.taken),
            self.stake,
        )

    def hide_from(self, seat: i64) -> None:
        self.crate = crates_seen(self.crate, self.stake, self.taken, self.players, seat)

    def is_whole(self) -> bool:
        return HIDDEN not in self.crate

    def stored(self, field: i64, row: i64) -> vec[i64]:
        if field == 1:  # players
            return one(self.players)
        if field == 2:  # who
            return self.who
        if field == 3:  # printed
            return self.printed[row]
        if field == 4:  # hand
            return self.hand[row]
        if field == 5:  # crate
            return self.crate
        if field == 6:  # taken
            return self.taken
        if field == 7:  # stake
            return one(self.stake)
        return super().stored(field, row)

    def rows(self, field: i64) -> i64:
        if field == 3:  # printed
            return len(self.printed)
        if field == 4:  # hand
            return len(self.hand)
        return super().rows(field)

    def seen(self, field: i64, row: i64, seat: i64) -> vec[i64]:
        if field == 5:  # crate
            return crates_seen(self.crate, self.stake, self.taken, self.players, seat)
        return super().seen(field, row, seat)

    def knowers(self, field: i64, row: i64) -> i64:
        if field == 5:  # crate
            return who_knows(self.stake, self.taken, self.players)
        return super().knowers(field, row)
