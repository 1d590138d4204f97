"""The scene of Couriers & Armored Train: the base game's, and what the expansion adds."""

from __future__ import annotations

from typing import Annotated, Final

from coltexpress.games.classic.scene.scene import TrainScene
from coltexpress.wire.scenery import says


class ArmoredScene(TrainScene, tag="armored", kw_only=True):
    """A table of Couriers & Armored Train as one pair of eyes sees it."""

    team: Annotated[list[int], says("by place at the table: 0 blue, 1 red")]
    professore: Annotated[int, says("Il Professore's place at the table, -1 if he does not play")]
    professore_bullets: Annotated[int, says("his own bullets left")]
    ladder: Annotated[int, says("the space of his marker, an index into the ladder of the box")]
    courier: Annotated[list[int], says("by courier: the spot, -1 before")]
    advances: Annotated[int, says("how often the Starting Train has advanced")]
    x: Annotated[list[int], says("by section: where it lies along the tracks, in car lengths")]
    opposite: Annotated[list[int], says("by spot: the spot across the tracks, -1 for none")]
    bunch: Annotated[list[int], says("the bullets under the Wild Bunch token: from whom")]
    bunch_count: Annotated[list[int], says("by team: its bullets under the Wild Bunch token")]
    boxed: Annotated[list[int], says("healed bullets that left the game: from whom")]
    under: Annotated[list[list[int]], says("by place: cards below the deck, -2 for each unseen")]
    bonus: Annotated[list[int], says("by player: further cards at the next start of a round")]
    healed: Annotated[list[int], says("by bandit: bullets lost in the Heal event just past")]
    diverted: Annotated[int, says("teams that used the Diversion of this turn, one bit each")]
    may_talk: Annotated[bool, says("may team-mates talk now?")]


SCENE: Final = ArmoredScene
