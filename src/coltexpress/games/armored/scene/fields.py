"""Reading the scene of Couriers & Armored Train: the base game's, and what the expansion adds."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored.cards import PROFESSORE as HIS
from coltexpress.games.armored.fields import (
    BUNCH_COUNT,
    MAY_TALK,
    OPPOSITE,
    SCENE,
    TEAM,
    THE_PROFESSORE,
    X,
)
from coltexpress.games.armored.game import RULEBOOK
from coltexpress.games.armored.granting import NO_ACTION
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.armored.scene.warning import warnings_of
from coltexpress.games.armored.state import may_talk, professore_team, team_bandits, team_of
from coltexpress.games.armored.stealing.fire import A_BURST, A_COURIER
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.scene.fields import ClassicReader, fire_at
from coltexpress.games.classic.state import STEALIN
from coltexpress.kernel.agenda import BLANK, Ask, State
from coltexpress.kernel.rows import one
from coltexpress.kernel.vecs import i64, vec
from coltexpress.protocol.drafts import Draft
from coltexpress.protocol.reader import PROFESSORE
from coltexpress.protocol.saying import Said, Saying
from coltexpress.train.cards import DONE, NEUTRAL, owner_of


class ArmoredReader(ClassicReader):
    """Reads states of the expansion."""

    def follows(self, g: State, field: i64, row: i64, viewer: i64) -> vec[i64]:
        assert isinstance(g, Armored)
        if field == MAY_TALK:
            return one(1 if may_talk(g) else 0)
        if field == BUNCH_COUNT:
            return bunch_count(g)
        if field == X:
            return g.trains.x
        if field == OPPOSITE:
            return g.trains.opposite
        if field == TEAM:
            return vec[i64]([team_of(g, place) for place in range(g.places)])
        if field == THE_PROFESSORE:
            return one(g.players if g.rules.professore else BLANK)
        return super().follows(g, field, row, viewer)

    def places(self, g: Classic) -> i64:
        """Il Professore has a place too."""
        assert isinstance(g, Armored)
        return g.places

    def row_of(self, g: State, way: i64, number: i64) -> i64:
        if way == PROFESSORE:
            assert isinstance(g, Armored)
            return g.players
        return super().row_of(g, way, number)

    def warnings(self, g: Classic, draft: Draft) -> list[Said]:
        assert isinstance(g, Armored)
        return warnings_of(g, draft)

    def complete(self, draft: Draft, g: State, asked: Ask, foresight: vec[i64]) -> None:
        super().complete(draft, g, asked, foresight)
        assert isinstance(g, Armored)
        if draft.type == "target":
            draft.words = {one: target_at_spot(g, one) for one in draft.options}
        elif draft.what == "help-where":
            draft.words = {one: mates_at(g, draft.about["bandit"], one) for one in draft.options}
        elif draft.what == "take-action":
            draft.about["giver"] = giver(g)
            if NO_ACTION in draft.options:
                draft.words[NO_ACTION] = Said("answer-no-action")
        elif draft.what in ("heal-which", "keep-which"):
            draft.words[DONE] = Said(f"answer-{draft.what}-done")


def target_at_spot(g: Armored, target: int) -> Said:
    """Whom to shoot at, and where."""
    if target == A_BURST:
        return Said("answer-burst")
    if target >= A_COURIER:
        return fire_at(Said(type="target", number=target), g.courier[target - A_COURIER])
    return fire_at(Said("armored-of-team", type="bandit", number=target), g.at[target])


def mates_at(g: Armored, bandit: int, spot: int) -> Said:
    """To go to the team-mates at this spot, or to stay."""
    if spot == g.at[bandit]:
        return Said("armored-answer-stay", type="spot", number=spot)
    mates: list[Saying] = [
        Said(type="bandit", number=one)
        for one in team_bandits(g, team_of(g, g.player_of[bandit]))
        if g.at[one] == spot
    ]
    return Said("answer-help-where", {"mates": Said(several=mates)}, type="spot", number=spot)


def giver(g: Armored) -> int:
    """Who gives an action away: whose card is in play, Il Professore, or an event: -1."""
    if g.phase != STEALIN or len(g.pile) == 0:
        return BLANK
    return HIS if g.pile_by[0] == g.players else owner_of(g.pile[0])


def bunch_count(g: Armored) -> vec[i64]:
    """By team: its bullets under the Wild Bunch token. [A-SCORE-05, A-RULE-43]"""
    counts = vec[i64]([0, 0])
    for source in g.bunch:
        his = source in (HIS, NEUTRAL)
        counts[professore_team(g) if his else team_of(g, g.player_of[source])] += 1
    return counts


READER: Final = ArmoredReader(SCENE, RULEBOOK)
