"""The scene of Colt Super Express."""

from __future__ import annotations

from typing import Annotated, Final

from coltexpress.wire.scenery import Scene, says


class SuperScene(Scene, tag="super", kw_only=True):
    """A table of Colt Super Express as one pair of eyes sees it; a bandit has its seat's number."""

    eyes: Annotated[int, says("whose eyes: a seat, -4 a spectator, -5 all open")]
    seats: Annotated[int, says("how many people choose")]
    players: Annotated[int, says("how many play: as many as seats")]
    who: Annotated[list[int], says("by bandit: the character, -1 before it is picked")]
    cars: Annotated[int, says("how many cars are still coupled: also the number of the last")]
    decoupled: Annotated[list[int], says("the sections that are gone, the first one first")]
    queue: Annotated[list[list[int]], says("by spot: the bandits, nearest the locomotive first")]
    at: Annotated[list[int], says("by bandit: the spot, -1 off the train")]
    facing: Annotated[list[int], says("by bandit: 0 toward the locomotive, 1 toward the last car")]
    down: Annotated[list[int], says("by bandit: 1 while it lies on its back")]
    status: Annotated[list[int], says("by bandit: 0 beside, 1 aboard, 2 fallen off, 3 out")]
    wave: Annotated[list[int], says("by bandit: 1 if it was eliminated first, 2 next, 0 not yet")]
    loot: Annotated[list[list[int]], says("by bandit: the values of the cars it has won")]
    money: Annotated[list[int], says("by seat: the sum of those values; it decides nothing")]
    plan: Annotated[list[list[int]], says("by bandit: cards to come, top first, -2 unseen")]
    shown: Annotated[list[list[int]], says("by bandit: cards revealed in this round")]
    phase: Annotated[int, says("an index into the phases of the box")]
    round: Annotated[int, says("the number of the round, from 1")]
    start: Annotated[int, says("who has the start-player card, -1 before")]
    order: Annotated[list[int], says("the bandits clockwise from the start player")]
    sealed: Annotated[list[int], says("by seat: sealed plans, -1 none yet, -2 unseen; or empty")]
    preview: Annotated[
        list[list[int]], says("my poses after each card to come, alone: spot or -1, facing, down")
    ]
    winners: Annotated[list[int], says("the seats that have won; empty until the end")]
    scores: Annotated[list[int], says("by seat: the final points; empty until the end")]


SCENE: Final = SuperScene
