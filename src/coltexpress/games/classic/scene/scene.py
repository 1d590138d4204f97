"""The scene of the base game."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic.fields import SCENE as FIELDS
from coltexpress.kernel.fields import Field
from coltexpress.kernel.shapes import NUMBER, NUMBERS, ROWS
from coltexpress.protocol.scenery import scene_with

# What follows from the agenda and the open questions too, the same on the armored train.
SETTLED: Final = (
    Field("actor", NUMBER, says="the player who is acting, -1 if nobody is"),
    Field("sealed", NUMBERS, says="by seat: sealed answers, -1 none yet, -2 unseen; or empty"),
    Field("preview", ROWS, says="by bandit: where mine may stand if nobody interferes, or empty"),
)
SCENE: Final = scene_with(
    "ClassicScene",
    "classic",
    "A state of Colt Express as one viewer sees it.",
    FIELDS,
    SETTLED,
)
