"""The events of this game, each declared once; facts.py has the fact of each."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.events import EventKind, Secret, numbered
from coltexpress.kernel.facts import Unseen, heads_of
from coltexpress.kernel.fields import BY_SEAT

PICKED: Final = 0
BECAME_START_PLAYER: Final = 1
PLACED: Final = 2
ROUND_BEGAN: Final = 3
PLANNED: Final = 4
EXECUTION_BEGAN: Final = 5
REVEALED: Final = 6
STOOD_UP: Final = 7
TURNED: Final = 8
CLIMBED: Final = 9
MOVED: Final = 10
SHOT: Final = 11
MISSED: Final = 12
KNOCKED_BACK: Final = 13
LAY_DOWN: Final = 14
RODE: Final = 15
FELL_OFF: Final = 16
RESCUED: Final = 17
HAD_NO_EFFECT: Final = 18
ELIMINATED: Final = 19
DECOUPLED: Final = 20
CLAIMED: Final = 21
GAME_ENDED: Final = 22
WON: Final = 23
NOBODY_WON: Final = 24

A_PLAN: Final = Secret("plan", Unseen(), {"bandit": BY_SEAT})  # S-PLAN-02, S-PLAN-03

# Fields that are often touched together.
MOVES: Final = "queue@at:bandit queue@spot at"
LEAVES: Final = "queue@at:bandit at facing down status"
MOUNTS: Final = f"queue@0 {LEAVES}"

EVENTS: Final = numbered(
    {
        PICKED: EventKind("picked", "bandit character", "S-SETUP-04 S-RULE-03 S-RULE-31", "who"),
        BECAME_START_PLAYER: EventKind(
            "became-start-player",
            "bandit",
            "S-SETUP-06 S-ROUND-07 S-RULE-16",
            "start order",
            heads=True,
        ),
        PLACED: EventKind(
            "placed",
            "bandit spot facing",
            "S-SETUP-09 S-SETUP-11 S-SETUP-12",
            f"{MOVES} facing status",
            quiet=True,
        ),
        ROUND_BEGAN: EventKind(
            "round-began",
            "number",
            "S-GEN-04 S-PLAN-01 S-ROUND-08",
            "phase round shown",
            heads=True,
        ),
        PLANNED: EventKind(
            "planned",
            "bandit plan",
            "S-PLAN-02 S-PLAN-03 S-RULE-04",
            "plan@bandit",
            secret=A_PLAN,
            no_news=1,
        ),
        EXECUTION_BEGAN: EventKind(
            "execution-began", "", "S-GEN-05 S-EXEC-01", "phase", heads=True
        ),
        REVEALED: EventKind(
            "revealed", "bandit card", "S-EXEC-03 S-PLAN-04", "plan@bandit shown@bandit", heads=True
        ),
        STOOD_UP: EventKind("stood-up", "bandit", "S-DOWN-01 S-DOWN-02 S-REFLEX-01", "down"),
        TURNED: EventKind("turned", "bandit facing", "S-TURN-01 S-TURN-02", "facing"),
        CLIMBED: EventKind("climbed", "bandit spot", "S-CLIMB-01 S-CLIMB-02 S-CLIMB-04", MOVES),
        MOVED: EventKind("moved", "bandit spot", "S-MOVE-01 S-MOVE-04", MOVES),
        SHOT: EventKind("shot", "bandit target", "S-FIRE-01 S-REFLEX-02"),
        MISSED: EventKind("missed", "bandit", "S-FIRE-13 S-RULE-08"),
        KNOCKED_BACK: EventKind(
            "knocked-back", "bandit spot", "S-FIRE-06 S-FIRE-07 S-FIRE-14", f"{MOVES} down"
        ),
        LAY_DOWN: EventKind("lay-down", "bandit", "S-REFLEX-03", "down"),
        RODE: EventKind("rode", "bandit", "S-HORSE-01 S-HORSE-02 S-HORSE-03", MOUNTS),
        FELL_OFF: EventKind("fell-off", "bandit", "S-MOVE-05 S-FIRE-12 S-RULE-18", LEAVES),
        RESCUED: EventKind("rescued", "bandit", "S-HORSE-04", MOUNTS),
        HAD_NO_EFFECT: EventKind("had-no-effect", "bandit card", "S-HORSE-06 S-RULE-18"),
        ELIMINATED: EventKind(
            "eliminated",
            "bandit number",
            "S-ROUND-02 S-RULE-11 S-RULE-25",
            f"{LEAVES} wave plan@bandit",
        ),
        DECOUPLED: EventKind(
            "decoupled",
            "number",
            "S-ROUND-01 S-POS-20",
            "phase cars decoupled round",
            heads=True,
            breaks=True,
        ),
        CLAIMED: EventKind(
            "claimed",
            "bandit number loot",
            "S-ROUND-03 S-ROUND-04 S-RULE-02",
            "loot@bandit money@bandit",
        ),
        GAME_ENDED: EventKind(
            "game-ended", "", "S-END-01 S-END-02", "phase round", heads=True, breaks=True
        ),
        WON: EventKind("won", "bandit", "S-END-01 S-END-03 S-END-04"),
        NOBODY_WON: EventKind("nobody-won", "", "S-END-06 S-RULE-15"),
    }
)
HEADS: Final = heads_of(EVENTS)
