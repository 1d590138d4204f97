"""The fields that the expansion adds to those of the base game, each declared once."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic import fields as base
from coltexpress.games.classic.fields import BY_PLACE, CARDS
from coltexpress.kernel.fields import Field, Stored, declared, follows, in_scene
from coltexpress.kernel.shapes import FLAG, NUMBER, NUMBERS, OBJECT, ROWS

NONE: Final = "filled(0, options.decks)"

FIELDS: Final = declared(
    *base.FIELDS,
    Field("rules", OBJECT, "options"),
    Field("drawn_loot", OBJECT, 'options.robbery_pick == "random"'),
    Field("lent_cards", OBJECT, 'options.nudge_source == "own_card"'),
    Field("couriers_block", OBJECT, 'options.couriers_block_sight == "true"'),
    Field("printed", OBJECT, "printed_with(options.data)"),
    Field("places", NUMBER, "options.places", fixed=True),  # Il Professore's included
    Field("mates", ROWS, "rows(options.mates)", fixed=True),  # by bandit: the others
    Field("teams", ROWS, "rows(options.teams)", fixed=True),  # by team: the bandits
    # the armored train
    Field(
        "courier",
        NUMBERS,
        "filled(NOWHERE, len(ARMORED_SECTIONS))",
        "by courier: the spot, -1 before",
    ),
    Field("advances", NUMBER, "0", "how often the Starting Train has advanced"),
    Field("trains", OBJECT, "trains_after(self.advances)"),
    # bullets that left the decks and guns
    Field("bunch", NUMBERS, "vec[i64]()", "the bullets under the Wild Bunch token: from whom"),
    Field("boxed", NUMBERS, "vec[i64]()", "healed bullets that left the game: from whom"),
    # Il Professore
    Field("ladder", NUMBER, "0", "the space of his marker, an index into the ladder of the box"),
    Field("professore_bullets", NUMBER, "0", "his own bullets left"),
    # cards [A-RULE-37, A-RULE-44]
    Field(
        "under", ROWS, BY_PLACE, "by place: cards below the deck, -2 for each unseen", cover=CARDS
    ),
    Field("bonus", NUMBERS, NONE, "by player: further cards at the next start of a round"),
    Field("kept", NUMBERS, NONE),  # by Action plan, so not drawn then
    Field("healed", NUMBERS, NONE, "by bandit: bullets lost in the Heal event just past"),
    Field("diverted", NUMBER, "0", "teams that used the Diversion of this turn, one bit each"),
)

# The fields that follow from these.
MAY_TALK: Final = 120
BUNCH_COUNT: Final = 121
X: Final = 122
OPPOSITE: Final = 123
TEAM: Final = 124
THE_PROFESSORE: Final = 125

SCENE: Final = in_scene(
    *[field for field in FIELDS if field.name != "marshal"],  # he stays at home
    *base.SHARED,
    follows(TEAM, "team", NUMBERS, "by place at the table: 0 blue, 1 red"),
    follows(
        THE_PROFESSORE,
        "professore",
        NUMBER,
        "Il Professore's place at the table, -1 if he does not play",
    ),
    follows(X, "x", NUMBERS, "by section: where it lies along the tracks, in car lengths"),
    follows(OPPOSITE, "opposite", NUMBERS, "by spot: the spot across the tracks, -1 for none"),
    follows(BUNCH_COUNT, "bunch_count", NUMBERS, "by team: its bullets under the Wild Bunch token"),
    follows(MAY_TALK, "may_talk", FLAG, "may team-mates talk now?"),
)

STORED: Final = Stored(
    "ArmoredStored",
    "Everything in play in the expansion.",
    FIELDS[len(base.FIELDS) :],
    """
from coltexpress.games.armored.options import Options
from coltexpress.games.armored.printed import LOOT, NEUTRAL_BULLETS, printed_with
from coltexpress.games.armored.trains import ARMORED_SECTIONS, trains_after
from coltexpress.games.classic.rulebook import Classic
from coltexpress.train.cards import hidden
from coltexpress.train.geometry import NOWHERE
""",
    base="Classic",
    above="options",
    again={
        "train": "self.trains",
        "floor": "empty_rows(self.trains.spots)",
        "box": "LOOT[:]",
        "neutral": "NEUTRAL_BULLETS",
    },
)
