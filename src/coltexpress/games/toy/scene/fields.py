"""Reading the fields of the scene that follow from the state."""

from __future__ import annotations

from typing import Final

from coltexpress.games.toy.fields import AT, LOOKOUT, PHASE, SCENE
from coltexpress.games.toy.game import RULEBOOK
from coltexpress.games.toy.printed import CARS
from coltexpress.games.toy.rulebook import Toy, state_of
from coltexpress.games.toy.scene.warning import warnings_of
from coltexpress.games.toy.state import OVER, crates_of, lookout, phase, round_number
from coltexpress.kernel.agenda import BLANK, Ask, State
from coltexpress.kernel.rows import one
from coltexpress.kernel.vecs import i64, vec
from coltexpress.protocol.drafts import Draft
from coltexpress.protocol.reader import Reader, sealed_for
from coltexpress.protocol.values import Row
from coltexpress.train.following import MONEY, ROUND


class ToyReader(Reader):
    """Reads states of Crates."""

    def follows(self, g: State, field: i64, row: i64, viewer: i64) -> vec[i64]:
        toy = state_of(g)
        if field == PHASE:
            return one(phase(toy))
        if field == ROUND:
            return one(round_number(toy))
        if field == LOOKOUT:
            return one(lookout(toy))
        if field == MONEY:
            return one(sum(crates_of(toy, row)))
        assert field == AT, f"no field has the number {field}"
        return vec[i64]([spot_of(toy, bandit) for bandit in range(toy.players)])

    def rows(self, g: State, field: i64) -> i64:
        return g.seats

    def stance(self, g: State) -> i64:
        return 1 if phase(state_of(g)) == OVER else 0

    def stands(self, g: State) -> Row:
        return self.outcome(g, phase(state_of(g)) == OVER)

    def owns(self, g: State, viewer: i64, foresight: vec[i64]) -> Row:
        return {"sealed": sealed_for(g, viewer)}

    # Nothing can be foreseen here.

    def foresight(self, g: State) -> vec[i64]:
        return vec[i64]()

    def preview_changed(self, g: State, before: vec[i64], after: vec[i64]) -> i64:
        return 0

    def complete(self, draft: Draft, g: State, asked: Ask, foresight: vec[i64]) -> None:
        draft.warnings = warnings_of(state_of(g), draft)


def spot_of(g: Toy, bandit: i64) -> i64:
    """The lookout stands over the crate at stake, the others in the last car that they took."""
    if g.stake != BLANK and bandit == lookout(g):
        return 2 * (g.stake + 1) + 1
    own = [car + 1 for car in range(CARS) if g.taken[car] == bandit]
    return 2 * max(own, default=0)


READER: Final = ToyReader(SCENE, RULEBOOK)
