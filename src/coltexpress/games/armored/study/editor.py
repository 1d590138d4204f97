"""What can be changed in a position of the expansion; the rest is as in the base game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from coltexpress.games.armored.builder import advance_to
from coltexpress.games.armored.cards import PROFESSORE, SCHEME, deck_against
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
from coltexpress.games.classic.state import STEALIN
from coltexpress.games.classic.study.editor import TrainEditor
from coltexpress.kernel.rows import filled
from coltexpress.kernel.vecs import i64, vec
from coltexpress.study.editing import Edit, Part, others
from coltexpress.train.cards import face_up


def this(g: Classic) -> Armored:
    """The state, which is one of this game."""
    assert isinstance(g, Armored)
    return g


def highest_space(g: Armored, played: int) -> int:
    """As high as the Schemes of Il Professore can have taken his marker. [A-PROF-15..17]

    Every round he has all of them again; of this one those count that no longer lie on the pile.
    """
    if not g.rules.professore:
        return 0
    schemes = list(deck_against(g.bandits)).count(SCHEME)
    space = sum(min(schemes, plays_in(g.printed.turns[card])) for card in g.round_cards[:-1])
    if g.phase == STEALIN:
        lying = [
            face_up(card) for card, by in zip(g.pile, g.pile_by, strict=True) if by == g.players
        ]
        space += min(schemes - lying.count(SCHEME), played - len(lying))
    return min(space, len(g.printed.ladder) - 1)


def plays_in(turns: Iterable[int]) -> int:
    """Il Professore plays one card in every turn, two in a Speeding-up turn. [A-PROF-11]"""
    return sum(2 if kind == SPEEDING_UP else 1 for kind in turns)


class ArmoredEditor(TrainEditor):
    """Positions of the expansion."""

    def parts(self) -> dict[str, Part]:
        parts = super().parts()
        parts["courier"] = parts.pop("marshal")._replace(edits=self.couriers, put=self.put_courier)
        return {**parts, "ladder": Part(self.ladder, self.put_ladder)}

    def settle(self, state: Classic) -> None:
        """The trains stand as the round says, and nothing of this turn is used up."""
        g = this(state)
        advance_to(g, len(g.round_cards) - 1)
        g.bonus, g.healed, g.kept = (filled(0, g.players) for _ in range(3))
        g.diverted = 0
        super().settle(g)
        g.ladder = min(g.ladder, highest_space(g, self.may_have_played(g, g.players)))

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

    def ladder(self, state: Classic) -> list[Edit]:
        """What the space of Il Professore's marker pays, as high as it can be by now."""
        g = this(state)
        if not g.rules.professore:
            return []
        highest = highest_space(g, self.may_have_played(g, g.players))
        now, spaces = g.printed.ladder[g.ladder], list(g.printed.ladder)[: highest + 1]
        return [Edit("ladder", "money", [now], others(now, spaces))]

    def put_ladder(self, state: Classic, _row: int, money: int) -> None:
        """His marker on the space that pays this."""
        g = this(state)
        g.ladder = list(g.printed.ladder).index(money)

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
        if player < g.players:
            return super().may_have_played(g, player)
        return plays_in(self.turns_so_far(g))

    def to_turn_up(self, g: Classic) -> vec[i64]:
        return round_cards_to_come(this(g))

    def moves_loot(self, card: int) -> bool:
        return False

    def turns_of(self, g: Classic) -> int:
        """Delayed assault can cut a round short. [A-RULE-47]"""
        return turns_to_play(this(g))


EDITOR: Final = ArmoredEditor()
