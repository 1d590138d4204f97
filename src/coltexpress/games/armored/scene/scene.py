"""The scene of Couriers & Armored Train."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored.fields import SCENE as FIELDS
from coltexpress.games.classic.scene.scene import SETTLED
from coltexpress.protocol.scenery import scene_with

SCENE: Final = scene_with(
    "ArmoredScene",
    "armored",
    "A state of Couriers & Armored Train as one viewer sees it.",
    FIELDS,
    SETTLED,
)
