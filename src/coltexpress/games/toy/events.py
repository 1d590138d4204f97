"""The events of this game, each declared once; facts.py has the fact of each."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.events import EventKind, Secret, numbered
from coltexpress.kernel.facts import Unseen, heads_of
from coltexpress.kernel.fields import BY_SEAT

ROUND_BEGAN: Final = 0
CHOSE_CAR: Final = 1
LOOKED: Final = 2
BID: Final = 3
OPENED: Final = 4
TOOK: Final = 5
LOST_CRATE: Final = 6
GAME_ENDED: Final = 7
WON: Final = 8

A_LOOK: Final = Secret("loot", Unseen(), {"bandit": BY_SEAT})  # T-LOOK-03

EVENTS: Final = numbered(
    {
        ROUND_BEGAN: EventKind("round-began", "number bandit", "T-ROUND-01 T-ROUND-02", heads=True),
        CHOSE_CAR: EventKind("chose-car", "bandit car", "T-LOOK-01", "stake phase at"),
        LOOKED: EventKind("looked", "bandit loot", "T-LOOK-02 T-LOOK-03", "crate", secret=A_LOOK),
        BID: EventKind("bid", "bandit card", "T-BID-01 T-BID-02 T-BID-03", "hand@bandit"),
        OPENED: EventKind("opened", "car loot", "T-BID-04", "crate stake phase at", quiet=True),
        TOOK: EventKind(
            "took",
            "bandit car loot",
            "T-BID-05 T-BID-06",
            "taken money@bandit phase round lookout at",
            heads=True,
        ),
        LOST_CRATE: EventKind(
            "lost-crate", "car loot", "T-BID-06", "taken phase round lookout at", heads=True
        ),
        GAME_ENDED: EventKind("game-ended", "", "T-END-01", heads=True, breaks=True),
        WON: EventKind("won", "bandit", "T-END-02 T-END-03"),
    }
)
HEADS: Final = heads_of(EVENTS)
