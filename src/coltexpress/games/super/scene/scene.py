"""The scene of Colt Super Express."""

from __future__ import annotations

from typing import Final

from coltexpress.games.super.fields import SCENE as FIELDS
from coltexpress.kernel.fields import Field
from coltexpress.kernel.shapes import NUMBERS, ROWS
from coltexpress.protocol.scenery import scene_with

SCENE: Final = scene_with(
    "SuperScene",
    "super",
    "A state of Colt Super Express as one viewer sees it; a bandit has its seat's number.",
    FIELDS,
    (
        Field("sealed", NUMBERS, says="by seat: sealed plans, -1 none yet, -2 unseen; or empty"),
        Field(
            "preview",
            ROWS,
            says="my poses after each card to come, alone: spot or -1, facing, down",
        ),
    ),
)
