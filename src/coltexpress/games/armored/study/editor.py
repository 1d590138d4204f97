"""What can be changed in a position of the expansion; the rest is as in the base game."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored.builder import advance_to
from coltexpress.games.armored.cards import PROFESSORE
from coltexpress.games.armored.printed import DOCUMENTS
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.armored.scheming import round_cards_to_come, turns_to_play
from coltexpress.games.armored.state import (
    COURIERS,
    MAY_HOLD,
    bullet_of,
    pile_is_gone,
    team_of,
)
from coltexpress.games.armored.trains import ARMORED_SECTIONS, CLOSED
from coltexpress.games.classic.printed import SPEEDING_UP
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.study.editor import TrainEditor
from coltexpress.kernel.rows import filled
from coltexpress.kernel.vecs import i64, vec
from coltexpress.study.editing import Edit, Part, others


def this(g: Classic) -> Armored:
    """The state, which is one of this game."""
    assert isinstance(g, Armored)
    return g


class ArmoredEditor(TrainEditor):
    """Positions of the expansion."""

    def parts(self) -> dict[str, Part]:
        parts = super().parts()
        parts["courier"] = parts.pop("marshal")._replace(edits=self.couriers, put=self.put_courier)
        return parts

    def settle(self, state: Classic) -> None:
        """The trains stand as the round says, and nothing of this turn is used up."""
        g = this(state)
        advance_to(g, len(g.round_cards) - 1)
        g.bonus, g.healed, g.kept = (filled(0, g.players) for _ in range(3))
        g.diverted = 0
        super().settle(g)

    def spots(self, g: Classic) -> list[int]:
        return others(CLOSED, super().spots(g))

    def couriers(self, state: Classic) -> list[Edit]:
        """Where the couriers are: inside or on the roof of their car, and alone."""
        g, found = this(state), []
        for courier in range(COURIERS):
            section, now = ARMORED_SECTIONS[courier], g.courier[courier]
            floors = [g.train.inside[section], g.train.roof[section]]
            free = [spot for spot in floors if spot not in g.at]
            found.append(Edit("courier", "spot", [now], others(now, free), "courier", courier))
        return found

    def put_courier(self, state: Classic, courier: int, spot: int) -> None:
        """A courier on the other floor."""
        this(state).courier[courier] = spot

    def may_hold(self, g: Classic, bandit: int, token: int) -> bool:
        """Nobody has the document of the other team. [A-ROB-04]"""
        return token not in DOCUMENTS or token in MAY_HOLD[team_of(this(g), g.player_of[bandit])]

    def settle_strongbox(self, g: Classic) -> None:
        """No strongbox waits beside these trains. [A-RULE-06]"""

    def source_of(self, wound: int) -> int:
        return bullet_of(wound)

    def give_back(self, state: Classic, source: int) -> None:
        """Il Professore has bullets of his own. [A-PROF-04]"""
        if source == PROFESSORE:
            this(state).professore_bullets += 1
        else:
            super().give_back(state, source)

    def neutral_are_gone(self, g: Classic) -> bool:
        return pile_is_gone(this(g))

    def piles_of(self, g: Classic) -> list[vec[vec[i64]]]:
        return [*super().piles_of(g), this(g).under]

    def may_have_played(self, g: Classic, player: int) -> int:
        """Il Professore plays one card in every turn, two in a Speeding-up turn. [A-PROF-11]"""
        if player < g.players:
            return super().may_have_played(g, player)
        turns = self.turns_so_far(g)
        return len(turns) + turns.count(SPEEDING_UP)

    def to_turn_up(self, g: Classic) -> vec[i64]:
        return round_cards_to_come(this(g))

    def moves_loot(self, card: int) -> bool:
        return False

    def turns_of(self, g: Classic) -> int:
        """Delayed assault can cut a round short. [A-RULE-47]"""
        return turns_to_play(this(g))


EDITOR: Final = ArmoredEditor()
