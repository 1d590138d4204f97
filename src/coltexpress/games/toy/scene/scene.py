"""The scene of this game: its fields, and who won."""

from __future__ import annotations

from typing import Final

from coltexpress.games.toy.fields import SCENE as FIELDS
from coltexpress.kernel.fields import Field
from coltexpress.kernel.shapes import NUMBERS
from coltexpress.protocol.scenery import scene_with

SCENE: Final = scene_with(
    "ToyScene",
    "toy",
    "A state of Crates as one viewer sees it; a bandit has its seat's number.",
    FIELDS,
    [Field("sealed", NUMBERS, says="by seat: sealed bids, -1 none yet, -2 unseen; or empty")],
)
