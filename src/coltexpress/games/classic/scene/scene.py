"""The scene of the base game."""

from __future__ import annotations

from typing import Annotated, Final

from coltexpress.wire.scenery import Scene, says


class TrainScene(Scene, kw_only=True):
    """What the base game and the armored train have in common."""

    eyes: Annotated[int, says("whose eyes: a seat, -4 a spectator, -5 all open")]
    seats: Annotated[int, says("how many people choose")]
    players: Annotated[int, says("how many have a deck and a hand")]
    bandits: Annotated[int, says("how many stand on the train")]
    who: Annotated[list[int], says("by bandit: the character, -1 before it is picked")]
    player_of: Annotated[list[int], says("by bandit: the player")]
    seat_of: Annotated[list[int], says("by player: the seat")]
    cars: Annotated[list[int], says("by section after the locomotive: the car, -1 before")]
    at: Annotated[list[int], says("by bandit: the spot, -1 before")]
    floor: Annotated[list[list[int]], says("by spot: the loot tokens")]
    spare: Annotated[int, says("strongboxes waiting beside the train")]
    held: Annotated[list[list[int]], says("by bandit: the loot tokens")]
    money: Annotated[list[int], says("by seat: what the tokens are worth that these eyes know")]
    bullets: Annotated[list[int], says("by bandit: own bullets left")]
    wounds: Annotated[list[list[int]], says("by bandit: where each bullet taken came from")]
    neutral: Annotated[int, says("neutral bullets left")]
    hand: Annotated[list[list[int]], says("by player: the cards in hand, -2 for each unseen")]
    deck: Annotated[list[list[int]], says("by player: cards in no order, -2 for each unseen")]
    top: Annotated[list[list[int]], says("by player: known cards above the deck, topmost last")]
    discard: Annotated[list[list[int]], says("by player: the discard pile, topmost last")]
    draw: Annotated[list[int], says("by player: how many cards could still be drawn")]
    pile: Annotated[list[int], says("the common pile, next card first, -2 for each unseen")]
    pile_by: Annotated[list[int], says("by card of the pile: the player")]
    pile_down: Annotated[list[int], says("by card of the pile: 1 while face down")]
    phase: Annotated[int, says("an index into the phases of the box")]
    round_cards: Annotated[list[int], says("the round cards turned up so far, the present last")]
    turn: Annotated[int, says("the present turn of the round card, from 0")]
    first: Annotated[int, says("the first player")]
    order: Annotated[list[int], says("the players in the order of the present turn")]
    actor: Annotated[int, says("the player who is acting, -1 if nobody is")]
    sealed: Annotated[list[int], says("by seat: sealed answers, -1 none yet, -2 unseen; or empty")]
    preview: Annotated[
        list[list[int]], says("by bandit: where mine may stand if nobody interferes, or empty")
    ]
    winners: Annotated[list[int], says("the seats that have won; empty until the end")]
    scores: Annotated[list[int], says("by seat: the final points; empty until the end")]


class ClassicScene(TrainScene, tag="classic", kw_only=True):
    """A table of Colt Express as one pair of eyes sees it."""

    marshal: Annotated[int, says("the spot of the Marshal, -1 before")]
    gunslingers: Annotated[list[int], says("the bandits who have fired most, if it ended now")]


SCENE: Final = ClassicScene
