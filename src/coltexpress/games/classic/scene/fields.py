"""Reading the scene of the base game."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic.fields import (
    DRAW,
    GUNSLINGERS,
    PILE,
    PILE_DOWN,
    SCENE,
    STORED_FLOOR,
    STORED_HELD,
    STORED_PILE,
)
from coltexpress.games.classic.game import RULEBOOK
from coltexpress.games.classic.printed import STANDARD
from coltexpress.games.classic.round_events import LEAVE_IT
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.scene import previews, warning
from coltexpress.games.classic.scheming import turn_order
from coltexpress.games.classic.scoring import gunslingers
from coltexpress.games.classic.state import OVER, STEALIN
from coltexpress.kernel.agenda import BLANK, RULE_MASK, Ask, State, argument
from coltexpress.kernel.fields import only
from coltexpress.kernel.rows import one
from coltexpress.kernel.vecs import i64, vec
from coltexpress.protocol.drafts import Draft
from coltexpress.protocol.reader import AT, PLAYER, Reader, sealed_for
from coltexpress.protocol.saying import Said, Values
from coltexpress.protocol.values import OPEN, Row
from coltexpress.train.cards import DRAW as DRAW_CARDS
from coltexpress.train.cards import face_up, lies_down
from coltexpress.train.following import MONEY, ORDER, SEATS
from coltexpress.train.loot import KIND_OF, worth

OF_VICTIM: Final = ("punch-what", "burst-what", "which-loot-lost")  # tokens of the second bandit
OF_OWN: Final = ("revenge-which", "lay-down-which")  # tokens of the first bandit


class ClassicReader(Reader):
    """Reads states of the base game and, as far as it goes, of the armored train."""

    def follows(self, g: State, field: i64, row: i64, viewer: i64) -> vec[i64]:
        assert isinstance(g, Classic)
        if field == PILE:
            pile = g.pile if viewer == OPEN else g.seen(STORED_PILE, BLANK, viewer)
            return vec[i64]([face_up(one) for one in pile])
        if field == PILE_DOWN:
            return vec[i64]([1 if lies_down(one) else 0 for one in g.pile])
        if field == DRAW:
            return one(g.draw_pile(row))
        if field == MONEY:
            return one(known_money(g, row, viewer))
        if field == ORDER:
            return turn_order(g, turn_kind(g), self.places(g))
        if field == SEATS:
            return one(g.seats)
        if field == GUNSLINGERS:
            return gunslingers(g)
        raise AssertionError(f"no field has the number {field}")

    def places(self, g: Classic) -> i64:
        """How many places there are at the table."""
        return g.players

    def rows(self, g: State, field: i64) -> i64:
        assert isinstance(g, Classic)
        return g.seats if field == MONEY else len(g.deck)

    def knowers(self, g: State, field: i64, row: i64) -> i64:
        return only(row) if field == MONEY else g.knowers(STORED_PILE, BLANK)

    def row_of(self, g: State, way: i64, number: i64) -> i64:
        assert isinstance(g, Classic)
        if way == AT:
            return g.at[number]
        if way == PLAYER:
            return g.player_of[number]
        return g.seat_of[g.player_of[number]]

    def stance(self, g: State) -> i64:
        assert isinstance(g, Classic)
        return actor(g, self.firsts) << 1 | (1 if g.phase == OVER else 0)

    def stands(self, g: State) -> Row:
        assert isinstance(g, Classic)
        found = self.outcome(g, g.phase == OVER)
        found["actor"] = actor(g, self.firsts)
        return found

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

    def owns(self, g: State, viewer: i64, foresight: vec[i64]) -> Row:
        assert isinstance(g, Classic)
        return {"sealed": sealed_for(g, viewer), "preview": previews.of_seat(g, viewer, foresight)}

    def warnings(self, g: Classic, draft: Draft) -> list[Said]:
        """What costs much to forget now."""
        return warning.warnings_of(g, draft)

    def complete(self, draft: Draft, g: State, asked: Ask, foresight: vec[i64]) -> None:
        assert isinstance(g, Classic)
        draft.warnings = self.warnings(g, draft)
        if draft.type in ("loot", "own_loot"):
            point_at_tokens(draft, g)
            tell_tokens(draft, g, asked)
        elif draft.type == "card":
            if draft.what == "play-or-draw":
                draft.about["drawing"] = 1 if DRAW_CARDS in asked.options else 0
                draft.previews = previews.card_previews(g, asked.options, foresight)
        elif draft.what == "fire-at-whom" and draft.type == "bandit":
            draft.words = {
                one: fire_at(Said(type="bandit", number=one), g.at[one]) for one in draft.options
            }


def point_at_tokens(draft: Draft, g: Classic) -> None:
    """Say whose tokens, or those of which spot, are on offer."""
    step = g.agenda[-1]
    if draft.what in OF_VICTIM:
        draft.held = argument(step, 1)
    elif draft.what in OF_OWN:
        draft.held = argument(step, 0)
    else:
        draft.floor = g.at[argument(step, 0)]


def tell_tokens(draft: Draft, g: Classic, asked: Ask) -> None:
    """Say which token each option is about, as far as this seat may know it."""
    if draft.held is not None:
        row = g.seen(STORED_HELD, draft.held, asked.seat)
    else:
        assert draft.floor is not None, "tokens are held, or they lie somewhere"
        row = g.seen(STORED_FLOOR, draft.floor, asked.seat)
    for option in draft.options:
        if option == LEAVE_IT:
            draft.words[option] = Said("answer-leave")
        elif g.told_apart:
            token = row[option]
            draft.tokens[option] = token
            number: Values = {"number": option + 1}
            draft.words[option] = Said("loot-place", number, type="token", number=token)
        else:
            draft.tokens[option] = option if draft.type == "own_loot" else first(row, option)


def first(tokens: vec[i64], kind: i64) -> i64:
    """The first token of this kind."""
    for token in tokens:
        if KIND_OF[token] == kind:
            return token
    raise AssertionError("only what is there is on offer")


def fire_at(who: Said, spot: int) -> Said:
    """Whom to fire at, and where."""
    return Said("answer-fire-at-whom", {"bandit": who}, type="spot", number=spot)


# What follows from the state


def known_money(g: Classic, seat: i64, viewer: i64) -> i64:
    """What the tokens of a seat are worth, as far as this viewer knows them."""
    total: i64 = 0
    for bandit in range(g.bandits):
        if g.seat_of[g.player_of[bandit]] == seat:
            held = g.held[bandit] if viewer == OPEN else g.seen(STORED_HELD, bandit, viewer)
            total += worth(held)
    return total


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


READER: Final = ClassicReader(SCENE, RULEBOOK)
