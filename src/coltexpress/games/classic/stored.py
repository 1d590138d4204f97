"""Everything in play in the base game.

Made by scripts/make_states.py from fields.py. Do not edit.
"""

from __future__ import annotations

from coltexpress.games.classic.options import Options
from coltexpress.games.classic.printed import BULLETS, LOOT, NEUTRAL_BULLETS
from coltexpress.kernel.agenda import BLANK, HIDDEN, State
from coltexpress.kernel.fields import only
from coltexpress.kernel.rows import copied, empty_rows, filled, frozen, one, rows
from coltexpress.kernel.saving import Reader, Writer
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.cards import face_down_of, hidden, others_face_down
from coltexpress.train.geometry import NOWHERE, train_of
from coltexpress.train.loot import backs, backs_after, has_back
from coltexpress.train.owners import BY_BANDIT, BY_PLAYER


class ClassicStored(State):
    """Everything in play in the base game."""

    def __init__(self, options: Options, like: ClassicStored | None = None) -> None:
        super().__init__(options.players, like)
        if like is None:
            self.options = options
            self.gangs = options.gangs
            self.expert = options.expert
            self.told_apart = options.tokens_told_apart
            self.train = train_of(options.cars)
            self.gang: vec[vec[i64]] = rows(options.leads)
            self.players: i64 = options.decks
            self.bandits: i64 = options.pawns
            self.who: vec[i64] = filled(BLANK, options.pawns)
            self.player_of: vec[i64] = vec[i64](options.leaders)
            self.seat_of: vec[i64] = vec[i64](options.chairs)
            self.cars: vec[i64] = filled(BLANK, options.cars)
            self.at: vec[i64] = filled(NOWHERE, options.pawns)
            self.marshal: i64 = NOWHERE
            self.floor: vec[vec[i64]] = empty_rows(self.train.spots)
            self.box: vec[i64] = vec[i64](sorted(LOOT))
            self.spare: i64 = 0
            self.made_up: i64 = 0
            self.held: vec[vec[i64]] = empty_rows(options.pawns)
            self.uncounted: vec[i64] = filled(0, options.pawns)
            self.bullets: vec[i64] = filled(BULLETS, options.pawns)
            self.wounds: vec[vec[i64]] = empty_rows(options.pawns)
            self.neutral: i64 = NEUTRAL_BULLETS
            self.hand: vec[vec[i64]] = empty_rows(options.places)
            self.deck: vec[vec[i64]] = empty_rows(options.places)
            self.top: vec[vec[i64]] = empty_rows(options.places)
            self.discard: vec[vec[i64]] = empty_rows(options.places)
            self.law: vec[i64] = filled(BLANK, options.decks)
            self.pile: vec[i64] = vec[i64]()
            self.pile_by: vec[i64] = vec[i64]()
            self.phase: i64 = 0
            self.round_cards: vec[i64] = vec[i64]()
            self.turn: i64 = 0
            self.first: i64 = 0
        else:
            self.options = like.options
            self.gangs = like.gangs
            self.expert = like.expert
            self.told_apart = like.told_apart
            self.train = like.train
            self.gang = like.gang
            self.players = like.players
            self.bandits = like.bandits
            self.who = like.who[:]
            self.player_of = like.player_of
            self.seat_of = like.seat_of
            self.cars = like.cars[:]
            self.at = like.at[:]
            self.marshal = like.marshal
            self.floor = copied(like.floor)
            self.box = like.box[:]
            self.spare = like.spare
            self.made_up = like.made_up
            self.held = copied(like.held)
            self.uncounted = like.uncounted[:]
            self.bullets = like.bullets[:]
            self.wounds = copied(like.wounds)
            self.neutral = like.neutral
            self.hand = copied(like.hand)
            self.deck = copied(like.deck)
            self.top = copied(like.top)
            self.discard = copied(like.discard)
            self.law = like.law[:]
            self.pile = like.pile[:]
            self.pile_by = like.pile_by[:]
            self.phase = like.phase
            self.round_cards = like.round_cards[:]
            self.turn = like.turn
            self.first = like.first

    def options_given(self) -> object:
        return self.options

    def save(self, into: Writer) -> None:
        super().save(into)
        into.row(self.who)
        into.row(self.cars)
        into.row(self.at)
        into.number(self.marshal)
        into.table(self.floor)
        into.row(self.box)
        into.number(self.spare)
        into.number(self.made_up)
        into.table(self.held)
        into.row(self.uncounted)
        into.row(self.bullets)
        into.table(self.wounds)
        into.number(self.neutral)
        into.table(self.hand)
        into.table(self.deck)
        into.table(self.top)
        into.table(self.discard)
        into.row(self.law)
        into.row(self.pile)
        into.row(self.pile_by)
        into.number(self.phase)
        into.row(self.round_cards)
        into.number(self.turn)
        into.number(self.first)

    def restore(self, saved: Reader) -> None:
        super().restore(saved)
        self.who = saved.row()
        self.cars = saved.row()
        self.at = saved.row()
        self.marshal = saved.number()
        self.floor = saved.table()
        self.box = saved.row()
        self.spare = saved.number()
        self.made_up = saved.number()
        self.held = saved.table()
        self.uncounted = saved.row()
        self.bullets = saved.row()
        self.wounds = saved.table()
        self.neutral = saved.number()
        self.hand = saved.table()
        self.deck = saved.table()
        self.top = saved.table()
        self.discard = saved.table()
        self.law = saved.row()
        self.pile = saved.row()
        self.pile_by = saved.row()
        self.phase = saved.number()
        self.round_cards = saved.row()
        self.turn = saved.number()
        self.first = saved.number()

    def contents(self) -> tuple[object, ...]:
        return (
            self.options,
            tuple(self.who),
            tuple(self.cars),
            tuple(self.at),
            self.marshal,
            frozen(self.floor),
            tuple(self.box),
            self.spare,
            self.made_up,
            frozen(self.held),
            tuple(self.bullets),
            frozen(self.wounds),
            self.neutral,
            frozen(self.hand),
            frozen(self.deck),
            frozen(self.top),
            frozen(self.discard),
            tuple(self.law),
            tuple(self.pile),
            tuple(self.pile_by),
            self.phase,
            tuple(self.round_cards),
            self.turn,
            self.first,
        )

    def hide_from(self, seat: i64) -> None:
        for row in range(len(self.floor)):
            self.floor[row] = backs(self.floor[row])
        self.box = backs(self.box)
        for row in range(len(self.held)):
            if self.seat_behind(BY_BANDIT, row) != seat:
                self.held[row] = backs_after(self.held[row], self.lying_open(row))
        for row in range(len(self.hand)):
            if self.seat_behind(BY_PLAYER, row) != seat:
                self.hand[row] = hidden(self.hand[row])
        for row in range(len(self.deck)):
            if self.seat_behind(BY_PLAYER, row) != seat:
                self.deck[row] = hidden(self.deck[row])
        self.pile = others_face_down(self, self.pile, self.pile_by, seat)

    def is_whole(self) -> bool:
        return not (
            any(has_back(each) for each in self.floor)
            or has_back(self.box)
            or any(has_back(each) for each in self.held)
            or any(HIDDEN in each for each in self.hand)
            or any(HIDDEN in each for each in self.deck)
            or HIDDEN in self.pile
        )

    def stored(self, field: i64, row: i64) -> vec[i64]:
        if field == 5:  # gang
            return self.gang[row]
        if field == 6:  # players
            return one(self.players)
        if field == 7:  # bandits
            return one(self.bandits)
        if field == 8:  # who
            return self.who
        if field == 9:  # player_of
            return self.player_of
        if field == 10:  # seat_of
            return self.seat_of
        if field == 11:  # cars
            return self.cars
        if field == 12:  # at
            return self.at
        if field == 13:  # marshal
            return one(self.marshal)
        if field == 14:  # floor
            return self.floor[row]
        if field == 15:  # box
            return self.box
        if field == 16:  # spare
            return one(self.spare)
        if field == 17:  # made_up
            return one(self.made_up)
        if field == 18:  # held
            return self.held[row]
        if field == 19:  # uncounted
            return self.uncounted
        if field == 20:  # bullets
            return self.bullets
        if field == 21:  # wounds
            return self.wounds[row]
        if field == 22:  # neutral
            return one(self.neutral)
        if field == 23:  # hand
            return self.hand[row]
        if field == 24:  # deck
            return self.deck[row]
        if field == 25:  # top
            return self.top[row]
        if field == 26:  # discard
            return self.discard[row]
        if field == 27:  # law
            return self.law
        if field == 28:  # pile
            return self.pile
        if field == 29:  # pile_by
            return self.pile_by
        if field == 30:  # phase
            return one(self.phase)
        if field == 31:  # round_cards
            return self.round_cards
        if field == 32:  # turn
            return one(self.turn)
        if field == 33:  # first
            return one(self.first)
        return super().stored(field, row)

    def rows(self, field: i64) -> i64:
        if field == 5:  # gang
            return len(self.gang)
        if field == 14:  # floor
            return len(self.floor)
        if field == 18:  # held
            return len(self.held)
        if field == 21:  # wounds
            return len(self.wounds)
        if field == 23:  # hand
            return len(self.hand)
        if field == 24:  # deck
            return len(self.deck)
        if field == 25:  # top
            return len(self.top)
        if field == 26:  # discard
            return len(self.discard)
        return super().rows(field)

    def seen(self, field: i64, row: i64, seat: i64) -> vec[i64]:
        if field == 14:  # floor
            return backs(self.floor[row])
        if field == 15:  # box
            return backs(self.box)
        if field == 18:  # held
            return (
                backs_after(self.held[row], self.lying_open(row))
                if self.seat_behind(BY_BANDIT, row) != seat
                else self.held[row]
            )
        if field == 23:  # hand
            return (
                hidden(self.hand[row])
                if self.seat_behind(BY_PLAYER, row) != seat
                else self.hand[row]
            )
        if field == 24:  # deck
            return (
                hidden(self.deck[row])
                if self.seat_behind(BY_PLAYER, row) != seat
                else self.deck[row]
            )
        if field == 28:  # pile
            return others_face_down(self, self.pile, self.pile_by, seat)
        return super().seen(field, row, seat)

    def knowers(self, field: i64, row: i64) -> i64:
        if field == 14:  # floor
            return 0
        if field == 15:  # box
            return 0
        if field == 18:  # held
            return only(self.seat_behind(BY_BANDIT, row))
        if field == 23:  # hand
            return only(self.seat_behind(BY_PLAYER, row))
        if field == 24:  # deck
            return only(self.seat_behind(BY_PLAYER, row))
        if field == 28:  # pile
            return face_down_of(self, self.pile, self.pile_by)
        return super().knowers(field, row)
