"""What lies on the tables of Couriers & Armored Train, in a sentence or two, and its rules."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored.printed import (
    EMPTY_BARREL,
    EVENTS,
    TURN_KINDS,
    WILD_BUNCH_PRIZE,
)
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.classic.scene import explained as base
from coltexpress.games.classic.scene.explained import bandits, barrel, loot, printed
from coltexpress.protocol.box import Explanations, explanation
from coltexpress.protocol.saying import Said, money
from coltexpress.train.faces import FACES
from coltexpress.train.loot import ALL_KINDS

CARDS: Final = {
    **{face: clauses for face, clauses in base.CARDS.items() if face != "marshal"},
    "move": "A-MOVE-01 A-MOVE-02 C-MOVE-05",
    "fire": "A-FIRE-01 A-FIRE-02 A-FIRE-03 C-FIRE-01",
    "robbery": "A-ROB-01 A-ROB-02",
    "punch": "A-PUNCH-01 A-PUNCH-02 C-PUNCH-01",
    "nudge": "A-NUDGE-01 A-NUDGE-02 A-NUDGE-03",
}
TURNS: Final = {
    **base.TURNS,
    "diversion": "A-DIVERSION-01 A-DIVERSION-02 A-DIVERSION-03 A-DIVERSION-04",
    "action_plan": "A-PLAN-01 A-PLAN-02",
}
ROUND_EVENTS: Final = {
    **base.ROUND_EVENTS,
    "couriers_in_movement": "A-EVENT-COURIERS-01 A-EVENT-COURIERS-02",
    "heavy_fire": "A-EVENT-HEAVY-01 A-EVENT-HEAVY-02",
    "swivel_arm": "A-EVENT-SWIVEL-01",
    "help": "A-EVENT-HELP-01",
    "coordinated_action_plan": "A-EVENT-COORD-01 A-EVENT-COORD-02",
    "heal": "A-EVENT-HEAL-01 A-EVENT-HEAL-02",
    "understaffing": "A-CAVALRY-04 A-CAVALRY-05",
    "delayed_assault": "A-CAVALRY-06 A-CAVALRY-07",
    "survival_of_the_fittest": "A-CAVALRY-08 A-CAVALRY-09",
    "double_bottom": "A-CAVALRY-10 A-CAVALRY-11 A-CAVALRY-12",
}
LOOT: Final = {
    **base.LOOT,
    "strongbox": "C-COMP-05 A-SETUP-14",
    "bag": "A-SETUP-09 A-SETUP-10",
    "nugget": "A-SETUP-13",
}
BANDITS: Final = {  # whose power is another one here, or has more clauses
    "cheyenne": "A-CHEYENNE-01 C-CHEY-01",
    "django": "A-DJANGO-01 A-DJANGO-02",
    "belle": "A-BELLE-01 C-BELLE-01 C-BELLE-02",
    "tuco": "C-TUCO-01 A-TUCO-01",
    "misty": "A-MISTY-01 A-MISTY-02 A-MISTY-03",
    "twinzz": "A-TWINZZ-01 A-TWINZZ-02",
    "mei": "A-RULE-57 A-MEI-01",
    "silk": "A-RULE-01",
}
PLACES: Final = {
    "armory": "A-ARMORY-01",
    "infirmary": "A-INFIRMARY-01",
    "tender": "A-TENDER-01",
    "gatling": "A-GATLING-01 A-GATLING-02 A-GATLING-03 A-GATLING-04",
    "courier": "A-COURIER-01 A-COURIER-03 A-COURIER-04 A-COURIER-05",
    "document": "A-SCORE-04 A-ROB-03 A-ROB-04 A-ROB-05",
}


def explained_in(g: Armored) -> Explanations:
    """Everything that can be pointed at, by what it is."""
    places = printed("place-{}", PLACES, PLACES)
    return {
        **printed("card-{}", [face for face in FACES if face != "marshal"], CARDS),
        **printed("turn-{}", TURN_KINDS, TURNS),
        **printed("round-event-{}", EVENTS, ROUND_EVENTS),
        **loot([kind for kind in ALL_KINDS if kind != "document"], LOOT),
        "loot-document": places["place-document"],
        **bandits(g.rules.characters, BANDITS),
        **places,
        "courier": places["place-courier"],
        "barrel": barrel(EMPTY_BARREL, "A-SCORE-03"),
        "wild-bunch": explanation(
            "wild-bunch",
            Said("wild-bunch-rule", {"prize": money(WILD_BUNCH_PRIZE)}),
            "A-COURIER-04 A-SCORE-05",
        ),
        "opposite": explanation(
            "opposite", "opposite-rule", "A-MOVE-01 A-MOVE-02 A-FIRE-01 A-PUNCH-01 A-TRAIN-01"
        ),
        "professore": explanation("professore", "professore-rule", "A-PROF-01 A-PROF-11 A-PROF-29"),
    }
