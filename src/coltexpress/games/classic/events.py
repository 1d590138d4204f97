"""The events of the base game, each declared once; facts.py has the fact of each."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.events import EventKind, Secret, numbered
from coltexpress.kernel.facts import Unseen, heads_of
from coltexpress.train.cards import FaceDown
from coltexpress.train.loot import Back
from coltexpress.train.owners import BY_BANDIT, BY_PLAYER

PICKED: Final = 0
TOOK_CARDS: Final = 1
KEPT_MARSHAL: Final = 2
COUPLED: Final = 3
LAID: Final = 4
STARTED_WITH: Final = 5
SET_BESIDE: Final = 6
MARSHAL_STOOD: Final = 7
BECAME_FIRST: Final = 8
STOOD: Final = 9
ROUND_BEGAN: Final = 10
DREW: Final = 11
RESHUFFLED: Final = 12
DISCARDED: Final = 13
TURNED_UP: Final = 14
TURN_BEGAN: Final = 15
PLAYED: Final = 16
CHOSE_TO_DRAW: Final = 17
PASSED: Final = 18
LAID_BACK: Final = 19
STEALIN_BEGAN: Final = 20
REVEALED: Final = 21
CARD_RETURNED: Final = 22
HAD_NO_EFFECT: Final = 23
MOVED: Final = 24
CLIMBED: Final = 25
FLED: Final = 26
KNOCKED_BACK: Final = 27
THROWN: Final = 28
LURCHED: Final = 29
SWEPT: Final = 30
MARSHAL_MOVED: Final = 31
SHOT: Final = 32
WOUNDED: Final = 33
BULLETS_RAN_OUT: Final = 34
ROBBED: Final = 35
DROPPED: Final = 36
SNATCHED: Final = 37
EVENT_STRUCK: Final = 38
STRONGBOX_CAME: Final = 39
RANSOMED: Final = 40
ROUND_ENDED: Final = 41
GAME_ENDED: Final = 42
SHOWED: Final = 43
BECAME_GUNSLINGER: Final = 44
COUNTED: Final = 45
WON: Final = 46

# Who may know which argument. [C-RULE-01, C-RULE-03, C-SETUP-08, C-PUNCH-04, C-RULE-34]
LOOT_OF_NOBODY: Final = Secret("token", Back(), {})
LOOT_OF_BANDIT: Final = Secret("token", Back(), {"bandit": BY_BANDIT})
LOOT_OF_BOTH: Final = Secret("token", Back(), {"bandit": BY_BANDIT, "victim": BY_BANDIT})
CARD_OF_PLAYER: Final = Secret("card", Unseen(), {"player": BY_PLAYER})
CARD_PLAYED: Final = Secret("card", FaceDown(), {"player": BY_PLAYER})

A_DEAL: Final = 6  # so many cards at once are the hand of a new round

# Fields that are often touched together.
PILE: Final = "pile pile_by pile_down"
LOOT: Final = "held@bandit money@seat:bandit"

EVENTS: Final = numbered(
    {
        PICKED: EventKind("picked", "bandit character", "C-SETUP-01 C-RULE-05", "who"),
        TOOK_CARDS: EventKind(
            "took-cards",
            "player",
            "C-SETUP-04 C-SETUP-05 C-TWO-08 C-TWO-11",
            "deck@player draw@player",
            quiet=True,
        ),
        KEPT_MARSHAL: EventKind(
            "kept-marshal", "bandit", "C-TWO-09", "deck@player_of:bandit draw@player_of:bandit"
        ),
        COUPLED: EventKind("coupled", "section car", "C-SETUP-09 C-SETUP-10", "cars", heads=True),
        LAID: EventKind(
            "laid",
            "spot token",
            "C-SETUP-12 C-SETUP-13 C-SETUP-14",
            "floor@spot",
            secret=LOOT_OF_NOBODY,
            quiet=True,
        ),
        STARTED_WITH: EventKind(
            "started-with",
            "bandit token",
            "C-SETUP-06 C-TWO-07",
            LOOT,
            secret=LOOT_OF_BANDIT,
            quiet=True,
        ),
        SET_BESIDE: EventKind("set-beside", "", "C-SETUP-15", "spare", quiet=True),
        MARSHAL_STOOD: EventKind("marshal-stood", "spot", "C-SETUP-14", "marshal", quiet=True),
        BECAME_FIRST: EventKind(
            "became-first",
            "player",
            "C-SETUP-23 C-SETUP-24 C-ENDROUND-02",
            "first order",
            heads=True,
        ),
        STOOD: EventKind("stood", "bandit spot", "C-SETUP-26 C-SETUP-27 C-TWO-04", "at"),
        ROUND_BEGAN: EventKind(
            "round-began", "number", "C-ROUND-01 C-ROUND-02", "phase turn order", heads=True
        ),
        DREW: EventKind(
            "drew",
            "player card",
            "C-ROUND-03 C-PLAN-04 C-EXPERT-07",
            "hand@player deck@player top@player draw@player",
            secret=CARD_OF_PLAYER,
            runs=True,
            no_news=A_DEAL,
        ),
        RESHUFFLED: EventKind(
            "reshuffled",
            "player",
            "C-ENDROUND-01 C-EXPERT-08",
            "deck@player top@player discard@player",
            quiet=True,
        ),
        DISCARDED: EventKind(
            "discarded",
            "player card",
            "C-EXPERT-02 C-EXPERT-03 C-RULE-61",
            "hand@player discard@player draw@player",
        ),
        TURNED_UP: EventKind(
            "turned-up",
            "round_card",
            "C-ROUND-04 C-ROUND-05",
            "round_cards order",
            heads=True,
            breaks=True,
        ),
        TURN_BEGAN: EventKind(
            "turn-began", "number turn_kind", "C-ROUND-06 C-TURN-01", "turn order", heads=True
        ),
        PLAYED: EventKind(
            "played",
            "player card",
            "C-PLAN-03 C-TURN-02 C-GHOST-01",
            f"hand@player {PILE}",
            secret=CARD_PLAYED,
        ),
        CHOSE_TO_DRAW: EventKind("chose-to-draw", "player", "C-PLAN-04", quiet=True),
        PASSED: EventKind("passed", "player", "C-RULE-08"),
        LAID_BACK: EventKind(
            "laid-back", "player", "C-PLAN-07", "hand@player deck@player draw@player", quiet=True
        ),
        STEALIN_BEGAN: EventKind("stealin-began", "", "C-STEAL-01 C-STEAL-02", "phase", heads=True),
        REVEALED: EventKind("revealed", "player card", "C-STEAL-02 C-RULE-54", PILE, heads=True),
        CARD_RETURNED: EventKind(
            "card-returned",
            "player card",
            "C-STEAL-04 C-STEAL-05 C-EXPERT-04",
            f"{PILE} deck@player top@player discard@player draw@player",
            quiet=True,
        ),
        HAD_NO_EFFECT: EventKind("had-no-effect", "bandit face", "C-RULE-16"),
        MOVED: EventKind("moved", "bandit spot", "C-MOVE-01 C-MOVE-02", "at", fact="moved"),
        CLIMBED: EventKind("climbed", "bandit spot", "C-FLOOR-01 C-FLOOR-02", "at", fact="moved"),
        FLED: EventKind("fled", "bandit spot", "C-MEET-03 C-MEET-05", "at", fact="moved"),
        KNOCKED_BACK: EventKind("knocked-back", "bandit spot", "C-DJANGO-01", "at", fact="moved"),
        THROWN: EventKind("thrown", "bandit spot", "C-PUNCH-06 C-PUNCH-07", "at", fact="moved"),
        LURCHED: EventKind("lurched", "bandit spot", "C-EVENT-BRAKE-01", "at", fact="moved"),
        SWEPT: EventKind(
            "swept", "bandit spot", "C-EVENT-SWIVEL-01 C-EVENT-SWIVEL-02", "at", fact="moved"
        ),
        MARSHAL_MOVED: EventKind(
            "marshal-moved", "spot", "C-MARSHAL-01 C-EVENT-ANGRY-02", "marshal"
        ),
        SHOT: EventKind(
            "shot",
            "bandit target number",
            "C-FIRE-01 C-FIRE-02 C-FIRE-03",
            "bullets wounds@target top@player_of:target draw@player_of:target gunslingers",
        ),
        WOUNDED: EventKind(
            "wounded",
            "bandit cause",
            "C-MEET-06 C-MEET-07",
            "neutral wounds@bandit top@player_of:bandit draw@player_of:bandit",
        ),
        BULLETS_RAN_OUT: EventKind("bullets-ran-out", "", "C-MEET-08 C-MEET-09", "neutral"),
        ROBBED: EventKind(
            "robbed",
            "bandit loot token",
            "C-ROB-01 C-ROB-02",
            f"floor@at:bandit {LOOT}",
            secret=LOOT_OF_BANDIT,
        ),
        DROPPED: EventKind(
            "dropped",
            "bandit loot token",
            "C-PUNCH-02 C-PUNCH-05",
            f"floor@at:bandit {LOOT}",
            secret=LOOT_OF_BANDIT,
        ),
        SNATCHED: EventKind(
            "snatched",
            "bandit victim loot token",
            "C-CHEY-01 C-RULE-34",
            f"{LOOT} held@victim money@seat:victim",
            secret=LOOT_OF_BOTH,
        ),
        EVENT_STRUCK: EventKind("event-struck", "round_event", "C-EVENT-01", "phase", heads=True),
        STRONGBOX_CAME: EventKind(
            "strongbox-came", "spot", "C-EVENT-TAKE-01 C-RULE-45", "spare floor@spot"
        ),
        RANSOMED: EventKind(
            "ransomed",
            "bandit number token",
            "C-EVENT-HOSTAGE-01 C-RULE-48",
            LOOT,
            secret=LOOT_OF_BANDIT,
        ),
        ROUND_ENDED: EventKind("round-ended", "number", "C-ENDROUND-01", quiet=True, breaks=True),
        GAME_ENDED: EventKind("game-ended", "", "C-END-01", "phase", heads=True, breaks=True),
        SHOWED: EventKind("showed", "bandit token", "C-SCORE-01", LOOT),
        BECAME_GUNSLINGER: EventKind(
            "became-gunslinger", "bandit", "C-SCORE-02 C-SCORE-04 C-SCORE-05"
        ),
        COUNTED: EventKind("counted", "player money", "C-SCORE-01 C-SCORE-03"),
        WON: EventKind("won", "player", "C-SCORE-06 C-SCORE-07 C-TWO-13"),
    }
)
HEADS: Final = heads_of(EVENTS)
