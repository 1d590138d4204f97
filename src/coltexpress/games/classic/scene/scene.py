"""The scene of the base game."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic.fields import SCENE as FIELDS
from coltexpress.kernel.fields import NUMBER, NUMBERS, ROWS, Field
from coltexpress.protocol.scenery import SCORES, VIEWER, WINNERS, scene_with

# What follows from the agenda and the open questions too, the same on the armored train.
SETTLED: Final = (
    VIEWER,
    Field("actor", NUMBER, says="the player who is acting, -1 if nobody is"),
    Field("sealed", NUMBERS, says="by seat: sealed answers, -1 none yet, -2 unseen; or empty"),
    Field("preview", ROWS, says="by bandit: where mine may stand if nobody interferes, or empty"),
    WINNERS,
    SCORES,
)
SCENE: Final = scene_with(
    "ClassicScene",
    "classic",
    "A table of Colt Express as one viewer sees it.",
    (*FIELDS, *SETTLED),
)
