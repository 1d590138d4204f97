"""The events of the expansion: those of the base game with what it changes, and its own."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic import events as base
from coltexpress.games.classic.events import CARD_OF_PLAYER, LOOT, LOOT_OF_BANDIT, PILE
from coltexpress.kernel.events import EventKind, Secret, numbered
from coltexpress.kernel.facts import heads_of
from coltexpress.train.cards import FaceDown

PROFESSORE_JOINED: Final = 47
COURIER_STOOD: Final = 48
PROFESSORE_PLAYED: Final = 49
DIVERTED: Final = 50
LOST_CARD: Final = 51
KEPT_CARD: Final = 52
TRAINS_MOVED: Final = 53
WILL_DRAW_MORE: Final = 54
HEALED: Final = 55
COURIER_SHOT: Final = 56
COURIER_MOVED: Final = 57
BURST: Final = 58
TOOK_DOCUMENT: Final = 59
PUT_BACK: Final = 60
NUDGED: Final = 61
GRANTED: Final = 62
DECLINED: Final = 63
PROFESSORE_SCHEMED: Final = 64
PROFESSORE_SHOT: Final = 65
PROFESSORE_SHOT_COURIER: Final = 66
PROFESSORE_IDLED: Final = 67
HELPED: Final = 68
ELIMINATED: Final = 69
LADDER_PAID: Final = 70
BUNCH_PAID: Final = 71
TEAM_COUNTED: Final = 72

CARD_OF_NOBODY: Final = Secret("card", FaceDown(), {})  # A-PROF-11

BULLETS: Final = "professore_bullets neutral"
CARDS: Final = " ".join(
    [f"{cards}@player_of:bandit" for cards in ("hand", "deck", "top", "discard", "under", "draw")]
)

was: Final = base.EVENTS
CHANGED: Final = {
    base.TOOK_CARDS: was[base.TOOK_CARDS].but(clauses="A-SETUP-15 A-SETUP-16"),
    base.COUPLED: was[base.COUPLED].but(clauses="A-SETUP-02"),
    base.LAID: was[base.LAID].but(clauses="A-SETUP-04 A-SETUP-09 A-SETUP-11"),
    base.STARTED_WITH: was[base.STARTED_WITH].but(clauses="A-SETUP-15"),
    base.MARSHAL_STOOD: was[base.MARSHAL_STOOD].but(less="marshal"),
    base.STOOD: was[base.STOOD].but(clauses="A-SETUP-05", quiet=True),
    base.ROUND_BEGAN: was[base.ROUND_BEGAN].but(also="may_talk"),
    base.DREW: was[base.DREW].but(also="under@player"),
    base.TURNED_UP: was[base.TURNED_UP].but(also="bonus healed"),
    base.TURN_BEGAN: was[base.TURN_BEGAN].but(also="diverted"),
    base.LAID_BACK: was[base.LAID_BACK].but(also="under@player"),
    base.STEALIN_BEGAN: was[base.STEALIN_BEGAN].but(also="may_talk"),
    base.CARD_RETURNED: was[base.CARD_RETURNED].but(also="under@player"),
    base.FLED: was[base.FLED].but(clauses="A-COURIER-01 A-RULE-25"),
    base.KNOCKED_BACK: was[base.KNOCKED_BACK].but(clauses="A-DJANGO-02"),
    base.SWEPT: was[base.SWEPT].but(clauses="A-EVENT-SWIVEL-01"),
    base.MARSHAL_MOVED: was[base.MARSHAL_MOVED].but(less="marshal"),
    base.SHOT: was[base.SHOT].but(less="gunslingers"),
    base.WOUNDED: was[base.WOUNDED].but(clauses="A-COURIER-01 A-GATLING-03"),
    base.ROBBED: was[base.ROBBED].but(clauses="A-ROB-01 A-ROB-02"),
    base.DROPPED: was[base.DROPPED].but(clauses="A-PUNCH-02 A-GATLING-04 A-EVENT-HEAVY-02"),
    base.SNATCHED: was[base.SNATCHED].but(clauses="A-CHEYENNE-01"),
    base.BECAME_GUNSLINGER: was[base.BECAME_GUNSLINGER].but(clauses="A-SCORE-03"),
    base.WON: was[base.WON].but(clauses="A-SCORE-06 A-CAVALRY-08 A-CAVALRY-10"),
}
EVENTS: Final = numbered(
    {
        **dict(enumerate(base.EVENTS)),
        **CHANGED,
        PROFESSORE_JOINED: EventKind(
            "professore-joined",
            "",
            "A-TEAM-02 A-PROF-02 A-PROF-05",
            "deck@professore draw@professore professore_bullets",
        ),
        COURIER_STOOD: EventKind(
            "courier-stood", "courier spot", "A-SETUP-12", "courier", quiet=True
        ),
        PROFESSORE_PLAYED: EventKind(
            "professore-played",
            "card",
            "A-PROF-11 A-PROF-12 A-PROF-13",
            f"deck@professore draw@professore {PILE}",
            secret=CARD_OF_NOBODY,
        ),
        DIVERTED: EventKind("diverted", "player", "A-DIVERSION-01 A-DIVERSION-03", "diverted"),
        LOST_CARD: EventKind(
            "lost-card",
            "player card",
            "A-DIVERSION-01 A-DIVERSION-02",
            "hand@player under@player draw@player",
            secret=CARD_OF_PLAYER,
        ),
        KEPT_CARD: EventKind(
            "kept-card",
            "player card",
            "A-PLAN-01 A-RULE-09",
            "hand@player deck@player under@player draw@player",
            secret=CARD_OF_PLAYER,
        ),
        TRAINS_MOVED: EventKind(
            "trains-moved", "number", "A-TRAIN-01 A-TRAIN-02", "advances x opposite", heads=True
        ),
        WILL_DRAW_MORE: EventKind(
            "will-draw-more", "player", "A-EVENT-COORD-01 A-ARMORY-01", "bonus"
        ),
        HEALED: EventKind(
            "healed",
            "bandit healing",
            "A-EVENT-HEAL-01 A-INFIRMARY-01",
            f"{CARDS} wounds@bandit neutral boxed healed",
        ),
        COURIER_SHOT: EventKind(
            "courier-shot", "bandit courier number", "A-COURIER-04", "bullets bunch bunch_count"
        ),
        COURIER_MOVED: EventKind(
            "courier-moved", "courier spot", "A-COURIER-05 A-EVENT-COURIERS-01", "courier"
        ),
        BURST: EventKind("burst", "bandit", "A-GATLING-01 A-GATLING-02"),
        TOOK_DOCUMENT: EventKind(
            "took-document",
            "bandit loot token",
            "A-ROB-03 A-ROB-05",
            f"floor@at:bandit {LOOT}",
            secret=LOOT_OF_BANDIT,
        ),
        PUT_BACK: EventKind(
            "put-back", "bandit loot token", "A-ROB-04 A-ROB-05 A-RULE-38", secret=LOOT_OF_BANDIT
        ),
        NUDGED: EventKind("nudged", "bandit target action", "A-NUDGE-01 A-NUDGE-02"),
        GRANTED: EventKind("granted", "bandit action", "A-NUDGE-03 A-PROF-21 A-CAVALRY-04"),
        DECLINED: EventKind("declined", "bandit", "A-NUDGE-03 A-RULE-11 A-RULE-14"),
        PROFESSORE_SCHEMED: EventKind("professore-schemed", "number", "A-PROF-16", "ladder"),
        PROFESSORE_SHOT: EventKind(
            "professore-shot",
            "target number",
            "A-PROF-19 A-PROF-27",
            f"{BULLETS} wounds@target top@player_of:target draw@player_of:target",
        ),
        PROFESSORE_SHOT_COURIER: EventKind(
            "professore-shot-courier",
            "courier number",
            "A-PROF-24 A-PROF-25",
            f"{BULLETS} bunch bunch_count",
        ),
        PROFESSORE_IDLED: EventKind(
            "professore-idled", "card", "A-PROF-17 A-PROF-20 A-PROF-23 A-PROF-26"
        ),
        HELPED: EventKind("helped", "bandit spot", "A-EVENT-HELP-01", "at"),
        ELIMINATED: EventKind("eliminated", "bandit", "A-GOAL-04"),
        LADDER_PAID: EventKind("ladder-paid", "team money", "A-PROF-29"),
        BUNCH_PAID: EventKind("bunch-paid", "team money", "A-SCORE-05"),
        TEAM_COUNTED: EventKind("team-counted", "team money", "A-SCORE-01 A-SCORE-02 A-SCORE-04"),
    }
)
HEADS: Final = heads_of(EVENTS)
