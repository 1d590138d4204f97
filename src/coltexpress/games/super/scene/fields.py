"""Reading the scene of Colt Super Express."""

from __future__ import annotations

from typing import Final

from coltexpress.games.super.fields import DECOUPLED, QUEUE, SCENE, SHOWN
from coltexpress.games.super.game import RULEBOOK
from coltexpress.games.super.rulebook import SuperExpress
from coltexpress.games.super.scene import previews
from coltexpress.games.super.scene.warning import warnings_of
from coltexpress.games.super.stacks import cards_of
from coltexpress.games.super.state import OVER, ROUND_END, queue_at, round_number
from coltexpress.kernel.agenda import BLANK, Ask, State
from coltexpress.kernel.events import EVERYBODY
from coltexpress.kernel.rows import joined, one
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.protocol.drafts import Draft
from coltexpress.protocol.reader import Reader, is_same, sealed_for
from coltexpress.protocol.values import Row
from coltexpress.train.following import MONEY, ORDER, ROUND, SEATS


class SuperReader(Reader):
    """Reads states of Colt Super Express."""

    def follows(self, g: State, field: i64, row: i64, viewer: i64) -> vec[i64]:
        assert isinstance(g, SuperExpress)
        if field == QUEUE:
            return queue_at(g, row)
        if field == SHOWN:
            return g.shown if row == BLANK else from_bottom(g.shown[row])
        if field == ROUND:
            return one(round_in_play(g))
        if field == MONEY:
            return one(won(g, row))
        if field == DECOUPLED:
            gone = g.options.cars - g.cars
            return vec[i64]([g.options.cars - k for k in range(gone)])
        if field == ORDER:
            start: i64 = 0 if g.start == BLANK else g.start
            return vec[i64]([(start + k) % g.players for k in range(g.players)])
        if field == SEATS:
            return one(g.seats)
        raise AssertionError(f"no field has the number {field}")

    def rows(self, g: State, field: i64) -> i64:
        """Queues are those of the whole train, of the cars that are gone too."""
        assert isinstance(g, SuperExpress)
        return 2 * (g.options.cars + 1) if field == QUEUE else g.players

    def row_of(self, g: State, way: i64, number: i64) -> i64:
        assert isinstance(g, SuperExpress)
        return g.at[number]

    def stance(self, g: State) -> i64:
        assert isinstance(g, SuperExpress)
        return 1 if g.phase == OVER else 0

    def stands(self, g: State) -> Row:
        assert isinstance(g, SuperExpress)
        return self.outcome(g, g.phase == OVER)

    def foresight(self, g: State) -> vec[i64]:
        assert isinstance(g, SuperExpress)
        poses = joined(joined(g.at, g.facing), joined(g.down, g.status))
        return append(append(joined(poses, g.plan), g.phase), g.cars)

    def preview_changed(self, g: State, before: vec[i64], after: vec[i64]) -> i64:
        """All of them: nobody keeps still for long."""
        return 0 if is_same(after, before) else EVERYBODY

    def owns(self, g: State, viewer: i64, foresight: vec[i64]) -> Row:
        assert isinstance(g, SuperExpress)
        poses = previews.poses_ahead(g, viewer, previews.plan_of(g, viewer))
        return {"sealed": sealed_for(g, viewer), "preview": poses}

    def complete(self, draft: Draft, g: State, asked: Ask, foresight: vec[i64]) -> None:
        assert isinstance(g, SuperExpress)
        draft.warnings = warnings_of(g, draft, asked.seat)
        if draft.type == "plan":
            draft.previews = previews.plan_previews(g, asked.seat, asked.options)


def from_bottom(stack: i64) -> vec[i64]:
    """The cards of a stack in the order in which they were laid."""
    cards = cards_of(stack)
    last: i64 = len(cards) - 1
    return vec[i64]([cards[last - place] for place in range(len(cards))])


def won(g: SuperExpress, bandit: i64) -> i64:
    """The sum of the values of the cars that a bandit has won."""
    total: i64 = 0
    for value in g.loot[bandit]:
        total += value
    return total


def round_in_play(g: SuperExpress) -> i64:
    """The number of the round; one that has just lost its car is still the same round."""
    return round_number(g) - (1 if g.phase in (ROUND_END, OVER) else 0)


READER: Final = SuperReader(SCENE, RULEBOOK)
