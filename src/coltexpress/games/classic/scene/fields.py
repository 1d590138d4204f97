"""Reading the scene of the base game."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic.game import RULEBOOK, table_of
from coltexpress.games.classic.printed import STANDARD
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.scene import previews
from coltexpress.games.classic.scheming import turn_order
from coltexpress.games.classic.scoring import gunslingers
from coltexpress.games.classic.state import OVER, STEALIN
from coltexpress.games.classic.steps import STEPS
from coltexpress.kernel.agenda import BLANK, HIDDEN, RULE_MASK, Ask, State
from coltexpress.kernel.vecs import i64, vec
from coltexpress.table.cards import face_up, hidden, lies_down
from coltexpress.table.loot import BACK_OF, VALUE_OF, backs, worth
from coltexpress.wire.messages import Question
from coltexpress.wire.reader import (
    AT,
    COUNTS,
    NUMBER,
    NUMBERS,
    PLAYER,
    ROWS,
    Field,
    Reader,
    argument,
    first_args,
    one,
    sealed_for,
)
from coltexpress.wire.values import Row

# The fields, those of the armored train too.
HAND: Final = 0
DECK: Final = 1
TOP: Final = 2
DRAW: Final = 3
PILE: Final = 4
PILE_BY: Final = 5
PILE_DOWN: Final = 6
SPOT: Final = 7
DISCARD: Final = 8
FLOOR: Final = 9
HELD: Final = 10
MONEY: Final = 11
PHASE: Final = 12
TURN: Final = 13
ORDER: Final = 14
FIRST: Final = 15
ROUND_CARDS: Final = 16
BULLETS: Final = 17
WOUNDS: Final = 18
NEUTRAL: Final = 19
SPARE: Final = 20
WHO: Final = 21
CARS: Final = 22
SEATS: Final = 23
PLAYERS: Final = 24
BANDITS: Final = 25
PLAYER_OF: Final = 26
SEAT_OF: Final = 27
SHARED: Final = 28  # fields so far
# The fields of the base game alone.
MARSHAL: Final = 28
GUNSLINGERS: Final = 29

FIELDS: Final = (
    Field("hand", ROWS, veiled=True),
    Field("deck", ROWS, veiled=True),
    Field("top", ROWS),
    Field("draw", COUNTS),
    Field("pile", NUMBERS, veiled=True),
    Field("pile_by", NUMBERS),
    Field("pile_down", NUMBERS),
    Field("at", NUMBERS),
    Field("discard", ROWS),
    Field("floor", ROWS, veiled=True),
    Field("held", ROWS, veiled=True),
    Field("money", COUNTS, veiled=True),
    Field("phase", NUMBER),
    Field("turn", NUMBER),
    Field("order", NUMBERS),
    Field("first", NUMBER),
    Field("round_cards", NUMBERS),
    Field("bullets", NUMBERS),
    Field("wounds", ROWS),
    Field("neutral", NUMBER),
    Field("spare", NUMBER),
    Field("who", NUMBERS),
    Field("cars", NUMBERS),
    Field("seats", NUMBER),
    Field("players", NUMBER),
    Field("bandits", NUMBER),
    Field("player_of", NUMBERS),
    Field("seat_of", NUMBERS),
)
OWN_FIELDS: Final = (Field("marshal", NUMBER), Field("gunslingers", NUMBERS))

OF_VICTIM: Final = ("punch-what", "burst-what", "which-loot-lost")  # tokens of the second bandit
OF_OWN: Final = ("revenge-which", "lay-down-which")  # tokens of the first bandit

FIRSTS: Final = first_args(STEPS)


class ClassicReader(Reader):
    """Reads tables of the base game and, as far as it goes, of the armored train."""

    def numbers(self, g: State, field: i64, row: i64) -> vec[i64]:
        assert isinstance(g, Classic)
        if field == HAND:
            return g.hand[row]
        if field == DECK:
            return g.deck[row]
        if field == TOP:
            return g.top[row]
        if field == DRAW:
            return one(g.draw_pile(row))
        if field == PILE:
            return vec[i64]([face_up(one) for one in g.pile])
        if field == PILE_BY:
            return g.pile_by
        if field == PILE_DOWN:
            return vec[i64]([1 if lies_down(one) else 0 for one in g.pile])
        if field == SPOT:
            return g.at
        if field == DISCARD:
            return g.discard[row]
        if field == FLOOR:
            return g.floor[row]
        if field == HELD:
            return g.held[row]
        if field == MONEY:
            return one(known_money(g, row))
        if field == PHASE:
            return one(g.phase)
        if field == TURN:
            return one(g.turn)
        if field == ORDER:
            return turn_order(g, turn_kind(g), self.places(g))
        if field == FIRST:
            return one(g.first)
        if field == ROUND_CARDS:
            return g.round_cards
        if field == BULLETS:
            return g.bullets
        if field == WOUNDS:
            return g.wounds[row]
        if field == NEUTRAL:
            return one(g.neutral)
        if field == SPARE:
            return one(g.spare)
        if field == WHO:
            return g.who
        if field == CARS:
            return g.cars
        if field == SEATS:
            return one(g.seats)
        if field == PLAYERS:
            return one(g.players)
        if field == BANDITS:
            return one(g.bandits)
        if field == PLAYER_OF:
            return g.player_of
        if field == SEAT_OF:
            return g.seat_of
        if field == MARSHAL:
            return one(g.marshal)
        if field == GUNSLINGERS:
            return gunslingers(g)
        raise AssertionError(f"no field has the number {field}")

    def places(self, g: Classic) -> i64:
        """How many places the table has."""
        return g.players

    def rows(self, g: State, field: i64) -> i64:
        assert isinstance(g, Classic)
        if field == MONEY:
            return g.seats
        if field == FLOOR:
            return len(g.floor)
        if field in (HELD, WOUNDS):
            return g.bandits
        return len(g.deck)

    def covered(self, g: State, field: i64, row: i64, value: vec[i64], shown: vec[i64]) -> vec[i64]:
        """Cards, face-down cards of the pile, loot and its value. [C-RULE-01, C-RULE-03]"""
        assert isinstance(g, Classic)
        if field == PILE:
            return pile_seen_by(g, value, BLANK)
        if field == FLOOR:
            return backs(value)
        if field == HELD:
            return held_covered(value, shown[row])
        if field == MONEY:
            return one(open_money(g, row, shown))
        return hidden(value)

    def knowers(self, g: State, field: i64, row: i64) -> i64:
        assert isinstance(g, Classic)
        seats: i64 = 0
        if field == PILE:
            for place, one_card in enumerate(g.pile):
                seat = g.seat_of[g.pile_by[place]]
                if lies_down(one_card) and seat >= 0:
                    seats |= 1 << seat
        elif field == HELD:
            seats = 1 << g.seat_of[g.player_of[row]]
        elif field == MONEY:
            seats = 1 << row
        elif field != FLOOR and g.seat_of[row] >= 0:
            seats = 1 << g.seat_of[row]
        return seats

    def known(self, g: State, field: i64, row: i64, value: vec[i64], seat: i64) -> vec[i64]:
        if field != PILE:
            return value
        assert isinstance(g, Classic)
        return pile_seen_by(g, value, seat)

    def row_of(self, g: State, way: i64, number: i64) -> i64:
        assert isinstance(g, Classic)
        if way == AT:
            return g.at[number]
        if way == PLAYER:
            return g.player_of[number]
        return g.seat_of[g.player_of[number]]

    def stands(self, g: State) -> Row:
        table = table_of(g)
        over = table.phase == OVER
        return {
            "actor": actor(table, FIRSTS),
            "winners": RULEBOOK.winners(g) if over else [],
            "scores": RULEBOOK.scores(g) if over else [],
        }

    def foresight(self, g: State) -> vec[i64]:
        assert isinstance(g, Classic)
        return previews.spots_ahead(g)

    def preview_changed(self, g: State, before: vec[i64], after: vec[i64]) -> i64:
        assert isinstance(g, Classic)
        seats: i64 = 0
        for bandit in range(g.bandits):
            if after[bandit] != before[bandit]:
                seats |= 1 << g.seat_of[g.player_of[bandit]]
        return seats

    def owns(self, g: State, eyes: i64, foresight: vec[i64]) -> Row:
        assert isinstance(g, Classic)
        return {"sealed": sealed_for(g, eyes), "preview": previews.of_seat(g, eyes, foresight)}

    def complete(self, question: Question, g: State, asked: Ask, foresight: vec[i64]) -> None:
        assert isinstance(g, Classic)
        if question.type in ("loot", "own_loot"):
            point_at_tokens(question, g)
        elif question.what == "play-or-draw":
            question.previews = previews.card_previews(g, asked.options, foresight)

    def shown(self, g: State) -> vec[i64]:
        """All tokens lie open at the end, none before."""
        assert isinstance(g, Classic)
        over = g.phase == OVER
        return vec[i64]([len(tokens) if over else 0 for tokens in g.held])


def point_at_tokens(question: Question, g: Classic) -> None:
    """Say whose tokens, or those of which spot, are on offer."""
    step = g.agenda[-1]
    if question.what in OF_VICTIM:
        question.held = argument(step, 1)
    elif question.what in OF_OWN:
        question.held = argument(step, 0)
    else:
        question.floor = g.at[argument(step, 0)]


# What follows from the table


def known_money(g: Classic, seat: i64) -> i64:
    """What the tokens of a seat are worth, as far as they are known here."""
    total: i64 = 0
    for bandit in range(g.bandits):
        if g.seat_of[g.player_of[bandit]] == seat:
            total += worth(g.held[bandit])
    return total


def open_money(g: Classic, seat: i64, shown: vec[i64]) -> i64:
    """What everybody knows of that."""
    total: i64 = 0
    for bandit in range(g.bandits):
        if g.seat_of[g.player_of[bandit]] == seat:
            for place, token in enumerate(g.held[bandit]):
                total += VALUE_OF[token if place < shown[bandit] else BACK_OF[token]]
    return total


def held_covered(tokens: vec[i64], shown: i64) -> vec[i64]:
    """The backs of what a bandit holds, except what was shown at the end. [C-RULE-03]"""
    covered = backs(tokens)
    for place in range(min(shown, len(tokens))):
        covered[place] = tokens[place]
    return covered


def pile_seen_by(g: Classic, cards: vec[i64], seat: i64) -> vec[i64]:
    """The pile, those cards of others hidden that lie face down. [C-RULE-01]"""
    seen = cards[:]
    for place, one_card in enumerate(g.pile):
        if lies_down(one_card) and g.seat_of[g.pile_by[place]] != seat:
            seen[place] = HIDDEN
    return seen


def turn_kind(g: Classic) -> i64:
    """The kind of the present turn."""
    if len(g.round_cards) > 0:
        turns = g.turns()
        if g.turn < len(turns):
            return turns[g.turn]
    return STANDARD


def actor(g: Classic, firsts: list[str]) -> i64:
    """The player whose turn or card it is: the step that waits begins with who acts."""
    if len(g.agenda) == 0:
        return BLANK
    step = g.agenda[-1]
    who, first = argument(step, 0), firsts[step & RULE_MASK]
    if who >= 0 and first == "player":
        return who
    if who >= 0 and first == "bandit":
        return g.player_of[who]
    return g.pile_by[0] if g.phase == STEALIN and len(g.pile_by) > 0 else BLANK


READER: Final = ClassicReader((*FIELDS, *OWN_FIELDS), RULEBOOK)
