"""Characters on top of a level: what a bot likes a little more than winning."""

from __future__ import annotations

from typing import Final

from coltexpress.bots.judge import NO_ENEMY, Judge
from coltexpress.kernel.agenda import State


class Character:
    """How much a bot cares for shots, for its own money, and for getting even; all small."""

    def __init__(self, name: str, shots: float, greed: float, revenge: float) -> None:
        self.name = name
        self.shots = shots
        self.greed = greed
        self.revenge = revenge


STEADY: Final = Character("steady", 0.0, 0.0, 0.0)
TRIGGER_HAPPY: Final = Character("trigger-happy", 0.25, 0.0, 0.0)
GREEDY: Final = Character("greedy", 0.0, 0.40, 0.0)
VENGEFUL: Final = Character("vengeful", 0.0, 0.0, 0.40)
CHARACTERS: Final = {
    character.name: character for character in (STEADY, TRIGGER_HAPPY, GREEDY, VENGEFUL)
}


def pleased(
    character: Character, judge: Judge, g: State, seat: int, enemy: int, chances: list[float]
) -> list[float]:
    """The chances, with those of this seat as its character feels about the state."""
    if character is STEADY:
        return chances
    felt = chances[:]
    felt[seat] += character.shots * judge.shots(g, seat)
    felt[seat] += character.greed * judge.wealth(g, seat)
    if enemy != NO_ENEMY:
        felt[seat] -= character.revenge * chances[enemy]
    return felt
