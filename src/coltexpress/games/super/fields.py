"""The fields of this game, each declared once; stored.py is made from them."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.fields import BY_SEAT, Cover, Field, Stored, declared, follows, in_scene
from coltexpress.kernel.shapes import COUNTS, NUMBER, NUMBERS, OBJECT, ROWS, STACKS
from coltexpress.train.following import MONEY, ORDER, ROUND, SEATS

# The cards that others have not revealed are hidden, for ever. Those that were not picked and the
# loot sides of the train lie nowhere in the state. [S-PLAN-02, S-RULE-04, S-RULE-11]
PLANS: Final = Cover("face_down({})", "holds({}, HIDDEN)", BY_SEAT)

NONE: Final = "filled(0, options.players)"
NO_CARDS: Final = "filled(EMPTY, options.players)"

FIELDS: Final = declared(
    Field("options", OBJECT, "options"),
    Field("plans", OBJECT, "options.plans"),  # that can be laid
    Field("rescues", OBJECT, "options.rescues"),
    Field("horse_when_down", OBJECT, 'options.horse_when_down == "true"'),
    Field("horse_defers_end", OBJECT, 'options.horse_defers_end == "true"'),
    Field("players", NUMBER, "options.players", "how many play: as many as seats", fixed=True),
    Field(
        "who",
        NUMBERS,
        "filled(BLANK, options.players)",
        "by bandit: the character, -1 before it is picked",
    ),
    # the train
    Field(
        "cars",
        NUMBER,
        "options.cars",
        "how many cars are still coupled: also the number of the last",
    ),
    Field("board", OBJECT, "board_of(self.cars)"),  # what is left of it
    Field("at", NUMBERS, "filled(OFF, options.players)", "by bandit: the spot, -1 off the train"),
    Field("place", NUMBERS, NONE),  # by bandit: in the queue, from FRONT
    Field(
        "facing",
        NUMBERS,
        "filled(FRONT, options.players)",
        "by bandit: 0 toward the locomotive, 1 toward the last car",
    ),
    Field("down", NUMBERS, NONE, "by bandit: 1 while it lies on its back"),
    Field("status", NUMBERS, NONE, "by bandit: 0 beside, 1 aboard, 2 fallen off, 3 out"),
    Field("wave", NUMBERS, NONE, "by bandit: 1 if it was eliminated first, 2 next, 0 not yet"),
    Field(  # face up, in order of winning
        "loot",
        ROWS,
        "empty_rows(options.players)",
        "by bandit: the values of the cars it has won",
        replaced=True,
    ),
    # cards
    Field("plan", STACKS, NO_CARDS, "by bandit: cards to come, top first, -2 unseen", cover=PLANS),
    Field("shown", STACKS, NO_CARDS),  # in this round, on each other
    # where we are
    Field("phase", NUMBER, "0", "an index into the phases of the box"),
    Field("start", NUMBER, "BLANK", "who has the start-player card, -1 before"),
)

# The fields that follow from these.
DECOUPLED: Final = 110
QUEUE: Final = 111
SHOWN: Final = 112

SCENE: Final = in_scene(
    *FIELDS,
    follows(SEATS, "seats", NUMBER, "how many people choose"),
    follows(DECOUPLED, "decoupled", NUMBERS, "the sections that are gone, the first one first"),
    follows(QUEUE, "queue", ROWS, "by spot: the bandits, nearest the locomotive first"),
    follows(MONEY, "money", COUNTS, "by seat: the sum of those values; it decides nothing"),
    follows(SHOWN, "shown", ROWS, "by bandit: cards revealed in this round"),
    follows(ROUND, "round", NUMBER, "the number of the round, from 1"),
    follows(ORDER, "order", NUMBERS, "the bandits clockwise from the start player"),
)

STORED: Final = Stored(
    "SuperStored",
    "Everything in play in Colt Super Express.",
    FIELDS,
    """
from coltexpress.games.super.board import FRONT, OFF, board_of
from coltexpress.games.super.options import Options
from coltexpress.games.super.stacks import EMPTY, cards_of, face_down, holds
""",
)
