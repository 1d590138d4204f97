"""What lies on the table of Colt Super Express, in a sentence or two, and the rules behind it."""

from __future__ import annotations

from typing import Final

from coltexpress.games.super.printed import BANDITS, CARDS
from coltexpress.games.super.rulebook import SuperExpress
from coltexpress.protocol.box import Explanations, explanation
from coltexpress.train.bandits import NAMES

CLAUSES: Final = {
    "turn": "S-TURN-01 S-TURN-02 S-TURN-03",
    "climb": "S-CLIMB-01 S-CLIMB-02 S-CLIMB-03",
    "move": "S-MOVE-01 S-MOVE-02 S-MOVE-05",
    "fire": "S-FIRE-01 S-FIRE-02 S-FIRE-03 S-FIRE-04 S-FIRE-06 S-FIRE-07",
    "reflex": "S-REFLEX-01 S-REFLEX-02 S-REFLEX-03",
    "horse": "S-HORSE-01 S-HORSE-02 S-HORSE-04",
}


def explained_in(g: SuperExpress) -> Explanations:
    """Everything that can be pointed at, by what it is."""
    cards = [CARDS[one] for one in g.options.cards]
    return {
        **{
            f"card-{name}": explanation(f"card-{name}", f"card-{name}-rule", CLAUSES[name])
            for name in cards
        },
        **{
            f"bandit-{NAMES[one]}": explanation(f"bandit-{NAMES[one]}", "bandit-rule", "S-GEN-02")
            for one in BANDITS
        },
        "facing": explanation("facing-name", "facing-rule", "S-TURN-01 S-MOVE-01 S-FIRE-03"),
        "down": explanation("down", "down-rule", "S-DOWN-01 S-FIRE-10 S-FIRE-11"),
        "loot-card": explanation(
            "loot-card", "loot-card-rule", "S-ROUND-03 S-ROUND-05 S-END-03 S-END-04"
        ),
        "last-car": explanation("last-car", "last-car-rule", "S-ROUND-01 S-ROUND-02"),
    }
